import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser, isShell } from '../tests/support/browserPath';
import { installPackages } from './install';

const ROOT = join(import.meta.dirname, '..');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/** In these specs, a full browser may behave differently from the shell without a window. */
const DIFFERENT = ['offline', 'offlineFaults', 'offlineLies', 'print', 'cook', 'share', 'inspect'];

/** Too long for `npm test`; the last ones then visit the pages of all languages. */
const LONG = ['languages', 'languageVisits', 'languageScenes'];

/** `npm test` leaves out the tests with this tag, which guard something rare. */
const RARE = '@rare';

/** These specs measure times, which other specs beside them would change. */
const ALONE = ['busy', 'bringCookbook'];

/** A test with this tag goes from page to page, and on a busy machine the browser's driver may stop answering it. */
const ALONE_TOO = '@alone';

const usual = findBrowser();
const kind = usual && isShell(usual) ? 'whole' : 'shell';
const name = kind === 'whole' ? 'chromium' : 'chromium-headless-shell';
if (!findBrowser(kind)) installPackages([name]);
const other = findBrowser(kind);

if (other) {
  console.log(`The specs that may differ or take long, in ${name}`);
  const run = (specs: readonly string[], ...options: readonly string[]) => {
    // What failed is then the last thing that the log says.
    if (process.exitCode) return;
    const args = ['test', '--config', 'tests/browser/playwright.config.ts', ...options];
    const { status } = spawnSync(
      process.execPath,
      [PLAYWRIGHT, ...args, ...specs.map((spec) => `/${spec}.spec.ts`)],
      { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CHROME_PATH: other, LONG: '1' } },
    );
    process.exitCode = status ?? 1;
  };
  run(ALONE, '--workers', '1');
  run([], '--workers', '1', '--grep', ALONE_TOO);
  // A whole browser keeps a processor busy with its own pages.
  run([...DIFFERENT, ...LONG], '--workers', '3', '--grep-invert', RARE);
  run([], '--workers', '3', '--grep', RARE);
} else {
  console.log(`NOT RUN: there is no ${name}.`);
}
