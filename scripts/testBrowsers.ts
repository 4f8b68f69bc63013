import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFirefox, findWebKit } from '../tests/browsers/findBrowsers';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const INSTALL_TIME_LIMIT = 300_000;

const BROWSERS = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/** Installs Debian's packages of the browsers that are missing, where that is possible. */
function installMissing() {
  const packages = BROWSERS.flatMap((browser) => (browser.find().isThere ? [] : browser.packages));
  const isRoot = process.getuid?.() === 0;
  if (packages.length === 0 || !isRoot || process.platform !== 'linux') return;
  console.log(`Installing the system packages ${packages.join(' ')}`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: INSTALL_TIME_LIMIT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return;
  }
}

installMissing();
const found = BROWSERS.map(({ name, find }) => ({ name, ...find() }));
const isAnyThere = found.some(({ isThere }) => isThere);

let status = 1;
if (isAnyThere) {
  const vitest = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
  const args = [join(vitest, 'vitest.mjs'), 'run', '--config', 'tests/browsers/vitest.config.ts'];
  status = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

console.log('');
for (const browser of found) {
  console.log(
    browser.isThere ? `${browser.name}: run` : `${browser.name}: NOT RUN, ${browser.reason}`,
  );
}
// What was not run has not passed: a run that is to prove all of them says so.
const isAllWanted = process.argv.includes('--all');
const isEnough = isAllWanted ? found.every(({ isThere }) => isThere) : isAnyThere;
process.exitCode = status || Number(!isEnough);
