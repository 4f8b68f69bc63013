import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Finding } from '../../src/connections/refusal';
import { tryModel } from '../../src/connections/tryModel';
import { readRefusal } from '../support/readRefusal';
import { json, type Reply, type StandIn, startStandIn } from '../support/standIn';

const TOKEN = 'hf_standInTokenOfTheTests';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
  vi.stubGlobal('fetch', standIn.fetch);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => standIn.close());

let models = 0;

/** Each has a model of its own: the client remembers what it once looked up. */
function attempt({
  accessToken = TOKEN,
  model = `tests/tried-${++models}`,
  signal = new AbortController().signal,
} = {}) {
  return tryModel({ accessToken, model, provider: 'together' }, signal);
}

const findingOf = (trial: Promise<unknown>) => readRefusal(trial, TOKEN);

describe('a token is tried', () => {
  it.each([TOKEN, ` ${TOKEN}\n`, 'hf_oauth_eyJhbGciOiJ.eyJzdWIiOiIx.c-_Q'])(
    'with one call for one token of text (%j)',
    async (accessToken) => {
      await attempt({ accessToken });
      expect(standIn.requests.map(({ method, host }) => `${method} ${host}`)).toEqual([
        'GET huggingface.co',
        'POST router.huggingface.co',
      ]);
      expect(standIn.router.requests[0]?.headers.authorization).toBe(
        `Bearer ${accessToken.trim()}`,
      );
      expect(standIn.router.requests[0]?.body).toEqual({
        model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
        messages: [{ role: 'user', content: 'Hi' }],
        max_tokens: 1,
      });
    },
  );

  it('and is good where the model answers at all, be it without a word', async () => {
    standIn.router.next({ kind: 'completion', content: null, finishReason: 'length' });
    await attempt();
  });

  it.each([
    '',
    'hf_',
    'hf_short',
    'sk-0123456789012345678901',
    'hf_two words01234567890',
    `x${TOKEN}`,
  ])('nowhere where it has not the form of one (%j)', async (accessToken) => {
    expect(await findingOf(attempt({ accessToken }))).toEqual({ kind: 'tokenMalformed' });
    expect(standIn.requests).toEqual([]);
  });

  it.each(['', 'two words', '../x', 'a/b/c', 'a/b?c'])(
    'nowhere with the model %j, which cannot be one',
    async (model) => {
      expect(await findingOf(attempt({ model }))).toEqual({ kind: 'modelMalformed' });
      expect(standIn.requests).toEqual([]);
    },
  );
});

const status = (code: number, error = 'no'): Reply => ({
  kind: 'status',
  status: code,
  body: JSON.stringify({ error: `${error} ${TOKEN}` }),
});

describe('a trial that fails tells why', () => {
  it.each<[string, Reply, Finding]>([
    ['400', status(400), { kind: 'cannotTell', status: 400 }],
    [
      '400 for the model',
      status(400, 'The requested model is not supported by any provider'),
      { kind: 'notServed', provider: 'together' },
    ],
    ['401', status(401), { kind: 'tokenRejected' }],
    ['402', status(402), { kind: 'noCredit' }],
    ['403', status(403), { kind: 'tokenNotAllowed' }],
    ['404', status(404), { kind: 'notServed', provider: 'together' }],
    ['410', status(410), { kind: 'notServed', provider: 'together' }],
    ['422', status(422), { kind: 'cannotTell', status: 422 }],
    ['429', status(429), { kind: 'busy' }],
    ['500', status(500), { kind: 'serverFailed', status: 500 }],
    ['503', status(503), { kind: 'serverFailed', status: 503 }],
    [
      '500 with null',
      { kind: 'status', status: 500, body: 'null' },
      { kind: 'serverFailed', status: 500 },
    ],
    [
      'HTML with 200',
      { kind: 'status', status: 200, body: '<h1>', type: 'text/html' },
      { kind: 'cannotTell', status: 200 },
    ],
    [
      'cut JSON',
      { kind: 'status', status: 200, body: '{"ch' },
      { kind: 'cannotTell', status: 200 },
    ],
    [
      'no choice',
      json({ id: 'x', object: 'x', created: 1, model: 'x', choices: [], usage: {} }),
      { kind: 'cannotTell', status: 200 },
    ],
    ['a reset', { kind: 'drop', how: 'reset' }, { kind: 'unreachable' }],
  ])('when the model answers with %s', async (_, reply, finding) => {
    standIn.router.next(reply);
    expect(await findingOf(attempt())).toEqual(finding);
    expect(standIn.router.requests).toHaveLength(1);
  });

  it.each<[string, Reply, Finding]>([
    ['401', status(401), { kind: 'tokenRejected' }],
    ['403', status(403), { kind: 'tokenNotAllowed' }],
    ['404', status(404), { kind: 'noSuchModel' }],
    ['429', status(429), { kind: 'busy' }],
    ['502', status(502), { kind: 'serverFailed', status: 502 }],
    [
      'HTML with 200',
      { kind: 'status', status: 200, body: '<h1>', type: 'text/html' },
      { kind: 'cannotTell', status: 200 },
    ],
    ['no mapping', json({ id: 'x' }), { kind: 'notServed', provider: 'together' }],
    [
      'no provider',
      { kind: 'mapping', providers: {} },
      { kind: 'notServed', provider: 'together' },
    ],
    [
      'another task',
      { kind: 'mapping', providers: { together: { providerId: 'x', task: 'text-to-image' } } },
      { kind: 'notServed', provider: 'together' },
    ],
    ['a reset', { kind: 'drop', how: 'reset' }, { kind: 'unreachable' }],
  ])('when the hub answers with %s', async (_, reply, finding) => {
    standIn.hub.next(reply);
    expect(await findingOf(attempt())).toEqual(finding);
    expect(standIn.router.requests).toEqual([]);
  });

  it('when there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await standIn.refuse();
    expect(await findingOf(attempt())).toEqual({ kind: 'offline' });
    await standIn.listen();
  });
});

describe('a trial ends at once', () => {
  it.each(['hub', 'router'] as const)(
    'with its request, when it is given up at the %s',
    async (where) => {
      standIn[where].always({ kind: 'hang' });
      const controller = new AbortController();
      const trial = attempt({ signal: controller.signal });
      await vi.waitUntil(() => standIn[where].requests.length === 1);
      controller.abort();
      await expect(trial).rejects.toMatchObject({ name: 'AbortError' });
      await vi.waitUntil(() => standIn[where].requests[0]?.aborted);
    },
  );

  it('when its time is up, which is told', async () => {
    standIn.router.always({ kind: 'stall', body: '{' });
    const controller = new AbortController();
    const trial = attempt({ signal: controller.signal });
    await vi.waitUntil(() => standIn.router.requests.length === 1);
    controller.abort(new DOMException('', 'TimeoutError'));
    expect(await findingOf(trial)).toEqual({ kind: 'noAnswerInTime' });
  });

  it('without a request, when it was given up before', async () => {
    const trial = attempt({ signal: AbortSignal.abort() });
    await expect(trial).rejects.toMatchObject({ name: 'AbortError' });
    expect(standIn.requests).toEqual([]);
  });
});
