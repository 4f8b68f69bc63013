import type { ChildProcess } from 'node:child_process';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request } from 'node:https';
import { serve } from '../support/serve';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: number;
}

export interface WebServer {
  /** `host` is the name in the request, if not the server's own. */
  get(path: string, encodings: string, host?: string): Promise<Answer>;
  getPlain(path: string, host?: string): Promise<Answer>;
  stop(): Promise<void>;
}

export function askAt(port: number, plainPort: number): Omit<WebServer, 'stop'> {
  const ask = (
    send: typeof request,
    atPort: number,
    asked: string,
    encodings: string,
    host = 'kitchen.example',
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { host, 'accept-encoding': encodings };
      const options = { host: '127.0.0.1', port: atPort, path: asked, headers };
      const tls = { rejectUnauthorized: false, servername: 'kitchen.example' };
      send({ ...options, ...tls }, (response) => {
        let bytes = 0;
        response.on('data', ({ length }) => {
          bytes += length;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
        );
      })
        .on('error', reject)
        .end();
    });
  return {
    get: (asked, encodings, host) => ask(request, port, asked, encodings, host),
    getPlain: (asked, host) => ask(requestHttp as typeof request, plainPort, asked, '', host),
  };
}

export async function findPort(): Promise<number> {
  const site = await serve(() => {});
  await site.close();
  return Number(new URL(site.url).port);
}

/** If the server ends instead, rejects with what it said. */
export async function waitFor(child: ChildProcess, plainPort: number): Promise<void> {
  let said = '';
  let hasEnded = false;
  child.stderr?.on('data', (part) => {
    said += part;
  });
  child.once('exit', () => {
    hasEnded = true;
  });
  for (;;) {
    if (hasEnded) throw new Error(said);
    const isThere = await fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function end(child: ChildProcess): Promise<void> {
  child.kill();
  await new Promise((resolve) => child.once('exit', resolve));
}
