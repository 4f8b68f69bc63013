import type { ChildProcess } from 'node:child_process';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request } from 'node:https';
import { serve } from '../support/serve';

/** What a server answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The length of the body as it came, in bytes. */
  bytes: number;
}

/** A web server that serves the page by one of the examples in docs/. */
export interface WebServer {
  /**
   * Asks for a path, as a browser does that takes these encodings.
   *
   * @param host the name that it asks with, if not the server's own
   */
  get(path: string, encodings: string, host?: string): Promise<Answer>;
  /** Asks without TLS. */
  getPlain(path: string, host?: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** The ways to ask a server on loopback, which calls itself kitchen.example. */
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

/** Waits until a server listens; rejects with what it says if it ends instead. */
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

/** Ends a server, and waits until it has ended. */
export async function end(child: ChildProcess): Promise<void> {
  child.kill();
  await new Promise((resolve) => child.once('exit', resolve));
}
