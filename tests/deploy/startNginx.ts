import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { serve } from '../support/serve';

const EXAMPLE = new URL('../../docs/examples/nginx.conf', import.meta.url);

/** Where Debian's package puts it. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

export const hasBrotli = existsSync(BROTLI_MODULE);

/** What a server answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The length of the body as it came, in bytes. */
  bytes: number;
}

export interface Nginx {
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

/**
 * Starts nginx with the example from docs/, changed as its first lines say: name, certificate, paths.
 *
 * @param folder what it serves
 * @param path where the page is, such as `/a/b/`
 * @param withBrotli whether the example's lines about brotli are used
 */
export async function startNginx(
  folder: string,
  path: string,
  withBrotli: boolean,
): Promise<Nginx> {
  const home = await mkdtemp(join(tmpdir(), 'saffron-nginx-'));
  const [port, plainPort] = [await findPort(), await findPort()];
  const { private: key, cert } = await generate(
    [{ name: 'commonName', value: 'kitchen.example' }],
    {
      keyType: 'ec',
    },
  );
  await writeFile(join(home, 'key.pem'), key);
  await writeFile(join(home, 'fullchain.pem'), cert);
  await mkdir(join(home, 'conf.d'));

  const example = await readFile(EXAMPLE, 'utf8');
  const changed = example
    .replaceAll('/etc/ssl/kitchen.example', home)
    .replaceAll('/var/www/kitchen/', `${folder}/`)
    .replaceAll('/kitchen/', path)
    .replaceAll('/kitchen ', `${path.slice(0, -1)} `)
    .replace(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`);
  await writeFile(
    join(home, 'conf.d/kitchen.conf'),
    withBrotli ? changed.replaceAll('# brotli', 'brotli') : changed,
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(home, 'nginx.conf'),
    `${withBrotli ? `load_module ${BROTLI_MODULE};` : ''}
daemon off;
pid ${home}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join('\n  ')}
  include ${home}/conf.d/*.conf;
}
`,
  );
  const child = spawn('nginx', ['-e', 'stderr', '-c', join(home, 'nginx.conf')]);
  await waitFor(child, plainPort);

  const ask = (
    send: typeof request,
    atPort: number,
    asked: string,
    encodings: string,
    name = 'kitchen.example',
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { host: name, 'accept-encoding': encodings };
      const options = { host: '127.0.0.1', port: atPort, path: asked, headers };
      send({ ...options, rejectUnauthorized: false }, (response) => {
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
    get: (asked, encodings, name) => ask(request, port, asked, encodings, name),
    getPlain: (asked, name) => ask(requestHttp as typeof request, plainPort, asked, '', name),
    async stop() {
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
      await rm(home, { recursive: true });
    },
  };
}

async function findPort(): Promise<number> {
  const site = await serve(() => {});
  await site.close();
  return Number(new URL(site.url).port);
}

/** Waits until nginx listens; rejects with what it says if it ends instead. */
async function waitFor(child: ChildProcess, port: number): Promise<void> {
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
    const isThere = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
