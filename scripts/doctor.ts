import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv, runnerImport } from 'vite';

const USAGE = `Usage: npm run doctor -- [--try] [--origin=https://the.page's.address]

Says what would make the page fail, from the settings in .env and in the environment.

  --try     asks the model for a recipe, because only a call proves that a token may call
  --origin  asks an endpoint whether a page at this address may call it`;

async function run() {
  const { values } = parseArgs({
    options: { try: { type: 'boolean' }, origin: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return { lines: [USAGE], exitCode: 0 };
  const origin = values.origin && new URL(values.origin).origin;
  if (origin && !origin.startsWith('http'))
    throw new Error('--origin is no http or https address.');
  // npm keeps an option without "--" before it, and passes it on as a variable.
  const isTry = values.try ?? Boolean(process.env.npm_config_try);
  // The doctor reads answers as the page does. Only Vite itself can follow the imports of the reader.
  const { module } = await runnerImport<typeof import('./doctor/examine')>(
    join(import.meta.dirname, 'doctor/examine.ts'),
  );
  return module.examine(loadEnv('production', '.'), { try: isTry, origin });
}

const { lines, exitCode } = await run().catch(({ message }: Error) => ({
  lines: [message, USAGE],
  exitCode: 1,
}));
console.log(lines.join('\n'));
process.exitCode = exitCode;
