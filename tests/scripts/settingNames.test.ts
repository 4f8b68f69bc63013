import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETTING_NAMES } from '../../scripts/build/unknownSettings';

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
