import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine, type Options } from '../../scripts/doctor/examine';

const ORIGIN = 'https://kitchen.example';
const HOST = 'vllm.example';
const CALL = 'whether a call is answered (--call)';
const PAGE = "whether the page's address may call the endpoint (--origin)";
const LISTED = 'ok     The endpoint answers and lists llama3';

interface Given {
  status: number;
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}

let seen: string[];
let models: Given;
let preflight: Given;
let port: number;

const server = createServer(({ method, url, headers }, response) => {
  seen.push(`${method} ${url} ${headers.authorization ?? ''}`.trim());
  const { status, type, body, headers: extra } = method === 'OPTIONS' ? preflight : models;
  // No status: no answer.
  if (status) response.writeHead(status, { 'content-type': type ?? 'application/json', ...extra });
  if (status) response.end(body);
});

beforeEach(async () => {
  seen = [];
  models = { status: 200, body: '{"object":"list","data":[null,{"id":"llama3"}]}' };
  preflight = {
    status: 200,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The real one, which is led to the server on loopback. */
const networkOfTests: typeof fetch = (input, init) =>
  fetch(String(input).replace(/^https?:\/\/vllm\.example/, `http://127.0.0.1:${port}`), init);

const run = (options: Options = {}, endpoint = `https://${HOST}`) =>
  examine(
    { VITE_INFERENCE_ENDPOINT: endpoint, VITE_HF_MODEL: 'llama3' },
    { fetch: networkOfTests, timeLimit: 5_000, ...options },
  );

const notChecked = (...what: string[]) => `Not checked: ${what.join('; ')}.`;

it.each(['', '/', '/v1', '/v1/', '/v1/chat/completions'])(
  'finds nothing wrong with an endpoint at "%s" that lists the model, and sends it no token',
  async (path) => {
    expect(await run({}, `https://${HOST}${path}`)).toEqual({
      lines: [LISTED, notChecked(CALL, PAGE)],
      exitCode: 0,
    });
    expect(seen).toEqual(['GET /v1/models']);
  },
);

it('never asks the hub', async () => {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(new URL(String(input)).host);
    return networkOfTests(input, init);
  };
  await run({ fetch, call: true, origin: ORIGIN });
  expect(asked).toEqual([HOST, HOST, HOST]);
});

it.each<[string, Given, string, number]>([
  [
    'another model',
    { status: 200, body: '{"data":[{"id":"x"}]}' },
    '?      The endpoint answers, but does not list llama3  → set VITE_HF_MODEL to a name that the server knows, or prove it with --call',
    0,
  ],
  [
    'no list',
    { status: 404, type: 'text/plain', body: 'Not found' },
    '?      The endpoint answers, but lists no models (404)  → prove it with --call',
    0,
  ],
  [
    'a page of HTML',
    { status: 200, type: 'text/html', body: '<h1>' },
    '?      The endpoint answers, but lists no models (200)  → prove it with --call',
    0,
  ],
  [
    'a demand for a token',
    { status: 401, body: '{}' },
    'fails  The endpoint asks for a token (401), and the page sends none  → let the server answer without one, or put docs/examples/edge-proxy.ts before it',
    1,
  ],
  [
    'a limit',
    { status: 429, body: '{}' },
    '?      Whether the endpoint answers: it takes no more questions for now (429)  → run this again later, or prove it with --call',
    0,
  ],
  [
    'trouble',
    { status: 502, type: 'text/html', body: '<h1>' },
    '?      Whether the endpoint answers: it has trouble of its own (502)  → run this again later, or prove it with --call',
    0,
  ],
  [
    'nothing',
    { status: 0 },
    '?      Whether the endpoint answers: it gave no answer in time  → run this again later, or prove it with --call',
    0,
  ],
])('tells an endpoint that answers with %s', async (_, answer, line, exitCode) => {
  models = answer;
  const found = await run({ timeLimit: answer.status ? 5_000 : 100 });
  expect([found.lines[0], found.exitCode]).toEqual([line, exitCode]);
});

it('an endpoint that nobody answers at makes the page fail', async () => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  const { lines, exitCode } = await run();
  expect([lines[0], exitCode]).toEqual([
    'fails  The endpoint does not answer (ECONNREFUSED)  → start the server, or correct VITE_INFERENCE_ENDPOINT',
    1,
  ]);
});

it.each([
  [
    'https://ada:secret@vllm.example',
    'fails  VITE_INFERENCE_ENDPOINT holds a user name or a password, which no page may send  → take it out: docs/examples/edge-proxy.ts keeps a token on a server',
  ],
  [
    'https://vllm.example/v1?key=secret',
    'fails  VITE_INFERENCE_ENDPOINT holds a "?" or a "#", behind which no path can follow  → end it with the host, /v1 or /v1/chat/completions',
  ],
])('the address %s cannot work, and is neither asked nor printed', async (endpoint, line) => {
  expect(await run({}, endpoint)).toEqual({ lines: [line, notChecked(CALL, PAGE)], exitCode: 1 });
  expect(seen).toEqual([]);
});

it.each([
  [
    'http://vllm.example',
    'The endpoint is http, which a page that is served over https may not call  → give the endpoint https',
    'whether the page is served over https',
  ],
  [
    'http://localhost',
    'The endpoint is on this machine, and a visitor elsewhere has none there  → name an address that visitors reach, unless you are the only one',
    'whether visitors reach the endpoint',
  ],
])('warns of %s', async (endpoint, line, unchecked) => {
  const address = endpoint.includes(HOST) ? endpoint : `${endpoint}:${port}`;
  expect(await run({}, address)).toEqual({
    lines: [LISTED, `?      ${line}`, notChecked(unchecked, CALL, PAGE)],
    exitCode: 0,
  });
});

describe('where the page will be is known', () => {
  it('and the endpoint lets it call', async () => {
    expect(await run({ origin: ORIGIN })).toEqual({
      lines: [LISTED, `ok     The endpoint lets a page at ${ORIGIN} call it`, notChecked(CALL)],
      exitCode: 0,
    });
    expect(seen).toEqual(['GET /v1/models', 'OPTIONS /v1/chat/completions']);
  });

  const noCall = `fails  The endpoint lets no page at ${ORIGIN} call it (CORS)  → add the page's origin to the server's list of allowed origins`;
  it.each<[string, Given, string]>([
    ['knows no CORS', { status: 405 }, noCall],
    ['names no origin', { status: 204 }, noCall],
    ['names another', { status: 204, headers: { 'access-control-allow-origin': 'null' } }, noCall],
    [
      'allows too few headers',
      {
        status: 204,
        headers: {
          'access-control-allow-origin': ORIGIN,
          'access-control-allow-headers': 'Content-Type, X-Other',
        },
      },
      "fails  The endpoint lets no page send the header user-agent (CORS)  → add it to the server's list of allowed headers",
    ],
  ])('and the endpoint %s', async (_, answer, line) => {
    preflight = answer;
    const { lines, exitCode } = await run({ origin: ORIGIN });
    expect([lines[1], exitCode]).toEqual([line, 1]);
  });

  it('but the endpoint does not tell', async () => {
    preflight = { status: 0 };
    expect(await run({ origin: ORIGIN, timeLimit: 200 })).toEqual({
      lines: [
        LISTED,
        `?      Whether a page at ${ORIGIN} may call: the endpoint gave no answer (timeout)  → run this again later`,
        notChecked("whether the page's address may call the endpoint", CALL),
      ],
      exitCode: 0,
    });
  });
});
