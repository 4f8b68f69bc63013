import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_LINK, type Link } from '../../../machines/connection/connectionMachine';
import { LOCAL_LIMITS } from '../../../machines/recipe/RecipeContext';
import { sampleKitchen } from '../../../src/models/sampleKitchen/sampleKitchen';
import { askInTime } from '../../../src/wire/connections/call/ask';
import type { Answer, AnswerPiece, Connection } from '../../../src/wire/connections/connection';
import { CONNECTIONS, type HostOptions } from '../../../src/wire/connections/connectionTable';
import {
  createConnection,
  createHostConnection,
} from '../../../src/wire/connections/createConnection';
import { createLinkConnection } from '../../../src/wire/connections/createLinkConnection';
import { LOCAL_RECIPE, startLocalServer } from '../../support/localServer';
import { requestOf } from '../../support/requestOf';
import { shareServer } from '../../support/shareServer';
import { startStandIn } from '../../support/standIn';

const REQUEST = requestOf(['eggs', 'rice', 'spring onion']);
const { signal } = new AbortController();

const standIn = await shareServer(startStandIn());
afterEach(() => void vi.unstubAllGlobals());

/** A connection that gives this answer. */
function connectFake(answer: Partial<Answer>, rest: Partial<Connection> = {}) {
  const generate = vi.fn<Connection['generate']>(async () => ({
    text: '# Rice',
    model: 'some/model',
    cut: false,
    ...answer,
  }));
  const kind = { ...CONNECTIONS.browserModel, create: async () => ({ generate, ...rest }) };
  return { generate, connection: createConnection('fake', kind, {}) };
}

const connectHost = (settings: Partial<HostOptions> = {}) =>
  createHostConnection(
    {
      accessToken: undefined,
      endpoint: undefined,
      model: 'some/model',
      provider: 'together',
      ...settings,
    },
    { sampleKitchen },
  );

it('a connection gets the whole request for a recipe, with all preferences', async () => {
  const { connection, generate } = connectFake({});
  const request = requestOf(['eggs'], { people: 6, allergens: ['milk'], avoid: ['kiwi'] });
  await connection.generate(request, signal);
  expect(generate.mock.calls[0]?.[0]).toBe(request);
});

it('a question holds its messages and nothing of the kitchen', async () => {
  const { connection, generate } = connectFake({ text: '<think>Hm.</think>steps 6' });
  const messages = [{ role: 'user', content: '1: Boil them.' }] as const;
  const answer = await connection.ask(messages, signal);
  expect(answer.text.trim()).toBe('steps 6');
  expect(generate.mock.calls[0]?.[0]).toEqual({
    messages,
    ingredients: [],
    askedWith: [],
    useUp: [],
    preferences: expect.objectContaining({ allergens: [], diet: null, avoid: [] }),
    wish: { kind: 'fresh' },
    recipe: '',
    isQuestion: true,
  });
});

const connectLink = (link: Partial<Link>, getToken = () => '') =>
  createLinkConnection({ ...HOST_LINK, ...link }, { provider: 'together', getToken });

it('the answer to any other question loses its thoughts and the token, and is otherwise unchanged', async () => {
  const text = '<think>hf_secret tofu?</think>\n{"a": "hf_secret"}';
  const createHider = () => (words: string) => words.replaceAll('hf_secret', '…');
  const answer = await connectFake({ text }, { createHider }).connection.ask([], signal);
  expect(answer.text).toBe('{"a": "…"}');
});

it('a connection practises once, however often it warms up', async () => {
  const createHider = vi.fn(() => (words: string) => words);
  const { connection } = connectFake({}, { createHider });
  for (const _time of [1, 2, 3]) await connection.warmUp();
  await vi.waitUntil(() => createHider.mock.calls.length >= 2);
  expect(createHider).toHaveBeenCalledTimes(2);
});

describe('the answer to a wish for ideas', () => {
  const IDEAS = '1. Omelette — 15 min — eggs, chives\n2. Fried rice — 20 min — eggs, rice';
  const ask = (text: string, hide = (words: string) => words) => {
    const request = requestOf(['eggs', 'rice'], {}, { wish: { kind: 'ideas' } });
    return connectFake({ text }, { createHider: () => hide }).connection.generate(request, signal);
  };

  it.each([
    ['as it is', IDEAS],
    [
      'after thoughts',
      `<think>\n1. Pie — 9 min — eggs, peas\n2. Soup — 9 min — rice, peas\n</think>\n${IDEAS}`,
    ],
    [
      'as JSON',
      '[{"name":"Omelette","time":"15 min","ingredients":["eggs","chives"]},{"name":"Fried rice","time":"20 min","ingredients":["eggs","rice"]}]',
    ],
  ])('is read %s', async (_, text) => {
    expect((await ask(text)).ideas).toMatchObject([
      { title: 'Omelette', minutes: 15, foods: ['eggs', 'chives'] },
      { title: 'Fried rice', minutes: 20, foods: ['eggs', 'rice'] },
    ]);
  });

  it.each([
    '# Omelette\n\n## Ingredients\n\n- 4 eggs\n- 1 tbsp chives\n\n## Method\n\n1. Beat the eggs.\n2. Fry them.',
    '{"title":"Omelette","ingredients":["4 eggs","1 tbsp chives"],"steps":["Beat the eggs.","Fry them."]}',
  ])('is a recipe if a recipe came: %s', async (text) => {
    const answer = await ask(text);
    expect(answer.text).toMatch(/^# Omelette[\s\S]*- 4 eggs/);
    expect(answer.ideas).toBeUndefined();
  });

  it.each(['1. Omelette — 15 min — eggs', 'I cannot help with that.', '1.\n2.\n3.'])(
    'is a failed attempt with fewer than two dishes: %s',
    async (text) => {
      await expect(ask(text)).rejects.toMatchObject({ diagnosis: { kind: 'fewIdeas' } });
    },
  );

  it('holds no token in any of its parts', async () => {
    const hide = (words: string) => words.replaceAll('hf_secret', '***');
    const answer = await ask(IDEAS.replaceAll('rice', 'hf_secret, rice'), hide);
    expect(JSON.stringify(answer)).not.toContain('hf_secret');
    expect(answer.ideas).toHaveLength(2);
  });
});

describe('a host gets', () => {
  beforeEach(() => vi.stubGlobal('fetch', standIn.fetch));

  it('sample recipes without any setting, and no server is called', async () => {
    const connection = connectHost();
    expect(await connection.generate(REQUEST, signal)).toMatchObject({ model: null });
    expect(connection).toMatchObject({ model: null, takesConversation: false });
    expect(standIn.requests).toEqual([]);
  });

  it.each([
    ['some/model', ['/api/models/some/model?expand[]=inferenceProviderMapping', '/together']],
    ['some/model:novita', ['']],
  ])('the hosted model %s with a token', async (model, paths) => {
    const connection = connectHost({ accessToken: 'hf_x', model });
    expect(await connection.generate(REQUEST, signal)).toMatchObject({ model });
    expect(connection).toMatchObject({ model, takesConversation: true });
    const asked = standIn.requests.map(({ path }) => path.replace('/v1/chat/completions', ''));
    expect(asked).toEqual(paths);
  });

  it('its own server with an endpoint, which gets no token', async () => {
    const connection = connectHost({
      endpoint: 'https://router.huggingface.co/together',
      accessToken: 'hf_x',
    });
    expect(await connection.generate(REQUEST, signal)).toMatchObject({ model: 'some/model' });
    expect(standIn.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/together/v1/chat/completions', undefined],
    ]);
  });
});

describe('a visitor’s link leads to', () => {
  it('the hosted model, with the token of the moment', async () => {
    vi.stubGlobal('fetch', standIn.fetch);
    let token = 'hf_early';
    const connection = connectLink({ choice: 'token', model: 'tests/tokens' }, () => token);
    await connection.prepare();
    token = 'hf_first';
    await connection.generate(REQUEST, signal);
    token = 'hf_second';
    await connection.generate(REQUEST, signal);
    expect(standIn.router.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer hf_first',
      'Bearer hf_second',
    ]);
    expect(JSON.stringify(connection)).not.toContain('hf_');
  });

  it('a server on this computer, which gets no token', async () => {
    const server = await startLocalServer();
    const connection = connectLink(
      { choice: 'local', model: 'llama3.2:3b', address: `${server.url}/v1` },
      () => 'hf_secret',
    );
    expect(await connection.generate(REQUEST, signal)).toEqual({
      text: LOCAL_RECIPE,
      cut: false,
      model: 'llama3.2:3b',
    });
    expect(server.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/v1/chat/completions', undefined],
    ]);
    await server.close();
  });

  it('one sample kitchen, even for two calls at the same time', async () => {
    const connection = connectHost();
    const [first, second] = await Promise.all([
      connection.generate(REQUEST, signal),
      connection.generate(REQUEST, signal),
    ]);
    expect(second.text).not.toBe(first.text);
  });
});

it.each([
  ['https://models.example/v1', undefined],
  ['http://192.168.1.20:8000', undefined],
  ['https://localhost.example', undefined],
  ['http://localhost:11434/v1', LOCAL_LIMITS],
  ['http://127.0.0.1:1234', LOCAL_LIMITS],
  ['http://[::1]:8080', LOCAL_LIMITS],
])('a model at %s has the limits %j', (endpoint, limits) => {
  expect(connectHost({ endpoint }).limits).toBe(limits);
});

it.each([
  [
    'takes the secret out of a piece, and out of the recipe that it has read',
    (text: string) => text.replace('key', '[token]'),
    '# [token]',
  ],
  ['leaves a piece as it is, if it has none', undefined, '# key'],
])('a connection hands on the pieces of an answer as they come, and %s', async (_, hide, shown) => {
  const connection: Connection = {
    async generate(_request, _signal, onPiece) {
      onPiece?.({ text: '<think>', isThought: false });
      onPiece?.({ text: '', isThought: true });
      return {
        text: '{"title":"\\u006bey","ingredients":["1 egg"],"steps":["Boil."]}',
        cut: false,
        model: 'a/b',
      };
    },
    ...(hide && { createHider: () => hide }),
  };
  const kind = { ...CONNECTIONS.browserModel, create: async () => connection };
  const lazy = createConnection('kind', kind, {});
  expect(lazy.createHider?.()('# key')).toBe('# key');
  const pieces: AnswerPiece[] = [];
  const { text } = await lazy.generate(REQUEST, signal, (piece) => pieces.push(piece));
  expect(text).toContain(`${shown}\n\n## Ingredients`);
  expect(pieces).toEqual([
    { text: '<think>', isThought: false },
    { text: '', isThought: true },
  ]);
  expect(lazy.createHider?.()('# key')).toBe(shown);
});

it('a call that ends while its code is fetched sends nothing', async () => {
  vi.stubGlobal('fetch', standIn.fetch);
  const controller = new AbortController();
  const answer = connectHost({ accessToken: 'hf_x' }).generate(REQUEST, controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(standIn.requests).toEqual([]);
});

it('README.md names every kind', async () => {
  const readme = await readFile('src/wire/connections/README.md', 'utf8');
  const named = [...readme.matchAll(/^\| `(\w+)` +\| (?:`VITE_|the visitor|nothing)/gm)];
  expect(named.map(([, id]) => id)).toEqual([...Object.keys(CONNECTIONS), 'sampleKitchen']);
});

it('a question has no time limit of its own while the model writes, and ends when it is silent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const ask = (pieces: number) => {
    const generate: Connection['generate'] = async (_, signal, onPiece) => {
      for (let at = 0; at < pieces; at += 1) {
        await new Promise((resolve) => setTimeout(resolve, 400_000));
        signal.throwIfAborted();
        onPiece?.({ text: 'and ', isThought: false });
      }
      if (pieces === 0)
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      return { text: 'Yes.', model: null, cut: false };
    };
    const { connection } = connectFake({}, { generate });
    return askInTime({ connection, messages: [], read: ({ text }) => text }, signal);
  };
  const answers = Promise.all([ask(3), ask(0)]);
  await vi.advanceTimersByTimeAsync(1_201_000);
  vi.useRealTimers();
  expect(await answers).toEqual(['Yes.', null]);
});
