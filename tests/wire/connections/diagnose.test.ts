import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Diagnosis, LocalServer } from '../../../machines/connection/diagnosis';
import { explain } from '../../../src/models/control/explain';
import { ConnectionError } from '../../../src/wire/connections/connection';
import { CONNECTIONS, type ConnectionKind } from '../../../src/wire/connections/connectionTable';
import { createConnection } from '../../../src/wire/connections/createConnection';
import { diagnoseCall } from '../../../src/wire/connections/diagnoseCall';
import { FAILURES } from '../../../src/wire/connections/failures';
import { isLoopback } from '../../../src/wire/connections/local/isLoopback';
import {
  createOpenAiCompatibleConnection,
  type OpenAiCompatibleOptions,
} from '../../../src/wire/connections/openAiCompatible';
import { LOCAL_RECIPE, startLocalServer } from '../../support/localServer';
import { requestOf } from '../../support/requestOf';
import { shareServer } from '../../support/shareServer';

const endpoint = 'http://localhost:11434/v1';
const HUB = { provider: 'together' };
const failed = (status?: number, said = '', name = 'ProviderApiError') =>
  new ConnectionError(name, `Failed: ${said}`, status, { said });

describe('each row of the table of failures is for what a server really sent', () => {
  it.each(FAILURES.map((row) => [row.kind, row.example, row] as const))(
    '%s: %j',
    (kind, example, row) => {
      const [status, words] = example;
      const error = failed(status, words, row.names?.[0]);
      const { kind: found } = diagnoseCall(error, row.at === 'own' ? { endpoint } : HUB);
      expect(found).toBe(kind);
    },
  );
});

it.each<[number, string, Diagnosis['kind'], string?]>([
  [400, "This model's maximum context length is 4096 tokens.", 'requestTooLong'],
  [400, '`inputs` tokens + `max_new_tokens` must be <= 4096', 'requestTooLong'],
  [413, 'Prompt is too long', 'requestTooLong'],
  [422, 'The input exceeds the maximum number of tokens', 'requestTooLong'],
  [500, 'the request exceeds the available context size', 'requestTooLong', endpoint],
  [400, 'Input length 5000 exceeds maximum allowed token size 4096', 'requestTooLong'],
  [400, 'Please reduce the length of the messages. max_tokens: 1024', 'requestTooLong'],
  [400, "Unsupported value: 'temperature' does not support 0.7 with this model.", 'settingRefused'],
  [422, 'body.max_tokens: Extra inputs are not permitted', 'settingRefused'],
  [400, 'max_tokens is too large: 1024. This model supports at most 512 tokens.', 'settingRefused'],
  [429, 'You exceeded your current quota, please check your plan (insufficient_quota)', 'noCredit'],
  [403, 'You have exceeded your monthly included credits for Inference Providers.', 'noCredit'],
  [429, 'Rate limit reached for requests per minute', 'tooManyCalls'],
  [403, 'Rate limit exceeded', 'tooManyCalls'],
  [503, 'Loading model', 'modelLoading', endpoint],
  [400, 'Model is warming up', 'modelLoading'],
  [400, 'Endpoint is scaled to zero', 'serverStopped'],
  [503, 'The engine is currently overloaded, please try again later', 'modelBusy'],
  [429, 'Model is at capacity', 'modelBusy'],
  [
    500,
    'model requires more system memory (5.6 GiB) than is available',
    'tooLittleMemory',
    endpoint,
  ],
  [500, 'CUDA out of memory', 'tooLittleMemory', endpoint],
  [404, "model 'x' not found", 'modelNotFound', endpoint],
  [400, 'No models loaded. Please load a model first', 'modelNotFound', endpoint],
  [405, '', 'wrongAddress', endpoint],
  [400, 'The model `x` does not exist', 'modelNotServed'],
  [404, '', 'modelNotServed'],
  [503, 'web page 503 Service Temporarily Unavailable', 'serverFailed'],
  [401, 'Invalid username or password.', 'tokenRejected'],
  [403, 'This authentication method does not have sufficient permissions', 'tokenNotAllowed'],
  [401, '', 'keyRequired', endpoint],
  [403, '', 'keyRequired', endpoint],
  [429, '', 'tooManyCalls', endpoint],
  [429, 'Check your plan and billing details. exceeded_current_quota_error', 'noCredit', endpoint],
  [429, 'Check your plan and billing details. Please retry in 34.6s.', 'tooManyCalls', endpoint],
  [429, 'Rate limit reached on tokens per minute. Please try again in 7s.', 'tooManyCalls'],
  [400, 'x is not a valid model ID', 'modelNotFound', endpoint],
  [400, 'API key not valid. Please pass a valid API key.', 'keyRequired', endpoint],
  [400, 'Content Exists Risk', 'contentRefused', endpoint],
  [413, 'Request too large on tokens per minute (TPM): Limit 12000', 'requestTooLong', endpoint],
  [429, 'Request too large on tokens per min (TPM): reduce the input', 'requestTooLong', endpoint],
  [500, 'context shift is disabled', 'requestTooLong', endpoint],
  [404, 'No endpoints found matching your data policy', 'modelNotFound', endpoint],
  [400, 'The model x is not supported by any provider you have enabled.', 'modelNotServed'],
  [400, 'Your included credits for this month are used up.', 'noCredit'],
  [400, 'Insufficient credits', 'noCredit'],
  [500, 'Failed to load the model. Try a different model.', 'tooLittleMemory', endpoint],
  [500, 'an error was encountered while running the model: EOF', 'tooLittleMemory', endpoint],
  [200, 'The model has crashed without additional information.', 'tooLittleMemory', endpoint],
  [
    400,
    'Model loading was stopped due to insufficient system resources',
    'tooLittleMemory',
    endpoint,
  ],
  [400, 'model field is empty', 'unknown'],
  [400, 'Cook something else', 'unknown'],
])('a server that says %i and “%s” means %s', (status, said, kind, own) => {
  const diagnosis = diagnoseCall(failed(status, said), own ? { endpoint: own } : HUB);
  expect(diagnosis.kind).toBe(kind);
  expect(diagnosis.said).toBe(said || undefined);
});

it.each<[string, unknown, Diagnosis]>([
  ['the provider lacks the model', failed(404), { kind: 'modelNotServed', provider: 'together' }],
  ['the call was wrong', failed(400), { kind: 'unknown', status: 400 }],
  ['the server timed out', failed(408), { kind: 'serverFailed', status: 408 }],
  ['the answer is unreadable', failed(200, '', 'TypeError'), { kind: 'unknown', status: 200 }],
  ['it was stopped', failed(undefined, '', 'AbortError'), { kind: 'unknown' }],
  ['of something else', undefined, { kind: 'unknown' }],
])('an attempt at a model of the hub that fails because %s says so', (_, error, diagnosis) => {
  expect(diagnoseCall(error, HUB)).toEqual(diagnosis);
});

it.each([
  ['http://localhost:11434/chat/completions', 'http://localhost:11434/chat/completions'],
  ['http://localhost:11434', 'http://localhost:11434/v1/chat/completions'],
  ['http://localhost:11434/v1/', 'http://localhost:11434/v1/chat/completions'],
])('a wrong address says what was called, and what may be right: %s', (address, called) => {
  expect(diagnoseCall(failed(404, '404 page not found'), { endpoint: address })).toEqual({
    kind: 'wrongAddress',
    status: 404,
    address: called,
    instead: 'http://localhost:11434/v1',
    said: '404 page not found',
  });
});

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
  const lose = () => new ConnectionError('TypeError', 'Failed to fetch');

  /** Of a call that fails with this error. */
  async function diagnosisOf(endpoint: string, error: Error): Promise<Diagnosis | undefined> {
    const settings = { endpoint, accessToken: undefined, model: 'llama3', provider: 'together' };
    const kind: ConnectionKind<OpenAiCompatibleOptions> = {
      ...CONNECTIONS.openAiCompatible,
      create: async (options) => ({
        ...createOpenAiCompatibleConnection(options, isLoopback(new URL(endpoint).hostname)),
        generate: () => Promise.reject(error),
      }),
    };
    const connection = createConnection('fake', kind, settings);
    const { signal } = new AbortController();
    return connection.ask([], signal).then(
      () => undefined,
      (reason) => reason.diagnosis,
    );
  }

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
    expect(await diagnosisOf(endpoint, lose())).toEqual(diagnosis);
  });

  it('nothing of a failure that the server explains', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const error = new ConnectionError('ProviderApiError', 'no', 401);
    expect(await diagnosisOf(REMOTE, error)).toEqual({ kind: 'keyRequired' });
    expect(fetch).not.toHaveBeenCalled();
  });
});

const ORIGIN = 'https://kitchen.example';
const cors = (server: LocalServer | null): Diagnosis => ({
  kind: 'blockedByCors',
  server,
  origin: ORIGIN,
});

it.each<[Diagnosis, string | undefined]>([
  [cors('ollama'), `OLLAMA_ORIGINS=${ORIGIN} ollama serve`],
  [cors('lmStudio'), 'lms server start --cors'],
  [cors('vllm'), `vllm serve <model> --allowed-origins '["${ORIGIN}"]'`],
  [cors(null), ORIGIN],
  [
    { kind: 'addressNotLocal', host: '192.168.1.20:8080' },
    'ssh -NL 11434:localhost:8080 192.168.1.20',
  ],
  [{ kind: 'addressNotLocal', host: 'nas.local' }, 'ssh -NL 11434:localhost:11434 nas.local'],
  [{ kind: 'serverNotRunning', server: 'ollama' }, 'ollama serve'],
  [{ kind: 'serverNotRunning', server: 'vllm' }, 'vllm serve <model>'],
  [{ kind: 'serverNotRunning', server: null }, undefined],
  [{ kind: 'addressNotCallable', instead: 'http://localhost:1/v1' }, 'http://localhost:1/v1'],
])('the remedy for %j ends with the text to copy: %s', (diagnosis, snippet) => {
  const explanation = explain(diagnosis, 'local');
  expect(explanation.snippet).toBe(snippet);
  expect(explanation.remedy).toMatch(snippet ? /:$/ : /\.$/);
});

it.each<[LocalServer | null, string]>([
  ['ollama', 'Quit Ollama, then start it for this page:'],
  ['lmStudio', 'Start the server with CORS:'],
  ['vllm', 'Start vLLM for this page:'],
  [null, 'Make the server allow this origin:'],
])('the remedy for a server that refuses the page names it: %s', (server, remedy) => {
  expect(explain(cors(server), 'local').remedy).toContain(remedy);
});

it.each<[readonly string[] | undefined, RegExp]>([
  [undefined, /doesn't list/],
  [[], /no model yet/],
  [['a', 'b', 'c'], /It has a, b, and c\.$/],
])('the explanation says which models a server has: %j', (models, text) => {
  const { problem, remedy } = explain(
    { kind: 'modelNotFound', ...(models && { models }) },
    'local',
  );
  expect(`${problem} ${remedy}`).toMatch(text);
});

it('the words speak to the person who can mend the cause', () => {
  expect(explain({ kind: 'tokenRejected' }, 'signIn').remedy).toBe('Sign in again.');
  expect(explain({ kind: 'tokenRejected' }, 'token').remedy).toContain('settings/tokens');
  expect(explain({ kind: 'tokenRejected' }, 'host').remedy).toContain(
    'the people who run this page',
  );
  expect(explain({ kind: 'offline' }, 'host').remedy).toMatch(/^Connect to the internet.*again\.$/);
  expect(explain({ kind: 'tooManyCalls' }, 'host').remedy).toBe(
    'Wait a minute, then try again. If it keeps failing, tell the people who run this page.',
  );
  expect(explain({ kind: 'onlyThoughts' }, 'host')).toEqual({
    problem: 'The model spent its whole answer thinking.',
    remedy: 'Choose another one.',
  });
});
