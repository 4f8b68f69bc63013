import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Runs `npm run doctor` with these settings, whatever a file of the host's says. */
function runDoctor(settings: Record<string, string>, ...args: string[]) {
  const env = {
    ...process.env,
    VITE_HF_ACCESS_TOKEN: '',
    VITE_HF_MODEL: 'tests/model',
    VITE_HF_PROVIDER: 'together',
    VITE_INFERENCE_ENDPOINT: '',
    VITE_BRAND: 'Saffron',
    VITE_HF_OAUTH_CLIENT_ID: '',
    VITE_SITE_URL: '',
    VITE_LEGAL_URL: '',
    ...settings,
  };
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'scripts/doctor.ts', ...args],
      { cwd: ROOT, env },
      (error, stdout, stderr) =>
        resolve({ exitCode: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

test.concurrent.for([
  {
    title: 'ends well where the sample kitchen cooks',
    settings: {},
    args: ['--call'],
    exitCode: 0,
    output:
      'ok     Nothing is connected: the sample kitchen cooks, until a visitor connects a model\nNot checked: nothing that the page needs.\n',
  },
  {
    title: 'ends with 1 and one line where a setting cannot be right',
    settings: { VITE_BRAND: ' ' },
    args: [],
    exitCode: 1,
    output:
      "fails  VITE_BRAND is blank: the kitchen needs an owner's name.  → correct it in .env or in the environment\nNot checked: everything else.\n",
  },
  {
    title: 'says how it is used where an option is none of its own',
    settings: {},
    args: ['--origin=kitchen'],
    exitCode: 1,
    output:
      "--origin is no http or https address.\nUsage: npm run doctor -- [--call] [--origin=https://the.page's.address]\n",
  },
])('the doctor $title', { timeout: 30_000 }, async ({ settings, args, exitCode, output }) => {
  expect(await runDoctor(settings, ...args)).toEqual({ exitCode, output });
});
