import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diagnosis } from '../../../../machines/connection/diagnosis';
import { testModel } from '../../../../src/wire/connections/call/testModel';
import { readDiagnosis } from '../../../support/readDiagnosis';
import { shareServer } from '../../../support/shareServer';
import { json, type Reply, startStandIn } from '../../../support/standIn';

const TOKEN = 'hf_standInTokenOfTheTests';

const standIn = await shareServer(startStandIn());
beforeEach(() => {
  vi.stubGlobal('fetch', standIn.fetch);
  vi.stubGlobal('navigator', { onLine: true });
});

let models = 0;

/** The client remembers what it looked up, so each test has its own model. */
function attempt({
  token = TOKEN,
  model = `tests/tested-${++models}`,
  signal = new AbortController().signal,
} = {}) {
  return testModel({ getToken: () => token, model, provider: 'together' }, signal);
}

const diagnose = (test: Promise<unknown>) => readDiagnosis(test, TOKEN);

describe('a token', () => {
  it.each([TOKEN, 'hf_oauth_eyJhbGciOiJ.eyJzdWIiOiIx.c-_Q'])(
    'is tested with a call for one token of text (%s)',
    async (token) => {
      await attempt({ token });
      expect(standIn.requests.map(({ method, host }) => `${method} ${host}`)).toEqual([
        'GET huggingface.co',
        'POST router.huggingface.co',
      ]);
      const [{ headers, body } = {}] = standIn.router.requests;
      expect(headers?.authorization).toBe(`Bearer ${token}`);
      expect(body).toEqual({
        model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
        messages: [{ role: 'user', content: 'Hi' }],
        max_tokens: 1,
      });
    },
  );

  it('is good if the model answers at all, even without a word', async () => {
    standIn.router.next({ kind: 'completion', content: null, finishReason: 'length' });
    await attempt();
  });

  it.each(['', 'hf_short', 'sk-0123456789012345678901', 'hf_two words01234567890', `x${TOKEN}`])(
    'of another form is never sent (%j)',
    async (token) => {
      expect(await diagnose(attempt({ token }))).toEqual({ kind: 'tokenMalformed' });
      expect(standIn.requests).toEqual([]);
    },
  );

  it.each(['', 'two words', '../x', 'a/b/c', 'a/b?c'])(
    'is never sent for %j, which cannot be a model',
    async (model) => {
      expect(await diagnose(attempt({ model }))).toEqual({ kind: 'modelMalformed' });
      expect(standIn.requests).toEqual([]);
    },
  );
});

const status = (code: number, error = 'no'): Reply => ({
  kind: 'status',
  status: code,
  body: JSON.stringify({ error: `${error} ${TOKEN}` }),
});
const HTML: Reply = { kind: 'status', status: 200, body: '<h1>', type: 'text/html' };
const NOT_SERVED: Diagnosis = { kind: 'modelNotServed', provider: 'together' };

describe('a test that fails says why', () => {
  it.each<[string, Reply, Diagnosis]>([
    ['400 for the model', status(400, 'The requested model is not supported'), NOT_SERVED],
    [
      '500, null',
      { kind: 'status', status: 500, body: 'null' },
      { kind: 'serverFailed', status: 500 },
    ],
    ['HTML', HTML, { kind: 'unknown', status: 200 }],
    ['cut JSON', { kind: 'status', status: 200, body: '{"ch' }, { kind: 'unknown', status: 200 }],
    [
      'no choice',
      json({ id: 'x', object: 'x', created: 1, model: 'x', choices: [], usage: {} }),
      { kind: 'unknown', status: 200 },
    ],
    ['a reset', { kind: 'drop', how: 'reset' }, { kind: 'unreachable' }],
  ])('when the model answers with %s', async (_, reply, diagnosis) => {
    standIn.router.next(reply);
    expect(await diagnose(attempt())).toMatchObject(diagnosis);
    expect(standIn.router.requests).toHaveLength(1);
  });

  it.each<[string, Reply, Diagnosis]>([
    ['401', status(401), { kind: 'tokenRejected' }],
    ['404', status(404), { kind: 'modelNotFound' }],
    ['no mapping', json({ id: 'x' }), NOT_SERVED],
    ['no provider', { kind: 'mapping', providers: {} }, NOT_SERVED],
    [
      'another task',
      { kind: 'mapping', providers: { together: { providerId: 'x', task: 'text-to-image' } } },
      NOT_SERVED,
    ],
  ])('when the hub answers with %s', async (_, reply, diagnosis) => {
    standIn.hub.next(reply);
    expect(await diagnose(attempt())).toEqual(diagnosis);
    expect(standIn.router.requests).toEqual([]);
  });
});

it.each(['hub', 'router'] as const)(
  'a test that is aborted ends its request at the %s',
  async (where) => {
    standIn[where].always({ kind: 'hang' });
    const controller = new AbortController();
    const test = attempt({ signal: controller.signal });
    await vi.waitUntil(() => standIn[where].requests.length === 1);
    controller.abort();
    await expect(test).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitUntil(() => standIn[where].requests[0]?.aborted);
  },
);
