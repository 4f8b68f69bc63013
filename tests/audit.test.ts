import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saffron-audit-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Audits with an npm that prints this and ends with 1, as the real one does in every such case. */
async function auditWith(stdout: string, stderr = '') {
  const npm = join(folder, 'npm');
  await writeFile(join(folder, 'stdout'), stdout);
  await writeFile(join(folder, 'stderr'), stderr);
  await writeFile(
    npm,
    `#!/bin/sh
test "$*" = "audit --omit=dev --json" || exit 9
cat "${folder}/stdout"; cat "${folder}/stderr" >&2
exit 1
`,
  );
  await chmod(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  return new Promise<[exitCode: number, output: string]>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, '../scripts/audit.ts')],
      { env },
      (error, out, err) => resolve([Number(error?.code ?? 0), (out + err).trim()]),
    );
  });
}

const metadata = { dependencies: { prod: 120, dev: 300 } };

it('an audit passes if it finds nothing', async () => {
  expect(await auditWith(JSON.stringify({ vulnerabilities: {}, metadata }))).toEqual([
    0,
    'No known vulnerability in the 120 packages that ship.',
  ]);
});

it('an audit fails and names what it finds', async () => {
  const vulnerabilities = { xstate: { severity: 'low' }, react: { severity: 'critical' } };
  expect(await auditWith(JSON.stringify({ vulnerabilities, metadata }))).toEqual([
    1,
    'Vulnerable: xstate (low), react (critical). See npm audit --omit=dev.',
  ]);
});

it.each([
  ['a message in JSON', '{"message":"no network","error":{"summary":""}}', '', 'no network'],
  ['a summary in JSON', '{"error":{"summary":"No audit here."}}', '', 'No audit here.'],
  ['words', '', 'npm error network timeout', 'npm error network timeout'],
  ['nothing', '', '', 'npm said nothing'],
  ['half a report', '{"vulnerabilities":{}', '', '{"vulnerabilities":{}'],
  ['a report on no package', '{"vulnerabilities":{}}', '', 'npm gave no report'],
])('an audit does not pass if npm prints %s', async (_, stdout, stderr, reason) => {
  expect(await auditWith(stdout, stderr)).toEqual([
    2,
    `NOT AUDITED: the registry could not be asked. ${reason}`,
  ]);
});
