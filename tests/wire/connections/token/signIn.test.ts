import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diagnosis } from '../../../../machines/connection/diagnosis';
import type { SignInAnswer } from '../../../../src/browser/address/signIn';
import {
  finishSignIn,
  isAnswerTo,
  type SignInSecrets,
  startSignIn,
} from '../../../../src/wire/connections/token/signIn';
import { readDiagnosis } from '../../../support/readDiagnosis';
import { json, type Reply, SIGNED_IN, type StandIn, startStandIn } from '../../../support/standIn';

const PAGE = 'https://kitchen.example/';
const CLIENT = 'https://kitchen.example/oauth-client.json';
const NOW = new Date('2026-11-20T12:00:00Z').getTime();

let standIn: StandIn;
let secrets: SignInSecrets;
beforeEach(async () => {
  standIn = await startStandIn();
  vi.stubGlobal('fetch', standIn.fetch);
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => standIn.close());

async function start(signal?: AbortSignal): Promise<string> {
  const { address, ...rest } = await startSignIn({ clientId: CLIENT, redirectUrl: PAGE, signal });
  secrets = rest;
  return address;
}

/** Returns what the page's address holds after the visit to the hub. */
async function visit(address: string): Promise<SignInAnswer> {
  const response = await standIn.fetch(address, { redirect: 'manual' });
  const { origin, pathname, searchParams } = new URL(response.headers.get('location') ?? '');
  expect(origin + pathname).toBe(PAGE);
  const read = (name: string) => searchParams.get(name) ?? undefined;
  return {
    code: read('code'),
    state: read('state') ?? '',
    error: read('error'),
    description: read('error_description'),
    issuer: read('iss'),
  };
}

const comeBack = async () => visit(await start());

/** The refusal may hold no secret in any form. */
const diagnosisOf = (signIn: Promise<unknown>) =>
  readDiagnosis(signIn, secrets?.codeVerifier, SIGNED_IN.token);

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
    expect(address.href).not.toContain(secrets.codeVerifier);

    expect(await finishSignIn(await visit(address.href), secrets)).toEqual({
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

  it('uses up its proof before it asks the hub', async () => {
    const answer = await comeBack();
    const asked = standIn.requests.length;
    const onAccept = vi.fn(() => expect(standIn.requests).toHaveLength(asked));
    await finishSignIn(answer, secrets, { onAccept });
    expect(onAccept).toHaveBeenCalledOnce();
  });

  it('accepts only the answer with its own state', async () => {
    const first = await comeBack();
    const second = await comeBack();
    expect(isAnswerTo(secrets, first)).toBe(false);
    expect(isAnswerTo(secrets, second)).toBe(true);
    const asked = standIn.requests.length;
    const onAccept = vi.fn();
    expect(await readDiagnosis(finishSignIn(first, secrets, { onAccept }))).toMatchObject({
      kind: 'signInStale',
    });
    expect(onAccept).not.toHaveBeenCalled();
    expect(standIn.requests).toHaveLength(asked);
    for (const state of ['', 'abc', 'null', '{"nonce":""}']) {
      expect(isAnswerTo(secrets, { ...second, state }), state).toBe(false);
    }
  });

  it.each([
    [undefined, true],
    ['https://huggingface.co', true],
    ['https://huggingface.co/', false],
    ['https://evil.example', false],
    ['', false],
  ])('takes an answer that names %j as its issuer: %s', async (issuer, isTaken) => {
    const answer = await comeBack();
    expect(isAnswerTo(secrets, { ...answer, issuer })).toBe(isTaken);
  });

  it('may be made at another hub', async () => {
    const hubUrl = `http://127.0.0.1:${standIn.port}`;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (input: string) => {
      asked.push(input);
      return Response.json({ authorization_endpoint: `${hubUrl}/authorize` });
    });
    const { address } = await startSignIn({ clientId: CLIENT, redirectUrl: PAGE, hubUrl });
    expect(asked).toEqual([`${hubUrl}/.well-known/openid-configuration`]);
    expect(address).toMatch(`${hubUrl}/authorize?`);
  });

  it('lasts 8 hours if the hub does not say', async () => {
    const answer = await comeBack();
    standIn.signIn.token.next(json({ access_token: 'hf_oauth_x' }));
    expect(await finishSignIn(answer, secrets)).toMatchObject({ expiresAt: NOW + 28_800_000 });
  });

  it.each([
    [{ preferred_username: 'ada', name: 'Ada Lovelace' }, 'ada'],
    [{ name: 'Ada Lovelace' }, 'Ada Lovelace'],
    [{}, ''],
    [{ name: 7 }, ''],
    [null, ''],
  ])('by a visitor that the hub describes as %j has the name "%s"', async (identity, userName) => {
    const answer = await comeBack();
    standIn.signIn.userInfo.next(json(identity));
    expect(await finishSignIn(answer, secrets)).toMatchObject({ userName });
  });
});

const HTML: Reply = { kind: 'status', status: 200, body: '<h1>Hub</h1>', type: 'text/html' };
const unread: Diagnosis = {
  kind: 'signInFailed',
  detail: "the hub's answer could not be read",
};

const faults = (path: string): [string, Reply, Diagnosis][] => [
  [
    '401',
    { kind: 'status', status: 401, body: '{"error":"invalid_client"}' },
    { kind: 'signInFailed', detail: `/huggingface.co${path} was answered with 401` },
  ],
  [
    '400',
    { kind: 'status', status: 400, body: '{"error":"invalid_request"}' },
    { kind: 'signInFailed', detail: `/huggingface.co${path} was answered with 400` },
  ],
  ['429', { kind: 'status', status: 429, body: '{}' }, { kind: 'tooManyCalls' }],
  ['503 with null', { kind: 'status', status: 503, body: 'null' }, unread],
  [
    '503 with HTML',
    { ...HTML, status: 503 },
    { kind: 'signInFailed', detail: `/huggingface.co${path} was answered with 503` },
  ],
  ['HTML', HTML, unread],
  ['null', json(null), unread],
  ['cut JSON', { kind: 'status', status: 200, body: '{"access' }, unread],
  ['a reset', { kind: 'drop', how: 'reset' }, { kind: 'unreachable' }],
];

describe('a sign-in that cannot begin', () => {
  it.each(faults('/.well-known/openid-configuration'))(
    'because the configuration is %s',
    async (_, reply, diagnosis) => {
      standIn.signIn.configuration.next(reply);
      expect(await diagnosisOf(start())).toEqual(diagnosis);
    },
  );

  it.each([
    undefined,
    'https://evil.example/oauth/authorize',
    'https://huggingface.co@evil.example/oauth/authorize',
    'javascript:alert(1)//',
  ])('because the sign-in page is %s', async (page) => {
    standIn.signIn.configuration.next(json({ authorization_endpoint: page }));
    expect(await diagnosisOf(start())).toEqual({
      kind: 'signInFailed',
      detail: 'the hub names no sign-in page of its own',
    });
  });

  it('because there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await standIn.refuse();
    expect(await diagnosisOf(start())).toEqual({ kind: 'offline' });
    await standIn.listen();
  });

  it('because the browser stores nothing for the page', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(await diagnosisOf(start())).toEqual({ kind: 'storageBlocked' });
  });
});

describe('a sign-in that fails', () => {
  it('because the visitor declines it', async () => {
    standIn.signIn.authorize.next({
      kind: 'sentBack',
      error: 'access_denied',
      description: 'The user said no',
    });
    expect(await diagnosisOf(finishSignIn(await comeBack(), secrets))).toEqual({
      kind: 'signInDeclined',
    });
  });

  it.each([
    ['invalid_scope', 'No such\n scope\u202e', 'invalid_scope: No such scope '],
    ['server_error', undefined, 'server_error'],
    ['x'.repeat(500), undefined, 'x'.repeat(200)],
  ])(
    'because the hub says %j quotes that on one short line',
    async (error, description, detail) => {
      standIn.signIn.authorize.next({
        kind: 'sentBack',
        error,
        ...(description && { description }),
      });
      expect(await diagnosisOf(finishSignIn(await comeBack(), secrets))).toEqual({
        kind: 'signInFailed',
        detail,
      });
    },
  );

  it.each(faults('/oauth/token'))(
    'because the hub answers with %s instead of a token',
    async (_, reply, diagnosis) => {
      const answer = await comeBack();
      standIn.signIn.token.next(reply);
      expect(await diagnosisOf(finishSignIn(answer, secrets))).toEqual(diagnosis);
    },
  );

  it.each(['configuration', 'userInfo'] as const)(
    'because the hub answers with HTML instead of its %s',
    async (where) => {
      const answer = await comeBack();
      standIn.signIn[where].next(HTML);
      expect(await diagnosisOf(finishSignIn(answer, secrets))).toEqual(unread);
    },
  );

  it.each([
    [{ token: 'sk-of-somebody-else' }, 'the hub gave no token of its own'],
    [{ token: 'hf_two words' }, 'the hub gave no token of its own'],
    [{ token: 7 as never }, 'the hub gave no token of its own'],
    [{ expiresIn: 0 }, 'the hub gave an expired token'],
  ])('because the hub gives something useless: %j', async (given, detail) => {
    standIn.signIn.token.next({ kind: 'token', ...given });
    expect(await diagnosisOf(finishSignIn(await comeBack(), secrets))).toEqual({
      kind: 'signInFailed',
      detail,
    });
  });

  it('because the visitor did not allow it to call models', async () => {
    standIn.signIn.token.next({ kind: 'token', scope: 'openid profile' });
    expect(await diagnosisOf(finishSignIn(await comeBack(), secrets))).toEqual({
      kind: 'tokenNotAllowed',
    });
  });
});

it('a code that the hub no longer takes makes the sign-in stale', async () => {
  const answer = await comeBack();
  expect(await diagnosisOf(finishSignIn({ ...answer, code: 'spent' }, secrets))).toEqual({
    kind: 'signInStale',
  });
  expect(standIn.signIn.userInfo.requests).toEqual([]);
});

it('an answer without a code asks the hub for no token', async () => {
  const answer = await comeBack();
  expect(await diagnosisOf(finishSignIn({ ...answer, code: undefined }, secrets))).toEqual(unread);
  expect(standIn.signIn.token.requests).toEqual([]);
});

describe('a sign-in that is aborted ends at once', () => {
  it.each(['configuration', 'token', 'userInfo'] as const)(
    'while it asks for the %s',
    async (where) => {
      const answer = await comeBack();
      standIn.signIn[where].always({ kind: 'hang' });
      const controller = new AbortController();
      const { signal } = controller;
      const before = standIn.signIn[where].requests.length;
      const signIn = finishSignIn(answer, secrets, { signal });
      await vi.waitUntil(() => standIn.signIn[where].requests.length > before);
      controller.abort();
      await expect(signIn).rejects.toMatchObject({ name: 'AbortError' });
    },
  );

  it('before it begins', async () => {
    await expect(start(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(standIn.requests).toEqual([]);
  });
});
