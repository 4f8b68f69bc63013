import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SETTING_NAMES } from '../../scripts/settings/readSettings';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const WORKFLOW = read('.github/workflows/pages.yml');

it.each([
  ['README.md', /^\| `(VITE_\w+)` \|/gm],
  ['.env.example', /^# (VITE_\w+)=/gm],
  ['.github/workflows/pages.yml', /^ +(VITE_\w+): /gm],
])('%s has every setting', (file, line) => {
  const names = [...read(file).matchAll(line)].map(([, name]) => name);
  expect(names.sort()).toEqual([...SETTING_NAMES].sort());
});

// The workflow runs on Linux alone, and Windows has no shell for it.
it.skipIf(process.platform === 'win32')(
  'the Pages workflow uses a token only when it is told to, and fails if there is none',
  () => {
    expect(WORKFLOW).toMatch(
      /VITE_HF_ACCESS_TOKEN: \$\{\{ inputs\.use-token && secrets\.VITE_HF_ACCESS_TOKEN \|\| '' \}\}/,
    );
    const [, script = ''] =
      WORKFLOW.match(/- if: inputs\.use-token\n +run: \|\n((?: {10}.*\n)+)/) ?? [];
    const run = (token: string) =>
      spawnSync('bash', ['-ec', script], {
        env: { VITE_HF_ACCESS_TOKEN: token },
        encoding: 'utf8',
      });
    expect(run('hf_x')).toMatchObject({ status: 0, stdout: '' });
    expect(run('')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^::error::The secret VITE_HF_ACCESS_TOKEN is not set/),
    });
  },
);

it.skipIf(process.platform === 'win32')(
  'the workflow of a release refuses a token and any other setting, and does not print it',
  () => {
    const [release = ''] = WORKFLOW.match(/^ {2}release:\n[\s\S]*?(?=^ {2}\w)/m) ?? [];
    expect(release).not.toMatch(/VITE_|secrets\.|vars\./);
    const [, script = ''] = release.match(/settings\n +run: \|\n((?: {10}.*\n)+)/) ?? [];
    const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
    // Vite itself would take seconds to start.
    const folder = mkdtempSync(join(tmpdir(), 'saffron-release-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'node_modules/vite'), { recursive: true });
    writeFileSync(
      join(folder, 'node_modules/vite/package.json'),
      '{"type":"module","exports":"./index.js"}',
    );
    const code = 'export const loadEnv = () => JSON.parse(process.env.SETTINGS);';
    writeFileSync(join(folder, 'node_modules/vite/index.js'), code);
    const run = (env: Record<string, string>) =>
      spawnSync('bash', ['-ec', script], {
        cwd: folder,
        env: { PATH: process.env.PATH ?? '', SETTINGS: JSON.stringify({ ...unset, ...env }) },
        encoding: 'utf8',
      });
    expect(run({})).toMatchObject({ status: 0, stdout: '' });
    expect(run({ VITE_HF_ACCESS_TOKEN: 'hf_x', VITE_BRAND: 'Ann' })).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/ unset VITE_BRAND, VITE_HF_ACCESS_TOKEN\.\n$/),
    });
  },
);
