import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressText } from './serveCompressed';

/** The files that a browser fetches to start a built page: it, and what its head and body name. */
export async function filesOfStart(folder: string): Promise<string[]> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const named = html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css|svg))"/g);
  return ['index.html', ...[...named].map(([, file = '']) => file)];
}

/**
 * Weighs files of a built page as a static host sends them, each compressed by itself.
 *
 * @returns in bytes
 * @throws {Error} where there are none
 */
export async function weigh(folder: string, files: readonly string[]): Promise<number> {
  if (files.length === 0) throw new Error(`There is nothing to weigh in ${folder}.`);
  const weights = files.map(
    async (file) => (await compressText(await readFile(join(folder, file)))).length,
  );
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

/** Weighs what a visitor of a built page fetches, in bytes. */
export async function weighPage(folder: string) {
  const assets = await readdir(join(folder, 'assets'));
  const weighAsset = (name: string) =>
    weigh(
      folder,
      assets.filter((file) => file.startsWith(`${name}-`)).map((file) => `assets/${file}`),
    );

  return {
    beforeFirstUse: await weigh(folder, await filesOfStart(folder)),
    client: await weighAsset('models'),
    markdown: await weighAsset('Markdown'),
  };
}
