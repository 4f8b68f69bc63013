import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkCall } from '../../scripts/doctor/checkCall';
import { examine } from '../../scripts/doctor/examine';
import { tokenRemover } from '../../scripts/doctor/finding';
import { readSettings } from '../../src/app/settings';
import { json, type Reply, type StandIn, startStandIn } from '../support/standIn';

const TOKEN = 'hf_standInTokenOfTheTests';
const NEW_TOKEN =
  'https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(() => standIn.close());

let models = 0;

/** Each call asks for a model of its own: the client remembers what it once looked up. */
async function call({ accessToken = TOKEN, timeLimit = 5_000 } = {}) {
  const model = `tests/called-${++models}`;
  const env = { VITE_HF_ACCESS_TOKEN: accessToken, VITE_HF_MODEL: model };
  const settings = readSettings(env, ['together']);
  // A provider's own key goes to the provider itself, for which the router stands here.
  const fetch: typeof globalThis.fetch = (input, init) =>
    standIn.fetch(
      String(input).replace('api.together.xyz/', 'router.huggingface.co/together/'),
      init,
    );
  const finding = await checkCall(settings, undefined, tokenRemover(accessToken), {
    fetch,
    timeLimit,
  });
  return JSON.parse(JSON.stringify(finding).replaceAll(model, 'MODEL'));
}

it('makes one completion of one token, with the client of the page', async () => {
  standIn.router.next({ kind: 'completion', content: '', finishReason: 'length' });
  expect(await call()).toEqual({ verdict: 'ok', text: 'MODEL answered a call' });
  expect(standIn.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    `GET /api/models/tests/called-${models}`,
    'POST /together/v1/chat/completions',
  ]);
  expect(standIn.router.requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(standIn.router.requests[0]?.body).toEqual({
    model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
    messages: [{ role: 'user', content: 'Hi' }],
    max_tokens: 1,
  });
});

it.each([
  [401, TOKEN, `use a token that may "Make calls to Inference Providers": ${NEW_TOKEN}`],
  [403, TOKEN, `use a token that may "Make calls to Inference Providers": ${NEW_TOKEN}`],
  [403, 'tgp_key', 'use a key of together that may call'],
  [402, TOKEN, 'the credits are used up: see https://huggingface.co/settings/billing'],
  [402, 'tgp_key', 'the credits are used up: see your account at together'],
  [404, TOKEN, 'set VITE_HF_MODEL, or VITE_HF_PROVIDER, to another'],
  [422, TOKEN, 'set VITE_HF_MODEL, or VITE_HF_PROVIDER, to another'],
])(
  'a call that is refused with %i (%s) makes the page fail',
  async (status, accessToken, remedy) => {
    standIn.router.next({
      kind: 'status',
      status,
      body: '{"error":{"message":"No\\u001b[31m,\\n thanks"}}',
    });
    expect(await call({ accessToken })).toEqual({
      verdict: 'fails',
      text: `The call was refused (${status}): "No [31m, thanks"`,
      remedy,
    });
  },
);

it.each<[string, Reply]>([
  ['HTML', { kind: 'status', status: 200, body: '<h1>Hi</h1>', type: 'text/html' }],
  ['an error with status 200', json({ error: 'overloaded' })],
  ['no choice', json({ choices: [] })],
  ['broken JSON', { kind: 'status', status: 200, body: '{"choices": [' }],
])('an answer that is %s makes the page fail', async (_, reply) => {
  standIn.router.next(reply);
  expect(await call()).toEqual({
    verdict: 'fails',
    text: 'The call was answered, but not with a chat completion',
    remedy: 'check the address or the provider: it has to speak the chat completions of OpenAI',
  });
});

it.each<[string, Reply, RegExp]>([
  ['is limited', { kind: 'status', status: 429, body: '{"error":"Slow"}' }, /was 429: "Slow"$/],
  ['is down', { kind: 'status', status: 503, body: '<p>', type: 'text/html' }, /was 503$/],
  ['is down and says nothing', { kind: 'status', status: 500, body: '' }, /was 500$/],
  ['resets', { kind: 'drop', how: 'reset' }, /the connection failed \(\w+\)$/],
  ['breaks off', { kind: 'drop', how: 'close', after: '{"cho' }, /the connection failed \(\w+\)$/],
  ['hangs', { kind: 'hang' }, /no answer came in time$/],
  ['stalls', { kind: 'stall', body: '{' }, /no answer came in time$/],
])('a provider that %s proves nothing, and is asked once', async (_, reply, why) => {
  standIn.router.always(reply);
  expect(await call({ timeLimit: 300 })).toEqual({
    verdict: '?',
    text: expect.stringMatching(why),
    remedy: 'run this again later',
    unchecked: 'whether a call is answered',
  });
  expect(standIn.router.requests).toHaveLength(1);
});

it('a call that is answered settles what else could not be told', async () => {
  const settings = { VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_MODEL: `tests/called-${++models}` };
  const fetch: typeof globalThis.fetch = (input, init) =>
    standIn.fetch(String(input).replace('whoami-v2', 'models/whoami'), init);
  expect(await examine(settings, { call: true, fetch })).toEqual({
    lines: [
      'ok     VITE_HF_ACCESS_TOKEN has the form of a Hugging Face token',
      'ok     The hub accepts the token',
      `ok     The model tests/called-${models} is served live by together`,
      `ok     tests/called-${models} answered a call`,
      'Not checked: how many calls the account still pays for.',
    ],
    exitCode: 0,
  });
});

it('a look-up that fails keeps the call from being made', async () => {
  standIn.hub.always({ kind: 'status', status: 404, body: '{"error":"no"}' });
  expect(await call()).toEqual({
    verdict: '?',
    text: 'No call was made, because MODEL could not be looked up',
    remedy: 'see the lines above',
    unchecked: 'whether a call is answered',
  });
  expect(standIn.router.requests).toEqual([]);
});

it.each([TOKEN, 'key"with\\odd/characters'])(
  'the token %s is never printed, whoever repeats it, and not a part of it either',
  async (accessToken) => {
    const echo = `${'x'.repeat(190)}${accessToken} Bearer ${accessToken}`;
    const body = JSON.stringify({ error: echo });
    standIn.hub.next({ kind: 'status', status: 404, body });
    standIn.router.always({ kind: 'status', status: 403, body });
    const { lines } = await examine(
      {
        VITE_HF_ACCESS_TOKEN: accessToken,
        VITE_HF_MODEL: `tests/${accessToken === TOKEN ? TOKEN : 'key'}-${++models}`,
        VITE_BRAND: accessToken,
      },
      {
        call: true,
        fetch: (input, init) =>
          standIn.fetch(
            String(input)
              .replace('api.together.xyz/', 'router.huggingface.co/together/')
              .replace('/api/whoami-v2', '/api/models/whoami'),
            init,
          ),
      },
    );
    expect(lines.at(-2)).toContain('The call was refused (403): "xxx');
    for (const part of [accessToken.slice(0, 6), accessToken.slice(-6)]) {
      expect(lines.join('\n')).not.toContain(part);
    }
  },
);

it('a token in the place of another setting is not printed', async () => {
  const { lines } = await examine({ VITE_HF_PROVIDER: TOKEN });
  expect(lines[0]).toMatch(/^fails {2}VITE_HF_PROVIDER is not .*"\[token\]"/);
});
