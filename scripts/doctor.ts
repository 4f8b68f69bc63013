import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { examine } from './doctor/examine';

const USAGE = `Usage: npm run doctor -- [--try] [--origin=https://the.page's.address]

Says what would make the page fail, from the settings in .env and in the environment.

  --try     makes one call to the model, of one token: only that proves that a token may call
  --origin  asks an endpoint whether a page at this address may call it`;

try {
  const { values } = parseArgs({
    options: {
      try: { type: 'boolean' },
      origin: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { origin } = values;
  if (values.help) {
    console.log(USAGE);
  } else if (origin && (!URL.canParse(origin) || !/^https?:/i.test(origin))) {
    throw new Error('--origin is not an http or https address.');
  } else {
    const { lines, exitCode } = await examine(
      loadEnv('production', join(import.meta.dirname, '..')),
      {
        // npm takes an option that is not behind "--" for one of its own, and passes it on so.
        try: values.try ?? Boolean(process.env.npm_config_try),
        origin: origin && new URL(origin).origin,
      },
    );
    console.log(lines.join('\n'));
    process.exitCode = exitCode;
  }
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 1;
}
