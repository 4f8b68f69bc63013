import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type BuildResult, buildPage } from './support/browserPages';
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
  'src/app/cookingTools.tsx': 107.5,
  'src/app/deviceTools.tsx': 3,
  // With the reader of recipes.
  'src/app/exportRecipes.ts': 91,
  // With the table of connections, the reader of live models and the browser's own model.
  'src/app/modelTools.ts': 26,
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
  // With the frame of a dialog.
  'src/kitchen': 6,
  // With the foods, and the reader of amounts.
  'src/kitchenCheck': 98,
  'src/recipe': 80,
  'src/recipe/markdown': 57,
  'src/share': 17,
};

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'saffron-build-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

it('a build stops with one line at a setting that cannot be right, and never prints a token', async () => {
  const folder = join(parent, 'refused');
  const { exitCode, output } = await buildPage(folder, { VITE_HF_ACCESS_TOKEN: 'hf_two parts' });

  expect(exitCode).toBe(1);
  expect(output.split('\n').filter((line) => line.includes('VITE_'))).toEqual([
    expect.stringContaining(
      'VITE_HF_ACCESS_TOKEN cannot be a token: it holds a blank or a character that no token has.',
    ),
  ]);
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain('hf_two parts');
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
}, 60_000);

describe('a build with a token and an address', () => {
  let folder: string;
  let result: BuildResult;
  let manifest: Record<string, Chunk>;
  beforeAll(async () => {
    folder = join(parent, 'page');
    const settings = {
      VITE_HF_ACCESS_TOKEN: 'hf_standInTokenOfTheTests',
      VITE_SITE_URL: 'https://ada.github.io/kitchen',
      VITE_BRAND: 'A "B"',
      // In this mode a file could set them.
      VITE_INFERENCE_ENDPOINT: '',
      VITE_HF_OAUTH_CLIENT_ID: '',
    };
    result = await buildPage(folder, settings, 'inspect', ['--manifest']);
    if (result.exitCode !== 0) throw new Error(result.output);
    manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  }, 90_000);

  /** The files of a chunk and of the chunks that it needs at once. */
  function filesOf(key: string): string[] {
    const { file, css = [], imports = [] } = manifest[key] ?? { file: key };
    // The first styles are in the page, and no file any more.
    const styles = css.filter((sheet) => existsSync(join(folder, sheet)));
    return [file, ...styles, ...imports.flatMap(filesOf)];
  }

  test('with a token warns that everybody can read it, and does not print it', () => {
    expect(result.output).toContain(
      'VITE_HF_ACCESS_TOKEN becomes part of the page: anyone who opens it can read and use the token.',
    );
    expect(result.output).not.toContain('hf_standInTokenOfTheTests');
  });

  it('writes an OAuth client with its picture, and the address into what others link to', async () => {
    const client = JSON.parse(await readFile(join(folder, 'oauth-client.json'), 'utf8'));
    expect(client).toMatchObject({ client_uri: 'https://ada.github.io/kitchen/' });
    expect(await readdir(folder)).toContain('icon-512.png');
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    expect(html.match(/<meta property="og:(?:url|image)"[^>]*>/g)).toEqual([
      '<meta property="og:url" content="https://ada.github.io/kitchen/" />',
      '<meta property="og:image" content="https://ada.github.io/kitchen/social-card.png" />',
    ]);
  });

  /** Words of the inspector's library, and of our code around it. */
  const MARKS = [
    'xstateinspector',
    '@statelyai.connected',
    'stately.ai/inspect',
    'Open inspector',
    'Download the event log',
  ];

  /** The marks that are found in the files below some folders. */
  async function marksIn(...folders: string[]): Promise<string[]> {
    const texts = folders.map(async (place) => {
      const entries = await readdir(place, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
    });
    const all = (await Promise.all(texts)).flat();
    return MARKS.filter((mark) => all.some((text) => text.includes(mark)));
  }

  it("holds nothing of the developer's tools, even in their mode", async () => {
    expect(await marksIn('src/devtools', 'node_modules/@statelyai/inspect/dist')).toEqual(MARKS);
    expect(await marksIn(folder)).toEqual([]);
  });

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
    expect([...parts.keys()].sort(), 'Give each part a budget').toEqual(
      Object.keys(BUDGETS).sort(),
    );
    const weights = new Map<string, number>();
    for (const file of new Set([...parts.values()].flatMap((names) => [...names]))) {
      weights.set(file, await weigh(folder, [file]));
    }
    const weightOf = (names: Set<string>) =>
      [...names].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
    for (const [part, names] of parts) {
      expect.soft(weightOf(names) / 1_000, part).toBeLessThanOrEqual(BUDGETS[part] ?? 0);
    }
  });

  it('has one font of at most 32 kB, with italics of at most 18 kB', async () => {
    const fonts = (await readdir(join(folder, 'assets'))).filter((file) => /\.woff2?$/.test(file));
    const sizes = fonts.map(
      async (font) => (await stat(join(folder, 'assets', font))).size / 1_000,
    );
    const [italics = 0, roman = 0, ...more] = (await Promise.all(sizes)).sort((a, b) => a - b);
    expect(more).toEqual([]);
    expect(roman).toBeLessThanOrEqual(32);
    expect(italics).toBeLessThanOrEqual(18);
  });

  it('asks Chromium to compile the renderer while it loads it', async () => {
    const [renderer] = Object.values(manifest).filter(
      (chunk) => partOf(chunk) === 'src/recipe/markdown',
    );
    const text = await readFile(join(folder, renderer?.file ?? ''), 'utf8');
    expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
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
});
