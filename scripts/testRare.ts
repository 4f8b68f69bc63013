import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Vitest would load every file to find the tests with the tag. */
const files = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('tests', file))
  // However a test writes it, alone or in a list.
  .filter((file) => /\btags:.*\brare\b/.test(readFileSync(join(ROOT, file), 'utf8')));

const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--tags-filter=rare', ...files], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
