import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '../support/certificate';
import { askAt, end, findPort, type WebServer, waitFor } from './webServer';

const EXAMPLE = new URL('../../docs/examples/Caddyfile', import.meta.url);

export const hasCaddy = !spawnSync('caddy', ['version']).error;

/** Uses the example from docs/, changed as its first lines say, and a certificate of the tests. */
export async function startCaddy(folder: string, path: string): Promise<WebServer> {
  const home = await mkdtemp(join(tmpdir(), 'saffron-caddy-'));
  const [port, plainPort] = [await findPort(), await findPort()];
  const { key, cert } = await makeCertificate();
  await writeFile(join(home, 'key.pem'), key);
  await writeFile(join(home, 'cert.pem'), cert);
  const example = await readFile(EXAMPLE, 'utf8');
  const changed = example
    .replaceAll('/var/www/kitchen', folder)
    .replaceAll(' /kitchen/', ` ${path}`)
    .replaceAll(' /kitchen ', ` ${path.slice(0, -1)} `)
    .replace('kitchen.example {', `$&\n\ttls ${home}/cert.pem ${home}/key.pem`);
  const options = `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n}\n`;
  await writeFile(join(home, 'Caddyfile'), options + changed);
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const args = ['run', '--config', join(home, 'Caddyfile')];
  const child = spawn('caddy', args, { env });
  await waitFor(child, plainPort);
  return {
    ...askAt(port, plainPort),
    async stop() {
      await end(child);
      await rm(home, { recursive: true });
    },
  };
}
