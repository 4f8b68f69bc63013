import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate';

export interface Site {
  /** Ends with a slash. */
  url: string;
  close(): Promise<void>;
}

export async function serve(listener: RequestListener, { tls = false } = {}): Promise<Site> {
  const server = tls ? createTlsServer(await makeCertificate(), listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http${tls ? 's' : ''}://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
