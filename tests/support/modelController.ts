import { vi } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import type { StartActor } from '../../machines/actors';
import { createModelController } from '../../src/models/control/createModelController';
import type { ModelOptions, ModelSettings } from '../../src/models/control/modelOptions';
import { readBeginning } from '../../src/wire/connections/answer/takeThoughtsOff';
import type { ConnectionFacts, LazyConnection } from '../../src/wire/connections/connection';
import { requestOf } from './requestOf';

/** A visitor's token. Nothing accepts it. */
export const TOKEN = 'hf_keptTokenOfTheTests0000000000000000';

export function fillTab(saved: Record<string, string> = {}) {
  sessionStorage.clear();
  for (const [key, text] of Object.entries(saved)) sessionStorage.setItem(key, text);
}

export const tabTexts = () => new Map<string, string>(Object.entries({ ...sessionStorage }));

export function fakeConnection(id: string, facts: Partial<ConnectionFacts> = {}) {
  return {
    id,
    model: `${id}/model`,
    takesConversation: true,
    recipients: ['Hugging Face', '“together”'],
    origins: null,
    ...facts,
    prepare: async () => {},
    warmUp: async () => {},
    generate: vi.fn<LazyConnection['generate']>(async () => ({ text: id, cut: false, model: id })),
    ask: vi.fn<LazyConnection['ask']>(async () => ({ text: id, cut: false, model: id })),
    readSoFar: readBeginning,
  };
}

const start: StartActor = <Logic extends AnyActorLogic>(
  id: string,
  logic: Logic,
  input?: unknown,
) => createActor(logic, { id, input } as never).start() as never;

interface Options {
  saved?: Record<string, string>;
  settings?: Partial<ModelSettings>;
  hostFacts?: Partial<ConnectionFacts>;
  hideSecret?: (secret: string) => void;
  availability?: Awaited<ReturnType<ModelOptions['services']['readAvailability']>>;
}

export function startController({
  saved = {},
  settings = {},
  hostFacts = {},
  hideSecret,
  availability = 'unavailable',
}: Options = {}) {
  fillTab(saved);
  const host = fakeConnection('host', hostFacts);
  const own = fakeConnection('own');
  const getTokens: (() => string)[] = [];
  const services = {
    createConnection: vi.fn<ModelOptions['services']['createConnection']>((_, getToken) => {
      getTokens.push(getToken);
      return own;
    }),
    fetchLiveModels: vi.fn<ModelOptions['services']['fetchLiveModels']>(async () => ({
      models: [],
      good: [],
      isRefused: false,
    })),
    readAvailability: vi.fn<ModelOptions['services']['readAvailability']>(async () => availability),
    downloadBrowserModel: vi.fn<ModelOptions['services']['downloadBrowserModel']>(async () => {}),
    testLink: vi.fn<ModelOptions['services']['testLink']>(async (link) =>
      link.address === null
        ? link
        : { ...link, address: 'http://localhost:11434/v1', model: link.model || 'llama' },
    ),
    startSignIn: vi.fn<ModelOptions['services']['startSignIn']>(async () => ({
      address: '#hub',
      nonce: 'n',
      codeVerifier: 'v',
    })),
    finishSignIn: vi.fn<ModelOptions['services']['finishSignIn']>(
      async ({ state }, { nonce }, { onAccept } = {}) => {
        if (JSON.parse(state).nonce !== nonce)
          throw Object.assign(new Error('stale'), { diagnosis: { kind: 'signInStale' } });
        onAccept?.();
        return { accessToken: TOKEN, expiresAt: Date.now() + 3_600_000, userName: 'ada' };
      },
    ),
  };
  const onConnectionChange = vi.fn();
  const controller = createModelController({
    settings: {
      model: 'host/model',
      provider: 'together',
      clientId: 'client',
      siteUrl: 'https://kitchen.example/',
      ...settings,
    },
    hostConnection: host,
    services,
    start,
    onConnectionChange,
    hideSecret,
  });
  return {
    controller,
    services,
    host,
    own,
    onConnectionChange,
    token: () => getTokens.at(-1)?.(),
    saved: () => JSON.stringify([...tabTexts()]),
    ask: (signal = new AbortController().signal) =>
      controller.connection.generate(requestOf(['eggs']), signal),
    state: () => controller.actor.getSnapshot().value,
    context: () => controller.actor.getSnapshot().context,
  };
}
