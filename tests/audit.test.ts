import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TSX = createRequire(import.meta.url).resolve('tsx/cli');
const AUDIT = fileURLToPath(new URL('../scripts/audit.ts', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saffron-audit-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Audits with an npm that prints this and ends so. */
async function auditWith(printed: string, exitCode: number, complaint = '') {
  const npm = join(folder, 'npm');
  await writeFile(join(folder, 'printed'), printed);
  await writeFile(join(folder, 'complaint'), complaint);
  await writeFile(
    npm,
    `#!/bin/sh
test "$*" = "audit --omit=dev --json" || exit 9
cat "${folder}/printed"; cat "${folder}/complaint" >&2
exit ${exitCode}
`,
  );
  await chmod(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  return new Promise<[code: number, output: string]>((resolve) => {
    execFile(process.execPath, [TSX, AUDIT], { env }, (error, stdout, stderr) => {
      resolve([Number(error?.code ?? 0), (stdout + stderr).trim()]);
    });
  });
}

const metadata = { dependencies: { prod: 120, dev: 300 } };

test('an audit without a finding passes, and says of how many packages', async () => {
  const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata });
  expect(await auditWith(report, 0)).toEqual([
    0,
    'Nothing is known against the 120 packages that ship.',
  ]);
});

test('a finding fails, and is named with its severity', async () => {
  const vulnerabilities = { xstate: { severity: 'low' }, react: { severity: 'critical' } };
  expect(await auditWith(JSON.stringify({ vulnerabilities, metadata }), 1)).toEqual([
    1,
    'Vulnerable: xstate (low), react (critical). See npm audit --omit=dev.',
  ]);
});

test.each([
  [
    'that npm tells as JSON',
    JSON.stringify({
      message: 'request to https://registry.npmjs.org failed, reason: ENOTFOUND',
      error: { summary: '', detail: '' },
    }),
    1,
    '',
    'request to https://registry.npmjs.org failed, reason: ENOTFOUND',
  ],
  [
    'with a summary',
    JSON.stringify({ error: { code: 'ENOAUDIT', summary: 'Your registry does not audit.' } }),
    1,
    '',
    'Your registry does not audit.',
  ],
  ['that npm tells in words', '', 1, 'npm error network timeout', 'npm error network timeout'],
  ['in silence', '', 0, '', 'npm said nothing'],
  ['with half a report', '{"vulnerabilities":{}', 0, '', '{"vulnerabilities":{}'],
  ['with an empty report', '{}', 0, '', 'npm gave no report'],
  ['with a report of nothing', '{"vulnerabilities":{}}', 0, '', 'npm gave no report'],
])(
  'an audit that could not be made (%s) is told from one that passed',
  async (_, printed, code, complaint, reason) => {
    expect(await auditWith(printed, code, complaint)).toEqual([
      2,
      `NOT AUDITED: the registry could not be asked. ${reason}`,
    ]);
  },
);
