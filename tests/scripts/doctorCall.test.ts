import { expect, it, test, vi } from 'vitest';
import { examine } from '../../scripts/doctor/examine';
import { listed, listOf, served } from '../support/liveModels';
import { shareServer } from '../support/shareServer';
import { completionBody, eventsOf, json, type Reply, startStandIn } from '../support/standIn';

const TOKEN = 'hf_standInTokenOfTheTests';

const standIn = await shareServer(startStandIn());

let models = 0;

/** Each call has its own model, because the client remembers look-ups. */
async function call({ accessToken = TOKEN, timeLimit = 5_000 } = {}) {
  models += 1;
  const model = `tests/called-${models}`;
  const fetch: typeof globalThis.fetch = (input, init) =>
    standIn.fetch(
      String(input)
        .replace('api.together.xyz/', 'router.huggingface.co/together/')
        .replace('/api/whoami-v2', '/api/models/whoami'),
      init,
    );
  const { lines, exitCode } = await examine(
    { VITE_HF_ACCESS_TOKEN: accessToken, VITE_HF_MODEL: model },
    { try: true, fetch, timeLimit },
  );
  return { lines: lines.map((line) => line.replaceAll(model, 'MODEL')), exitCode };
}

it('a call that is answered settles what else is unclear', async () => {
  standIn.router.next({ kind: 'completion', content: '', finishReason: 'length' });
  const { lines, exitCode } = await call();
  expect([lines.slice(0, -1), exitCode]).toEqual([
    [
      'ok     The hub accepts the token',
      'ok     The model MODEL is served by together',
      'ok     MODEL answered a call',
    ],
    0,
  ]);
  expect(standIn.router.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(standIn.router.requests).toHaveLength(1);
});

const RICE = '# Rice\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil them.';
const NO_RECIPE = /^\? {6}A request for a recipe failed, or its answer was empty /;
const recipe = (usage: object = {}, finish_reason = 'stop') =>
  json({ ...completionBody(RICE.padEnd(120), finish_reason), usage });
const priced = (rest: object) => ({
  kind: 'status' as const,
  status: 200,
  body: listOf(listed(`tests/called-${models + 1}`, [served('together', rest)])),
});

it.each<[string, object, Reply, RegExp]>([
  [
    'what the server counts',
    { pricing: { input: 100, output: 200 } },
    recipe({ prompt_tokens: 500, completion_tokens: 500 }),
    /^ok {5}A recipe took \d+ s \(all at once\) and 500 tokens: about 15 cents a recipe$/,
  ],
  [
    'what the text is long',
    { pricing: { input: 0, output: 1 } },
    recipe(),
    /^ok {5}A recipe took \d+ s \(all at once\) and 30 tokens: less than 1 cent a recipe$/,
  ],
  [
    'when the first word of a stream came, and what the server counts at its end',
    { pricing: { input: 100, output: 200 } },
    {
      kind: 'events',
      parts: [
        ...eventsOf(RICE).slice(0, -1),
        'data: {"choices":[],"usage":{"prompt_tokens":500,"completion_tokens":500}}\n\n',
      ],
    },
    /^ok {5}A recipe took \d+ s \(its first word \d\.\d s\) and 500 tokens: about 15 cents a recipe$/,
  ],
  ['that it is free', { is_free: true }, recipe(), / 30 tokens: free for now$/],
  [
    'that the hub does not tell',
    { pricing: undefined },
    recipe(),
    / tokens: what it cost is not known$/,
  ],
  [
    'that it was cut off',
    {},
    recipe(undefined, 'length'),
    / 30 tokens, and was cut off: less than/,
  ],
  [
    'that it is none',
    {},
    json(completionBody('# Rice\n\nI cannot help with that.')),
    /^\? {6}The answer has neither ingredients nor steps, and took \d+ s /,
  ],
  ['that it was empty', {}, json(completionBody(null)), NO_RECIPE],
  [
    'that it broke off',
    {},
    { kind: 'events', parts: eventsOf('# Rice').slice(0, 2) },
    /^\? {6}Whether a call is answered: the model broke off its answer/,
  ],
])('a call says what a recipe took: %s', async (_, figures, reply, line) => {
  standIn.models.always(priced(figures));
  standIn.router.next(reply);
  const { lines, exitCode } = await call();
  expect(lines.at(-1)).toMatch(line);
  expect(exitCode).toBe(0);
  expect(standIn.router.requests[0]?.body).toMatchObject({
    max_tokens: 1024,
    temperature: 0.7,
    stream: true,
    messages: [{ role: 'system' }, { role: 'user' }],
  });
});

it.each([
  [401, TOKEN, "Hugging Face doesn't accept the token. It may be mistyped or revoked. Make a new"],
  [403, TOKEN, "The token is valid, but it can't call this model. Give it the permission “Make"],
  [403, 'tgp_key', 'check your key and your credit at together'],
  [402, TOKEN, 'The account is out of credit. Add credit at huggingface.co/settings/billing,'],
  [402, 'tgp_key', 'check your key and your credit at together'],
  [404, TOKEN, "“together” doesn't serve this model for chat. Pick one from"],
])('a call that is refused with %i (%s) fails, with a remedy', async (status, token, remedy) => {
  const body = '{"error":{"message":"No\\u001b[31m,\\n thanks"}}';
  standIn.router.next({ kind: 'status', status, body });
  const { lines, exitCode } = await call({ accessToken: token });
  expect(lines.at(-1)).toMatch(new RegExp(`^fails  The call was refused \\(${status}\\): "`));
  expect(lines.at(-1)).toMatch(/No \[31m, thanks" {2}→ /);
  expect([lines.at(-1), exitCode]).toEqual([expect.stringContaining(`  → ${remedy}`), 1]);
});

it.each<[string, Reply]>([
  ['HTML', { kind: 'status', status: 200, body: '<h1>Hi</h1>', type: 'text/html' }],
  ['an error with status 200', json({ error: 'overloaded' })],
  ['no choice', json({ choices: [] })],
  ['broken JSON', { kind: 'status', status: 200, body: '{"choices": [' }],
])('a call that is answered with %s fails', async (_, reply) => {
  standIn.router.next(reply);
  const { lines, exitCode } = await call();
  expect(lines.at(-1)).toMatch(/^fails {2}The call was answered, but not with a chat completion/);
  expect(exitCode).toBe(1);
});

it.each<[string, Reply, RegExp]>([
  ['is busy', { kind: 'status', status: 429, body: '{"error":"Slow"}' }, /no more calls .*\(429\)/],
  ['is down', { kind: 'status', status: 503, body: '<p>' }, /the model failed \(503\)/],
  ['resets', { kind: 'drop', how: 'reset' }, /could not be reached \(\w+\)/],
  ['breaks off', { kind: 'drop', how: 'close', after: '{"c' }, /the model broke off its answer/],
  ['stalls', { kind: 'stall', body: '{' }, /the model gave no answer in time/],
])(
  'a provider that %s proves nothing, and is asked once',
  { tags: 'rare' },
  async (_, reply, why) => {
    standIn.router.always(reply);
    const { lines, exitCode } = await call({ timeLimit: reply.kind === 'stall' ? 300 : 5_000 });
    expect(lines.at(-1)).toMatch(
      /^\? {6}Whether a call is answered: .* {2}→ run this again later$/,
    );
    expect(lines.at(-1)).toMatch(why);
    expect([exitCode, standIn.router.requests.length]).toEqual([0, 1]);
  },
);

it('if a server refuses the stream, the doctor asks again without one, as the page does', async () => {
  standIn.router.next({ kind: 'status', status: 422, body: '{"error":"no stream"}' }, recipe());
  const { lines, exitCode } = await call();
  expect(lines.at(-1)).toMatch(/^ok {5}A recipe took \d+ s \(all at once\) and 30 tokens/);
  expect([exitCode, standIn.router.requests.length]).toEqual([0, 2]);
});

it('no call is made if the look-up of the model fails', async () => {
  standIn.hub.always({ kind: 'status', status: 404, body: '{"error":"no"}' });
  expect((await call()).lines.at(-1)).toMatch(/^\? {6}The model could not be looked up: /);
  expect(standIn.router.requests).toEqual([]);
});

it.each([TOKEN, 'key"with\\odd/characters'])(
  'no line holds the token %s or a part of it, even if a server repeats it',
  async (accessToken) => {
    const divided = [...accessToken].join(' ');
    const error = `${divided}${'x'.repeat(160)}${accessToken} Bearer ${accessToken}`;
    standIn.router.always({ kind: 'status', status: 403, body: JSON.stringify({ error }) });
    const { lines } = await call({ accessToken });
    expect(lines.at(-1)).toMatch(/^fails {2}The call was refused \(403\): ".*xxx/);
    for (const part of [accessToken.slice(0, 6), accessToken.slice(-6)]) {
      expect(lines.join('').replaceAll(' ', '')).not.toContain(part);
    }
  },
);

it('no line holds a token that is in the place of another setting', async () => {
  const { lines } = await examine({ VITE_HF_PROVIDER: TOKEN });
  expect(lines[0]).toMatch(/^fails {2}VITE_HF_PROVIDER is not .*"\[token\]"/);
});

/** Runs the command as npm does, with an endpoint at which no server listens. */
async function runDoctor(args: string[], more: Record<string, string> = {}) {
  const settings = {
    ...{ VITE_HF_ACCESS_TOKEN: '', VITE_HF_OAUTH_CLIENT_ID: '', VITE_SITE_URL: '' },
    ...{ VITE_LEGAL_URL: '', VITE_BRAND: 'Saffron', VITE_HF_MODEL: 'tests/models' },
    ...{ VITE_HF_PROVIDER: 'together', VITE_INFERENCE_ENDPOINT: 'http://127.0.0.1:2' },
  };
  for (const [name, value] of Object.entries({ ...settings, ...more })) vi.stubEnv(name, value);
  const { argv, exitCode: before } = process;
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  process.argv = [...argv.slice(0, 2), ...args];
  vi.resetModules();
  await import('../../scripts/doctor');
  const { exitCode } = process;
  Object.assign(process, { argv, exitCode: before });
  vi.unstubAllEnvs();
  return { output: log.mock.calls.join(), exitCode };
}

test.for<[string, string[], number, RegExp]>([
  ['says how it is used', ['--help'], 0, /^Usage: npm run doctor/],
  ['says how it is used after an option that it does not know', ['--call'], 1, /\nUsage: npm run/],
  ['refuses an origin that is no address', ['--origin=x'], 1, /^Invalid URL\nUsage: npm run/],
  ['refuses a name in its place', ['--origin=localhost:80'], 1, /^--origin is no .*\nUsage/],
])('the doctor %s', async ([, args, exitCode, output]) => {
  expect(await runDoctor(args)).toEqual({ output: expect.stringMatching(output), exitCode });
});

test('"npm run doctor --try" makes a call, and ends with 1 if the page would fail', {
  tags: 'rare',
}, async () => {
  const { output, exitCode } = await runDoctor([], { npm_config_try: 'true' });
  expect(output).toMatch(
    /^fails {2}The endpoint does not answer[\s\S]*Whether a call is answered: the model could not be/,
  );
  expect(exitCode).toBe(1);
});
