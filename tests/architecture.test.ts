import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { specifiersOf } from './support/specifiers';

const root = join(import.meta.dirname, '..');

const VIEW = ['react', 'react-dom', 'lucide-react', '@xstate/react', 'xstate'];
const LEAVES = ['machines', 'src/browser', 'src/ui'];
/** Reads what was stored. */
const SCHEMAS = 'valibot';
const MARKDOWN_TREES = ['mdast', 'hast', 'mdast-util-to-string'];
const QUANTITIES = ['src/reading/languages', 'src/reading/quantities'];
const DOCUMENT = 'src/reading/document';
const ROOMS = ['src/recipe', 'src/kitchen', 'src/cookbook', 'src/models'];

/**
 * What a folder may import beside itself and the folders below it, types too. The longest match counts.
 * No row names another room, nor a folder above or beside its own; `EXCEPTIONS` does.
 */
const RULES: Record<string, readonly string[]> = {
  machines: ['xstate', 'machines'],
  'src/foods': ['src/foods'],
  // Pure functions, without React and the DOM.
  'src/reading': [],
  'src/reading/languages': [],
  'src/reading/quantities': [...QUANTITIES, 'src/reading/rules'],
  'src/reading/document': [
    ...MARKDOWN_TREES,
    'mdast-util-from-markdown',
    'mdast-util-gfm',
    'micromark-extension-gfm',
    'mdast-util-to-hast',
    'src/foods',
    ...QUANTITIES,
    'src/reading/rules',
    DOCUMENT,
  ],
  'src/reading/lines': [
    'decode-named-character-reference',
    'htmlparser2',
    'src/foods',
    'src/reading',
  ],
  // Pure functions.
  'src/needs': ['src/foods', ...QUANTITIES, DOCUMENT],
  'src/recipe': [
    ...VIEW,
    ...LEAVES,
    'hast',
    'react-markdown',
    'src/foods',
    'src/needs',
    'src/reading',
  ],
  'src/recipe/markdown': [...VIEW, 'hast', 'react-markdown', 'src/ui'],
  'src/recipe/allergens': [...VIEW, ...LEAVES, 'src/foods', DOCUMENT],
  'src/recipe/amounts': [...VIEW, ...LEAVES, SCHEMAS, 'src/foods', ...QUANTITIES, DOCUMENT],
  'src/recipe/changes': [...VIEW, ...LEAVES, 'src/foods', ...QUANTITIES, DOCUMENT],
  'src/recipe/cooking': [...VIEW, ...LEAVES, SCHEMAS, 'src/foods', ...QUANTITIES, DOCUMENT],
  'src/recipe/shopping': [
    ...VIEW,
    ...LEAVES,
    SCHEMAS,
    'src/foods',
    'src/needs',
    ...QUANTITIES,
    DOCUMENT,
  ],
  'src/recipe/timers': [...VIEW, ...LEAVES, SCHEMAS],
  'src/kitchen': [...VIEW, ...LEAVES, SCHEMAS, 'src/foods/languages/first'],
  'src/kitchen/preferences': [...VIEW, ...LEAVES, SCHEMAS],
  'src/kitchen/wait': [...VIEW, ...LEAVES],
  'src/kitchen/photo': [...VIEW, ...LEAVES, 'src/foods'],
  'src/cookbook': [...VIEW, ...LEAVES, SCHEMAS, 'idb', 'src/needs', DOCUMENT],
  'src/cookbook/bring': [
    ...VIEW,
    ...LEAVES,
    'fflate',
    // Only what reads a document.
    'src/reading/lines/readDocument',
    'src/reading/lines/FoundRecipe',
    'src/reading/lines/limits',
    'src/cookbook/bring',
  ],
  'src/cookbook/propose': [...VIEW, ...LEAVES, 'src/needs'],
  'src/cookbook/share': [...VIEW, ...LEAVES, 'fflate', DOCUMENT],
  'src/models': [...VIEW, ...LEAVES, SCHEMAS],
  'src/models/control': [...VIEW, ...LEAVES, SCHEMAS],
  // Connections know nothing of React.
  'src/models/connections': [
    '@huggingface/hub',
    '@huggingface/inference',
    'decode-named-character-reference',
    SCHEMAS,
    'machines',
    'src/browser',
    'src/foods',
    'src/reading/lines',
    // Pure functions for what a reader sees.
    'src/reading/document/markdown/seenText',
    'src/reading/document/markdown/seenWords',
    'src/models/connections',
    // The sample kitchen is a connection too.
    'src/models/sampleKitchen',
  ],
  // Only types.
  'src/models/connections/connection': ['machines'],
  'src/models/prompt': ['machines', 'src/browser/foreignText', 'src/models/connections/connection'],
  'src/models/sampleKitchen': [
    'machines',
    'src/foods',
    'src/needs',
    // The kitchen reads a dish like any other recipe, and compares it with the list.
    'src/reading',
    'src/browser/loading/createPause',
    'src/needs',
    'src/ui/language',
    'src/ui/joinNames',
    'src/models/connections/connection',
    'src/models/prompt',
    'src/models/sampleKitchen',
  ],
  'src/offline': [...VIEW, ...LEAVES],
  'src/offline/worker': [],
  'src/browser': ['react', SCHEMAS, 'src/browser'],
  'src/ui': ['react', 'lucide-react', 'machines', 'src/ui'],
  'src/devtools': ['react', 'react-dom', 'xstate', '@statelyai/inspect', 'src/browser'],
  'src/app': [
    SCHEMAS,
    'fflate',
    'react-markdown',
    'react',
    'react-dom',
    'xstate',
    '@xstate/react',
    'machines',
    'src',
  ],
  src: ['react', 'react-dom', 'src/app', 'src/browser', 'src/devtools', 'src/kitchen', 'src/ui'],
};

/** Imports against the plan, and why no better place is known. */
const EXCEPTIONS: Record<string, Record<string, string>> = {
  'src/models/control': {
    'src/models/connections':
      'It makes actors of the connections. The dialog takes both, so neither can be below the other.',
  },
  'src/ui': {
    'src/browser/closeOnBack':
      'Back closes a dialog of any room, and only that folder touches the history of the tab.',
  },
  'src/reading/document': {
    'src/ui/limitText':
      'A pure function that keeps a text from holding up the browser. Every view needs it too, and no view may import what reads.',
  },
  'src/reading/lines': {
    'machines/kitchen/recipe':
      'The type of what a text says of its source, which the machines hold.',
    'machines/sort/sortedLines': 'The type of a sorted line, which the machine holds.',
    'machines/kitchen/recipeSource':
      'Whatever is stored is read by the same function, in rooms that may not import what reads.',
  },
};

const FOLDERS = Object.keys(RULES).sort((one, other) => other.length - one.length);

const WAY_OUT = [
  'A room (recipe, kitchen, cookbook, models) imports no other room, and in a room nothing imports what is above or beside it.',
  'Where may it go? What joins rooms: src/app, through props, children or slots. What two folders of a room share: the room itself, and they take it as a prop.',
  ...Object.entries(EXCEPTIONS).flatMap(([folder, targets]) =>
    Object.entries(targets).map(([target, why]) => `${folder} imports ${target}. ${why}`),
  ),
  'A part names what it takes of the page and of other parts, with types of the rooms; only src/app/parts.ts, createApp.ts and the views of the whole page know all parts.',
  'What touches the browser: src/browser. A shared component: src/ui. What a text says: src/reading; what a food is: src/foods; what a recipe asks of a kitchen: src/needs. A function of what a machine holds: machines.',
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

/** All files of a room may use its messages. */
const isOwnWords = (file: string, path: string) =>
  ROOMS.some((room) => isIn(file, room) && dirname(path) === room) && /essages$/.test(path);

const IMPORTS = new Map(
  [...filesBelow('machines'), ...filesBelow('src')].map((file) => [file, importsOf(file)]),
);

const folderOf = (file: string) =>
  FOLDERS.find((folder) => isIn(file.replace(/\.tsx?$/, ''), folder)) ?? '';

it.each([...IMPORTS])('%s imports only what its folder may', (file, imports) => {
  // The rule of src is for the files in src, not for the folders below.
  const folder = folderOf(file);
  const hasRule = folder !== '' && (folder !== 'src' || dirname(file) === 'src');
  expect(hasRule, `${dirname(file)} has no rule: add a row for it to RULES.`).toBe(true);
  const own =
    folder === 'src' ? [] : [dirname(file), ...imports.filter((path) => isOwnWords(file, path))];
  const allowed = [...own, ...(RULES[folder] ?? []), ...Object.keys(EXCEPTIONS[folder] ?? {})];
  const others = imports.filter((path) => !allowed.some((folder) => isIn(path, folder)));
  expect(others, WAY_OUT).toEqual([]);
});

it('no two folders import each other, directly or through others', () => {
  const graph = new Map(FOLDERS.map((folder) => [folder, new Set<string>()]));
  for (const [file, imports] of IMPORTS) {
    for (const path of imports) {
      const target = folderOf(path);
      if (isOwnWords(file, path)) continue;
      if (target && target !== folderOf(file)) graph.get(folderOf(file))?.add(target);
    }
  }
  // A folder that imports none of those left is on no circle: delete such folders until nothing changes.
  for (let size = -1; size !== graph.size; ) {
    size = graph.size;
    for (const [folder, targets] of graph) {
      if ([...targets].every((target) => !graph.has(target))) graph.delete(folder);
    }
  }
  expect([...graph.keys()], WAY_OUT).toEqual([]);
});

it('each exception to the plan is still needed', () => {
  const idle = Object.entries(EXCEPTIONS).flatMap(([folder, targets]) =>
    Object.entries(targets).filter(([target]) =>
      [...IMPORTS].every(
        ([file, imports]) =>
          folderOf(file) !== folder || !imports.some((path) => isIn(path, target)),
      ),
    ),
  );
  expect(idle, 'Nothing imports this any more: take the exception out.').toEqual([]);
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

it('src has twelve folders and one file', () => {
  const entries = readdirSync(join(root, 'src'), { withFileTypes: true });
  expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['main.tsx']);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([
    'app',
    'browser',
    'cookbook',
    'devtools',
    'foods',
    'kitchen',
    'models',
    'needs',
    'offline',
    'reading',
    'recipe',
    'ui',
  ]);
});

it('a folder of src holds at most 22 scripts', () => {
  const counts = new Map<string, number>();
  for (const file of filesBelow('src')) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  const full = [...counts].filter(([, count]) => count > 22);
  expect(full, 'Make a folder below it for what a person would look for.').toEqual([]);
});

it.each([
  ['sessionStorage, localStorage', /\b(?:sessionStorage|localStorage)\b(?!:)/, 'src/browser/'],
  ['the address bar', /\b(?:location|history)\.\w/, 'src/browser/'],
  ['the clipboard', /\bnavigator\.clipboard\b/, 'src/browser/'],
  ['databases', /\bindexedDB\b/, 'src/cookbook/'],
])('only one folder touches %s', (_, name, folder) => {
  const touching = filesBelow('src').filter((file) =>
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
