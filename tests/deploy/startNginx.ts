import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '../support/certificate';
import { askAt, end, findPort, type WebServer, waitFor } from './webServer';

const EXAMPLE = new URL('../../docs/examples/nginx.conf', import.meta.url);

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

export const hasBrotli = existsSync(BROTLI_MODULE);

/** Uses the example from docs/, changed as its first lines say. */
export async function startNginx(
  folder: string,
  path: string,
  withBrotli: boolean,
): Promise<WebServer> {
  const home = await mkdtemp(join(tmpdir(), 'saffron-nginx-'));
  const [port, plainPort] = [await findPort(), await findPort()];
  const { key, cert } = await makeCertificate();
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
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join('\n  ')}
  include ${home}/conf.d/*.conf;
}
`,
  );
  const child = spawn('nginx', ['-e', 'stderr', '-c', join(home, 'nginx.conf')]);
  await waitFor(child, plainPort);

  return {
    ...askAt(port, plainPort),
    async stop() {
      await end(child);
      await rm(home, { recursive: true });
    },
  };
}
