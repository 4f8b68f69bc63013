import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const USAGE = /Usage: npm run doctor -- \[--try\] \[--origin=https:\/\/the\.page's\.address\]/;

/** Nobody listens at this address. */
const CLOSED = 'http://127.0.0.1:2';

/** Runs the doctor with these settings, whatever a file of the host's says. */
function runDoctor(settings: Record<string, string>, ...args: string[]) {
  const unset = {
    ...{ VITE_HF_ACCESS_TOKEN: '', VITE_INFERENCE_ENDPOINT: '', VITE_HF_OAUTH_CLIENT_ID: '' },
    ...{ VITE_SITE_URL: '', VITE_LEGAL_URL: '', VITE_BRAND: 'Saffron' },
    ...{ VITE_HF_MODEL: 'tests/model', VITE_HF_PROVIDER: 'together' },
  };
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/doctor.ts', ...args],
      {
        cwd: join(import.meta.dirname, '../..'),
        env: { ...process.env, ...unset, ...settings },
      },
      (error, stdout, stderr) =>
        resolve({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

test.for<[string, Record<string, string>, string[], number, RegExp]>([
  ['says how it is used', {}, ['--help'], 0, USAGE],
  ['says how it is used after an option that it does not know', {}, ['--call'], 1, USAGE],
  [
    'makes a call for "npm run doctor --try", and ends with 1 if the page would fail',
    { VITE_INFERENCE_ENDPOINT: CLOSED, npm_config_try: 'true' },
    [],
    1,
    /^fails {2}The endpoint does not answer[\s\S]*Whether a call is answered: the model could not be/,
  ],
])('the doctor %s', { timeout: 60_000 }, async ([, settings, args, exitCode, output]) => {
  const result = await runDoctor(settings, ...args);
  expect(result.output).toMatch(output);
  expect(result.exitCode).toBe(exitCode);
});
