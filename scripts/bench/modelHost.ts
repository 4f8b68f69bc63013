import { once } from 'node:events';
import { createServer } from 'node:https';
import { type AddressInfo, connect, createServer as createProxy, type Socket } from 'node:net';
import { generate } from 'selfsigned';
import { completionBody } from '../../tests/support/standIn';

/** What one trip to the model's host and back takes, in ms. */
export const TRIP = 150;

/** The hub and the router on loopback, as far away as they would be. */
export interface ModelHost {
  port: number;
  /** Resolves when the next call of a model arrives, with the time in ms since 1970. */
  nextCall(): Promise<number>;
  close(): Promise<void>;
}

const MAPPING = {
  inferenceProviderMapping: {
    together: { providerId: 'benchmark', status: 'live', task: 'conversational' },
  },
};

/** Starts the host. It keeps its connections open, as the real ones do. */
export async function startModelHost(): Promise<ModelHost> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'benchmark' }], {
    algorithm: 'sha256',
  });
  const calls = new EventTarget();
  const server = createServer({ key, cert }, (request, response) => {
    const { method, headers } = request;
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'access-control-allow-headers',
      headers['access-control-request-headers'] ?? '',
    );
    if (method === 'POST') calls.dispatchEvent(new Event('call'));
    const answer = method === 'POST' ? completionBody('# Toast') : MAPPING;
    response.end(method === 'OPTIONS' ? '' : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  const proxy = createProxy((client) => {
    const upstream = connect((server.address() as AddressInfo).port, '127.0.0.1');
    // The first bytes wait for one more trip, which opens the connection.
    const openAt = performance.now() + TRIP;
    client.on('data', (bytes) => {
      const wait = Math.max(0, openAt - performance.now()) + TRIP;
      setTimeout(() => upstream.write(bytes), wait);
    });
    upstream.pipe(client);
    closeTogether(client, upstream);
  }).listen(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(proxy, 'listening')]);

  return {
    port: (proxy.address() as AddressInfo).port,
    nextCall: () =>
      new Promise((resolve) => {
        calls.addEventListener('call', () => resolve(Date.now()), { once: true });
      }),
    async close() {
      server.close();
      server.closeAllConnections();
      proxy.close();
    },
  };
}

function closeTogether(one: Socket, other: Socket) {
  for (const [socket, peer] of [
    [one, other],
    [other, one],
  ] as const) {
    socket.on('error', () => {});
    socket.on('close', () => peer.destroy());
  }
}
