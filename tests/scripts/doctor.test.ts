import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine, type Options } from '../../scripts/doctor/examine';
import { json, type Reply, type StandIn, startStandIn } from '../support/standIn';

const TOKEN = 'hf_standInTokenOfTheTests';
const PAGE = 'huggingface.co/settings/tokens';
const NEW_TOKEN = `https://${PAGE}/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained`;
const MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

const FORM = 'ok     VITE_HF_ACCESS_TOKEN has the form of a Hugging Face token';
const VALID = 'ok     The hub accepts the token';
const MAY = 'ok     The token has the permission to call Inference Providers';
const SERVED = `ok     The model ${MODEL} is served live by together`;

let standIn: StandIn;
/** A second one, whose hub answers for `whoami-v2`. */
let whoAmI: StandIn;

beforeEach(async () => {
  [standIn, whoAmI] = await Promise.all([startStandIn(), startStandIn()]);
  whoAmI.hub.always(fineGrained({ global: ['inference.serverless.write'], scoped: [] }));
});
afterEach(() => Promise.all([standIn.close(), whoAmI.close()]));

function fineGrained(permissions: object): Reply {
  const accessToken = { displayName: 'x', role: 'fineGrained', fineGrained: permissions };
  return json({ type: 'user', name: 'ada', auth: { type: 'access_token', accessToken } });
}

const networkOfTests: typeof fetch = (input, init) =>
  String(input) === 'https://huggingface.co/api/whoami-v2'
    ? whoAmI.fetch('https://huggingface.co/api/models/whoami', init)
    : standIn.fetch(input, init);

function run(env: Record<string, string> = {}, options: Options = {}) {
  return examine(
    { VITE_HF_ACCESS_TOKEN: TOKEN, ...env },
    { fetch: networkOfTests, timeLimit: 5_000, ...options },
  );
}

const notChecked = (...what: string[]) =>
  `Not checked: ${[...what, 'whether a call is answered (--call)', 'how many calls the account still pays for'].join('; ')}.`;

it('finds nothing wrong with a token that may call a model that is served', async () => {
  expect(await run()).toEqual({ lines: [FORM, VALID, MAY, SERVED, notChecked()], exitCode: 0 });
  expect(whoAmI.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(standIn.requests.map(({ path }) => path)).toEqual([
    `/api/models/${MODEL}?expand[]=inferenceProviderMapping`,
  ]);
  expect(standIn.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
});

it('says that the sample kitchen cooks where nothing is connected, and asks nobody', async () => {
  expect(await run({ VITE_HF_ACCESS_TOKEN: '' }, { call: true })).toEqual({
    lines: [
      'ok     Nothing is connected: the sample kitchen cooks, until a visitor connects a model',
      'Not checked: nothing that the page needs.',
    ],
    exitCode: 0,
  });
  expect([...standIn.requests, ...whoAmI.requests]).toEqual([]);
});

it.each([
  [{ VITE_BRAND: ' ' }, "VITE_BRAND is blank: the kitchen needs an owner's name."],
  [
    { VITE_INFERENCE_ENDPOINT: 'https://vllm.example' },
    'VITE_INFERENCE_ENDPOINT is called without a token: unset VITE_HF_ACCESS_TOKEN.',
  ],
  [
    { VITE_HF_PROVIDER: 'replicate' },
    expect.stringContaining('VITE_HF_PROVIDER=replicate cannot be used'),
  ],
])('stops at %j, as a build does', async (env, message) => {
  const { lines, exitCode } = await run(env);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.replace(/^fails {2}/, '').split('  → ')).toEqual([
    message,
    'correct it in .env or in the environment',
  ]);
  expect([lines[1], exitCode]).toEqual(['Not checked: everything else.', 1]);
  expect([...standIn.requests, ...whoAmI.requests]).toEqual([]);
});

describe('the page itself', () => {
  const own = async (env: Record<string, string>, options?: Options) => {
    const { lines, exitCode } = await run({ VITE_HF_ACCESS_TOKEN: '', ...env }, options);
    expect([...standIn.requests, ...whoAmI.requests]).toEqual([]);
    return { lines: lines.slice(1), exitCode };
  };

  it('lets visitors sign in without a registration where it knows its address', async () => {
    expect(await own({ VITE_SITE_URL: 'https://a.example/b', VITE_LEGAL_URL: '/legal' })).toEqual({
      lines: [
        'ok     VITE_SITE_URL is the address of a page: https://a.example/b/',
        'ok     Visitors can sign in, without a registration: the build writes https://a.example/b/oauth-client.json',
        'ok     VITE_LEGAL_URL has the form of a link',
        'Not checked: whether the page is at VITE_SITE_URL; whether the hub can fetch that file and takes it; whether there is a page at VITE_LEGAL_URL.',
      ],
      exitCode: 0,
    });
  });

  it('lets them sign in with a client that the host has registered', async () => {
    expect(await own({ VITE_HF_OAUTH_CLIENT_ID: 'a-1' })).toEqual({
      lines: [
        'ok     VITE_HF_OAUTH_CLIENT_ID has the form of a client id',
        'Not checked: whether the hub knows the client id, and sends visitors back to the page.',
      ],
      exitCode: 0,
    });
  });

  it('cannot let them sign in by http alone', async () => {
    expect(await own({ VITE_SITE_URL: 'http://a.example' })).toEqual({
      lines: [
        'ok     VITE_SITE_URL is the address of a page: http://a.example/',
        '?      VITE_SITE_URL is not https, so visitors are not offered to sign in  → give the page https, or set VITE_HF_OAUTH_CLIENT_ID',
        'Not checked: whether visitors can sign in; whether the page is at VITE_SITE_URL.',
      ],
      exitCode: 0,
    });
  });

  it('cannot be at two places', async () => {
    const env = { VITE_SITE_URL: 'https://a.example/b', VITE_HF_OAUTH_CLIENT_ID: 'a-1' };
    const { lines, exitCode } = await own(env, { origin: 'https://b.example' });
    expect([lines[0], exitCode]).toEqual([
      'fails  VITE_SITE_URL is https://a.example/b/, and the page will be at https://b.example: a sign-in would end on another page  → name the same place in both',
      1,
    ]);
    expect(await own(env, { origin: 'https://a.example' })).toMatchObject({ exitCode: 0 });
  });
});

describe('the token', () => {
  it.each(['hf_short', 'HF_standInTokenOfTheTests', '"hf_standInTokenOfTheTests"x'.slice(1)])(
    'that has not the form of one (%s) is not sent to be judged',
    async (token) => {
      const { lines, exitCode } = await run({ VITE_HF_ACCESS_TOKEN: token });
      expect([lines[0], exitCode]).toEqual([
        `fails  VITE_HF_ACCESS_TOKEN does not have the form of a token: hf_ and at least 20 letters or digits  → copy the whole token; a new one is made at ${NEW_TOKEN}`,
        1,
      ]);
      expect(whoAmI.requests).toEqual([]);
    },
  );

  it('that the hub does not know makes the page fail', async () => {
    whoAmI.hub.always({ kind: 'status', status: 401, body: '{"error":"Invalid user token."}' });
    const { lines, exitCode } = await run();
    expect([lines.slice(0, 2), exitCode]).toEqual([
      [FORM, `fails  The hub does not accept the token (401)  → make a new one at ${NEW_TOKEN}`],
      1,
    ]);
  });

  it('that is fine-grained without the permission makes the page fail', async () => {
    whoAmI.hub.always(fineGrained({ global: ['discussion.write'], scoped: [] }));
    const { lines, exitCode } = await run();
    expect([lines[2], exitCode]).toEqual([
      `fails  The token is fine-grained and lacks the permission to call Inference Providers  → tick "Make calls to Inference Providers" at https://${PAGE}, or make a new token at ${NEW_TOKEN}`,
      1,
    ]);
  });

  const scoped = (type: string) => [
    { entity: { type, name: 'x' }, permissions: ['inference.serverless.write'] },
  ];

  it('may have the permission for its user', async () => {
    whoAmI.hub.always(fineGrained({ global: [], scoped: scoped('user') }));
    expect((await run()).lines[2]).toBe(MAY);
  });

  it.each<[string, Reply, string]>([
    [
      'has the permission for an organization alone',
      fineGrained({ global: [], scoped: scoped('org') }),
      "?      The token may call Inference Providers on an organization's account alone, and the page calls on the user's  → give the token the permission for the user too, or prove it with --call",
    ],
    ...[
      json({ name: 'ada', auth: { accessToken: { role: 'read' } } }),
      json({ name: 'ada', auth: { type: 'oauth' } }),
      fineGrained({ global: 'all' }),
      fineGrained({ global: [] }),
      json([]),
    ].map((reply): [string, Reply, string] => [
      `is of a kind that the hub tells nothing of: ${JSON.stringify(reply)}`,
      reply,
      '?      The hub cannot tell whether this token may call a model  → prove it with --call',
    ]),
  ])('%s: that cannot be told', async (_, reply, line) => {
    whoAmI.hub.always(reply);
    expect(await run()).toEqual({
      lines: [FORM, VALID, line, SERVED, notChecked('whether the token may call a model')],
      exitCode: 0,
    });
  });

  it('that is a key of the provider cannot be checked at the hub, and is not sent there', async () => {
    const { lines, exitCode } = await run({ VITE_HF_ACCESS_TOKEN: 'tgp_key' });
    expect([lines, exitCode]).toEqual([
      [
        '?      VITE_HF_ACCESS_TOKEN does not begin with hf_, so it is taken for a key of together, which the hub knows nothing about  → prove it with --call',
        SERVED,
        notChecked('whether the key is one of together and may call'),
      ],
      0,
    ]);
    expect(whoAmI.requests).toEqual([]);
    expect(standIn.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe('a hub that tells nothing is no fault of the settings', () => {
  it.each<[string, Reply, RegExp]>([
    [
      'is busy',
      { kind: 'status', status: 429, body: '<h1>', type: 'text/html' },
      /takes no more questions for now \(429\)/,
    ],
    [
      'is broken',
      { kind: 'status', status: 502, body: '<h1>', type: 'text/html' },
      /has trouble of its own \(502\)/,
    ],
    [
      'is a page of HTML',
      { kind: 'status', status: 200, body: '<h1>Log in</h1>', type: 'text/html' },
      /was no API \(status 200, no JSON\)/,
    ],
    [
      'is a proxy that refuses',
      { kind: 'status', status: 401, body: '<h1>', type: 'text/html' },
      /was no API \(status 401, no JSON\)/,
    ],
    ['is cut off', { kind: 'drop', how: 'reset' }, /could not be reached \(\w+\)/],
    ['never answers', { kind: 'hang' }, /gave no answer in time/],
    ['never ends', { kind: 'stall', body: '{' }, /gave no answer in time/],
  ])('where it %s', async (_, reply, why) => {
    standIn.hub.always(reply);
    whoAmI.hub.always(reply);
    const { lines, exitCode } = await run({}, { timeLimit: 100 });
    expect(lines).toEqual([
      FORM,
      expect.stringMatching(/^\? {6}Whether the token is valid: .* {2}→ run this again later/),
      expect.stringMatching(/^\? {6}Whether together serves .* {2}→ run this again later$/),
      notChecked('whether the token is valid', 'whether together serves the model'),
    ]);
    expect(lines[1]).toMatch(why);
    expect(lines[2]).toMatch(why);
    expect(exitCode).toBe(0);
  });

  it('where there is no network', async () => {
    await Promise.all([standIn.refuse(), whoAmI.refuse()]);
    const { lines, exitCode } = await run();
    expect([lines[1], exitCode]).toEqual([
      '?      Whether the token is valid: the hub could not be reached (ECONNREFUSED)  → run this again later, or prove it with --call',
      0,
    ]);
    await Promise.all([standIn.listen(), whoAmI.listen()]);
  });
});
