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

/** The host that knows which providers serve a model. */
export const HUB_HOST = 'huggingface.co';

/** The host that hands a chat on to a provider. */
export const ROUTER_HOST = 'router.huggingface.co';

/** The host of the video player. */
export const PLAYER_HOST = 'www.youtube-nocookie.com';

/** A programmable stand-in for the hub, the router and the video player. */
export interface StandIn {
  readonly port: number;
  /** `GET huggingface.co/api/models/…`; says that Together serves the model by default. */
  readonly hub: Endpoint;
  /**
   * `POST router.huggingface.co/together/v1/chat/completions`, and the same without a provider; gives a
   * short recipe by default, as a stream if the call asks for one.
   */
  readonly router: Endpoint;
  /** `GET router.huggingface.co/v1/models`; lists the default model and two others by default. */
  readonly models: Endpoint;
  /** The hub's OAuth: lets a visitor named ada sign in, and checks what it is sent, by default. */
  readonly signIn: SignInEndpoints;
  /** `GET www.youtube-nocookie.com/embed/…`; gives a page that says "Playing" by default. */
  readonly player: Endpoint;
  /** Every request that came, in order, without preflights. */
  readonly requests: readonly SeenRequest[];
  /** How many calls have neither been answered to the end nor been left by the caller. */
  readonly underWay: number;
  /** The preflights that came, in order. */
  readonly preflights: readonly SeenRequest[];
  /** `fetch`, with the two hosts' addresses led here. For a stand-in without TLS. */
  readonly fetch: typeof fetch;
  /** Ends all calls under way and forgets all replies and requests. */
  reset(): void;
  /** Refuses every connection, until it listens again at the same port. */
  refuse(): Promise<void>;
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** What the router answers unless a test says otherwise. */
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

/** Where the router takes chats: for a provider that the client names, and for any. */
const CALLS = ['/together/v1/chat/completions', '/v1/chat/completions'];

/** The real one: a test may stub the global one with the stand-in's. */
const networkFetch = globalThis.fetch;

/**
 * Starts a stand-in on a free port of loopback.
 *
 * @param tls true for a browser whose resolver leads the two hosts here; false for `fetch` of Node,
 *   which takes the stand-in's own `fetch`
 */
export async function startStandIn({ tls = false } = {}): Promise<StandIn> {
  const hub = new ScriptedEndpoint(DEFAULT_REPLIES.hub);
  const router = new ScriptedEndpoint(DEFAULT_REPLIES.router);
  const models = new ScriptedEndpoint(DEFAULT_REPLIES.models);
  const signIn = createSignIn(HUB_HOST);
  const player = new ScriptedEndpoint(DEFAULT_REPLIES.player);
  /** The TCP sockets by the port at their other end, which identifies them below TLS too. */
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
      // A caller may be about to use an idle one.
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

/** Splits `/host/path`, which is how a call comes without TLS. */
function splitAddress(address: string): [string, string] {
  const [, host = '', path = '/'] = /^\/([^/]*)(.*)$/.exec(address) ?? [];
  return [host, path];
}
