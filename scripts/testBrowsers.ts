import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findFirefox, findWebKit } from '../tests/browsers/findBrowsers';
import { installPackages } from './install';

const ROOT = join(import.meta.dirname, '..');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

const BROWSERS = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

const missing = BROWSERS.flatMap(({ find, packages }) => (find().isThere ? [] : packages));
if (missing.length > 0) installPackages(missing);
const browsers = BROWSERS.map(({ name, find }) => ({ name, ...find() }));

const args = [VITEST, 'run', '--config', 'tests/browsers/vitest.config.ts'];
const isAnyThere = browsers.some(({ isThere }) => isThere);
const run = isAnyThere && spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });

console.log('');
for (const browser of browsers) {
  const { name } = browser;
  console.log(browser.isThere ? `${name}: run` : `${name}: NOT RUN, ${browser.reason}`);
}
// With --all, a browser that did not run is a failure.
const isEnough = !process.argv.includes('--all') || browsers.every(({ isThere }) => isThere);
process.exitCode = run && run.status === 0 && isEnough ? 0 : 1;
