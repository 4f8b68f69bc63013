import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

const isMissing = (command: string) => Boolean(spawnSync(command, ['version']).error);

if (isMissing('nginx')) installPackages(['nginx', 'libnginx-mod-http-brotli-filter']);
if (isMissing('caddy')) installPackages(['caddy']);
if (isMissing('nginx')) {
  console.error(
    'No nginx found. On Debian or Ubuntu: apt-get update && apt-get install nginx libnginx-mod-http-brotli-filter. The second package is only for the test of brotli.',
  );
  process.exitCode = 1;
} else {
  const args = [VITEST, 'run', '--config', 'tests/deploy/vitest.config.ts'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (isMissing('caddy')) console.log('Caddy: NOT RUN, there is no caddy (Debian: caddy)');
}
