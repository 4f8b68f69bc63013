import { parseArgs } from 'node:util';
import { examine } from './examine';

const USAGE = `Usage: npm run doctor -- [--try] [--origin=https://the.page's.address]

Says what would make the page fail, from the settings in .env and in the environment.

  --try     makes two calls to the model: a call of one token, because only a call proves that a
            token may call, and a recipe, to say how long it takes and what it costs
  --origin  asks an endpoint whether a page at this address may call it`;

const OPTIONS = {
  try: { type: 'boolean' },
  origin: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** `isTry`: npm took `--try` as its own option. */
export async function runDoctor(args: string[], env: Record<string, string>, isTry: boolean) {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    if (values.help) return { output: USAGE, exitCode: 0 };
    const origin = values.origin && new URL(values.origin).origin;
    if (origin && !origin.startsWith('http'))
      throw new Error('--origin is no http or https address.');
    const { lines, exitCode } = await examine(env, { try: values.try ?? isTry, origin });
    return { output: lines.join('\n'), exitCode };
  } catch (error) {
    return { output: `${(error as Error).message}\n${USAGE}`, exitCode: 1 };
  }
}
