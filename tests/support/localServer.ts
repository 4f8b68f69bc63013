import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Endpoint, parseBody, ScriptedEndpoint, type SeenRequest } from './standIn/endpoint';
import { asAsked, json, leaveFor, type Reply, send } from './standIn/reply';

export const LOCAL_RECIPE = '# Rice from this computer\n\nBoil the rice.';

export interface LocalServer {
  readonly url: string;
  readonly port: number;
  /** Lists `llama3.2:3b` until a test calls `serve`. */
  readonly models: Endpoint;
  /** Gives a short recipe by default. */
  readonly chat: Endpoint;
  readonly requests: readonly SeenRequest[];
  serve(...models: string[]): void;
  /** Lets pages of these origins alone read its answers. By default all may. */
  allow(...origins: string[]): void;
  reset(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export function modelList(models: readonly string[]): Reply {
  const data = models.map((id) => ({ id, object: 'model', created: 1, owned_by: 'library' }));
  return json({ object: 'list', data });
}

export async function startLocalServer(): Promise<LocalServer> {
  const models = new ScriptedEndpoint(modelList(['llama3.2:3b']));
  const chat = new ScriptedEndpoint({ kind: 'completion', content: LOCAL_RECIPE });
  const paths: Record<string, ScriptedEndpoint> = {
    'GET /v1/models': models,
    'POST /v1/chat/completions': chat,
  };
  const sockets = new Set<Socket>();
  const busySockets = new Set<Socket>();
  let requests: SeenRequest[] = [];
  let allowed = ['*'];

  function corsFor(origin: string | undefined): Record<string, string> | undefined {
    if (allowed.includes('*')) return { 'access-control-allow-origin': '*' };
    if (!origin) return {};
    return allowed.includes(origin) ? { 'access-control-allow-origin': origin } : undefined;
  }

  const answer: RequestListener = async (request, response) => {
    const { method = '', headers, url: path = '' } = request;
    const cors = corsFor(headers.origin);
    if (method === 'OPTIONS') {
      const asked = paths[`${headers['access-control-request-method']} ${path}`];
      const isAllowed = cors && !asked?.takePreflightRefusal();
      response
        .writeHead(isAllowed ? 204 : 403, {
          ...(isAllowed && { ...cors, ...leaveFor(request) }),
          connection: 'close',
        })
        .end();
      return;
    }
    const seen: SeenRequest = {
      method,
      host: headers.host ?? '',
      path,
      headers,
      body: undefined,
      aborted: false,
    };
    const endpoint = paths[`${method} ${path}`];
    requests.push(seen);
    endpoint?.requests.push(seen);
    busySockets.add(request.socket);
    response.on('close', () => {
      seen.aborted = !response.writableFinished;
      busySockets.delete(request.socket);
    });
    try {
      seen.body = parseBody(await text(request));
    } catch {
      return;
    }
    // Ollama also refuses a page of another origin with a status.
    const reply = cors ? (endpoint?.takeReply() ?? NOT_FOUND) : REFUSED;
    await send(asAsked(reply, seen.body), response, request.socket, cors ?? {});
  };

  const server = createServer(answer);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  let port = 0;

  async function start() {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  async function stop() {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  }

  await start();
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    models,
    chat,
    get requests() {
      return requests;
    },
    serve: (...names) => models.always(modelList(names)),
    allow(...origins) {
      allowed = origins;
    },
    async reset() {
      // A caller may be about to send on an idle socket.
      for (const socket of busySockets) socket.destroy();
      models.reset();
      chat.reset();
      requests = [];
      allowed = ['*'];
      if (!server.listening) await start();
    },
    start,
    stop,
    close: stop,
  };
}

const NOT_FOUND: Reply = { kind: 'status', status: 404 };
const REFUSED: Reply = { kind: 'status', status: 403 };

/** `fetch` with a browser's CORS rules for a page of this origin. */
export function fetchAsPage(origin: string): typeof fetch {
  const network = globalThis.fetch;
  const refuse = () => {
    throw new TypeError('Failed to fetch');
  };
  return async (input, init) => {
    if (init?.mode === 'no-cors') return network(input, { ...init, mode: 'cors' }).catch(refuse);
    const { body, signal } = init ?? {};
    const mayRead = ({ headers }: Response) =>
      ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
    if (body) {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const asking = network(input, { method: 'OPTIONS', headers, signal: signal ?? null });
      const leave = await asking.catch((error) => (signal?.aborted ? error : refuse()));
      if (!(leave instanceof Response)) throw leave;
      if (!leave.ok || !mayRead(leave)) return refuse();
    }
    const headers = new Headers(init?.headers);
    headers.set('origin', origin);
    const response = await network(input, { ...init, headers }).catch((error) => {
      if (signal?.aborted) throw error;
      return refuse();
    });
    return mayRead(response) ? response : refuse();
  };
}
