import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { completionBody } from '../../tests/support/standIn';

const ANSWER = {
  ...completionBody('# Toast'),
  inferenceProviderMapping: {
    together: { providerId: 'benchmark', status: 'live', task: 'conversational' },
  },
};

/** Starts the hub and the router on loopback. They keep connections open, as the real ones do. */
export async function startModelHost() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'benchmark' }], {
    algorithm: 'sha256',
  });
  let trips = 0;
  const server = createServer({ key, cert }, ({ method, headers }, response) => {
    trips += 1;
    if (method === 'POST') server.emit('call', trips);
    response.setHeader('access-control-allow-origin', '*');
    const wanted = headers['access-control-request-headers'];
    if (wanted) response.setHeader('access-control-allow-headers', wanted);
    response.end(method === 'OPTIONS' ? '' : JSON.stringify(ANSWER));
  });
  // TCP takes one round trip to connect, and TLS another.
  server.on('secureConnection', () => {
    trips += 2;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    /** The round trips from now on until a call of the model arrives, that of the call included. */
    async tripsToCall(): Promise<number> {
      trips = 0;
      return (await once(server, 'call'))[0];
    },
    close: () => server.close().closeAllConnections(),
  };
}
