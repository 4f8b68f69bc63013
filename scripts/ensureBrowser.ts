import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findBrowser } from '../tests/support/browserPath';

const INSTALL_TIME_LIMIT = 300_000;

const isRoot = process.getuid?.() === 0;
const hasApt = process.platform === 'linux' && runs('apt-get', ['--version'], true);

/** Runs a command; true where it ended well within the time limit. */
function runs(command: string, args: string[], quiet = false): boolean {
  const { status } = spawnSync(command, args, {
    stdio: quiet ? 'ignore' : 'inherit',
    timeout: INSTALL_TIME_LIMIT,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function installPlaywrightBrowser(): boolean {
  const args = ['install', ...(isRoot && hasApt ? ['--with-deps'] : []), 'chromium'];
  console.log(`No Chromium or Chrome found. Installing one: npx playwright ${args.join(' ')}`);
  const cli = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  return runs(process.execPath, [join(dirname(cli), 'cli.js'), ...args]);
}

function installSystemBrowser(): boolean {
  if (!isRoot || !hasApt) return false;
  console.log('That did not work. Installing the system package: apt-get install chromium');
  const install = ['install', '-y', '--no-install-recommends'];
  if (!runs('apt-get', ['update']) || !runs('apt-get', [...install, 'chromium'])) return false;
  // Not every system has it; where it is, the tests take half the time.
  runs('apt-get', [...install, 'chromium-headless-shell'], true);
  return true;
}

/** Makes sure that there is a browser for the tests. */
function ensureBrowser(): boolean {
  return (
    findBrowser() !== undefined ||
    (installPlaywrightBrowser() && findBrowser() !== undefined) ||
    (installSystemBrowser() && findBrowser() !== undefined)
  );
}

try {
  if (!ensureBrowser()) {
    console.error(
      'No browser for the tests. Run `npx playwright install --with-deps chromium`, or install Chromium or Chrome and name it in CHROME_PATH.',
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
