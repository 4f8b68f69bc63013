import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { completionBody, json, later, type Reply, type StandIn, startStandIn } from '../standIn';

const HUB = 'https://huggingface.co/api/models/a/b?expand[]=inferenceProviderMapping';
const ROUTER = 'https://router.huggingface.co/together/v1/chat/completions';

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn();
});
beforeEach(() => standIn.reset());
afterAll(() => standIn.close());

function ask(init?: RequestInit) {
  return standIn.fetch(ROUTER, { method: 'POST', body: '{"model":"a/b"}', ...init });
}

/** What comes of a call: its status and body, or where it failed. */
async function outcomeOf(reply: Reply) {
  standIn.router.next(reply);
  const response = await ask().catch(() => null);
  if (!response) return 'no answer';
  const body = await response.text().catch(() => null);
  if (body === null) return 'answer cut';
  return [response.status, response.headers.get('content-type'), body];
}

test('it keeps what it was asked, in order and as sent', async () => {
  await standIn.fetch(HUB, { headers: { Authorization: 'Bearer hf_a' } });
  await ask();

  expect(standIn.requests).toEqual([
    {
      method: 'GET',
      host: 'huggingface.co',
      path: '/api/models/a/b?expand[]=inferenceProviderMapping',
      headers: expect.objectContaining({ authorization: 'Bearer hf_a' }),
      body: undefined,
      aborted: false,
    },
    {
      method: 'POST',
      host: 'router.huggingface.co',
      path: '/together/v1/chat/completions',
      headers: expect.any(Object),
      body: { model: 'a/b' },
      aborted: false,
    },
  ]);
  expect(standIn.hub.requests).toEqual([standIn.requests[0]]);
  expect(standIn.router.requests).toEqual([standIn.requests[1]]);
});

test('it gives the queued replies one by one, and then the default', async () => {
  standIn.router.always(json(0));
  standIn.router.next(json(1), json(2));

  const answers = [];
  for (let call = 0; call < 4; call += 1) answers.push(await (await ask()).json());
  expect(answers).toEqual([1, 2, 0, 0]);
});

test('each kind of reply is what it says', async () => {
  expect(await outcomeOf({ kind: 'completion', content: 'Soup', finishReason: 'length' })).toEqual([
    200,
    'application/json',
    JSON.stringify(completionBody('Soup', 'length')),
  ]);
  expect(await outcomeOf({ kind: 'status', status: 502, body: '<p>', type: 'text/html' })).toEqual([
    502,
    'text/html',
    '<p>',
  ]);
  expect(await outcomeOf({ kind: 'status', status: 204 })).toEqual([204, 'application/json', '']);
  expect(await outcomeOf({ kind: 'drip', body: 'drop', pause: 5 })).toEqual([
    200,
    'application/json',
    'drop',
  ]);
  expect(await outcomeOf({ kind: 'garbage' })).toBe('no answer');
  for (const how of ['reset', 'close'] as const) {
    expect(await outcomeOf({ kind: 'drop', how })).toBe('no answer');
    expect(await outcomeOf({ kind: 'drop', how, after: '{"cho' })).toBe('answer cut');
  }
});

test('a whole answer may carry headers of its own', async () => {
  standIn.router.next({ kind: 'status', status: 429, headers: { 'retry-after': '7' } });
  const { headers } = await ask();
  expect(headers.get('retry-after')).toBe('7');
});

test('it can refuse every connection for a while', async () => {
  await standIn.refuse();
  await expect(ask()).rejects.toThrow('fetch failed');
  await standIn.listen();
  expect((await ask()).status).toBe(200);
});

test('it knows how many calls are under way', async () => {
  const answer = later();
  standIn.router.next(answer);
  expect(standIn.underWay).toBe(0);
  const call = ask();
  await vi.waitFor(() => expect(standIn.underWay).toBe(1));

  answer.release(json('now'));
  await (await call).json();
  await vi.waitFor(() => expect(standIn.underWay).toBe(0));
});

test('a reply may wait for the test', async () => {
  const answer = later();
  standIn.router.next(answer);
  const call = ask();
  await vi.waitFor(() => expect(standIn.router.requests).toHaveLength(1));

  answer.release(json('now'));
  expect(await (await call).json()).toBe('now');
});

test.for<Reply>([
  { kind: 'hang' },
  { kind: 'stall', body: '{"cho' },
  { kind: 'drip', body: 'x'.repeat(10_000), pause: 5 },
])('it sees when the caller leaves a "$kind"', async (reply) => {
  standIn.router.next(reply);
  const controller = new AbortController();
  const call = ask({ signal: controller.signal }).then((response) => response.text());
  await vi.waitFor(() => expect(standIn.router.requests).toHaveLength(1));
  expect(standIn.router.requests[0]?.aborted).toBe(false);

  controller.abort();
  await expect(call).rejects.toThrow('abort');
  await vi.waitFor(() => expect(standIn.router.requests[0]?.aborted).toBe(true));
});

test('a page of another origin may read the answers, unless the test says otherwise', async () => {
  standIn.router.next({ kind: 'withoutCors', reply: json(1) });
  const origins = [await ask(), await ask()].map(({ headers }) =>
    headers.get('access-control-allow-origin'),
  );
  expect(origins).toEqual([null, '*']);

  const preflight = {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  };
  standIn.router.next({ kind: 'preflightRefused' });
  const [refused, allowed] = [
    await standIn.fetch(ROUTER, preflight),
    await standIn.fetch(ROUTER, preflight),
  ];
  expect([refused.status, refused.headers.get('access-control-allow-headers')]).toEqual([
    403,
    null,
  ]);
  expect([allowed.status, allowed.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'authorization,content-type',
  ]);
  expect(standIn.preflights).toHaveLength(2);
  expect(standIn.requests).toHaveLength(2);
});

test('its sign-in takes a code once, and with the verifier of who asked alone', async () => {
  const challenge = createHash('sha256').update('verifier').digest('base64url');
  const ask = new URLSearchParams({
    client_id: 'a',
    response_type: 'code',
    redirect_uri: 'https://a.example/',
    state: 's',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const authorize = async () => {
    const { status, headers } = await standIn.fetch(
      `https://huggingface.co/oauth/authorize?${ask}`,
      {
        redirect: 'manual',
      },
    );
    const location = new URL(headers.get('location') ?? '');
    expect([status, location.origin, location.searchParams.get('state')]).toEqual([
      303,
      'https://a.example',
      's',
    ]);
    return location.searchParams;
  };
  const trade = async (code: string, verifier: string, redirectUri = 'https://a.example/') => {
    const { status } = await standIn.fetch('https://huggingface.co/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    });
    return status;
  };

  const code = (await authorize()).get('code') ?? '';
  expect([await trade(code, 'verifier'), await trade(code, 'verifier')]).toEqual([200, 400]);
  expect(await trade((await authorize()).get('code') ?? '', 'other')).toBe(400);
  const elsewhere = 'https://b.example/';
  expect(await trade((await authorize()).get('code') ?? '', 'verifier', elsewhere)).toBe(400);
  standIn.signIn.authorize.next({ kind: 'sentBack', error: 'access_denied' });
  expect(Object.fromEntries(await authorize())).toEqual({ error: 'access_denied', state: 's' });
});
