import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { judgeAudit } from '../scripts/judgeAudit';

const metadata = { dependencies: { prod: 120, dev: 300 } };
const vulnerabilities = { xstate: { severity: 'low' }, react: { severity: 'critical' } };

it('an audit passes if it finds nothing', () => {
  expect(judgeAudit(JSON.stringify({ vulnerabilities: {}, metadata }), '')).toEqual({
    exitCode: 0,
    line: 'No known vulnerability in the 120 packages that ship.',
  });
});

it('an audit fails and names what it finds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-audit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const report = JSON.stringify({ vulnerabilities, metadata });
  // An npm that ends with 1, as the real one does in such a case.
  await writeFile(join(folder, 'report.json'), report);
  const asked = 'audit --omit=dev --json';
  const forUnix = `#!/bin/sh\ntest "$*" = "${asked}" && cat "\${0%/*}/report.json"\nexit 1\n`;
  const forWindows = `@if "%*"=="${asked}" type "%~dp0report.json"\r\n@exit /b 1\r\n`;
  await writeFile(join(folder, 'npm.cmd'), forWindows);
  await writeFile(join(folder, 'npm'), forUnix);
  await chmod(join(folder, 'npm'), 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const script = join(import.meta.dirname, '../scripts/audit.ts');
  const audit = promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env });
  await expect(audit).rejects.toMatchObject({
    code: 1,
    stderr: 'Vulnerable: xstate (low), react (critical). See npm audit --omit=dev.\n',
  });
});

it.each([
  ['a message in JSON', '{"message":"no network","error":{"summary":""}}', '', 'no network'],
  ['a summary in JSON', '{"error":{"summary":"No audit here."}}', '', 'No audit here.'],
  ['words', '', 'npm error network timeout', 'npm error network timeout'],
  ['nothing', '', '', 'npm said nothing'],
  ['half a report', '{"vulnerabilities":{}', '', '{"vulnerabilities":{}'],
  ['a report on no package', '{"vulnerabilities":{}}', '', 'npm gave no report'],
])('an audit does not pass if npm prints %s', (_, stdout, stderr, reason) => {
  expect(judgeAudit(stdout, stderr)).toEqual({
    exitCode: 2,
    line: `NOT AUDITED: the registry could not be asked. ${reason}`,
  });
});
