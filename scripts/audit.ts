import { spawnSync } from 'node:child_process';
import { judgeAudit } from './judgeAudit.ts';

// npm ends with 1 both for a vulnerable package and for a registry that it could not ask.
const { stdout, stderr, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 120_000,
  shell: process.platform === 'win32',
});
const { exitCode, line } = judgeAudit(stdout ?? '', error?.message ?? stderr ?? '');
console[exitCode === 0 ? 'log' : 'error'](line);
process.exitCode = exitCode;
