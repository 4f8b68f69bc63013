import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specifiersOf } from './support/specifiers';

const root = join(import.meta.dirname, '..');

/** Views use these, and read what was stored. */
const VIEWS = ['react', 'react-dom', 'lucide-react', '@xstate/react', 'xstate', 'valibot'];
const CORE = ['machines', 'src/foods', 'src/reading', 'src/amounts'];
const LEAVES = ['src/words', 'src/browser', 'src/ui'];

/**
 * Each has a door, its `index.ts`: nothing outside imports another file of it. How many functions and values it may
 * export at most; types are not counted.
 */
const DOORS: readonly [library: string, mostNames: number][] = [
  ['src/foods', 25],
  ['src/reading', 30],
  ['src/amounts', 20],
  ['src/wire', 12],
];

/** Each may import what an earlier one exports from its `index.ts`. */
const FEATURES = ['src/models', 'src/kitchen', 'src/recipe', 'src/cookbook'];

/**
 * The layers of the page, the lowest first, and what each may import beside itself: packages and
 * folders below it. The longest match counts. A row for a folder within another one is stricter.
 */
const LAYERS: readonly [folder: string, mayImport: readonly string[]][] = [
  // The core: no React, no DOM.
  ['machines', ['xstate']],
  ['src/foods', []],
  [
    'src/reading',
    [
      ...['mdast', 'hast', 'mdast-util-to-string', 'mdast-util-to-hast'],
      ...['unified', 'remark-parse', 'remark-gfm'],
      ...['decode-named-character-reference'],
      // A pure function: reader and views cut a text at the same place.
      ...['machines', 'src/foods', 'src/ui/limitText'],
    ],
  ],
  ['src/amounts', ['machines', 'src/foods', 'src/reading']],
  // What visitors read, in each language.
  ['src/words', ['machines', 'src/foods', 'src/reading']],
  // The leaves: they know nothing of recipes.
  ['src/browser', ['react', 'xstate', '@xstate/react', 'valibot']],
  ['src/ui', ['react', 'lucide-react', '@xstate/react', 'machines', 'src/words', 'src/browser']],
  // It calls models, and runs without React.
  [
    'src/wire',
    [
      ...['@huggingface/hub', '@huggingface/inference', 'eventsource-parser', 'valibot'],
      ...[...CORE, 'src/words', 'src/browser', 'src/ui/limitText'],
    ],
  ],
  ['src/clipper', ['machines', 'src/browser']],
  ['src/offline', [...VIEWS, ...LEAVES]],
  ['src/devtools', ['react', 'react-dom', 'xstate', '@statelyai/inspect', 'src/browser']],
  // The features, in their order. Beside these, they import earlier ones through their index.
  ['src/models', [...VIEWS, ...CORE, 'src/wire', ...LEAVES]],
  ['src/kitchen', [...VIEWS, ...CORE, 'src/wire', ...LEAVES]],
  ['src/recipe', [...VIEWS, ...CORE, 'src/wire', ...LEAVES, 'hast', 'react-markdown']],
  ['src/cookbook', [...VIEWS, ...CORE, 'src/wire', 'src/clipper', ...LEAVES, 'idb', 'fflate']],
  // The application joins everything, in parts that arrive when they are needed.
  ['src/app', [...VIEWS, 'fflate', 'react-markdown', 'machines', 'src']],
  ['src', ['react', 'react-dom', 'src/app', ...LEAVES, 'src/devtools', 'src/kitchen']],
];

const FOLDERS = LAYERS.map(([folder]) => folder).sort((one, other) => other.length - one.length);

const WAY_OUT = [
  `Features, the lowest first: ${FEATURES.join(', ')}. A feature imports only the index.ts of an earlier one, and what a later one needs of it goes there.`,
  'What a lower feature needs of a later one, src/app hands it as a prop or an argument.',
  'What touches the browser: src/browser. A shared component: src/ui. What visitors read: src/words. What a text says: src/reading; what a food is: src/foods; what a recipe asks of a kitchen: src/amounts. A function of what a machine holds: machines.',
].join('\n');

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path));
}

/** Files by their path from the root, packages by their name. */
function importsOf(file: string, text = readFileSync(join(root, file), 'utf8')): string[] {
  return specifiersOf(file, text)
    .filter((specifier) => !specifier.endsWith('.css'))
    .map((specifier) =>
      specifier.startsWith('.')
        ? posix.join(dirname(file), specifier)
        : specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'),
    );
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

const IMPORTS = new Map(
  [...filesBelow('machines'), ...filesBelow('src')].map((file) => [file, importsOf(file)]),
);

const folderOf = (file: string) =>
  FOLDERS.find((folder) => isIn(file.replace(/\.tsx?$/, ''), folder)) ?? '';

/** The index of each earlier feature. */
function earlierFeatures(file: string): string[] {
  const own = FEATURES.findIndex((feature) => isIn(file, feature));
  return FEATURES.slice(0, Math.max(0, own)).flatMap((feature) => [feature, `${feature}/index`]);
}

it.each([...IMPORTS])('%s imports only what its layer may', (file, imports) => {
  const folder = folderOf(file);
  // The row of src is for the files in src, not for the folders below.
  const hasRow = folder !== '' && (folder !== 'src' || dirname(file) === 'src');
  expect(hasRow, `${dirname(file)} is in no layer: add a row for it to LAYERS.`).toBe(true);
  const [, mayImport = []] = LAYERS.find(([name]) => name === folder) ?? [];
  const allowed = folder === 'src' ? mayImport : [folder, ...mayImport];
  const indexes = earlierFeatures(file);
  const others = imports.filter(
    (path) => !allowed.some((one) => isIn(path, one)) && !indexes.includes(path),
  );
  expect(others, WAY_OUT).toEqual([]);
});

describe.each(DOORS)('the door of %s', (library, mostNames) => {
  const door = `${library}/index.ts`;

  it('is the only file of it that others import', () => {
    const past = [...IMPORTS].flatMap(([file, imports]) =>
      imports
        .filter((path) => isIn(path, library) && !isIn(file, library))
        .map((path) => [file, path]),
    );
    const others = past.filter(([, path]) => path !== library && path !== `${library}/index`);
    expect(past).not.toEqual([]);
    expect(others, `Ask ${door}. If it has no answer, add the question there.`).toEqual([]);
  });

  it(`names all that it gives, at most ${mostNames} beside types`, () => {
    const text = readFileSync(join(root, door), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const exported = [...text.matchAll(/export\s+(type\s+)?\{([^}]*)\}/g)].flatMap(
      ([, type, names = '']) =>
        type ? [] : names.split(',').filter((name) => name.trim() && !/^\s*type\s/.test(name)),
    );
    // Nothing else may be in it: no `export *`, and no code.
    expect(text.replace(/export\s+(?:type\s+)?\{[^}]*\}\s+from\s+'[^']+';/g, '').trim()).toBe('');
    expect(exported).not.toEqual([]);
    expect(exported.length).toBeLessThanOrEqual(mostNames);
  });
});

it('no layer may import one above it', () => {
  const order = LAYERS.map(([folder]) => folder);
  const upward = LAYERS.flatMap(([folder, mayImport], at) =>
    mayImport.filter((path) => {
      const layer = order.indexOf(path);
      return layer > at && !isIn(folder, path);
    }),
  );
  expect(upward).toEqual([]);
});

/** Directly or through others. */
function reachedFrom(start: string): Set<string> {
  const reached = new Set<string>();
  const next = [start];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    for (const path of IMPORTS.get(file) ?? []) {
      const target = ['.ts', '.tsx', '/index.ts', ''].find((end) => IMPORTS.has(path + end));
      if (target === undefined || reached.has(path + target)) continue;
      reached.add(path + target);
      next.push(path + target);
    }
  }
  return reached;
}

it('no two files import each other, directly or through others', () => {
  const onCircle = [...IMPORTS.keys()].filter((file) => reachedFrom(file).has(file));
  expect(onCircle, WAY_OUT).toEqual([]);
});

it('src has fifteen folders and one file', () => {
  const entries = readdirSync(join(root, 'src'), { withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['main.tsx']);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([
    'amounts',
    'app',
    'browser',
    'clipper',
    'cookbook',
    'devtools',
    'foods',
    'kitchen',
    'models',
    'offline',
    'reading',
    'recipe',
    'ui',
    'wire',
    'words',
  ]);
});

it('a folder of src holds at most 20 scripts beside its index', () => {
  const counts = new Map<string, number>();
  for (const file of filesBelow('src')) {
    if (/\/index\.tsx?$/.test(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  const full = [...counts].filter(([, count]) => count > 20);
  expect(full, 'Make a folder below it for what a person would look for.').toEqual([]);
});

it.each([
  ['sessionStorage, localStorage', /\b(?:sessionStorage|localStorage)\b(?!:)/, 'src/browser/'],
  ['the address bar', /\b(?:location|history)\.\w/, 'src/browser/'],
  ['the clipboard', /\bnavigator\.clipboard\b/, 'src/browser/'],
  ['databases', /\bindexedDB\b/, 'src/cookbook/'],
])('only one folder touches %s', (_, name, folder) => {
  // The bookmark's script runs in the pages of other sites.
  const own = filesBelow('src').filter((file) => file !== 'src/clipper/clip.ts');
  const touching = own.filter((file) =>
    name.test(readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
  );
  expect(touching).not.toEqual([]);
  expect(touching.filter((file) => !file.startsWith(folder))).toEqual([]);
});

it('sees every kind of import', () => {
  const text = `import a from './a';
    import type { B } from '../b';
    export { c } from './c';
    export type * from './d';
    const e = () => import('./e');
    type F = typeof import('./f');
    import '@scope/package/deep';`;
  expect(importsOf('src/x/file.ts', text).sort()).toEqual(
    ['@scope/package', 'src/b', 'src/x/a', 'src/x/c', 'src/x/d', 'src/x/e', 'src/x/f'].sort(),
  );
});
