import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { InferenceClient } from '@huggingface/inference';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examine } from '../../scripts/doctor/examine';
import { sendByHand } from '../support/sendByHand';
import { serve } from '../support/serve';
import { eventOf, type Reply, type StandIn, startStandIn } from '../support/standIn';

const TOKEN = 'hf_standInTokenOfTheTests';
const ORIGIN = 'https://kitchen.example';
const PATH = '/v1/chat/completions';
const CORS = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-headers': 'content-type, user-agent',
  vary: 'origin',
};

let standIn: StandIn;
let env: Env;
let proxy: { address: string; close(): Promise<void> };

beforeEach(async () => {
  standIn = await startStandIn();
  env = {
    // A secret that was piped into a tool ends in a line break.
    TOKEN: `${TOKEN}\n`,
    // A host may well leave two blanks, which must allow no empty origin.
    ORIGINS: `${ORIGIN}  https://pantry.example`,
    MODEL: 'tests/models',
    UPSTREAM: `http://127.0.0.1:${standIn.port}/router.huggingface.co/together${PATH}`,
  };
  proxy = await serveWorker(env);
});
afterEach(() => Promise.all([proxy.close(), standIn.close()]));

type Env = Partial<Record<'TOKEN' | 'ORIGINS' | 'MODEL' | 'UPSTREAM', string>>;

async function serveWorker(env: Env) {
  vi.resetModules();
  const { default: worker } = await import('../../docs/examples/edge-proxy');
  const { url, close } = await serve(async (incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming;
    const leaving = new AbortController();
    outgoing.on('close', () => leaving.abort());
    const request = new Request(`http://proxy.example${path}`, {
      method,
      headers: headers as Record<string, string>,
      body: method === 'POST' ? (Readable.toWeb(incoming) as ReadableStream) : null,
      signal: leaving.signal,
      duplex: 'half',
    } as RequestInit);
    const response = await worker.fetch(request, env);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    const body = response.body ? Readable.fromWeb(response.body as NodeStream) : [];
    // It ends with an error if the caller leaves.
    await pipeline(body, outgoing).catch(() => {});
  });
  return { address: new URL(url).origin, close };
}

const ASKED = { model: 'other/model', messages: [{ role: 'user', content: 'Hi' }], max_tokens: 5 };

const askHi = () => ({
  endpointUrl: proxy.address,
  model: 'any',
  messages: [{ role: 'user', content: 'Hi' }],
});
/** Lets the page's client call as a page does. */
const OPTIONS: Parameters<InferenceClient['chatCompletion']>[1] = {
  retry_on_error: false,
  fetch: (url, init) => fetch(url, { ...init, headers: { ...init?.headers, origin: ORIGIN } }),
};

async function call({
  path = PATH,
  method = 'POST',
  origin = ORIGIN as string | null,
  body = JSON.stringify(ASKED) as BodyInit | null,
  caller = '192.0.2.1',
} = {}) {
  const response = await fetch(proxy.address + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': caller,
      ...(origin !== null && { origin }),
    },
    body: method === 'POST' ? body : null,
    duplex: 'half',
  } as RequestInit);
  const text = await response.text();
  expect(text + JSON.stringify([...response.headers])).not.toContain(TOKEN);
  const headers = Object.fromEntries(
    Object.keys(CORS).flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return [response.status, headers, text];
}

describe('a call of a page on the list', () => {
  it('is sent on with the token, the one model and nothing that is not needed', async () => {
    const body = JSON.stringify({
      ...ASKED,
      n: 50,
      tools: [],
      stream: true,
      temperature: 0.7,
      max_tokens: 9000,
    });
    expect(await call({ body })).toEqual([200, CORS, expect.stringContaining('data: [DONE]')]);
    expect(standIn.router.requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
    });
    expect(standIn.router.requests[0]?.headers).not.toHaveProperty('origin');
    expect(standIn.router.requests[0]?.body).toEqual({
      model: 'tests/models',
      messages: ASKED.messages,
      temperature: 0.7,
      max_tokens: 1024,
      stream: true,
    });
  });

  it.each([false, 'true', 1, null])('asks for no stream with %j', async (stream) => {
    await call({ body: JSON.stringify({ ...ASKED, stream }) });
    expect(standIn.router.requests[0]?.body).not.toHaveProperty('stream');
  });

  it('gets each word of a stream before the server says the next one', async () => {
    const { parts, send, end } = sendByHand();
    standIn.router.next({ kind: 'events', parts });
    const words = ['# Rice', '\n\nBoil', ' it.'];
    send(eventOf({ content: words[0] }));
    const arrived: unknown[] = [];
    for await (const { choices } of new InferenceClient().chatCompletionStream(askHi(), OPTIONS)) {
      arrived.push(choices[0]?.delta.content);
      const next = words[arrived.length];
      if (next) send(eventOf({ content: next }));
      else end();
    }
    expect(arrived).toEqual(words);
  });

  it('that leaves a stream ends it at the server', async () => {
    standIn.router.next({ kind: 'events', parts: [eventOf({ content: 'H' })], end: 'never' });
    const controller = new AbortController();
    const options = { ...OPTIONS, signal: controller.signal };
    await expect(async () => {
      for await (const _ of new InferenceClient().chatCompletionStream(askHi(), options)) {
        controller.abort();
      }
    }).rejects.toThrow('abort');
    await vi.waitUntil(() => standIn.router.requests[0]?.aborted);
  });

  it('may ask for fewer tokens', async () => {
    await call();
    expect(standIn.router.requests[0]?.body).toMatchObject({ max_tokens: 5 });
  });

  it('that is a preflight is answered without a call', async () => {
    expect(await call({ method: 'OPTIONS' })).toEqual([204, CORS, '']);
    expect(standIn.requests).toEqual([]);
  });

  it('that is stopped ends what is under way', async () => {
    standIn.router.next({ kind: 'hang' });
    const controller = new AbortController();
    const left = fetch(proxy.address + PATH, {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: JSON.stringify(ASKED),
      signal: controller.signal,
    });
    await vi.waitUntil(() => standIn.router.requests.length === 1);
    controller.abort();
    await expect(left).rejects.toThrow('abort');
    await vi.waitUntil(() => standIn.router.requests[0]?.aborted);
  });
});

describe('refused, with nothing sent on, is', () => {
  afterEach(() => expect(standIn.requests).toEqual([]));

  it.each([
    'https://evil.example',
    'https://kitchen.example.evil.example',
    `${ORIGIN} https://pantry.example`,
    'null',
    '',
    null,
  ])('the origin %j, whose page may not even read why', async (origin) => {
    expect(await call({ origin })).toEqual([403, {}, '{"error":"Foreign origin"}']);
    expect(await call({ origin, method: 'OPTIONS' })).toEqual([403, {}, expect.anything()]);
  });

  it.each(['/', '/v1/models', `${PATH}/`, `/x${PATH}`])('the path %s', async (path) => {
    expect(await call({ path })).toEqual([404, CORS, '{"error":"No such path"}']);
  });

  it.each(['GET', 'PUT', 'DELETE'])('the method %s', async (method) => {
    expect(await call({ method })).toEqual([405, CORS, '{"error":"POST only"}']);
  });

  it('a body that is too large, even if its length is unknown', async () => {
    const body = JSON.stringify({ ...ASKED, x: 'x'.repeat(32_768) });
    const tooLarge = [413, CORS, '{"error":"Too large"}'];
    expect(await call({ body })).toEqual(tooLarge);
    expect(await call({ body: new Blob([body]).stream() })).toEqual(tooLarge);
  });

  const MESSAGE = ASKED.messages[0];
  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['no object', null],
    ['no messages', {}],
    ['an empty chat', { messages: [] }],
    ['a long chat', { messages: Array(21).fill(MESSAGE) }],
    ['a message without a role', { messages: [{ content: 'Hi' }] }],
    ['another role', { messages: [{ role: 'tool', content: 'Hi' }] }],
    ['a picture', { messages: [{ role: 'user', content: [{ type: 'image_url' }] }] }],
    ['no message', { messages: [null] }],
    ['a negative length', { ...ASKED, max_tokens: -1 }],
    ['a length in words', { ...ASKED, max_tokens: '5' }],
    ['a temperature beyond 2', { ...ASKED, temperature: 3 }],
  ])('a body with %s', async (_, given) => {
    const body = typeof given === 'string' ? given : JSON.stringify(given);
    const error = 'Not a chat call that this proxy lets through';
    expect(await call({ body })).toEqual([400, CORS, JSON.stringify({ error })]);
  });
});

it('takes 20 calls a minute of one address', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const statuses = async (caller: string, count: number) => {
    const calls = Array.from({ length: count }, () => call({ caller }));
    return (await Promise.all(calls)).map(([status]) => status);
  };
  expect(await statuses('192.0.2.1', 20)).toEqual(Array(20).fill(200));
  expect(await call()).toEqual([429, CORS, '{"error":"Too many calls"}']);
  expect(await statuses('192.0.2.2', 1)).toEqual([200]);
  expect(standIn.requests).toHaveLength(21);

  vi.advanceTimersByTime(59_999);
  expect(await statuses('192.0.2.1', 1)).toEqual([429]);
  vi.advanceTimersByTime(1);
  expect(await statuses('192.0.2.1', 1)).toEqual([200]);
  vi.useRealTimers();
});

describe('calls are counted', () => {
  const TOGETHER = ['2001:db8:1:2::1', '2001:DB8:1:2:3:4:5:6', '2001:0db8:0001:0002::'];
  it.each<[string, string[], string]>([
    ['for a network of IPv6', TOGETHER, '2001:db8:1:3::1'],
    [
      'for a short address of IPv6',
      ['2001:db8::1', '2001:db8:0:0:9::', '2001:db8::8:7:6:5'],
      '::1',
    ],
    ['for one address of IPv4', ['192.0.2.1', '::ffff:192.0.2.1'], '::ffff:192.0.2.2'],
  ])('%s', async (_, together, other) => {
    for (let count = 0; count < 20; count += 1) {
      expect((await call({ caller: together[count % together.length] ?? '' }))[0]).toBe(200);
    }
    for (const caller of together) expect((await call({ caller }))[0], caller).toBe(429);
    expect((await call({ caller: other }))[0]).toBe(200);
  });
});

describe('a proxy that is not set up makes no call, and its log says', () => {
  it.each<[string, Env]>([
    ['TOKEN is missing, or holds a blank.', { TOKEN: '' }],
    ['MODEL is missing.', { MODEL: ' ' }],
    ['ORIGINS is missing: name the page, such as https://kitchen.example.', { ORIGINS: '' }],
    [
      'ORIGINS: "https://kitchen.example/" is not an origin, such as https://kitchen.example.',
      { ORIGINS: `${ORIGIN}/` },
    ],
    [
      'ORIGINS: "kitchen.example" is not an origin, such as https://kitchen.example.',
      { ORIGINS: 'kitchen.example' },
    ],
  ])('%s', async (problem, wrong) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = await serveWorker({ ...env, ...wrong });
    const ask = () => fetch(broken.address + PATH, { method: 'POST', headers: { origin: ORIGIN } });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([500, 500]);
    expect(await first.json()).toEqual({
      error: 'The proxy is not set up. Its log says what is missing',
    });
    expect(log.mock.calls).toEqual([[`Not set up: ${problem}`]]);
    expect(standIn.requests).toEqual([]);
    await broken.close();
  });
});

describe('a failure of the server that it calls', () => {
  it.each([401, 402, 429, 503])('is passed on as status %i, without the token', async (status) => {
    const body = `{"error":"Bad ${TOKEN}, really ${TOKEN}"}`;
    standIn.router.next({ kind: 'status', status, body, headers: { 'x-echo': TOKEN } });
    expect(await call()).toEqual([status, CORS, '{"error":"Bad [token], really [token]"}']);
  });

  it.each([301, 302, 303, 307, 308])(
    'that is a redirect (%i) is status 502, and no other host is called',
    async (status) => {
      const location = `http://127.0.0.1:${standIn.port}/elsewhere`;
      standIn.router.next({ kind: 'status', status, headers: { location } });
      expect(await call()).toEqual([502, CORS, '{"error":"The call could not be made"}']);
      expect(standIn.requests).toHaveLength(1);
    },
  );

  it.each<Reply>([{ kind: 'garbage' }, { kind: 'drop', how: 'reset' }])(
    'that is no answer ($kind) is status 502',
    async (reply) => {
      standIn.router.next(reply);
      expect(await call()).toEqual([502, CORS, '{"error":"The call could not be made"}']);
    },
  );
});

it('satisfies the doctor, who has to name the origin of the page', async () => {
  const env = { VITE_INFERENCE_ENDPOINT: proxy.address };
  const rice = '# Rice\n\n- 200 g rice\n\n1. Boil it.';
  standIn.router.next({ kind: 'completion', content: rice });
  expect(await examine(env, { try: true, origin: ORIGIN })).toEqual({
    lines: [
      '?      The endpoint is on this machine, where other visitors cannot reach it  → set an address that visitors reach, unless you are the only one',
      `ok     The endpoint lets a page at ${ORIGIN} call it`,
      'ok     mistralai/Mixtral-8x7B-Instruct-v0.1 answered a call',
      expect.stringMatching(
        /^ok {5}A recipe took \d+ s \(all at once\) and \d+ tokens: what it cost is not known$/,
      ),
    ],
    exitCode: 0,
  });
  expect((await examine(env, { try: true })).lines.at(-1)).toBe(
    'fails  The call was refused (403): "Foreign origin"  → name the page with --origin, or let the server answer it without a key',
  );
});
