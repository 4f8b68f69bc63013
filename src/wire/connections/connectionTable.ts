import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { LOCAL_LIMITS } from '../../../machines/recipe/RecipeContext';
import * as requestWords from '../../words/en/request';
import type { Connection, ConnectionFacts } from './connection';
import type { HuggingFaceOptions } from './huggingFace';
import { isLoopback } from './local/isLoopback';
import type { OpenAiCompatibleOptions } from './openAiCompatible';
import { nameProvider, providerFor } from './provider';

/** What a visitor may connect on every page: a model of the hub's, or one on their own computer. */
export const VISITOR_ORIGINS = [
  'https://huggingface.co',
  'https://router.huggingface.co',
  'http://localhost:*',
  'http://127.0.0.1:*',
];

export interface HostOptions {
  /** A token of the hub, or a provider's own key. */
  accessToken: string | undefined;
  endpoint: string | undefined;
  model: string;
  provider: string;
}

/** All that the page, its dialog, its policy and the doctor know about a kind of connection. */
export interface ConnectionKind<Options> {
  fromSettings(settings: HostOptions): Options | undefined;
  create(options: Options): Promise<Connection>;
  describe(options: Options): ConnectionFacts;
  /** Asks a server that gave no answer why; absent if the page cannot learn that. */
  diagnoseSilence?(options: Options, signal: AbortSignal): Promise<Diagnosis>;
  /** Whether the page itself has written what it gives. Only the page's own words need no check. */
  isOwnWords?: true;
}

const isLocal = ({ endpoint }: OpenAiCompatibleOptions) => isLoopback(new URL(endpoint).hostname);

const openAiCompatible: ConnectionKind<OpenAiCompatibleOptions> = {
  fromSettings: ({ endpoint, model }) => (endpoint ? { endpoint, model } : undefined),
  create: async (options) =>
    (await import('./models')).createOpenAiCompatibleConnection(options, isLocal(options)),
  describe(options) {
    const { host, origin } = new URL(options.endpoint);
    return {
      model: options.model,
      takesConversation: true,
      recipients: [host],
      origins: [origin],
      isLocal: isLocal(options),
      limits: isLocal(options) ? LOCAL_LIMITS : undefined,
    };
  },
  diagnoseSilence: async ({ endpoint }, signal) =>
    (await import('./diagnoseServer')).diagnoseServer(endpoint, signal),
};

const quoteProvider = (name: string | undefined) =>
  name ? requestWords.notes.quoted(name) : requestWords.connections.anyProvider;

const huggingFace: ConnectionKind<HuggingFaceOptions> = {
  fromSettings: ({ accessToken, model, provider }) =>
    accessToken
      ? {
          getToken: () => accessToken,
          secret: accessToken.startsWith('hf_') ? 'token' : 'key',
          model,
          provider: providerFor(model, provider),
        }
      : undefined,
  create: async (options) => (await import('./models')).createHuggingFaceConnection(options),
  describe: ({ model, provider, secret }) => ({
    model,
    takesConversation: true,
    recipients: [
      ...(secret === 'key' ? [] : ['Hugging Face']),
      quoteProvider(nameProvider(model, provider)),
    ],
    origins: null,
    secret,
  }),
};

const browserModel: ConnectionKind<object> = {
  // A host cannot know what a visitor's browser has.
  fromSettings: () => undefined,
  create: async () => (await import('./browserModel')).createBrowserModelConnection(),
  describe: () => ({
    model: requestWords.connections.browserModel,
    takesConversation: true,
    isLocal: true,
    recipients: [],
    origins: [],
    limits: LOCAL_LIMITS,
  }),
};

/** A host gets the first kind that its settings set up. */
export const CONNECTIONS = { openAiCompatible, huggingFace, browserModel };
