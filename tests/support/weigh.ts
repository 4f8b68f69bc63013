import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** Brotli at its best, as a static host compresses in advance. */
export const compress = promisify<Buffer, Buffer>(brotliCompress);

/** Without the font and the larger icons */
export async function filesOfStart(folder: string): Promise<string[]> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const named = html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css|svg))"/g);
  return ['index.html', ...[...named].map(([, file = '']) => file)];
}

/** In bytes, each file compressed by itself. */
export async function weigh(folder: string, files: readonly string[]): Promise<number> {
  const bodies = files.map(async (file) => compress(await readFile(join(folder, file))));
  return (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0);
}

export async function weighStart(folder: string): Promise<number> {
  return weigh(folder, await filesOfStart(folder));
}
