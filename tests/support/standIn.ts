import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeCertificate } from './certificate';
import { listed, listOf, served } from './liveModels';
import { type Endpoint, parseBody, ScriptedEndpoint, type SeenRequest } from './standIn/endpoint';
import { asAsked, CORS, leaveFor, type Reply, send } from './standIn/reply';
import { createSignIn, type SignInEndpoints } from './standIn/signIn';

export type { Endpoint, SeenRequest } from './standIn/endpoint';
export {
  completionBody,
  eventOf,
  eventsOf,
  json,
  type LaterReply,
  later,
  type Reply,
} from './standIn/reply';
export { SIGNED_IN } from './standIn/signIn';

export const HUB_HOST = 'huggingface.co';

export const ROUTER_HOST = 'router.huggingface.co';

export const PLAYER_HOST = 'www.youtube-nocookie.com';

/** Plays the hub, the router and the video player. */
export interface StandIn {
  readonly port: number;
  /** Says that Together serves the model by default. */
  readonly hub: Endpoint;
  /** Gives a short recipe by default, with or without a provider: as a stream if the call asks for one. */
  readonly router: Endpoint;
  /** Lists the default model and two others by default. */
  readonly models: Endpoint;
  /** The hub's OAuth. By default it checks what it gets and signs in a visitor named ada. */
  readonly signIn: SignInEndpoints;
  /** Gives a page that says "Playing" by default. */
  readonly player: Endpoint;
  readonly requests: readonly SeenRequest[];
  /** Calls without a whole answer whose caller still waits. */
  readonly underWay: number;
  readonly preflights: readonly SeenRequest[];
  /** `fetch` that sends the two hosts' calls here, if there is no TLS. */
  readonly fetch: typeof fetch;
  /** Ends calls under way, and forgets all replies and requests. */
  reset(): void;
  /** Refuses connections until it listens again at the same port. */
  refuse(): Promise<void>;
  listen(): Promise<void>;
  close(): Promise<void>;
}

export const DEFAULT_RECIPE = '# Egg fried rice\n\nFry the rice, then stir in the eggs.';

const DEFAULT_REPLIES = {
  hub: {
    kind: 'mapping',
    providers: {
      together: {
        providerId: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
        task: 'conversational',
      },
    },
  },
  router: { kind: 'completion', content: DEFAULT_RECIPE, streams: true },
  models: {
    kind: 'status',
    status: 200,
    body: listOf(
      listed('mistralai/Mixtral-8x7B-Instruct-v0.1'),
      listed('meta-llama/Llama-3.3-70B-Instruct', [
        served('groq', { throughput: 300 }),
        served('novita', { throughput: 40, pricing: { input: 0.1, output: 0.3 } }),
      ]),
      listed('Qwen/Qwen4-8B', [served('novita', { is_free: true })]),
    ),
  },
  player: {
    kind: 'status',
    status: 200,
    type: 'text/html',
    body: '<!doctype html><html lang="en"><title>Player</title><main><h1>Playing</h1></main>',
  },
} as const satisfies Record<string, Reply>;

/** With a provider that the client names, and without */
const CALLS = ['/together/v1/chat/completions', '/v1/chat/completions'];

/** A test may replace the global `fetch`. */
const networkFetch = globalThis.fetch;

/** With `tls` for a browser whose resolver leads the hosts here; without it for the stand-in's own `fetch`. */
export async function startStandIn({ tls = false } = {}): Promise<StandIn> {
  const hub = new ScriptedEndpoint(DEFAULT_REPLIES.hub);
  const router = new ScriptedEndpoint(DEFAULT_REPLIES.router);
  const models = new ScriptedEndpoint(DEFAULT_REPLIES.models);
  const signIn = createSignIn(HUB_HOST);
  const player = new ScriptedEndpoint(DEFAULT_REPLIES.player);
  /** By the port at the other end, which identifies them below TLS too. */
  const sockets = new Map<number | undefined, Socket>();
  const busySockets = new Set<Socket>();
  let requests: SeenRequest[] = [];
  let preflights: SeenRequest[] = [];

  function endpointOf(method: string | undefined, host: string, path: string) {
    if (method === 'GET' && host === HUB_HOST && path.startsWith('/api/models/')) return hub;
    if (host === ROUTER_HOST) {
      if (method === 'GET' && path === '/v1/models') return models;
      return method === 'POST' && CALLS.includes(path) ? router : undefined;
    }
    if (method === 'GET' && host === PLAYER_HOST && path.startsWith('/embed/')) return player;
    return host === HUB_HOST ? signIn.find(method, path) : undefined;
  }

  const answer: RequestListener = async (request, response) => {
    const { method = '', headers } = request;
    const [host, path] = tls
      ? [headers.host ?? '', request.url ?? '']
      : splitAddress(request.url ?? '');
    const socket = sockets.get(request.socket.remotePort);
    if (!socket) return;
    const seen: SeenRequest = { method, host, path, headers, body: undefined, aborted: false };
    busySockets.add(socket);
    response.on('close', () => {
      seen.aborted = !response.writableFinished;
      busySockets.delete(socket);
    });

    if (method === 'OPTIONS') {
      preflights.push(seen);
      const endpoint = endpointOf(headers['access-control-request-method'], host, path);
      if (!endpoint || endpoint.takePreflightRefusal()) {
        response.writeHead(403, { connection: 'close' }).end();
      } else {
        response.writeHead(204, { ...CORS, ...leaveFor(request), connection: 'close' }).end();
      }
      return;
    }

    const endpoint = endpointOf(method, host, path);
    requests.push(seen);
    endpoint?.requests.push(seen);
    const reply = endpoint?.takeReply() ?? { kind: 'status', status: 404 };
    try {
      seen.body = parseBody(await text(request));
    } catch {
      return;
    }
    await send(signIn.resolve(asAsked(reply, seen.body), seen), response, socket);
  };

  const server = tls ? createTlsServer(await makeCertificate(), answer) : createServer(answer);
  server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
    socket.on('error', () => {});
  });
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function close() {
    server.close();
    for (const socket of sockets.values()) socket.destroy();
    await once(server, 'close');
  }

  return {
    port,
    hub,
    router,
    models,
    signIn: signIn.endpoints,
    player,
    get requests() {
      return requests;
    },
    get underWay() {
      return busySockets.size;
    },
    get preflights() {
      return preflights;
    },
    fetch: (input, init) => {
      const { host, pathname, search } = new URL(input instanceof Request ? input.url : input);
      if (host !== HUB_HOST && host !== ROUTER_HOST) {
        return Promise.reject(new TypeError(`The stand-in does not stand for ${host}.`));
      }
      const address = `http://127.0.0.1:${port}/${host}${pathname}${search}`;
      return networkFetch(input instanceof Request ? new Request(address, input) : address, init);
    },
    reset() {
      // A caller may be about to send on an idle socket.
      for (const socket of busySockets) socket.destroy();
      hub.reset();
      router.reset();
      models.reset();
      signIn.reset();
      player.reset();
      requests = [];
      preflights = [];
    },
    refuse: close,
    async listen() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close,
  };
}

/** Without TLS, a call comes as `/host/path`. */
function splitAddress(address: string): [string, string] {
  const [, host = '', path = '/'] = /^\/([^/]*)(.*)$/.exec(address) ?? [];
  return [host, path];
}
