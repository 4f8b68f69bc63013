import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';

const OPTIONS: MinifyOptions = {
  module: true,
  ecma: 2020,
  mangle: false,
  // Rolldown wraps each module that starts with the page in parentheses, so V8 compiles it at once. Terser drops them.
  format: { wrap_func_args: true },
  // A third pass takes 3 s more, for 0.1 kB.
  compress: { passes: 2, ecma: 2020 },
};

/** `npm ci` removes it. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/saffron/scripts/', import.meta.url));

/**
 * Rewrites each script in a shorter form before Vite's own minifier shortens its names. That minifier
 * alone leaves 7.5 kB more in all scripts; Terser alone leaves 3.4 kB more than both. It takes 10 s, so
 * what it made of a script is kept: a test run builds the page some ten times, with few different scripts.
 */
export const compress: Plugin = {
  name: 'compress',
  apply: 'build',
  async renderChunk(code) {
    const key = createHash('sha256')
      .update(JSON.stringify([OPTIONS, code]))
      .digest('hex');
    const file = join(CACHE, `${key}.js`);
    const kept = await readFile(file, 'utf8').catch(() => null);
    return { code: kept ?? (await compressTo(file, code)), map: null };
  },
};

async function compressTo(file: string, code: string): Promise<string> {
  const { code: compressed = code } = await minify(code, OPTIONS);
  await mkdir(CACHE, { recursive: true });
  // Another build may read or write the same file now.
  const whole = `${file}.${randomUUID()}`;
  await writeFile(whole, compressed);
  await rename(whole, file);
  return compressed;
}
