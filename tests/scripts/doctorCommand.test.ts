import { expect, test, vi } from 'vitest';

/** Runs the command as npm does, with an endpoint at which no server listens. */
async function runDoctor(args: string[], more: Record<string, string> = {}) {
  const settings = {
    ...{ VITE_HF_ACCESS_TOKEN: '', VITE_HF_OAUTH_CLIENT_ID: '', VITE_SITE_URL: '' },
    ...{ VITE_LEGAL_URL: '', VITE_BRAND: 'Saffron', VITE_HF_MODEL: 'tests/models' },
    ...{ VITE_HF_PROVIDER: 'together', VITE_INFERENCE_ENDPOINT: 'http://127.0.0.1:2' },
  };
  for (const [name, value] of Object.entries({ ...settings, ...more })) vi.stubEnv(name, value);
  const { argv, exitCode: before } = process;
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  process.argv = [...argv.slice(0, 2), ...args];
  vi.resetModules();
  await import('../../scripts/doctor');
  const { exitCode } = process;
  Object.assign(process, { argv, exitCode: before });
  vi.unstubAllEnvs();
  return { output: log.mock.calls.join(), exitCode };
}

test.for<[string, string[], number, RegExp]>([
  ['says how it is used', ['--help'], 0, /^Usage: npm run doctor/],
  ['says how it is used after an option that it does not know', ['--call'], 1, /\nUsage: npm run/],
  ['refuses an origin that is no address', ['--origin=x'], 1, /^Invalid URL\nUsage: npm run/],
  ['refuses a name in its place', ['--origin=localhost:80'], 1, /^--origin is no .*\nUsage/],
])('the doctor %s', async ([, args, exitCode, output]) => {
  expect(await runDoctor(args)).toEqual({ output: expect.stringMatching(output), exitCode });
});

test('"npm run doctor --try" makes a call, and ends with 1 if the page would fail', async () => {
  const { output, exitCode } = await runDoctor([], { npm_config_try: 'true' });
  expect(output).toMatch(
    /^fails {2}The endpoint does not answer[\s\S]*Whether a call is answered: the model could not be/,
  );
  expect(exitCode).toBe(1);
});
