import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

export interface HostProxy {
  port: number;
  refused: string[];
  close(): Promise<void>;
}

/** `ways` has the port on loopback for each host. */
export async function startProxy(ways: Record<string, number>): Promise<HostProxy> {
  const refused: string[] = [];
  const sockets = new Set<Duplex>();
  const server = createServer((request, response) => {
    refused.push(request.url ?? '');
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    const [host = ''] = (request.url ?? '').split(':');
    const port = ways[host];
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (!port) {
      refused.push(host);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const way = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      way.pipe(socket).pipe(way);
    });
    way.on('error', () => socket.destroy());
    socket.on('close', () => way.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    refused,
    async close() {
      server.close();
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
