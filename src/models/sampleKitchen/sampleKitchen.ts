import type { ConnectionKind } from '../../wire';

/** Recipes from a small built-in book, without a model and without the network. */
export const sampleKitchen: ConnectionKind<object> = {
  fromSettings: () => ({}),
  create: async () => (await import('./createSampleKitchen')).createSampleKitchen(),
  describe: () => ({ model: null, takesConversation: false, recipients: [], origins: [] }),
  isOwnWords: true,
};
