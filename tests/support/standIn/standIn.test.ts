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

/** What comes of a call: its status and body, or the place where it failed. */
async function outcomeOf(reply: Reply) {
  standIn.router.next(reply);
  const response = await ask().catch(() => null);
  if (!response) return 'no answer';
  const body = await response.text().catch(() => null);
  if (body === null) return 'answer cut';
  return [response.status, response.headers.get('content-type'), body];
}

test('it records each request as sent, and gives the queued replies before the default', async () => {
  await standIn.fetch(HUB, { headers: { Authorization: 'Bearer hf_a' } });
  standIn.router.always(json(0));
  standIn.router.next(json(1), json(2));
  const answers = [];
  for (let call = 0; call < 3; call += 1) answers.push(await (await ask()).json());

  expect(answers).toEqual([1, 2, 0]);
  expect(standIn.requests).toHaveLength(4);
  expect(standIn.hub.requests).toEqual([
    {
      method: 'GET',
      host: 'huggingface.co',
      path: '/api/models/a/b?expand[]=inferenceProviderMapping',
      headers: expect.objectContaining({ authorization: 'Bearer hf_a' }),
      body: undefined,
      aborted: false,
    },
  ]);
  expect(standIn.router.requests.map(({ body }) => body)).toEqual(Array(3).fill({ model: 'a/b' }));
});

test('each kind of reply is what its name says', async () => {
  const type = 'application/json';
  const completion = JSON.stringify(completionBody('Soup', 'length'));
  const replies: [Reply, unknown][] = [
    [{ kind: 'completion', content: 'Soup', finishReason: 'length' }, [200, type, completion]],
    [{ kind: 'status', status: 502, body: '<p>', type: 'text/html' }, [502, 'text/html', '<p>']],
    [{ kind: 'status', status: 204 }, [204, type, '']],
    [{ kind: 'drip', body: 'drop', pause: 5 }, [200, type, 'drop']],
    [{ kind: 'garbage' }, 'no answer'],
    [{ kind: 'drop', how: 'reset' }, 'no answer'],
    [{ kind: 'drop', how: 'close' }, 'no answer'],
    [{ kind: 'drop', how: 'reset', after: '{"cho' }, 'answer cut'],
    [{ kind: 'drop', how: 'close', after: '{"cho' }, 'answer cut'],
  ];
  for (const [reply, outcome] of replies) expect(await outcomeOf(reply)).toEqual(outcome);
  await standIn.refuse();
  await expect(ask()).rejects.toThrow('fetch failed');
  await standIn.listen();
  expect((await ask()).status).toBe(200);
});

test('a reply can wait for the test, and its call is under way until then', async () => {
  const answer = later();
  standIn.router.next(answer);
  const call = ask();
  await vi.waitFor(() => expect(standIn.underWay).toBe(1));
  answer.release(json('now'));
  expect(await (await call).json()).toBe('now');
  await vi.waitFor(() => expect(standIn.underWay).toBe(0));
});

test('a page of another origin may read its answers, unless the test forbids that', async () => {
  const headerOf = async (name: string, init?: RequestInit) => (await ask(init)).headers.get(name);
  standIn.router.next({ kind: 'withoutCors', reply: json(1) });
  expect(await headerOf('access-control-allow-origin')).toBeNull();
  expect(await headerOf('access-control-allow-origin')).toBe('*');

  const preflight = {
    method: 'OPTIONS',
    body: null,
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  };
  standIn.router.next({ kind: 'preflightRefused' });
  expect(await headerOf('access-control-allow-headers', preflight)).toBeNull();
  expect(await headerOf('access-control-allow-headers', preflight)).toBe('authorization');
  expect(standIn.preflights).toHaveLength(2);
});

test('its sign-in takes a code once, and only with the verifier and the address of who asked', async () => {
  const home = 'https://a.example/';
  const query = new URLSearchParams({
    client_id: 'a',
    response_type: 'code',
    redirect_uri: home,
    state: 's',
    code_challenge: createHash('sha256').update('verifier').digest('base64url'),
    code_challenge_method: 'S256',
  });
  const authorize = async () => {
    const address = `https://huggingface.co/oauth/authorize?${query}`;
    const { headers } = await standIn.fetch(address, { redirect: 'manual' });
    const location = new URL(headers.get('location') ?? '');
    expect(location.origin).toBe('https://a.example');
    return Object.fromEntries(location.searchParams);
  };
  const trade = async (code = '', verifier = 'verifier', redirect_uri = home) => {
    const grant_type = 'authorization_code';
    const { status } = await standIn.fetch('https://huggingface.co/oauth/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type, code, code_verifier: verifier, redirect_uri }),
    });
    return status;
  };

  const { code, state } = await authorize();
  expect([state, await trade(code), await trade(code)]).toEqual(['s', 200, 400]);
  expect(await trade((await authorize()).code, 'other')).toBe(400);
  expect(await trade((await authorize()).code, 'verifier', 'https://b.example/')).toBe(400);
  standIn.signIn.authorize.next({ kind: 'sentBack', error: 'access_denied' });
  expect(await authorize()).toEqual({ error: 'access_denied', state: 's' });
});
