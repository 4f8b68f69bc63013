import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressText } from './serveCompressed';

/**
 * Weighs what a visitor of a built page fetches, in bytes, each file compressed by itself.
 *
 * @param folder the built page's
 */
export async function weighPage(folder: string) {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  // What the page names in its head and body is what a browser fetches to start it.
  const named = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css|svg))"/g)].map(
    ([, file = '']) => file,
  );
  const assets = await readdir(join(folder, 'assets'));
  const weighAsset = (name: string) =>
    weigh(assets.filter((file) => file.startsWith(`${name}-`)).map((file) => `assets/${file}`));

  async function weigh(files: readonly string[]) {
    if (files.length === 0) throw new Error(`There is nothing to weigh in ${folder}.`);
    const weights = files.map(
      async (file) => (await compressText(await readFile(join(folder, file)))).length,
    );
    return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  }

  return {
    beforeFirstUse: await weigh(['index.html', ...named]),
    client: await weighAsset('models'),
    markdown: await weighAsset('Markdown'),
  };
}
