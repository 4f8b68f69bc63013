import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createSampleConnection,
  createServerConnection,
  createTokenConnection,
} from '../../src/connections/lazyConnections';
import { LOCAL_RECIPE, startLocalServer } from '../support/localServer';
import { type StandIn, startStandIn } from '../support/standIn';

const PAIR = ['eggs', 'rice'];
const { signal } = new AbortController();

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await standIn.close();
});

it.each([
  ['https://models.example/v1', 60_000],
  ['http://192.168.1.20:8000', 60_000],
  ['https://localhost.example', 60_000],
  ['http://localhost:11434/v1', 600_000],
  ['http://127.0.0.1:1234', 600_000],
  ['http://[::1]:8080', 600_000],
])('a model at %s has %i ms for an attempt', (endpoint, timeLimit) => {
  expect(createServerConnection(endpoint, 'any').timeLimit).toBe(timeLimit);
});

it('a hosted model and the sample kitchen have a minute', () => {
  expect([
    createTokenConnection(() => 'hf_x', { model: 'a/b', provider: 'together' }).timeLimit,
    createSampleConnection().timeLimit,
  ]).toEqual([60_000, 60_000]);
});

it('asks for the token at each call, and keeps none', async () => {
  vi.stubGlobal('fetch', standIn.fetch);
  const tokens = ['hf_first', 'hf_second'];
  const connection = createTokenConnection(() => tokens.shift() ?? '', {
    model: 'tests/tokens',
    provider: 'together',
  });
  await connection.prepare();
  expect(tokens).toHaveLength(2);
  await connection.generate(PAIR, signal);
  await connection.generate(PAIR, signal);
  expect(standIn.router.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer hf_first',
    'Bearer hf_second',
  ]);
  expect(JSON.stringify(connection)).not.toContain('hf_');
});

it('asks nobody where there is no token any more', async () => {
  vi.stubGlobal('fetch', standIn.fetch);
  const connection = createTokenConnection(
    () => {
      throw new Error('The token has ended.');
    },
    { model: 'tests/ended', provider: 'together' },
  );
  await expect(connection.generate(PAIR, signal)).rejects.toThrow('The token has ended.');
  expect(standIn.requests).toEqual([]);
});

it('cooks with a model on this computer, to which no token is sent', async () => {
  const server = await startLocalServer();
  const connection = createServerConnection(`${server.url}/v1`, 'llama3.2:3b');
  expect(await connection.generate(PAIR, signal)).toEqual({
    text: LOCAL_RECIPE,
    cut: false,
    model: 'llama3.2:3b',
  });
  expect(
    server.requests.map(({ method, path, headers }) => [method, path, headers.authorization]),
  ).toEqual([['POST', '/v1/chat/completions', undefined]]);
  await server.close();
});

it('is one kitchen, also where two ask at a time', async () => {
  const connection = createSampleConnection();
  const list = ['eggs', 'rice', 'spring onion'];
  const [first, second] = await Promise.all([
    connection.generate(list, signal),
    connection.generate(list, signal),
  ]);
  expect(second.text).not.toBe(first.text);
});
