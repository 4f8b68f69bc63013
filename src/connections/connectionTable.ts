import type { Connection } from './connection';
import type { HuggingFaceOptions } from './huggingFace';
import { isLoopback } from './isLoopback';
import type { OpenAiCompatibleOptions } from './openAiCompatible';

/** How long a model on the visitor's computer may take, in ms: a large one is slow there. */
export const LOCAL_TIME_LIMIT = 600_000;

/** What a host sets that a connection may need. */
export interface HostOptions {
  /** A token of the hub, or a provider's own key. */
  accessToken: string | undefined;
  /** The address of an OpenAI-compatible server. */
  endpoint: string | undefined;
  model: string;
  provider: string;
}

/** What the page knows about a kind of connection. */
export interface ConnectionKind<Options> {
  /** Whether a language model writes its recipes. */
  hasModel: boolean;
  /** Whether it reads the messages of a request, so that they may hold earlier answers. */
  takesConversation: boolean;
  /** @returns undefined if the host has not set it up */
  fromSettings(settings: HostOptions): Options | undefined;
  /** Fetches the code and makes the connection. */
  create(options: Options): Promise<Connection>;
  /** How long one call may take, in ms; undefined for the usual limit. */
  timeLimit(options: Options): number | undefined;
}

const isLocal = ({ endpoint }: OpenAiCompatibleOptions) => isLoopback(new URL(endpoint).hostname);

const openAiCompatible: ConnectionKind<OpenAiCompatibleOptions> = {
  hasModel: true,
  takesConversation: true,
  fromSettings: ({ endpoint, model }) => (endpoint ? { endpoint, model } : undefined),
  create: async (options) =>
    (await import('./models')).createOpenAiCompatibleConnection(options, isLocal(options)),
  timeLimit: (options) => (isLocal(options) ? LOCAL_TIME_LIMIT : undefined),
};

const huggingFace: ConnectionKind<HuggingFaceOptions> = {
  hasModel: true,
  takesConversation: true,
  fromSettings: ({ accessToken, model, provider }) =>
    accessToken ? { getToken: () => accessToken, model, provider } : undefined,
  create: async (options) => (await import('./models')).createHuggingFaceConnection(options),
  timeLimit: () => undefined,
};

const sampleKitchen: ConnectionKind<object> = {
  hasModel: false,
  takesConversation: false,
  fromSettings: () => ({}),
  create: async () => (await import('./sampleKitchen/createSampleKitchen')).createSampleKitchen(),
  timeLimit: () => undefined,
};

/** Every kind of connection. A host gets the first one that its settings set up. */
export const CONNECTIONS = { openAiCompatible, huggingFace, sampleKitchen };
