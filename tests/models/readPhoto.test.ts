import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActors } from '../../machines/actors';
import { HOST_LINK, type Link } from '../../machines/connection/connectionMachine';
import { readSettings } from '../../scripts/settings/readSettings';
import { watchPhotos } from '../../src/app/parts/device';
import { settings as pageSettings } from '../../src/app/settings';
import { readAvailability } from '../../src/browser/languageModel';
import { createStore } from '../../src/browser/store';
import { readSight } from '../../src/kitchen/photo/readSight';
import type { ModelStatus } from '../../src/models/control/createModelController';
import { startLiveModels } from '../../src/models/control/startLiveModels';
import { findViewer, readPhoto } from '../../src/models/control/viewer';
import { createHostConnection } from '../../src/wire/connections/createConnection';
import { readLiveModels } from '../../src/wire/connections/liveModels/liveModels';
import { installLanguageModel } from '../support/languageModel';
import { listed, listOf, seeing } from '../support/liveModels';
import { eventOf, type StandIn, startStandIn } from '../support/standIn';

const PICTURE = new Uint8Array([0xff, 0xd8, 1, 2, 3]);
const TOKEN = 'hf_standInTokenOfTheTests';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
  vi.stubGlobal('fetch', standIn.fetch);
});
afterEach(async () => {
  await standIn.close();
});

/** The client remembers what the hub says of a model, so each connection has its own. */
let models = 0;

function connect() {
  models += 1;
  return createHostConnection({
    accessToken: TOKEN,
    endpoint: undefined,
    model: `some/model-${models}`,
    provider: 'together',
  });
}

function look(connection = connect(), signal = new AbortController().signal, rest = {}) {
  const { loadReader, list, ...around } = {
    aim: 'foods' as const,
    connection,
    pictures: [PICTURE],
    list: [],
    loadReader: async () => (text: string, isCut: boolean) => readSight(text, { list, isCut }),
    ...rest,
  };
  return readPhoto(around, loadReader, signal);
}

const foodsOf = (names: readonly string[]) => ({
  kind: 'foods',
  foods: names.map((name) => ({ name, isCertain: true, isUnchecked: false, isWild: false })),
});

describe('a look at a picture', () => {
  it('for a recipe sends one message with each picture, and takes the lines as the model copied them', async () => {
    const lines = '```\nPfannkuchen\n\n250 g Mehl\n1 Prise ???\n```';
    standIn.router.next({ kind: 'completion', content: lines });
    const rest = { aim: 'recipe' as const, pictures: [PICTURE, PICTURE] };
    expect(await look(undefined, undefined, rest)).toEqual({
      kind: 'text',
      text: 'Pfannkuchen\n\n250 g Mehl\n1 Prise ???',
    });
    const { messages } = Object(standIn.router.requests[0]?.body);
    const picture = { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9gBAgM=' } };
    const question = {
      type: 'text',
      text: expect.stringMatching(/^Copy the recipe .*Add nothing/s),
    };
    expect(messages).toEqual([{ role: 'user', content: [question, picture, picture] }]);
    expect(messages[0].content[0].text).not.toContain('eggs');
  });

  it('refuses a recipe whose end is missing, and says when the picture has no recipe', async () => {
    const rest = { aim: 'recipe' as const };
    standIn.router.next({ kind: 'completion', content: '2 eggs', finishReason: 'length' });
    await expect(look(undefined, undefined, rest)).rejects.toMatchObject({
      diagnosis: { kind: 'brokenOff' },
    });
    standIn.router.next({ kind: 'completion', content: 'None.' });
    expect(await look(undefined, undefined, rest)).toEqual({ kind: 'none' });
  });

  it('sends one message: the question, and the picture as it was drawn', async () => {
    standIn.router.next({ kind: 'completion', content: 'milk\neggs', streams: true });
    expect(await look(undefined, undefined, { list: ['eggs'] })).toEqual(foodsOf(['milk']));
    const [request] = standIn.router.requests;
    expect(Object.keys(Object(request?.body)).sort()).toEqual(
      ['max_tokens', 'messages', 'model', 'stream', 'temperature'].sort(),
    );
    const { messages } = Object(request?.body);
    expect(messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: expect.stringMatching(/^List the foods/) },
          { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9gBAgM=' } },
        ],
      },
    ]);
    expect(messages[0].content[0].text).not.toContain('eggs');
  });

  it('reads no thoughts and no half-written line', async () => {
    standIn.router.next({
      kind: 'events',
      parts: [
        eventOf({ content: '<think>Is it tofu?</think>\nmilk\n' }),
        eventOf({ content: 'almond' }),
        eventOf({}, 'length'),
      ],
    });
    expect(await look()).toEqual(foodsOf(['milk']));
  });

  it('never gives the token away', async () => {
    standIn.router.next({ kind: 'completion', content: `milk\n${TOKEN}` });
    expect(JSON.stringify(await look())).not.toContain('hf_');
  });

  it('sends nothing without what marks foods to avoid', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const loadReader = () => Promise.reject(new Error('gone'));
    await expect(look(undefined, undefined, { loadReader })).rejects.toMatchObject({
      diagnosis: { kind: 'partMissing' },
    });
    expect(standIn.requests).toEqual([]);
  });

  it.each([400, 413, 415, 422])(
    'says that the model does not take the picture (%i)',
    async (status) => {
      standIn.router.always({
        kind: 'status',
        status,
        body: '{"error":"This model takes no images"}',
      });
      await expect(look()).rejects.toMatchObject({ status, diagnosis: { kind: 'pictureRefused' } });
    },
  );
});

describe('a model that looks', () => {
  const MODELS = readLiveModels(
    listOf(listed('a/blind'), ...['a', 'b', 'c', 'd'].map((name) => seeing(`${name}/seer`))),
  );

  afterEach(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));

  interface Given {
    env?: Record<string, string>;
    link?: Partial<Link>;
    models?: typeof MODELS;
  }

  async function find({ env = {}, link = {}, models = MODELS }: Given = {}) {
    const settings = readSettings(env, ['together']);
    const current = { ...HOST_LINK, ...link };
    const hasHost = Boolean(settings.accessToken ?? settings.endpoint);
    const isHost = current.choice === 'host';
    const model = isHost ? (hasHost ? settings.model : null) : current.model;
    const connection = { model, recipients: ['Hugging Face', 'a provider'] };
    const fetchList = vi.fn(async () => ({ models, good: [], isRefused: false }));
    const { start, stop } = createActors();
    onTestFinished(stop);
    const controller = {
      actor: { getSnapshot: () => ({ context: { current } }) },
      liveModels: startLiveModels(start, fetchList, () => undefined),
      connection,
    };
    const parts = { model: { load: async () => ({ controller }) } };
    const page = { settings, hostModel: hasHost ? settings.model : null, parts } as never;
    return { found: await findViewer(page), connection, hasAsked: fetchList.mock.calls.length > 0 };
  }

  describe('who may look at a picture', () => {
    it('is the browser’s own model, if it takes images and is there', async () => {
      installLanguageModel({ state: 'available' });
      const { found, hasAsked } = await find({ env: { VITE_HF_ACCESS_TOKEN: TOKEN } });
      expect(found).toMatchObject({ model: "the browser's own model", recipients: [] });
      expect(hasAsked).toBe(false);
    });

    it('is never a model that the browser would have to download', async () => {
      const model = installLanguageModel({ state: 'downloadable' });
      expect((await find()).found).not.toHaveProperty('recipients');
      expect(model.create).toEqual([]);
    });

    it.each(['signIn', 'token'] as const)(
      'is the visitor’s model, if the list says that it takes images (%s)',
      async (choice) => {
        for (const model of ['b/seer', 'b/seer:novita']) {
          const { found, connection } = await find({ link: { choice, model } });
          expect(found).toMatchObject({ model, recipients: connection.recipients, connection });
        }
      },
    );

    it.each<[string, Given]>([
      ['the visitor’s model takes none', { link: { choice: 'token', model: 'a/blind' } }],
      ['the list does not name the visitor’s model', { link: { choice: 'token', model: 'x/y' } }],
      ['the page cannot get the list', { link: { choice: 'token', model: 'b/seer' }, models: [] }],
      ['the model is on the visitor’s computer', { link: { choice: 'local', model: 'b/seer' } }],
      ['the browser’s own model takes none', { link: { choice: 'browser' } }],
      ['the visitor has sample recipes', { link: { choice: 'sample' } }],
      ['nothing is connected', {}],
      [
        'the host has named no model for it',
        { env: { VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_MODEL: 'b/seer' } },
      ],
      ['the host’s model for it has no token', { env: { VITE_HF_VISION_MODEL: 'b/seer' } }],
      [
        'a visitor’s token is in use, though the host has named a model',
        {
          env: { VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_VISION_MODEL: 'b/seer' },
          link: { choice: 'token', model: 'a/blind' },
        },
      ],
    ])('is none if %s', async (_, given) => {
      expect((await find(given)).found).not.toHaveProperty('connection');
    });

    it.each([
      [{ VITE_HF_ACCESS_TOKEN: TOKEN }, ['Hugging Face', '“together”']],
      [{ VITE_INFERENCE_ENDPOINT: 'https://models.example/v1' }, ['models.example']],
    ])(
      'is the model that the host has named, and the page asks no list',
      async (env, recipients) => {
        const { found, hasAsked } = await find({
          env: { ...env, VITE_HF_VISION_MODEL: 'my/seer' },
        });
        expect(found).toMatchObject({ model: 'my/seer', recipients });
        expect(hasAsked).toBe(false);
      },
    );
  });

  it('a visitor whose model cannot see reads which models can, or that the page could not find out', async () => {
    const blind = { link: { choice: 'token', model: 'a/blind' } } as const;
    expect((await find(blind)).found).toEqual({
      model: 'a/blind',
      isKnown: true,
      others: ['a/seer', 'b/seer', 'c/seer'],
    });
    expect((await find({ ...blind, models: [] })).found).toEqual({
      model: 'a/blind',
      isKnown: false,
      others: [],
    });
    expect((await find()).found).toMatchObject({ model: null, isKnown: true });
  });

  const HOST = { VITE_HF_ACCESS_TOKEN: 'hf_standInTokenOfTheTests' };
  const SEEING = { ...HOST, VITE_HF_VISION_MODEL: 'a/seer' };

  async function watch(env: Record<string, string>, next: Partial<ModelStatus> = {}) {
    const settings = { ...pageSettings, ...readSettings(env, ['together']) };
    const first: ModelStatus = { choice: 'host', takesImages: false, condition: '' };
    const modelStatus = createStore(first);
    const takesPhotos = createStore(false);
    const hostModel = settings.accessToken ? settings.model : null;
    const stop = watchPhotos({ settings, hostModel, modelStatus, takesPhotos });
    await readAvailability(true);
    const before = takesPhotos.getSnapshot().context;
    modelStatus.set({ ...first, ...next });
    const after = takesPhotos.getSnapshot().context;
    stop();
    modelStatus.set({ ...first, choice: 'sample', takesImages: !after });
    expect(takesPhotos.getSnapshot().context).toBe(after);
    return [before, after];
  }

  it('the page offers a photo while a model in use takes pictures', async () => {
    expect(await watch({})).toEqual([false, false]);
    expect(await watch(HOST)).toEqual([false, false]);
    expect(await watch(SEEING, { choice: 'token' })).toEqual([true, false]);
    expect(await watch({}, { choice: 'token', takesImages: true })).toEqual([false, true]);
    expect(await watch({ VITE_HF_VISION_MODEL: 'a/seer' })).toEqual([false, false]);
  });

  it('the page offers a photo if the browser’s own model takes pictures, whatever model writes', async () => {
    installLanguageModel({ state: 'available' });
    expect(await watch({}, { choice: 'sample' })).toEqual([true, true]);
    installLanguageModel({ state: 'downloadable' });
    expect(await watch({})).toEqual([false, false]);
  });
});
