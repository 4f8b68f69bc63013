import { once } from 'node:events';
import { createServer } from 'node:https';
import { type AddressInfo, connect, createServer as createProxy } from 'node:net';
import { generate } from 'selfsigned';
import { completionBody } from '../../tests/support/standIn';

/** What one trip to the model's host and back takes, in ms. */
export const TRIP = 150;

const ANSWER = {
  ...completionBody('# Toast'),
  inferenceProviderMapping: {
    together: { providerId: 'benchmark', status: 'live', task: 'conversational' },
  },
};

/**
 * Starts the hub and the router on loopback, a trip away. They keep their connections open, as the
 * real ones do.
 */
export async function startModelHost() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'benchmark' }], {
    algorithm: 'sha256',
  });
  const server = createServer({ key, cert }, ({ method, headers }, response) => {
    if (method === 'POST') server.emit('call', Date.now());
    response.setHeader('access-control-allow-origin', '*');
    const wanted = headers['access-control-request-headers'];
    if (wanted) response.setHeader('access-control-allow-headers', wanted);
    response.end(method === 'OPTIONS' ? '' : JSON.stringify(ANSWER));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const proxy = createProxy((client) => {
    const upstream = connect(port, '127.0.0.1');
    // The first bytes wait for one more trip, which opens the connection.
    const openAt = performance.now() + TRIP;
    client.on('data', (bytes) => {
      const wait = Math.max(0, openAt - performance.now()) + TRIP;
      setTimeout(() => upstream.write(bytes), wait);
    });
    upstream.pipe(client);
    client.on('close', () => upstream.destroy()).on('error', () => {});
    upstream.on('close', () => client.destroy()).on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    port: (proxy.address() as AddressInfo).port,
    /** The time at which the next call of a model arrives, in ms since 1970. */
    nextCall: async (): Promise<number> => (await once(server, 'call'))[0],
    close() {
      server.close();
      server.closeAllConnections();
      proxy.close();
    },
  };
}
