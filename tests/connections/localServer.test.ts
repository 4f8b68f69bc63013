import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLocalAddress } from '../../src/connections/localAddress';
import { tryLocalServer } from '../../src/connections/localServer';
import type { Finding } from '../../src/connections/refusal';
import { fetchAsPage, type LocalServer, modelList, startLocalServer } from '../support/localServer';
import { readRefusal } from '../support/readRefusal';
import { json, type Reply } from '../support/standIn';

const PAGE = 'https://kitchen.example';

let server: LocalServer;
/** What the browser says of its permissions, by their names; throws for those it does not know. */
let permissions: Record<string, PermissionState>;

beforeAll(async () => {
  server = await startLocalServer();
});
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
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.reset();
});
afterAll(() => server.close());

const attempt = (
  model = 'llama3.2:3b',
  address = server.url,
  signal = new AbortController().signal,
) => tryLocalServer({ address, model }, signal);

describe('an address of this computer', () => {
  it.each([
    ['localhost:11434', 'http://localhost:11434/v1'],
    [' http://localhost:11434/ ', 'http://localhost:11434/v1'],
    ['http://127.0.0.1:1234/v1', 'http://127.0.0.1:1234/v1'],
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

  it.each<[string, Finding]>([
    ['', { kind: 'addressMalformed' }],
    ['http://', { kind: 'addressMalformed' }],
    ['a b', { kind: 'addressMalformed' }],
    ['localhost:99999', { kind: 'addressMalformed' }],
    ['ftp://localhost', { kind: 'addressMalformed' }],
    ['ws://localhost:1', { kind: 'addressMalformed' }],
    ['javascript:alert(1)', { kind: 'addressMalformed' }],
    ['http://me:secret@localhost', { kind: 'addressMalformed' }],
    ['192.168.1.20:11434', { kind: 'addressElsewhere', host: '192.168.1.20:11434' }],
    ['https://api.example.com/v1', { kind: 'addressElsewhere', host: 'api.example.com' }],
    ['localhost.example.com', { kind: 'addressElsewhere', host: 'localhost.example.com' }],
    ['notlocalhost:1', { kind: 'addressElsewhere', host: 'notlocalhost:1' }],
    ['127.0.0.1.nip.io', { kind: 'addressElsewhere', host: '127.0.0.1.nip.io' }],
    ['[::2]:1', { kind: 'addressElsewhere', host: '[::2]:1' }],
    ['[::1]:8080', { kind: 'addressForbidden', instead: 'http://localhost:8080/v1' }],
    ['127.0.0.2:8080', { kind: 'addressForbidden', instead: 'http://localhost:8080/v1' }],
    ['0.0.0.0:8000/v1', { kind: 'addressForbidden', instead: 'http://localhost:8000/v1' }],
    ['ai.localhost:8080', { kind: 'addressForbidden', instead: 'http://localhost:8080/v1' }],
    ['https://localhost:8080', { kind: 'addressForbidden', instead: 'http://localhost:8080/v1' }],
    ['https://127.0.0.1', { kind: 'addressForbidden', instead: 'http://127.0.0.1/v1' }],
  ])('is not %j', async (address, finding) => {
    expect(await readRefusal(attempt('any', address))).toEqual(finding);
    expect(server.requests).toEqual([]);
  });
});

describe('a server that answers', () => {
  it('is asked for its models, then for one token of text, and is sent no token', async () => {
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

  it.each([
    ['llama3.2', ['llama3.2:latest']],
    ['../models/my model.gguf', ['../models/my model.gguf']],
  ])('may know %j as %j', async (model, listed) => {
    server.serve(...listed);
    expect(await attempt(model)).toMatchObject({ model });
  });

  it.each([
    ['mistral', ['llama3.2:3b', 'qwen3:8b']],
    ['', ['llama3.2:3b', 'qwen3:8b']],
    ['  ', []],
    ['llama3.2', []],
  ])('and has no model %j tells which it has: %j', async (model, models) => {
    server.serve(...models);
    expect(await readRefusal(attempt(model))).toEqual({ kind: 'noSuchModel', models });
    expect(server.chat.requests).toEqual([]);
  });

  it('and lists what is no model is read with care', async () => {
    server.models.next(json({ data: [null, 7, {}, { id: 7 }, { id: 'a' }] }));
    expect(await readRefusal(attempt('b'))).toEqual({ kind: 'noSuchModel', models: ['a'] });
  });

  it.each<[string, Reply]>([
    ['404', { kind: 'status', status: 404 }],
    ['500', { kind: 'status', status: 500 }],
    ['HTML', { kind: 'status', status: 200, body: '<h1>', type: 'text/html' }],
    ['null', json(null)],
    ['no list', json({ models: [] })],
    ['cut JSON', { kind: 'drop', how: 'close', after: '{"data": [' }],
  ])('and gives %s for a list is asked all the same', async (_, reply) => {
    server.models.next(reply);
    expect(await attempt('any')).toMatchObject({ model: 'any' });
  });

  it('and lists nothing cannot tell which models there are', async () => {
    server.models.always({ kind: 'status', status: 404 });
    expect(await readRefusal(attempt(''))).toEqual({ kind: 'noSuchModel' });
    server.chat.next({ kind: 'status', status: 404, body: '{"error":"model not found"}' });
    expect(await readRefusal(attempt('x'))).toEqual({ kind: 'noSuchModel' });
  });

  it.each<[string, Reply, Finding]>([
    ['400', { kind: 'status', status: 400 }, { kind: 'cannotTell', status: 400 }],
    ['401', { kind: 'status', status: 401 }, { kind: 'keyWanted' }],
    ['403', { kind: 'status', status: 403 }, { kind: 'keyWanted' }],
    ['404', { kind: 'status', status: 404 }, { kind: 'noSuchModel' }],
    ['429', { kind: 'status', status: 429 }, { kind: 'busy' }],
    ['503', { kind: 'status', status: 503 }, { kind: 'serverFailed', status: 503 }],
    [
      'HTML',
      { kind: 'status', status: 200, body: '<h1>', type: 'text/html' },
      { kind: 'cannotTell', status: 200 },
    ],
    ['no completion', json({ done: true }), { kind: 'cannotTell', status: 200 }],
  ])('to the call with %s is refused', async (_, reply, finding) => {
    server.chat.next(reply);
    expect(await readRefusal(attempt())).toEqual(finding);
    expect(server.chat.requests).toHaveLength(1);
  });

  it('that it wants a key is refused', async () => {
    server.models.next({ kind: 'status', status: 401 });
    expect(await readRefusal(attempt())).toEqual({ kind: 'keyWanted' });
  });
});

describe('a server that does not answer the page', () => {
  it('and was not started is not running', async () => {
    await server.stop();
    expect(await readRefusal(attempt())).toEqual({ kind: 'notRunning', server: null });
  });

  it('and was stopped between the list and the call is not running', async () => {
    server.chat.next({ kind: 'drop', how: 'reset' });
    server.models.next(modelList(['llama3.2:3b']), { kind: 'drop', how: 'reset' });
    expect(await readRefusal(attempt())).toEqual({ kind: 'notRunning', server: 'ollama' });
  });

  it('and allows other pages is refused by CORS, with the page that it has to allow', async () => {
    server.allow('http://localhost:3000');
    expect(await readRefusal(attempt())).toEqual({
      kind: 'refusedByCors',
      server: null,
      origin: PAGE,
    });
    server.allow(PAGE);
    expect(await attempt()).toMatchObject({ model: 'llama3.2:3b' });
  });

  it.each([
    ['library', 'ollama'],
    ['organization_owner', 'lmStudio'],
    ['llamacpp', 'llamaCpp'],
    ['vllm', 'vllm'],
    ['somebody', null],
  ])('and lets its list be read alone is refused by CORS; one of %s is %s', async (owner, name) => {
    server.models.always(modelList(['a'], owner));
    server.chat.next({ kind: 'preflightRefused' });
    expect(await readRefusal(attempt('a'))).toEqual({
      kind: 'refusedByCors',
      server: name,
      origin: PAGE,
    });
  });

  it.each([
    [11434, 'ollama'],
    [1234, 'lmStudio'],
    [8080, 'llamaCpp'],
    [8000, 'vllm'],
    [9999, null],
  ])('is known by its port %i as %s', async (port, name) => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (input: string, { mode }: RequestInit) => {
      asked.push([input, mode]);
      if (mode !== 'no-cors') throw new TypeError('Load failed');
      return new Response();
    });
    expect(await readRefusal(attempt('a', `localhost:${port}`))).toEqual({
      kind: 'refusedByCors',
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
    'because the browser denies it (%s) is blocked',
    async (name) => {
      await server.stop();
      permissions = { [name]: 'denied' };
      expect(await readRefusal(attempt())).toEqual({ kind: 'blockedByPermission' });
    },
  );

  it('because the visitor says no only now is blocked', async () => {
    permissions = { 'loopback-network': 'prompt' };
    vi.stubGlobal('fetch', async (_: string, { mode }: RequestInit) => {
      if (mode === 'no-cors') permissions = { 'loopback-network': 'denied' };
      throw new TypeError('Failed to fetch');
    });
    expect(await readRefusal(attempt())).toEqual({ kind: 'blockedByPermission' });
  });

  it('though the browser denies it is refused by CORS where it was reached all the same', async () => {
    permissions = { 'loopback-network': 'denied' };
    server.allow();
    expect(await readRefusal(attempt())).toMatchObject({ kind: 'refusedByCors' });
  });

  it.each<[string, string, object]>([
    ['silent', PAGE, { 'loopback-network': 'prompt' }],
    ['silent', PAGE, { 'local-network-access': 'prompt' }],
    ['silent', PAGE, {}],
    ['silent', 'http://192.168.1.20', {}],
    ['silent', 'null', {}],
    ['notRunning', PAGE, { 'loopback-network': 'granted', 'local-network-access': 'prompt' }],
    ['notRunning', PAGE, { 'local-network-access': 'granted' }],
    ['notRunning', 'http://localhost:4173', { 'loopback-network': 'prompt' }],
    ['notRunning', 'http://127.0.0.1:4173', {}],
  ])('and was not started is %s to a page at %s with %j', async (kind, page, states) => {
    await server.stop();
    permissions = states as typeof permissions;
    vi.stubGlobal('origin', page);
    expect(await readRefusal(attempt())).toEqual({ kind, server: null });
  });

  it('in a browser that cannot be asked for permissions is silent', async () => {
    await server.stop();
    vi.stubGlobal('navigator', { onLine: true });
    expect(await readRefusal(attempt())).toEqual({ kind: 'silent', server: null });
  });
});

describe('a trial ends at once', () => {
  it.each(['models', 'chat'] as const)(
    'with its request, when it is given up at %s',
    async (where) => {
      server[where].always({ kind: 'hang' });
      const controller = new AbortController();
      const trial = attempt('llama3.2:3b', server.url, controller.signal);
      await vi.waitUntil(() => server[where].requests.length === 1);
      controller.abort();
      await expect(trial).rejects.toMatchObject({ name: 'AbortError' });
      await vi.waitUntil(() => server[where].requests[0]?.aborted);
    },
  );

  it.each<[string, 'models' | 'chat', Reply]>([
    ['no list', 'models', { kind: 'hang' }],
    ['half a list', 'models', { kind: 'stall', body: '{' }],
    ['no answer', 'chat', { kind: 'hang' }],
  ])('when its time is up with %s, which is told', async (_, where, reply) => {
    server[where].always(reply);
    const controller = new AbortController();
    const trial = attempt('llama3.2:3b', server.url, controller.signal);
    await vi.waitUntil(() => server[where].requests.length === 1);
    controller.abort(new DOMException('', 'TimeoutError'));
    expect(await readRefusal(trial)).toEqual({ kind: 'noAnswerInTime' });
  });

  it('also when it is given up while the cause is looked for', async () => {
    server.allow();
    server.models.always({ kind: 'hang' });
    const controller = new AbortController();
    vi.stubGlobal('fetch', async (_: string, { mode }: RequestInit) => {
      if (mode === 'no-cors') controller.abort();
      throw new TypeError('Failed to fetch');
    });
    const trial = attempt('x', server.url, controller.signal);
    await expect(trial).rejects.toMatchObject({ name: 'AbortError' });
  });
});
