import { join } from 'node:path';
import { loadEnv } from 'vite';
import { runDoctor } from './doctor/runDoctor';

const settings = loadEnv('production', join(import.meta.dirname, '..'));
// npm keeps an option without "--" before it, and passes it on as a variable.
const isTry = Boolean(process.env.npm_config_try);
const { output, exitCode } = await runDoctor(process.argv.slice(2), settings, isTry);
console.log(output);
process.exitCode = exitCode;
