import type { Diagnosis } from '../../machines/connectionMachine';
import type { Connection } from './connection';
import { diagnoseConnection } from './diagnose';
import type { HuggingFaceOptions } from './huggingFace';
import { isLoopback } from './isLoopback';
import type { OpenAiCompatibleOptions } from './openAiCompatible';

/** How long a model on the visitor's computer may take, in ms: a large one is slow there. */
export const LOCAL_TIME_LIMIT = 600_000;

const HUB_ORIGINS = ['https://huggingface.co', 'https://router.huggingface.co'];

/** What a host sets that a connection may need. */
export interface HostOptions {
  /** A token of the hub, or a provider's own key. */
  accessToken: string | undefined;
  /** The address of an OpenAI-compatible server. */
  endpoint: string | undefined;
  model: string;
  provider: string;
}

/** What the page, the dialog, the build and the doctor know about a kind of connection. */
export interface ConnectionKind<Options> {
  /** What people call it. */
  name: string;
  /** Whether a language model writes its recipes. */
  hasModel: boolean;
  /** @returns undefined if the host has not set it up */
  fromSettings(settings: HostOptions): Options | undefined;
  /** Fetches the code and makes the connection. */
  create(options: Options): Promise<Connection>;
  /** The origins that it calls, for the page's policy. */
  origins(options: Options): readonly string[];
  /** How long one call may take, in ms; undefined for the usual limit. */
  timeLimit(options: Options): number | undefined;
  /** @returns undefined if the connection may be sound */
  diagnose(error: unknown): Diagnosis | undefined;
}

const openAiCompatible: ConnectionKind<OpenAiCompatibleOptions> = {
  name: 'OpenAI-compatible server',
  hasModel: true,
  fromSettings: ({ endpoint, model }) => (endpoint ? { endpoint, model } : undefined),
  create: async (options) => (await import('./models')).createOpenAiCompatibleConnection(options),
  origins: ({ endpoint }) => [new URL(endpoint).origin],
  timeLimit: ({ endpoint }) =>
    isLoopback(new URL(endpoint).hostname) ? LOCAL_TIME_LIMIT : undefined,
  diagnose: (error) => diagnoseConnection(error, false),
};

const huggingFace: ConnectionKind<HuggingFaceOptions> = {
  name: 'Hugging Face',
  hasModel: true,
  fromSettings: ({ accessToken, model, provider }) =>
    accessToken ? { getToken: () => accessToken, model, provider } : undefined,
  create: async (options) => (await import('./models')).createHuggingFaceConnection(options),
  // A provider's own key goes to the provider's host, which only the client knows.
  origins: () => HUB_ORIGINS,
  timeLimit: () => undefined,
  diagnose: (error) => diagnoseConnection(error, true),
};

const sampleKitchen: ConnectionKind<object> = {
  name: 'Sample recipes',
  hasModel: false,
  fromSettings: () => ({}),
  create: async () => (await import('./sampleKitchen/createSampleKitchen')).createSampleKitchen(),
  origins: () => [],
  timeLimit: () => undefined,
  diagnose: () => undefined,
};

/** Every kind of connection. A host gets the first one that its settings set up. */
export const CONNECTIONS = { openAiCompatible, huggingFace, sampleKitchen };

/** The origins that a visitor may connect on any page. */
export const VISITOR_ORIGINS = [...HUB_ORIGINS, 'http://localhost:*', 'http://127.0.0.1:*'];
