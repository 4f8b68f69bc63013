import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../tests/support/browserPath';
import { installPackages, run } from './install';

/** Playwright's own command-line program. */
const PLAYWRIGHT = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');

function install() {
  const isRoot = process.getuid?.() === 0;
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  console.log(`No Chromium or Chrome found. Installing one: npx playwright ${args.join(' ')}`);
  run(process.execPath, [PLAYWRIGHT, ...args]);
  // The shell without a window needs half the time, but not every system has it.
  if (!findBrowser() && installPackages(['chromium'])) installPackages(['chromium-headless-shell']);
}

try {
  if (!findBrowser()) install();
  // The tests of printing read the printed page with pdftotext, and do not run without it.
  if (spawnSync('pdftotext', ['-v']).error) installPackages(['poppler-utils']);
  if (!findBrowser()) {
    throw new Error(
      'No browser for the tests. Run `npx playwright install --with-deps chromium`, or install Chromium or Chrome and name it in CHROME_PATH.',
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
