import { expect, test, vi } from 'vitest';
import { runDoctor } from '../../scripts/doctor/runDoctor';

test.for<[string, string[], number, RegExp]>([
  ['says how it is used', ['--help'], 0, /^Usage: npm run doctor/],
  ['says how it is used after an option that it does not know', ['--call'], 1, /\nUsage: npm run/],
  ['refuses an origin that is no address', ['--origin=x'], 1, /^Invalid URL\nUsage: npm run/],
  ['refuses a name in its place', ['--origin=localhost:80'], 1, /^--origin is no .*\nUsage/],
])('the doctor %s', async ([, args, exitCode, output]) => {
  const result = await runDoctor(args, {}, false);
  expect(result.output).toMatch(output);
  expect(result.exitCode).toBe(exitCode);
});

test('"npm run doctor --try" makes a call, and ends with 1 if the page would fail', async () => {
  const settings = {
    ...{ VITE_HF_ACCESS_TOKEN: '', VITE_HF_OAUTH_CLIENT_ID: '', VITE_SITE_URL: '' },
    ...{ VITE_LEGAL_URL: '', VITE_BRAND: 'Saffron', VITE_HF_MODEL: 'tests/models' },
    // No server listens here.
    ...{ VITE_HF_PROVIDER: 'together', VITE_INFERENCE_ENDPOINT: 'http://127.0.0.1:2' },
    npm_config_try: 'true',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { argv, exitCode: before } = process;
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  process.argv = argv.slice(0, 2);
  await import('../../scripts/doctor');
  const { exitCode } = process;
  Object.assign(process, { argv, exitCode: before });
  vi.unstubAllEnvs();
  expect(log.mock.calls.join()).toMatch(
    /^fails {2}The endpoint does not answer[\s\S]*Whether a call is answered: the model could not be/,
  );
  expect(exitCode).toBe(1);
});
