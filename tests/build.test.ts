import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { recipeMachine } from '../machines/recipeMachine';
import { PASSED } from '../src/foods/languages/passed';
import { type BuildResult, buildPage } from './support/browserPages';
import { filesOfStart, weigh } from './support/weigh';

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

/** What a visitor fetches to see and cook the first recipe, in kB of brotli: with the foods and the reader. */
const RECIPE_BUDGET = 232;

/** All scripts and styles of the page together but for languages, in kB of brotli. docs/decisions.md says what they buy. */
const TOTAL_BUDGET = 536;

/** The modules that arrive later: the parts of `src/app/parts.ts`, and what few visitors ever need. */
const LATER = [
  'src/app/cookbook/cookbookTools.tsx',
  'src/app/cookbook/exportRecipes.ts',
  'src/app/cookbook/openSharedRecipe.ts',
  'src/app/cookbook/readRecipes.ts',
  'src/app/cookbook/shoppingPart.ts',
  'src/app/cookbook/sorting.tsx',
  'src/app/deviceTools.tsx',
  'src/app/dialogs/PreferencesDialog.tsx',
  'src/app/modelTools.ts',
  'src/app/photo/index.ts',
  'src/app/recipe/index.ts',
  'src/app/requests/requests.ts',
  'src/app/restore.ts',
  'src/app/typing.ts',
  'src/foods/languages/createSpeaker.ts',
  'src/foods/languages/de/index.ts',
  'src/foods/languages/es/index.ts',
  'src/foods/languages/fr/index.ts',
  'src/foods/languages/typed/index.ts',
  'src/models/connections/models.ts',
  'src/models/sampleKitchen/createSampleKitchen.ts',
  'src/reading/lines/readDocument.ts',
  'src/recipe/startReadAloud.ts',
];

/** What a visitor fetches to sort the lines of a text, beside what shows a recipe and reads one, in kB of brotli. */
const SORTING_BUDGET = 10;

const SORTING = 'src/app/cookbook/sorting.tsx';

/** The foods of one language, in kB of brotli. They count apart, because few visitors fetch them. */
const LANGUAGE_BUDGET = 30;

/** The words of the page in other languages, which the page in one of them fetches beside each part. */
const WORDS = 'src/app/languages/';

const RECIPE = 'src/app/recipe/index.ts';

/** What finds foods in a photo, in kB of brotli: its own files, beside what other parts bring. */
const PHOTO = 'src/app/photo/index.ts';
const PHOTO_BUDGET = 14;
const SAMPLE_BOOK = 'src/models/sampleKitchen/createSampleKitchen.ts';

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
      'VITE_HF_ACCESS_TOKEN cannot be a token: it contains a space or a character that no token has.',
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

  /** Compressing at its best takes long, so each file is compressed once. */
  const sizes = new Map<string, Promise<number>>();
  async function weighFiles(files: readonly string[]) {
    const all = files.map((file) => {
      const size = sizes.get(file) ?? weigh(folder, [file]);
      sizes.set(file, size);
      return size;
    });
    return (await Promise.all(all)).reduce((sum, size) => sum + size, 0) / 1_000;
  }

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

  it('holds no description of a chart', async () => {
    const places = [recipeMachine.root, ...Object.values(recipeMachine.states)];
    const described = places.flatMap(({ description }) => description ?? []);
    expect(described.length).toBeGreaterThan(5);
    const scripts = (await readdir(join(folder, 'assets'))).filter((file) => file.endsWith('.js'));
    const texts = scripts.map((file) => readFileSync(join(folder, 'assets', file), 'utf8'));
    expect(described.filter((words) => texts.some((text) => text.includes(words)))).toEqual([]);
  });

  it('weighs at most 90 kB before first use: page, styles, script and icon', async () => {
    const start = await filesOfStart(folder);
    const keys = Object.keys(manifest).filter((key) => start.includes(manifest[key]?.file ?? ''));
    expect(keys).not.toEqual([]);
    // What the page does not name, the browser fetches a trip later.
    expect(start).toEqual(expect.arrayContaining(keys.flatMap(filesOf)));
    expect(await weighFiles(start)).toBeLessThanOrEqual(90);
  });

  it('has one chunk for each part that a visitor would name, and for what few ever need', () => {
    const later = Object.values(manifest).filter(({ isDynamicEntry }) => isDynamicEntry);
    // A linked package is named by where it is.
    const names = later
      .map(({ src = '' }) => src.replace(/^.*(?=node_modules\/)/, ''))
      .filter((name) => !name.startsWith(WORDS));
    expect(names.sort()).toEqual(LATER);
  });

  it(`weighs at most ${RECIPE_BUDGET} kB for the first recipe, and ${TOTAL_BUDGET} kB in all`, async () => {
    const start = await filesOfStart(folder);
    const later = new Set(filesOf(RECIPE).filter((file) => !start.includes(file)));
    expect(await weighFiles([...later])).toBeLessThanOrEqual(RECIPE_BUDGET);
    const all = (await readdir(join(folder, 'assets'))).filter((file) =>
      /\.(?:js|css)$/.test(file),
    );
    const files = all
      .map((file) => join('assets', file))
      .filter((file) => !languages().includes(file) && !file.includes('/words-'));
    expect(await weighFiles(files)).toBeLessThanOrEqual(TOTAL_BUDGET);
  });

  it(`weighs at most ${PHOTO_BUDGET} kB more for a photo`, async () => {
    const others = Object.keys(manifest).filter((key) => key !== PHOTO);
    const shared = new Set(others.flatMap((key) => filesOf(key)));
    const own = filesOf(PHOTO).filter((file) => !shared.has(file));
    expect(own).not.toEqual([]);
    expect(await weighFiles(own)).toBeLessThanOrEqual(PHOTO_BUDGET);
  });

  it(`weighs at most ${SORTING_BUDGET} kB more for a visitor who sorts lines`, async () => {
    const others = [
      'cookbook/cookbookTools.tsx',
      'cookbook/readRecipes.ts',
      'requests/requests.ts',
    ];
    const known = new Set([RECIPE, ...others.map((part) => `src/app/${part}`)].flatMap(filesOf));
    const own = new Set(filesOf(SORTING).filter((file) => !known.has(file)));
    expect(await weighFiles([...own])).toBeLessThanOrEqual(SORTING_BUDGET);
  });

  /** The files that only the foods of languages need: what reads them, and one for each language. */
  const languages = () =>
    Object.keys(manifest).flatMap((key) =>
      /^src\/foods\/languages\//.test(key) ? (manifest[key]?.file ?? []) : [],
    );

  it(`fetches the foods of a language by themselves, with at most ${LANGUAGE_BUDGET} kB`, async () => {
    expect(languages()).toHaveLength(5);
    for (const file of languages()) {
      expect(await weighFiles([file])).toBeLessThanOrEqual(LANGUAGE_BUDGET);
      for (const key of Object.keys(manifest)) {
        if (manifest[key]?.file !== file) expect(filesOf(key)).not.toContain(file);
      }
    }
  });

  it('brings the sample book with nothing else', () => {
    const { file = '' } = manifest[SAMPLE_BOOK] ?? {};
    const others = Object.keys(manifest).filter((key) => key !== SAMPLE_BOOK);
    expect(others.filter((key) => filesOf(key).includes(file))).toEqual([]);
    const book = readFileSync(join(folder, file), 'utf8');
    const dish = 'That was every dish for this list';
    expect(book).toContain(dish);
    for (const key of others) {
      for (const other of filesOf(key).filter((name) => name.endsWith('.js'))) {
        expect(readFileSync(join(folder, other), 'utf8'), other).not.toContain(dish);
      }
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

  it('carries no table of class names', async () => {
    const assets = join(folder, 'assets');
    const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
    const texts = scripts.map((file) => readFileSync(join(assets, file), 'utf8'));
    expect(texts.join('')).toContain('`IL-list`');
    expect(texts.join('').match(/=\{\w+:`[A-Z]\w*-\w+`/g)).toBeNull();
  });

  it('asks Chromium to compile what shows a recipe while it loads it', async () => {
    const text = await readFile(join(folder, manifest[RECIPE]?.file ?? ''), 'utf8');
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

  it('a page in another language has its own head, manifest and first words, and the English one leads to it', async () => {
    const english = await readFile(join(folder, 'index.html'), 'utf8');
    const german = await readFile(join(folder, 'de/index.html'), 'utf8');
    const [, words = ''] = /<html lang="de" data-words="\.\/([^"]+)">/.exec(german) ?? [];
    expect(existsSync(join(folder, 'assets', words))).toBe(true);
    expect(german).toContain(`<link rel="modulepreload" href="../assets/${words}">`);
    for (const [, path = ''] of german.matchAll(/(?:href|src)="\.\.\/(?!#)([^"]+[^/"])"/g)) {
      expect(existsSync(join(folder, path)), path).toBe(true);
    }
    expect(german).not.toMatch(/(?:href|src|content)="\.\/(?!manifest)/);
    expect(german).toContain('href="https://ada.github.io/kitchen/de/"');
    expect(english).toContain('<a lang="de" hreflang="de" href="./de/">Deutsch</a>');
    for (const html of [english, german]) {
      const [, script = ''] = /<script>([^<]+)</.exec(html) ?? [];
      const hash = createHash('sha256').update(script).digest('base64');
      expect(html).toContain(`script-src 'self' 'sha256-${hash}'`);
    }
    const shown = JSON.parse(await readFile(join(folder, 'de/manifest.webmanifest'), 'utf8'));
    expect(shown).toMatchObject({ lang: 'de', start_url: './', scope: '../', id: './' });
    // Spanish ships although silence about its recipes does not count yet.
    expect(['de', 'es', 'fr'].filter((code) => !existsSync(join(folder, code)))).toEqual([]);
    expect(PASSED).not.toContain('es');
  });
});
