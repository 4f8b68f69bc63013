import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { ConnectionError } from '../../../src/models/connections/connection';
import { createHostConnection } from '../../../src/models/connections/createConnection';
import { createOpenAiCompatibleConnection } from '../../../src/models/connections/openAiCompatible';
import { LOCAL_RECIPE, startLocalServer } from '../../support/localServer';
import { requestOf } from '../../support/requestOf';
import { shareServer } from '../../support/shareServer';

const server = await shareServer(startLocalServer());
afterEach(() => void vi.unstubAllGlobals());

const ask = (path = '') =>
  createOpenAiCompatibleConnection({ endpoint: server.url + path, model: 'llama3' }, true).generate(
    requestOf(['eggs', 'rice']),
    new AbortController().signal,
  );

it.each(['', '/', '/v1', '/v1/', '/v1/chat/completions'])(
  'asks the server at its address and "%s" once, without a look-up and a token',
  async (path) => {
    expect(await ask(path)).toEqual({ text: LOCAL_RECIPE, cut: false, model: 'llama3' });
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        path: '/v1/chat/completions',
        body: {
          model: 'llama3',
          messages: [
            { role: 'system' },
            { content: expect.stringMatching(/^I have eggs, rice\./) },
          ],
          max_tokens: 1024,
          temperature: 0.7,
          stream: true,
        },
      },
    ]);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  },
);

it.each([301, 302, 307, 308])('a call follows no redirect (%i)', async (status) => {
  const other = await startLocalServer();
  server.chat.next({
    kind: 'status',
    status,
    headers: { location: `${other.url}/v1/chat/completions` },
  });
  await expect(ask()).rejects.toMatchObject({ name: 'TypeError' });
  expect(other.requests).toEqual([]);
  await other.close();
});

describe('without an answer, it asks the server once more, and says', () => {
  const REMOTE = 'https://models.example';
  const LOCAL = 'http://localhost:11434/v1';
  const PAGE = 'https://kitchen.example';
  const connectHost = async (endpoint: string) => {
    const settings = { accessToken: undefined, model: 'llama3', provider: 'together' };
    const connection = createHostConnection({ ...settings, endpoint });
    await connection.prepare();
    return connection;
  };
  const lost = new ConnectionError('TypeError', 'Failed to fetch');

  it.each<[string, string, string[], Diagnosis]>([
    [
      'that it forbids the page to read',
      REMOTE,
      ['no-cors'],
      { kind: 'blockedByCors', server: null, origin: PAGE },
    ],
    ['nothing more if it answers by now', REMOTE, ['cors', 'no-cors'], { kind: 'unreachable' }],
    ['nothing more if no server answers', REMOTE, [], { kind: 'unreachable' }],
    [
      'that it does not run on this computer',
      LOCAL,
      [],
      { kind: 'serverSilent', server: 'ollama' },
    ],
  ])('%s', async (_, endpoint, answered, diagnosis) => {
    vi.stubGlobal('origin', PAGE);
    vi.stubGlobal('fetch', async (_: string, { mode = 'cors' }: RequestInit) => {
      if (!answered.includes(mode)) throw new TypeError('Failed to fetch');
      return new Response();
    });
    const connection = await connectHost(endpoint);
    const { signal } = new AbortController();
    expect(await connection.diagnose(lost, signal)).toEqual(diagnosis);
  });

  it('nothing of a failure that the server explains', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const connection = await connectHost(REMOTE);
    const error = new ConnectionError('ProviderApiError', 'no', 401);
    const { signal } = new AbortController();
    expect(await connection.diagnose(error, signal)).toEqual({ kind: 'keyRequired' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
