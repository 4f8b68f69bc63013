import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diagnosis } from '../../machines/connectionMachine';
import {
  finishSignIn,
  type SignInAnswer,
  type SignInStore,
  startSignIn,
} from '../../src/connections/signIn';
import { readDiagnosis } from '../support/readDiagnosis';
import { json, type Reply, SIGNED_IN, type StandIn, startStandIn } from '../support/standIn';

const PAGE = 'https://kitchen.example/';
const CLIENT = 'https://kitchen.example/oauth-client.json';
const NOW = new Date('2026-11-20T12:00:00Z').getTime();

let standIn: StandIn;
let store: SignInStore;
beforeEach(async () => {
  standIn = await startStandIn();
  vi.stubGlobal('fetch', standIn.fetch);
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  store = {};
});
afterEach(() => standIn.close());

const start = (signal?: AbortSignal) =>
  startSignIn({ clientId: CLIENT, redirectUrl: PAGE, signal }, store);

/** Goes to the hub as a browser does, and gives what the page's address then holds. */
async function visit(address: string): Promise<SignInAnswer> {
  const response = await standIn.fetch(address, { redirect: 'manual' });
  const { origin, pathname, searchParams } = new URL(response.headers.get('location') ?? '');
  expect(origin + pathname).toBe(PAGE);
  const read = (name: string) => searchParams.get(name) ?? undefined;
  return {
    code: read('code'),
    state: read('state'),
    error: read('error'),
    description: read('error_description'),
  };
}

const comeBack = async () => visit(await start());

/** What a sign-in was refused for, which may hold no secret in any form. */
const diagnosisOf = (signIn: Promise<unknown>) =>
  readDiagnosis(signIn, store.codeVerifier, SIGNED_IN.token);

describe('a sign-in', () => {
  it('goes to the hub with a proof instead of a secret, and comes back with a token, its end and the name', async () => {
    const address = new URL(await start());
    expect(address.origin + address.pathname).toBe('https://huggingface.co/oauth/authorize');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: CLIENT,
      scope: 'openid profile inference-api',
      response_type: 'code',
      redirect_uri: PAGE,
      state: expect.stringContaining('nonce'),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(address.href).not.toContain(store.codeVerifier);

    expect(await finishSignIn(await visit(address.href), store)).toEqual({
      accessToken: SIGNED_IN.token,
      expiresAt: NOW + 28_800_000,
      userName: 'ada',
    });
    expect(standIn.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'GET /.well-known/openid-configuration',
      'GET /oauth/authorize',
      'GET /.well-known/openid-configuration',
      'POST /oauth/token',
      'GET /oauth/userinfo',
    ]);
  });

  it('uses its secrets up', async () => {
    await finishSignIn(await comeBack(), store);
    expect(store).toEqual({ nonce: undefined, codeVerifier: undefined });
  });

  it('can be begun anew where one was left half-way, of which the answer then counts no more', async () => {
    const first = await comeBack();
    const second = await comeBack();
    expect(await diagnosisOf(finishSignIn(first, store))).toEqual({ kind: 'signInStale' });
    expect(await finishSignIn(second, store)).toMatchObject({ userName: 'ada' });
  });

  it('may be made at another hub', async () => {
    const hubUrl = `http://127.0.0.1:${standIn.port}`;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (input: string) => {
      asked.push(input);
      return Response.json({ authorization_endpoint: `${hubUrl}/authorize` });
    });
    const address = await startSignIn({ clientId: CLIENT, redirectUrl: PAGE, hubUrl }, store);
    expect(asked).toEqual([`${hubUrl}/.well-known/openid-configuration`]);
    expect(address).toMatch(`${hubUrl}/authorize?`);
  });

  it.each([
    ['8 hours where the hub does not say', {}, 28_800_000],
    ['as long as a timer reaches where it is longer', { expires_in: 1e7 }, 2 ** 31 - 1],
  ])('lasts %s', async (_, end, life) => {
    const answer = await comeBack();
    standIn.signIn.token.next(json({ access_token: 'hf_oauth_x', ...end }));
    expect(await finishSignIn(answer, store)).toMatchObject({ expiresAt: NOW + life });
  });

  it.each([
    [{ preferred_username: 'ada', name: 'Ada Lovelace' }, 'ada'],
    [{ name: 'Ada Lovelace' }, 'Ada Lovelace'],
    [{}, ''],
    [{ name: 7 }, ''],
    [null, ''],
  ])('by who is told of as %j has the name "%s"', async (identity, userName) => {
    const answer = await comeBack();
    standIn.signIn.userInfo.next(json(identity));
    expect(await finishSignIn(answer, store)).toMatchObject({ userName });
  });
});

const HTML: Reply = { kind: 'status', status: 200, body: '<h1>Hub</h1>', type: 'text/html' };
const unread: Diagnosis = {
  kind: 'signInFailed',
  detail: 'an answer of the hub could not be read',
};

/** How an endpoint of the hub can fail, and what it comes to. */
const faults = (answered: (status: number) => Diagnosis): [string, Reply, Diagnosis][] => [
  ['401', { kind: 'status', status: 401, body: '{"error":"invalid_client"}' }, answered(401)],
  ['404 in HTML', { kind: 'status', status: 404, body: '<h1>', type: 'text/html' }, answered(404)],
  ['429', { kind: 'status', status: 429, body: '{}' }, { kind: 'tooManyCalls' }],
  ['500', { kind: 'status', status: 500, body: '{"error":"oops"}' }, answered(500)],
  ['503 with null', { kind: 'status', status: 503, body: 'null' }, unread],
  ['HTML with 200', HTML, unread],
  ['null', json(null), unread],
  ['cut JSON', { kind: 'status', status: 200, body: '{"access' }, unread],
  ['a reset', { kind: 'drop', how: 'reset' }, { kind: 'unreachable' }],
];

const answeredBy = (path: string) => (status: number) => ({
  kind: 'signInFailed' as const,
  detail: `/huggingface.co${path} was answered with ${status}`,
});

describe('a sign-in that cannot be begun', () => {
  it.each([
    ...faults(answeredBy('/.well-known/openid-configuration')),
    [
      'a configuration without a page',
      json({}),
      { kind: 'signInFailed', detail: 'the hub names no page of its own to sign in at' },
    ],
    [
      'a page of somebody else',
      json({ authorization_endpoint: 'https://evil.example/oauth/authorize' }),
      { kind: 'signInFailed', detail: 'the hub names no page of its own to sign in at' },
    ],
    [
      'a page that is code',
      json({ authorization_endpoint: 'javascript:alert(1)//' }),
      { kind: 'signInFailed', detail: 'the hub names no page of its own to sign in at' },
    ],
  ] as [string, Reply, Diagnosis][])(
    'because the configuration is %s',
    async (_, reply, diagnosis) => {
      standIn.signIn.configuration.next(reply);
      expect(await diagnosisOf(start())).toEqual(diagnosis);
      expect(store).toEqual({});
    },
  );

  it('because there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await standIn.refuse();
    expect(await diagnosisOf(start())).toEqual({ kind: 'offline' });
    await standIn.listen();
  });

  it('because the browser lets the page keep nothing', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(await diagnosisOf(start())).toEqual({ kind: 'storageBlocked' });
  });
});

describe('a sign-in that breaks off', () => {
  it('because the visitor says no is refused', async () => {
    standIn.signIn.authorize.next({
      kind: 'sentBack',
      error: 'access_denied',
      description: 'The user said no',
    });
    expect(await diagnosisOf(finishSignIn(await comeBack(), store))).toEqual({
      kind: 'signInDeclined',
    });
    expect(store.nonce).toBeUndefined();
  });

  it.each([
    ['invalid_scope', 'No such\n scope\u202e', 'invalid_scope: No such scope '],
    ['server_error', undefined, 'server_error'],
    ['x'.repeat(500), undefined, 'x'.repeat(200)],
  ])(
    'because the hub says %j has its words on one short line',
    async (error, description, detail) => {
      standIn.signIn.authorize.next({
        kind: 'sentBack',
        error,
        ...(description && { description }),
      });
      expect(await diagnosisOf(finishSignIn(await comeBack(), store))).toEqual({
        kind: 'signInFailed',
        detail,
      });
    },
  );

  it('with an error without a state is the one that is under way', async () => {
    await start();
    const answer = { error: 'access_denied', code: undefined, state: undefined, description: '' };
    expect(await diagnosisOf(finishSignIn(answer, store))).toEqual({ kind: 'signInDeclined' });
  });

  it.each(faults(answeredBy('/oauth/token')))(
    'because the token’s endpoint answers with %s',
    async (_, reply, diagnosis) => {
      const answer = await comeBack();
      standIn.signIn.token.next(reply);
      expect(await diagnosisOf(finishSignIn(answer, store))).toEqual(diagnosis);
    },
  );

  it.each(faults(answeredBy('/oauth/userinfo')).filter(([name]) => name !== 'null'))(
    'because the question for the name is answered with %s',
    async (_, reply, diagnosis) => {
      const answer = await comeBack();
      standIn.signIn.userInfo.next(reply);
      expect(await diagnosisOf(finishSignIn(answer, store))).toEqual(diagnosis);
    },
  );

  it('because the configuration can no longer be had', async () => {
    const answer = await comeBack();
    standIn.signIn.configuration.next(HTML);
    expect(await diagnosisOf(finishSignIn(answer, store))).toEqual(unread);
  });

  it.each([
    [{ token: 'sk-of-somebody-else' }, 'the hub gave no token of its own'],
    [{ token: 'hf_two words' }, 'the hub gave no token of its own'],
    [{ token: 7 as never }, 'the hub gave no token of its own'],
    [{ expiresIn: 0 }, 'the hub gave a token that has ended'],
    [{ expiresIn: -5 }, 'the hub gave a token that has ended'],
  ])('because what it gives is of no use: %j', async (given, detail) => {
    standIn.signIn.token.next({ kind: 'token', ...given });
    expect(await diagnosisOf(finishSignIn(await comeBack(), store))).toEqual({
      kind: 'signInFailed',
      detail,
    });
  });

  it('because the visitor did not let it call models is not allowed', async () => {
    standIn.signIn.token.next({ kind: 'token', scope: 'openid profile' });
    expect(await diagnosisOf(finishSignIn(await comeBack(), store))).toEqual({
      kind: 'tokenNotAllowed',
    });
  });
});

describe('an answer that does not count', () => {
  const nobodyAsked = () =>
    expect(standIn.signIn.token.requests.map(({ path }) => path)).toEqual([]);

  it('is one that comes again, as after a reload', async () => {
    const answer = await comeBack();
    await finishSignIn(answer, store);
    expect(await diagnosisOf(finishSignIn(answer, store))).toEqual({ kind: 'signInStale' });
    expect(standIn.signIn.token.requests).toHaveLength(1);
  });

  it.each<[string, Partial<SignInAnswer>]>([
    ['with the state of another', { state: '{"nonce":"other","redirectUri":"https://a.example"}' }],
    ['with a state that is none', { state: 'abc' }],
    ['with a state that is null', { state: 'null' }],
    ['without a state', { state: undefined }],
    [
      'that is an error with the state of another',
      { error: 'access_denied', state: '{"nonce":""}' },
    ],
  ])('is one %s, and the one that is under way still may', async (_, difference) => {
    const answer = await comeBack();
    expect(await diagnosisOf(finishSignIn({ ...answer, ...difference }, store))).toEqual({
      kind: 'signInStale',
    });
    nobodyAsked();
    expect(await finishSignIn(answer, store)).toMatchObject({ userName: 'ada' });
  });

  it.each([
    ['nothing', {}],
    ['no verifier', { nonce: 'n' }],
    ['no nonce', { codeVerifier: 'v' }],
  ])('is one to a tab that kept %s of its sign-in', async (_, kept) => {
    const state = '{"nonce":"n","redirectUri":"https://kitchen.example/"}';
    const answer = { code: 'c', state, error: undefined, description: undefined };
    expect(await diagnosisOf(finishSignIn(answer, kept))).toEqual({ kind: 'signInStale' });
    nobodyAsked();
  });

  it('is one whose code the hub takes no more', async () => {
    const answer = await comeBack();
    await diagnosisOf(finishSignIn({ ...answer, code: 'spent' }, store)).then((diagnosis) =>
      expect(diagnosis).toEqual({ kind: 'signInStale' }),
    );
    expect(standIn.signIn.userInfo.requests).toEqual([]);
  });

  it('is one without a code', async () => {
    const answer = await comeBack();
    expect(await diagnosisOf(finishSignIn({ ...answer, code: undefined }, store))).toEqual(unread);
    nobodyAsked();
  });
});

describe('a sign-in ends at once', () => {
  it.each(['configuration', 'token', 'userInfo'] as const)(
    'when it is given up while the %s is asked for',
    async (where) => {
      const answer = await comeBack();
      standIn.signIn[where].always({ kind: 'hang' });
      const controller = new AbortController();
      const { signal } = controller;
      const before = standIn.signIn[where].requests.length;
      const signIn = finishSignIn(answer, store, { signal });
      await vi.waitUntil(() => standIn.signIn[where].requests.length > before);
      controller.abort();
      await expect(signIn).rejects.toMatchObject({ name: 'AbortError' });
    },
  );

  it('when its time is up, which is told', async () => {
    standIn.signIn.configuration.always({ kind: 'hang' });
    const controller = new AbortController();
    const signIn = start(controller.signal);
    controller.abort(new DOMException('', 'TimeoutError'));
    expect(await diagnosisOf(signIn)).toEqual({ kind: 'timedOut' });
  });

  it('when it was given up before it began', async () => {
    await expect(start(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(standIn.requests).toEqual([]);
  });
});
