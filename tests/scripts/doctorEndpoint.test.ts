import type { OutgoingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine, type Options } from '../../scripts/doctor/examine';
import { type Site, serve } from '../support/serve';
import { completionBody } from '../support/standIn';

const ORIGIN = 'https://kitchen.example';
const LISTED = 'ok     The endpoint answers and lists llama3';
const NO_ORIGIN =
  "?      Whether the page's address may call the endpoint: the doctor does not know it  → name it with --origin";
const NO_CALL = '?      Whether a call is answered: none was made  → prove it with --try';
const ALLOWED = `ok     The endpoint lets a page at ${ORIGIN} call it`;
const UNREADABLE = `fails  The endpoint lets a page at ${ORIGIN} call it, but not read its answers (CORS)  → send access-control-allow-origin with every answer, and not only with the preflight`;
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

interface Given {
  /** 0 without an answer. */
  status: number;
  body?: string;
  headers?: OutgoingHttpHeaders;
}

let seen: string[];
let answers: Record<'GET' | 'POST' | 'OPTIONS', Given>;
let site: Site;

beforeEach(async () => {
  seen = [];
  answers = {
    GET: { status: 200, body: '{"data":[null,{"id":"llama3"}]}', headers: CORS },
    POST: {
      status: 200,
      body: JSON.stringify(completionBody('# Rice\n\n- 2 eggs\n\n1. Boil them.')),
      headers: CORS,
    },
    OPTIONS: { status: 204, headers: CORS },
  };
  site = await serve(({ method, url, headers }, response) => {
    seen.push(`${method} ${url} ${headers.authorization ?? ''}`.trim());
    const { status, body, headers: given } = answers[method as keyof typeof answers];
    const type = { 'content-type': 'application/json' };
    if (status > 0) response.writeHead(status, { ...type, ...given }).end(body);
  });
});
afterEach(() => site.close());

const network: typeof fetch = (input, init) =>
  fetch(String(input).replace(/^https?:\/\/vllm\.example\//, site.url), init);

const run = (options: Options = {}, endpoint = 'https://vllm.example') =>
  examine(
    { VITE_INFERENCE_ENDPOINT: endpoint, VITE_HF_MODEL: 'llama3' },
    { fetch: network, timeLimit: 5_000, ...options },
  );

it.each(['', '/', '/v1', '/v1/', '/v1/chat/completions'])(
  'an endpoint at "%s" that lists the model passes, and gets no token',
  async (path) => {
    expect(await run({}, `https://vllm.example${path}`)).toEqual({
      lines: [LISTED, NO_ORIGIN, NO_CALL],
      exitCode: 0,
    });
    expect(seen).toEqual(['GET /v1/models']);
  },
);

it.each<[string, Given, string]>([
  [
    'lists another model is unclear',
    { status: 200, body: '{"data":[{"id":"x"}]}' },
    '?      The endpoint answers, but does not list llama3  → set VITE_HF_MODEL to a name that the server knows, or prove it with --try',
  ],
  [
    'lists no models is unclear',
    { status: 404, body: 'Not found' },
    '?      The endpoint answers, but lists no models (404)  → prove it with --try',
  ],
  [
    'is a page of HTML fails',
    { status: 200, body: '<h1>' },
    'fails  What answers at the endpoint is not an API: it answers with a page  → correct VITE_INFERENCE_ENDPOINT',
  ],
  [
    'asks for a token fails',
    { status: 401, body: '{}' },
    'fails  The endpoint asks for a token (401), and the page sends none  → let the server answer without one, or put docs/examples/edge-proxy.ts before it',
  ],
  [
    'is broken is unclear',
    { status: 502, body: '<h1>' },
    '?      Whether the endpoint answers: it failed (502)  → run this again later, or prove it with --try',
  ],
  [
    'does not answer is unclear',
    { status: 0 },
    '?      Whether the endpoint answers: it gave no answer in time  → run this again later, or prove it with --try',
  ],
])('an endpoint that %s', async (_, given, line) => {
  answers.GET = given;
  const { lines, exitCode } = await run({ timeLimit: given.status ? 5_000 : 100 });
  expect([lines[0], exitCode]).toEqual([line, line.startsWith('fails') ? 1 : 0]);
});

it('an endpoint where no server listens fails', async () => {
  await site.close();
  const { lines, exitCode } = await run();
  expect([lines[0], exitCode]).toEqual([
    'fails  The endpoint does not answer (ECONNREFUSED)  → start the server, or correct VITE_INFERENCE_ENDPOINT',
    1,
  ]);
});

it.each(['https://ada:secret@vllm.example', 'https://vllm.example/v1?key=secret'])(
  'the address %s fails, and the doctor neither asks nor prints it',
  async (endpoint) => {
    const { lines, exitCode } = await run({}, endpoint);
    expect([lines[0], exitCode]).toEqual([
      'fails  VITE_INFERENCE_ENDPOINT contains a user name, a password, a "?" or a "#", so no page can call it: end it with the host, /v1 or /v1/chat/completions.  → correct it in .env or in the environment',
      1,
    ]);
    expect(seen).toEqual([]);
  },
);

it.each([
  ['http://vllm.example', 'The endpoint is http, which a page that is served over https may not'],
  ['http://localhost', 'The endpoint is on this machine, where other visitors cannot reach it'],
])('the address %s gets a warning', async (endpoint, words) => {
  const address = endpoint.includes('localhost')
    ? site.url.replace('127.0.0.1', 'localhost')
    : endpoint;
  const { lines, exitCode } = await run({}, address);
  expect([lines[1], exitCode]).toEqual([expect.stringContaining(`?      ${words}`), 0]);
});

describe('for a page at a known address, an endpoint', () => {
  const refused = `fails  The endpoint lets no page at ${ORIGIN} call it (CORS)  → add the page's origin to the server's list of allowed origins`;

  it('passes if it lets the page call', async () => {
    expect(await run({ origin: ORIGIN })).toEqual({
      lines: [LISTED, ALLOWED, NO_CALL],
      exitCode: 0,
    });
    expect(seen).toEqual(['GET /v1/models', 'OPTIONS /v1/chat/completions']);
  });

  it.each<[string, Given, string]>([
    ['knows no CORS', { status: 405 }, refused],
    ['is refused', { status: 403, headers: CORS }, refused],
    ['names no origin', { status: 204 }, refused],
    [
      'names another origin',
      { status: 204, headers: { ...CORS, 'access-control-allow-origin': 'null' } },
      refused,
    ],
    [
      'allows too few headers',
      { status: 204, headers: { ...CORS, 'access-control-allow-headers': 'Content-Type, X' } },
      "fails  The endpoint lets no page send the header user-agent (CORS)  → add it to the server's list of allowed headers",
    ],
  ])('fails if its preflight %s', async (_, given, line) => {
    answers.OPTIONS = given;
    const { lines, exitCode } = await run({ origin: ORIGIN });
    expect([lines[1], exitCode]).toEqual([line, 1]);
  });

  it('fails if only its preflight has the CORS headers', async () => {
    answers.GET.headers = {};
    const { lines, exitCode } = await run({ origin: ORIGIN });
    expect([lines[1], exitCode]).toEqual([UNREADABLE, 1]);
  });

  it('fails if the page may not read the answer to a call', async () => {
    answers.GET = { status: 404 };
    answers.POST.headers = {};
    const { lines, exitCode } = await run({ origin: ORIGIN, try: true });
    expect([lines[0], exitCode]).toEqual([UNREADABLE, 1]);
  });

  it.each<[string, Partial<typeof answers>, string]>([
    ['has no CORS at all', { OPTIONS: { status: 405 } }, refused],
    ['has CORS with the preflight alone', {}, UNREADABLE],
  ])('says once that it fails if it %s, and a call is answered', async (_, given, line) => {
    Object.assign(answers, given);
    answers.GET.headers = {};
    answers.POST.headers = {};
    const { lines, exitCode } = await run({ origin: ORIGIN, try: true });
    expect(lines.filter((one) => one.includes('CORS'))).toEqual([line]);
    expect([lines[2], exitCode]).toEqual(['ok     llama3 answered a call', 1]);
  });

  it('that lets the page in and refuses the call asks for a key', async () => {
    answers.GET = { status: 405 };
    answers.POST = { status: 401, body: '{"error":"Invalid credentials"}', headers: CORS };
    const { lines, exitCode } = await run({ origin: ORIGIN, try: true });
    expect([lines.at(-1), exitCode]).toEqual([
      `fails  The call was refused (401): "Invalid credentials"  → let the server answer the page without a token, or correct the token at the proxy`,
      1,
    ]);
  });

  it('is unclear if its preflight gets no answer', async () => {
    answers.OPTIONS = { status: 0 };
    const { lines, exitCode } = await run({ origin: ORIGIN, timeLimit: 200 });
    expect([lines[1], exitCode]).toEqual([
      `?      Whether a page at ${ORIGIN} may call: the endpoint gave no answer in time  → run this again later`,
      0,
    ]);
  });

  it('that answers a call needs no list of models', async () => {
    answers.GET = { status: 404 };
    expect(await run({ origin: ORIGIN, try: true })).toEqual({
      lines: [
        ALLOWED,
        'ok     llama3 answered a call',
        expect.stringMatching(
          /^ok {5}A recipe took \d+ s \(all at once\) and \d+ tokens: what it cost is not known$/,
        ),
      ],
      exitCode: 0,
    });
    expect(seen[0]).toBe('POST /v1/chat/completions');
  });
});
