import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from './support/browserPages';
import { filesOfStart, weigh, weighStart } from './support/weigh';

/** What Vite's manifest says of a chunk. */
interface Chunk {
  file: string;
  /** The module that the page imports. */
  src?: string;
  css?: string[];
  /** The keys of the chunks that this one needs at once. */
  imports?: string[];
  isDynamicEntry?: boolean;
}

let folder: string;
let manifest: Record<string, Chunk>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saffron-bytes-'));
  const settings = { VITE_HF_ACCESS_TOKEN: 'hf_standInTokenOfTheTests' };
  const { output, exitCode } = await buildPage(folder, settings, 'test', ['--manifest']);
  if (exitCode !== 0) throw new Error(output);
  manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The files of a chunk and of the chunks that it needs at once. */
function filesOf(key: string): string[] {
  const { file, css = [], imports = [] } = manifest[key] ?? { file: key };
  // The first styles are in the page, and no file any more.
  const styles = css.filter((sheet) => existsSync(join(folder, sheet)));
  return [file, ...styles, ...imports.flatMap(filesOf)];
}

/** The part of the page that a chunk belongs to: the folder of the module that the page imports. */
function partOf({ src = '' }: Chunk): string {
  return (
    [
      'src/recipe/markdown',
      'src/connections/sampleKitchen',
      'src/amounts/index',
      'node_modules/qr',
    ].find((part) => src.includes(part)) ??
    // What joins several features is a part by itself.
    (src.startsWith('src/app/') ? src : src.split('/').slice(0, 2).join('/'))
  );
}

/** What a visitor fetches for each part when it is first used, at most, in kB of brotli. */
const BUDGETS: Record<string, number> = {
  'node_modules/qr': 7,
  // With the foods.
  'src/allergens': 80,
  // With the form for a note, and what checks, undoes and exports.
  'src/app/cookbookTools.ts': 14,
  // With the foods.
  'src/amounts': 75,
  // With what helps to cook, which the page has by then.
  'src/amounts/index': 115,
  // With the renderer, whose parser it shares.
  'src/app/cookingTools.tsx': 107,
  'src/app/deviceTools.tsx': 3,
  // With the reader of recipes.
  'src/app/exportRecipes.ts': 90,
  // With the table of connections.
  'src/app/modelTools.ts': 19,
  // With the dictionary of links, and what inflates them.
  'src/app/openSharedRecipe.ts': 10.5,
  'src/app/outcome.ts': 5,
  'src/app/request.ts': 5,
  // With the foods, which the page has by then.
  'src/changes': 80,
  'src/connections': 18,
  // With the foods, which the checks share.
  'src/connections/sampleKitchen': 105,
  'src/app/typing.ts': 75,
  'src/kitchen': 5,
  // With the foods, and the reader of amounts.
  'src/kitchenCheck': 98,
  'src/recipe': 80,
  'src/recipe/markdown': 57,
  'src/share': 17,
};

it('weighs at most 90 kB before first use: page, styles, script and icon', async () => {
  const start = await filesOfStart(folder);
  const keys = Object.keys(manifest).filter((key) => start.includes(manifest[key]?.file ?? ''));
  expect(keys).not.toEqual([]);
  // What the page does not name, the browser fetches a trip later.
  expect(start).toEqual(expect.arrayContaining(keys.flatMap(filesOf)));
  expect((await weighStart(folder)) / 1_000).toBeLessThanOrEqual(90);
});

it('weighs no more for any later part than its budget', async () => {
  const start = await filesOfStart(folder);
  const parts = new Map<string, Set<string>>();
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry) continue;
    const later = filesOf(key).filter((file) => !start.includes(file));
    parts.set(partOf(chunk), new Set([...(parts.get(partOf(chunk)) ?? []), ...later]));
  }
  expect([...parts.keys()].sort(), 'Give each part a budget').toEqual(Object.keys(BUDGETS).sort());
  for (const [part, files] of parts) {
    const weight = (await weigh(folder, [...files])) / 1_000;
    expect.soft(weight, part).toBeLessThanOrEqual(BUDGETS[part] ?? 0);
  }
});

it('has one font of at most 32 kB, with italics of at most 18 kB', async () => {
  const fonts = (await readdir(join(folder, 'assets'))).filter((file) => /\.woff2?$/.test(file));
  const sizes = fonts.map(async (font) => (await stat(join(folder, 'assets', font))).size / 1_000);
  const [italics = 0, roman = 0, ...more] = (await Promise.all(sizes)).sort((a, b) => a - b);
  expect(more).toEqual([]);
  expect(roman).toBeLessThanOrEqual(32);
  expect(italics).toBeLessThanOrEqual(18);
});

it('has every style sheet that a chunk asks for', async () => {
  const assets = join(folder, 'assets');
  const files = await readdir(assets);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(assets, file), 'utf8')));
  const sheets = texts.flatMap((text) => text.match(/[\w-]+\.css(?=["'`])/g) ?? []);
  expect(sheets).not.toEqual([]);
  expect(sheets.filter((sheet) => !files.includes(sheet))).toEqual([]);
});
