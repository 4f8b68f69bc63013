import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { checkSettings, hostSettings } from '../scripts/build/hostSettings';
import { TRANSLATIONS } from '../scripts/build/languages';
import { writePage } from '../scripts/build/pages';
import { findMachines } from '../scripts/statechart/findMachines';
import { statesOf } from '../scripts/statechart/readChart';
import { PASSED } from '../src/foods/languages/passed';
import { type BuildResult, buildPage } from './support/browserPages';
import { compress, filesOfStart } from './support/weigh';

interface Chunk {
  file: string;
  /** The module that the page imports. */
  src?: string;
  css?: string[];
  /** The keys of the chunks that it needs at once. */
  imports?: string[];
  isDynamicEntry?: boolean;
}

/** In kB of brotli. Names of files have hashes, which by chance moved a figure by up to 0.5 kB. */
async function weighWithoutHashes(path: string): Promise<number> {
  const text = await readFile(path, 'latin1');
  const named = text.replace(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '-');
  return (await compress(Buffer.from(named, 'latin1'))).length / 1_000;
}

/** In kB of brotli. */
const BOUNDS = {
  // Page, styles, script and icon. On a phone with 1.6 Mbps, 10 kB more take 50 ms.
  'first load': 96.4,
  // A returning visitor waits for this before the list is there.
  restoring: 7.8,
  // A press waits for it, so it reads no recipes.
  request: 14.9,
  // With the reader and the foods. The page fetches it while the visitor lists ingredients. remark-gfm
  // is 5 kB of it, and 1 kB is the library of icons, which the first load no longer has. Names of foods
  // and rules that let no word hide one have added 0.5 kB to 1.1.
  'first recipe': 259.6,
  // Without the words, sample dishes and foods of other languages. In 1.1, a recipe from photos, a
  // question and a shopping list for two joined it, and what keeps a dialog and its words. In 1.2,
  // stores and charts added 2.7, what foods usually weigh, with what reads it, 4, days of the plan with a
  // calendar, labels of rows and a split list 4.3, the bookmark for recipes of the web 4, and pictures of dishes
  // with their archive 6.2. Terser's compression took 7.5 away.
  'all scripts and styles': 591.2,
  // The visitor presses, and waits for it.
  photo: 6.6,
  // Reads and edits texts that the visitor brings, also HTML, and exports of ten programs.
  'texts from elsewhere': 59.3,
  // Of one language. The page fetches it for one foreign line.
  'foods of a language': 30,
};

/** They arrive later: the parts of `src/app/parts.ts`, and what few visitors need. */
const LATER = [
  'src/app/parts/cookbook.tsx',
  'src/app/parts/cooking.tsx',
  'src/app/parts/device.tsx',
  'src/app/parts/model.tsx',
  'src/app/parts/photo.tsx',
  'src/app/parts/preferences.tsx',
  'src/app/parts/recipe.tsx',
  'src/app/parts/requests.ts',
  'src/app/parts/typing.ts',
  'src/app/restore.ts',
  'src/cookbook/edit/editing.ts',
  'src/cookbook/texts.ts',
  'src/foods/languages/asked/judgeQuestion.ts',
  'src/foods/languages/createSpeaker.ts',
  'src/foods/languages/de/index.ts',
  'src/foods/languages/es/index.ts',
  'src/foods/languages/fr/index.ts',
  'src/foods/languages/typed/index.ts',
  'src/models/sampleKitchen/createSampleKitchen.ts',
  'src/models/sampleKitchen/dishes/de/index.ts',
  'src/models/sampleKitchen/dishes/es/index.ts',
  'src/models/sampleKitchen/dishes/fr/index.ts',
  'src/recipe/changes/questions.tsx',
  'src/wire/connections/models.ts',
];

const COOKBOOK = 'src/app/parts/cookbook.tsx';
const REQUESTS = 'src/app/parts/requests.ts';
const TEXTS = 'src/cookbook/texts.ts';

/** In other languages, beside each part. */
const WORDS = 'src/words/';

/** In other languages, with a sample recipe. */
const DISHES = 'src/models/sampleKitchen/dishes/';

const RECIPE = 'src/app/parts/recipe.tsx';

const RESTORE = 'src/app/restore.ts';

const PHOTO = 'src/app/parts/photo.tsx';

const SAMPLE_BOOK = 'src/models/sampleKitchen/createSampleKitchen.ts';

const add = (one: number, other: number) => one + other;

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'saffron-build-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

it('a build stops with one line at a setting that cannot be right, and never prints a token', {
  tags: 'rare',
}, async () => {
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
});

it('a page without an address names none to search engines, which take only whole addresses', () => {
  const settings = checkSettings({});
  const transform = hostSettings(settings).transformIndexHtml as (html: string) => string;
  const template = transform(readFileSync('index.html', 'utf8'));
  const parts = { settings, screens: new Map(), words: new Map(), origins: [] };
  const pages = ['en', ...TRANSLATIONS].map((code) => writePage(template, code, parts));
  expect(pages.join('').match(/rel="(?:canonical|alternate)"|og:url/g)).toBeNull();
});

describe('a build with a token and an address', { tags: 'rare' }, () => {
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
  });

  /** In kB. The best compression takes long, so each file has it once. */
  const sizes = new Map<string, Promise<number>>();
  function weighFile(file: string): Promise<number> {
    const size = sizes.get(file) ?? weighWithoutHashes(join(folder, file));
    sizes.set(file, size);
    return size;
  }

  function filesOf(key: string): string[] {
    const { file, css = [], imports = [] } = manifest[key] ?? { file: key };
    // The first styles are in the page, so they have no file.
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
    const machines = await findMachines();
    const descriptions = machines.flatMap(({ machine }) =>
      statesOf(machine.root).flatMap(({ description }) => description ?? []),
    );
    expect(descriptions.length).toBeGreaterThan(machines.length);
    const scripts = (await readdir(join(folder, 'assets'))).filter((file) => /\.js$/.test(file));
    for (const file of scripts) {
      const text = await readFile(join(folder, 'assets', file), 'utf8');
      expect(descriptions.filter((description) => text.includes(description))).toEqual([]);
    }
  });

  // https://bugs.webkit.org/show_bug.cgi?id=242740: Safari runs scripts before those that they need.
  it('has no script that waits before it has run', async () => {
    const waits = (node: unknown): boolean => {
      if (!node || typeof node !== 'object') return false;
      const { type, await: isWaiting } = node as { type?: string; await?: boolean };
      if (type?.includes('Function')) return false;
      return type === 'AwaitExpression' || isWaiting === true || Object.values(node).some(waits);
    };
    const files = Object.values(manifest).map(({ file }) => file);
    const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    const waiting = scripts.filter((file) =>
      waits(parseAst(readFileSync(join(folder, file), 'utf8')).body),
    );
    expect(waiting).toEqual([]);
  });

  it('names every file that it starts with', async () => {
    const start = await filesOfStart(folder);
    const keys = Object.keys(manifest).filter((key) => start.includes(manifest[key]?.file ?? ''));
    expect(keys).not.toEqual([]);
    // The browser fetches what the page does not name one trip later.
    expect(start).toEqual(expect.arrayContaining(keys.flatMap(filesOf)));
  });

  /** Files of `parts` that `others` do not bring. */
  const filesBeside = (parts: string[], others: string[]) => {
    const known = new Set(others.flatMap(filesOf));
    return [...new Set(parts.flatMap(filesOf))].filter((file) => !known.has(file));
  };

  it('weighs no more than its bounds', async () => {
    const start = await filesOfStart(folder);
    const scripts = (await readdir(join(folder, 'assets')))
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => join('assets', file));
    const ofLanguages = new Set([...foodsOfLanguages(), ...wordsOfLanguages()]);
    const parts = [RECIPE, COOKBOOK, REQUESTS];
    const others = Object.keys(manifest).filter((key) => key !== PHOTO);
    const files: Record<keyof typeof BOUNDS, string[]> = {
      'first load': start,
      restoring: filesOf(RESTORE).filter((file) => !start.includes(file)),
      request: filesOf(REQUESTS).filter((file) => !start.includes(file)),
      'first recipe': filesOf(RECIPE).filter((file) => !start.includes(file)),
      'all scripts and styles': scripts.filter((file) => !ofLanguages.has(file)),
      photo: filesBeside([PHOTO], others),
      'texts from elsewhere': filesBeside([TEXTS], parts),
      'foods of a language': foodsOfLanguages(),
    };
    const weights: [string, number][] = [];
    for (const [what, all] of Object.entries(files)) {
      expect(all, what).not.toEqual([]);
      const each = await Promise.all([...new Set(all)].map(weighFile));
      const weight = what === 'foods of a language' ? Math.max(...each) : each.reduce(add);
      weights.push([what, weight]);
    }
    console.info(weights.map(([what, weight]) => `${what} ${weight.toFixed(1)} kB`).join(', '));
    const bounds: Record<string, number> = BOUNDS;
    expect(weights.filter(([what, weight]) => weight > (bounds[what] ?? 0))).toEqual([]);
  });

  it('has one chunk for each part that a visitor would name, and for what few ever need', () => {
    const later = Object.values(manifest).filter(({ isDynamicEntry }) => isDynamicEntry);
    // The manifest names a linked package by its place.
    const names = later
      .map(({ src = '' }) => src.replace(/^.*(?=node_modules\/)/, ''))
      .filter((name) => !name.startsWith(WORDS));
    expect(names.sort()).toEqual(LATER);
    // The cookbook imports it too, so it is no entry.
    expect(Object.keys(manifest)).toContainEqual(expect.stringMatching(/^_readDocument-/));
  });

  const foodsOfLanguages = () => filesBelow('src/foods/languages/');

  const wordsOfLanguages = () => [...filesBelow(WORDS), ...filesBelow(DISHES)];

  const filesBelow = (place: string) =>
    Object.keys(manifest).flatMap((key) =>
      key.startsWith(place) ? (manifest[key]?.file ?? []) : [],
    );

  it('fetches the foods of a language by themselves', () => {
    expect(foodsOfLanguages()).toHaveLength(6);
    for (const file of foodsOfLanguages()) {
      for (const key of Object.keys(manifest)) {
        if (manifest[key]?.file !== file) expect(filesOf(key)).not.toContain(file);
      }
    }
  });

  it('lets the worker store the words of a language only with its page, and foods of languages later', async () => {
    const worker = await readFile(join(folder, 'worker.js'), 'utf8');
    const [, json = ''] = /^const BUILD=(\{.*?\}\});/.exec(worker) ?? [];
    const { pages, later } = JSON.parse(json);
    // A sample dish asks for it without a network.
    const asked = manifest['src/foods/languages/asked/judgeQuestion.ts']?.file ?? '';
    const others = foodsOfLanguages().filter((file) => file !== asked);
    expect(Object.keys(later).sort()).toEqual(others.sort());
    expect(Object.keys(pages[''].files)).toContain(asked);
    expect(Object.keys(pages)).toEqual(['', 'de/', 'es/', 'fr/']);
    for (const code of ['de', 'es', 'fr']) {
      const words = [...filesBelow(`${WORDS}${code}/`), ...filesBelow(`${DISHES}${code}/`)];
      expect(words.length).toBeGreaterThan(2);
      const holders = Object.keys(pages).filter((page) =>
        words.some((file) => file in pages[page].files),
      );
      expect(holders).toEqual([`${code}/`]);
      expect(Object.keys(pages[`${code}/`].files)).toEqual(expect.arrayContaining(words));
    }
    const [shared = ''] = filesOf(`${WORDS}de/index.ts`).filter((file) => /createL/.test(file));
    expect(Object.keys(pages).filter((page) => shared in pages[page].files)).toEqual([
      'de/',
      'es/',
      'fr/',
    ]);
  });

  it('keeps the sample book in a chunk of its own', () => {
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
    for (const link of ['canonical', 'alternate" hreflang="de']) {
      expect(german).toContain(`<link rel="${link}" href="https://ada.github.io/kitchen/de/">`);
    }
    const [, title = ''] = /<title>([^<]+)</.exec(german) ?? [];
    expect(title).toContain('Küche');
    expect(german).toContain(`og:title" content="${title}"`);
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
