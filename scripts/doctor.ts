import { join } from 'node:path';
import { loadEnv } from 'vite';
import { runDoctor } from './doctor/runDoctor';

const settings = loadEnv('production', join(import.meta.dirname, '..'));
// npm takes an option that is not behind "--" for one of its own, and passes it on so.
const isTry = Boolean(process.env.npm_config_try);
const { output, exitCode } = await runDoctor(process.argv.slice(2), settings, isTry);
console.log(output);
process.exitCode = exitCode;
