import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diagnosis } from '../../../../machines/connection/diagnosis';
import {
  readLocalAddress,
  testLocalServer,
} from '../../../../src/wire/connections/local/testLocalServer';
import { fetchAsPage, modelList, startLocalServer } from '../../../support/localServer';
import { readDiagnosis } from '../../../support/readDiagnosis';
import { shareServer } from '../../../support/shareServer';
import { json, type Reply } from '../../../support/standIn';

const PAGE = 'https://kitchen.example';

const server = await shareServer(startLocalServer());
/** The browser throws for a permission that it does not know. */
let permissions: Record<string, PermissionState>;

beforeEach(() => {
  permissions = { 'loopback-network': 'granted' };
  vi.stubGlobal('fetch', fetchAsPage(PAGE));
  vi.stubGlobal('origin', PAGE);
  vi.stubGlobal('navigator', {
    onLine: true,
    permissions: {
      async query({ name }: { name: string }) {
        if (!(name in permissions)) throw new TypeError(`Unknown permission: ${name}`);
        return { state: permissions[name] };
      },
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const attempt = (
  model = 'llama3.2:3b',
  address = server.url,
  signal = new AbortController().signal,
) => testLocalServer({ endpoint: address, model }, signal);

describe('an address of this computer', () => {
  it.each([
    ['localhost:11434', 'http://localhost:11434/v1'],
    [' http://localhost:11434/ ', 'http://localhost:11434/v1'],
    ['http://127.0.0.1:1234/v1/', 'http://127.0.0.1:1234/v1'],
    ['127.0.0.1:8080/v1/chat/completions', 'http://127.0.0.1:8080/v1'],
    ['localhost:8080/v1/models', 'http://localhost:8080/v1'],
    ['HTTP://LOCALHOST:8000', 'http://localhost:8000/v1'],
    ['localhost', 'http://localhost/v1'],
    ['127.1:8000', 'http://127.0.0.1:8000/v1'],
    ['localhost:8000/openai/v1', 'http://localhost:8000/openai/v1'],
    ['localhost:8000/?a=b#c', 'http://localhost:8000/v1'],
  ])('may be typed as %j', (typed, address) => {
    expect(readLocalAddress(typed)).toBe(address);
  });

  it.each<[string, Diagnosis]>([
    ['', { kind: 'addressMalformed' }],
    ['http://', { kind: 'addressMalformed' }],
    ['a b', { kind: 'addressMalformed' }],
    ['localhost:99999', { kind: 'addressMalformed' }],
    [`localhost${'/'.repeat(120_000)}a`, { kind: 'addressMalformed' }],
    ['ftp://localhost', { kind: 'addressMalformed' }],
    ['javascript:alert(1)', { kind: 'addressMalformed' }],
    ['http://me:secret@localhost', { kind: 'addressMalformed' }],
    ['192.168.1.20:11434', { kind: 'addressNotLocal', host: '192.168.1.20:11434' }],
    ['https://api.example.com/v1', { kind: 'addressNotLocal', host: 'api.example.com' }],
    ['localhost.example.com', { kind: 'addressNotLocal', host: 'localhost.example.com' }],
    ['notlocalhost:1', { kind: 'addressNotLocal', host: 'notlocalhost:1' }],
    ['127.0.0.1.nip.io', { kind: 'addressNotLocal', host: '127.0.0.1.nip.io' }],
    ['[::2]:1', { kind: 'addressNotLocal', host: '[::2]:1' }],
    ['[::1]:8080', { kind: 'addressNotCallable', instead: 'http://localhost:8080/v1' }],
    ['127.0.0.2:8080', { kind: 'addressNotCallable', instead: 'http://localhost:8080/v1' }],
    ['0.0.0.0:8000/v1', { kind: 'addressNotCallable', instead: 'http://localhost:8000/v1' }],
    ['ai.localhost:8080', { kind: 'addressNotCallable', instead: 'http://localhost:8080/v1' }],
    ['https://localhost:8080', { kind: 'addressNotCallable', instead: 'http://localhost:8080/v1' }],
    ['https://127.0.0.1', { kind: 'addressNotCallable', instead: 'http://127.0.0.1/v1' }],
  ])('is not %j, and nothing is called', async (address, diagnosis) => {
    expect(await readDiagnosis(attempt('any', address))).toEqual(diagnosis);
    expect(server.requests).toEqual([]);
  });
});

describe('a server that answers', () => {
  it('is asked for its models, then for one token of text, and gets no token', async () => {
    const { port } = server;
    expect(await attempt(' llama3.2:3b ', `127.0.0.1:${port}`)).toEqual({
      endpoint: `http://127.0.0.1:${port}/v1`,
      model: 'llama3.2:3b',
    });
    expect(
      server.requests.map(({ method, path, headers, body }) => [
        method,
        path,
        headers.authorization,
        headers.cookie,
        body,
      ]),
    ).toEqual([
      ['GET', '/v1/models', undefined, undefined, undefined],
      [
        'POST',
        '/v1/chat/completions',
        undefined,
        undefined,
        { model: 'llama3.2:3b', messages: [{ role: 'user', content: 'Hi' }], max_tokens: 1 },
      ],
    ]);
  });

  it('gives its first model if the visitor names none', async () => {
    server.serve('qwen3:8b', 'gemma3:4b');
    expect(await attempt('  ')).toMatchObject({ model: 'qwen3:8b' });
    expect(server.chat.requests[0]?.body).toMatchObject({ model: 'qwen3:8b' });
  });

  it.each([
    ['llama3.2', ['llama3.2:latest']],
    ['../models/my model.gguf', ['../models/my model.gguf']],
  ])('may know %j as %j', async (model, listed) => {
    server.serve(...listed);
    expect(await attempt(model)).toMatchObject({ model });
  });

  it.each([
    ['mistral', ['llama3.2:3b', 'qwen3:8b']],
    ['  ', []],
  ])('and has no model %j names those that it has: %j', async (model, models) => {
    server.serve(...models);
    expect(await readDiagnosis(attempt(model))).toEqual({ kind: 'modelNotFound', models });
    expect(server.chat.requests).toEqual([]);
  });

  it('that lists nothing cannot name its models', async () => {
    server.models.always({ kind: 'status', status: 404 });
    expect(await readDiagnosis(attempt(''))).toEqual({ kind: 'modelNotFound' });
    server.chat.next({ kind: 'status', status: 404, body: '{"error":"model not found"}' });
    const said = 'model not found';
    expect(await readDiagnosis(attempt('x'))).toEqual({ kind: 'modelNotFound', said });
  });

  it.each<[string, Reply, Diagnosis]>([
    ['401', { kind: 'status', status: 401 }, { kind: 'keyRequired' }],
    [
      'HTML',
      { kind: 'status', status: 200, body: '<h1>', type: 'text/html' },
      { kind: 'unknown', status: 200 },
    ],
    ['no completion', json({ done: true }), { kind: 'unknown', status: 200 }],
  ])('to the call with %s is refused', async (_, reply, diagnosis) => {
    server.chat.next(reply);
    expect(await readDiagnosis(attempt())).toEqual(diagnosis);
    expect(server.chat.requests).toHaveLength(1);
  });

  it.each([404, 405])('to the call with %i says what is at that address', async (status) => {
    const body = '<html><title>Not here</title></html>';
    server.chat.next({ kind: 'status', status, body, type: 'text/html' });
    expect(await readDiagnosis(attempt())).toEqual({
      kind: 'wrongAddress',
      status,
      address: `${server.url}/v1/chat/completions`,
      instead: `${server.url}/v1`,
      said: 'Not here',
    });
  });

  it('with a demand for a key is refused', async () => {
    server.models.next({ kind: 'status', status: 401 });
    expect(await readDiagnosis(attempt())).toEqual({ kind: 'keyRequired' });
  });
});

describe('a server that does not answer the page', () => {
  it('is not running if the visitor has not started it', async () => {
    await server.stop();
    expect(await readDiagnosis(attempt())).toEqual({ kind: 'serverNotRunning', server: null });
  });

  it('is not running if it stopped between the list and the call', async () => {
    server.chat.next({ kind: 'drop', how: 'reset' });
    server.models.next(modelList(['llama3.2:3b']), { kind: 'drop', how: 'reset' });
    expect(await readDiagnosis(attempt())).toEqual({ kind: 'serverNotRunning', server: null });
  });

  it('blocks by CORS if it allows other pages', async () => {
    server.allow('http://localhost:3000');
    expect(await readDiagnosis(attempt())).toEqual({
      kind: 'blockedByCors',
      server: null,
      origin: PAGE,
    });
    server.allow(PAGE);
    expect(await attempt()).toMatchObject({ model: 'llama3.2:3b' });
  });

  it('blocks by CORS if only its list is readable', async () => {
    server.models.always(modelList(['a']));
    server.chat.next({ kind: 'preflightRefused' });
    expect(await readDiagnosis(attempt('a'))).toEqual({
      kind: 'blockedByCors',
      server: null,
      origin: PAGE,
    });
  });

  it('takes each page if this one has no origin', async () => {
    vi.stubGlobal('origin', 'null');
    server.allow('http://localhost:3000');
    expect(await readDiagnosis(attempt())).toMatchObject({ kind: 'blockedByCors', origin: '*' });
  });

  it.each([
    [11434, 'ollama'],
    [1234, 'lmStudio'],
    [9999, null],
  ])('is known by its port %i as %s', async (port, name) => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (input: string, { mode }: RequestInit) => {
      asked.push([input, mode]);
      if (mode !== 'no-cors') throw new TypeError('Load failed');
      return new Response();
    });
    expect(await readDiagnosis(attempt('a', `localhost:${port}`))).toEqual({
      kind: 'blockedByCors',
      server: name,
      origin: PAGE,
    });
    const address = `http://localhost:${port}/v1/models`;
    expect(asked).toEqual([
      [address, undefined],
      [address, 'no-cors'],
    ]);
  });

  it.each(['loopback-network', 'local-network-access'])(
    'is blocked if the browser denies the call (%s)',
    async (name) => {
      await server.stop();
      permissions = { [name]: 'denied' };
      vi.stubGlobal('window', globalThis);
      vi.stubGlobal('parent', globalThis);
      expect(await readDiagnosis(attempt())).toEqual({ kind: 'blockedByBrowser' });
    },
  );

  it('is blocked in a frame without permission, and the page alone may reach it', async () => {
    await server.stop();
    permissions = { 'loopback-network': 'denied' };
    vi.stubGlobal('window', { parent: {} });
    vi.stubGlobal('location', { origin: 'https://kitchen.example', pathname: '/index.html' });
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    const page = 'https://kitchen.example/';
    expect(await readDiagnosis(attempt())).toEqual({ kind: 'blockedByFrame', page });
  });

  it.each<[string, string, object]>([
    ['serverSilent', PAGE, { 'loopback-network': 'prompt' }],
    ['serverSilent', PAGE, {}],
    ['serverSilent', 'null', {}],
    ['serverNotRunning', PAGE, { 'loopback-network': 'granted', 'local-network-access': 'prompt' }],
    ['serverNotRunning', 'http://localhost:4173', { 'loopback-network': 'prompt' }],
    ['serverNotRunning', 'http://127.0.0.1:4173', {}],
  ])('is %s to a page at %s with the permissions %j', async (kind, page, states) => {
    await server.stop();
    permissions = states as typeof permissions;
    vi.stubGlobal('origin', page);
    expect(await readDiagnosis(attempt())).toEqual({ kind, server: null });
  });
});

describe('a test that is aborted', () => {
  it.each<[string, 'models' | 'chat', Reply]>([
    ['no list', 'models', { kind: 'hang' }],
    ['half a list', 'models', { kind: 'stall', body: '{' }],
    ['no answer', 'chat', { kind: 'hang' }],
  ])('ends its request after %s', async (_, where, reply) => {
    server[where].always(reply);
    const controller = new AbortController();
    const test = attempt('llama3.2:3b', server.url, controller.signal);
    await vi.waitUntil(() => server[where].requests.length === 1);
    controller.abort();
    await expect(test).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitUntil(() => server[where].requests[0]?.aborted);
  });

  it('also ends while it looks for a cause', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', async (_: string, { mode }: RequestInit) => {
      if (mode === 'no-cors') controller.abort();
      throw new TypeError('Failed to fetch');
    });
    const test = attempt('x', server.url, controller.signal);
    await expect(test).rejects.toMatchObject({ name: 'AbortError' });
  });
});
