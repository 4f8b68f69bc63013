import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { examine } from './doctor/examine';

const USAGE = `Usage: npm run doctor -- [--call] [--origin=https://the.page's.address]`;

try {
  const { values } = parseArgs({
    options: { call: { type: 'boolean' }, origin: { type: 'string' } },
  });
  if (values.origin && (!URL.canParse(values.origin) || !/^https?:/i.test(values.origin))) {
    throw new Error('--origin is no http or https address.');
  }
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { lines, exitCode } = await examine(loadEnv('production', root), {
    call: values.call,
    origin: values.origin && new URL(values.origin).origin,
  });
  console.log(lines.join('\n'));
  process.exitCode = exitCode;
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 1;
}
