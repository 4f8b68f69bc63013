import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** Compresses a file as a static host does ahead of time: with brotli, at its best. */
export const compress = promisify<Buffer, Buffer>(brotliCompress);

/** The files that a browser fetches to start a built page, without the font and the larger icons. */
export async function filesOfStart(folder: string): Promise<string[]> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const named = html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css|svg))"/g);
  return ['index.html', ...[...named].map(([, file = '']) => file)];
}

/** Weighs files of a built page, each compressed by itself, in bytes. */
export async function weigh(folder: string, files: readonly string[]): Promise<number> {
  const bodies = files.map(async (file) => compress(await readFile(join(folder, file))));
  return (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0);
}

/** Weighs what a browser fetches to start a built page, in bytes. */
export async function weighStart(folder: string): Promise<number> {
  return weigh(folder, await filesOfStart(folder));
}
