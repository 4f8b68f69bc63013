import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHostConnection } from '../../src/connections/hostConnection';
import { type Environment, readSettings } from '../../src/app/settings';
import { type StandIn, startStandIn } from '../support/standIn';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
  vi.stubGlobal('fetch', standIn.fetch);
});
afterEach(() => standIn.close());

const read = (env: Environment) => readSettings(env, ['together']);
const signal = new AbortController().signal;

it.each([undefined, ''])(
  'lets the sample kitchen cook with the token %j, calling nobody',
  async (token) => {
    const connection = createHostConnection(read({ VITE_HF_ACCESS_TOKEN: token }));
    expect(await connection.generate(['eggs', 'rice'], signal)).toMatchObject({ model: null });
    expect(standIn.requests).toEqual([]);
  },
);

it('calls the model of the settings with any other token', async () => {
  const connection = createHostConnection(
    read({ VITE_HF_ACCESS_TOKEN: 'hf_x', VITE_HF_MODEL: 'some/model' }),
  );
  expect(await connection.generate(['eggs', 'rice'], signal)).toMatchObject({
    model: 'some/model',
  });
  expect(standIn.requests.map(({ path }) => path)).toEqual([
    '/api/models/some/model?expand[]=inferenceProviderMapping',
    '/together/v1/chat/completions',
  ]);
});

it('calls the host’s own server where there is one, and nobody else', async () => {
  const connection = createHostConnection(
    read({ VITE_INFERENCE_ENDPOINT: 'https://router.huggingface.co/together' }),
  );
  expect(await connection.generate(['eggs', 'rice'], signal)).toMatchObject({
    model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
  });
  expect(standIn.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/together/v1/chat/completions', undefined],
  ]);
});

it('goes on with the same connection, so that the sample kitchen can offer its next dish', async () => {
  const connection = createHostConnection(read({}));
  const first = await connection.generate(['eggs', 'rice', 'spring onion'], signal);
  const second = await connection.generate(['eggs', 'rice', 'spring onion'], signal);
  expect(second.text).not.toBe(first.text);
});

it('fails an attempt whose code cannot be fetched, and fetches it anew for the next', async () => {
  vi.doMock('../../src/connections/sampleKitchen/createSampleKitchen', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.resetModules();
  const { createHostConnection } = await import('../../src/connections/hostConnection');
  const connection = createHostConnection(read({}));
  await expect(connection.generate(['eggs', 'rice'], signal)).rejects.toThrow();
  vi.doUnmock('../../src/connections/sampleKitchen/createSampleKitchen');
  expect(await connection.generate(['eggs', 'rice'], signal)).toMatchObject({ model: null });
});

it('asks nothing of a connection whose attempt ended while its code was fetched', async () => {
  const connection = createHostConnection(read({ VITE_HF_ACCESS_TOKEN: 'hf_x' }));
  const controller = new AbortController();
  const answer = connection.generate(['eggs', 'rice'], controller.signal);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(standIn.requests).toEqual([]);
});
