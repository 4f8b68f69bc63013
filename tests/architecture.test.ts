import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { specifiersOf } from './support/specifiers';

const root = join(import.meta.dirname, '..');

const VIEW = ['react', 'react-dom', 'lucide-react', '@xstate/react', 'xstate'];
const LEAVES = ['machines', 'src/browser', 'src/ui'];
/** What reads what was stored. */
const SCHEMAS = 'valibot';
const MARKDOWN_TREES = ['mdast', 'hast', 'unist-util-visit', 'mdast-util-to-string'];

/**
 * What the files of a folder may import: folders of the project and packages. The longest matching
 * folder counts. Types and dynamic imports count too.
 */
const RULES: Record<string, readonly string[]> = {
  machines: ['xstate', 'machines'],
  'src/foods': ['src/foods'],
  // text -> what it says: pure functions, which know neither React nor the DOM.
  'src/reading': [...MARKDOWN_TREES, 'src/foods', 'src/reading'],
  'src/reading/document': [
    ...MARKDOWN_TREES,
    'unified',
    'remark-parse',
    'remark-gfm',
    'mdast-util-to-hast',
    'src/foods',
    // A pure function, without the views beside it.
    'src/ui/limitText',
    'src/reading',
    'src/reading/document',
  ],
  'src/reading/lines': [
    'decode-named-character-reference',
    'htmlparser2',
    'machines',
    'src/foods',
    'src/reading/document',
    'src/reading',
  ],
  'src/recipe/markdown': [...VIEW, 'hast', 'react-markdown', 'src/ui', 'src/recipe/markdown'],
  'src/recipe': [...VIEW, ...LEAVES, 'hast', 'react-markdown', 'src/reading', 'src/recipe'],
  'src/kitchen': [...VIEW, ...LEAVES, SCHEMAS, 'src/kitchen'],
  'src/recipe/cooking': [
    ...VIEW,
    ...LEAVES,
    SCHEMAS,
    'src/foods',
    'src/reading',
    'src/reading/document',
    'src/recipe/cooking',
  ],
  'src/recipe/amounts': [
    ...VIEW,
    ...LEAVES,
    SCHEMAS,
    'src/foods',
    'src/reading',
    'src/reading/document',
    'src/recipe/amounts',
  ],
  'src/recipe/allergens': [
    ...VIEW,
    ...LEAVES,
    'src/foods',
    'src/reading/document',
    'src/recipe/allergens',
  ],
  'src/recipe/timers': [...VIEW, ...LEAVES, SCHEMAS, 'src/recipe/timers'],
  'src/recipe/shopping': [
    ...VIEW,
    ...LEAVES,
    SCHEMAS,
    'src/foods',
    'src/reading',
    'src/reading/document',
    'src/recipe/shopping',
  ],
  'src/recipe/changes': [
    ...VIEW,
    ...LEAVES,
    'src/foods',
    'src/reading',
    'src/reading/document',
    'src/recipe/changes',
  ],
  'src/cookbook/bring': [
    ...VIEW,
    ...LEAVES,
    'fflate',
    // The door of the reader, and nothing behind it.
    'src/reading/lines/readDocument',
    'src/reading/lines/Found',
    'src/reading/lines/Refusal',
    'src/reading/lines/limits',
    'src/cookbook/bring',
  ],
  'src/cookbook': [...VIEW, ...LEAVES, SCHEMAS, 'idb', 'src/reading/document', 'src/cookbook'],
  'src/cookbook/share': [
    ...VIEW,
    ...LEAVES,
    'fflate',
    'qr',
    'src/reading/document',
    'src/cookbook/share',
  ],
  'src/models': [...VIEW, ...LEAVES, SCHEMAS, 'src/models/connections', 'src/models'],
  'src/models/connections': [
    '@huggingface/hub',
    '@huggingface/inference',
    'decode-named-character-reference',
    SCHEMAS,
    'machines',
    'src/browser',
    'src/foods',
    'src/reading/lines',
    // What a reader sees of a text: pure functions.
    'src/reading/document/markdown/seenText',
    'src/reading/document/markdown/seenWords',
    'src/models/connections',
  ],
  'src/offline': [...VIEW, ...LEAVES, 'src/offline'],
  'src/offline/worker': [],
  'src/browser': ['react', SCHEMAS, 'src/browser'],
  'src/ui': ['react', 'lucide-react', 'machines', 'src/ui'],
  'src/devtools': [
    'react',
    'react-dom',
    'xstate',
    '@statelyai/inspect',
    'src/browser',
    'src/devtools',
  ],
  'src/app': [
    SCHEMAS,
    'fflate',
    SCHEMAS,
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

const FOLDERS = Object.keys(RULES).sort((one, other) => other.length - one.length);

const WAY_OUT =
  'A feature does not know another feature: let src/app join them through props, children or slots, or move what both need to src/browser, src/ui or machines (docs/decisions.md).';

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path));
}

/** What a file imports: files by their path from the root, packages by their name. */
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

/** The folder whose rule counts for a file. */
const folderOf = (file: string) => FOLDERS.find((folder) => isIn(file, folder)) ?? '';

it.each([...IMPORTS])('%s imports only what its folder may', (file, imports) => {
  // The rule of src is for the files in it, and not for folders that have none.
  const folder = folderOf(file);
  const hasRule = folder !== '' && (folder !== 'src' || dirname(file) === 'src');
  expect(hasRule, `${dirname(file)} has no rule: add a row for it to RULES.`).toBe(true);
  const allowed = RULES[folder] ?? [];
  const others = imports.filter((path) => !allowed.some((folder) => isIn(path, folder)));
  expect(others, WAY_OUT).toEqual([]);
});

it('no two folders import each other, directly or through others', () => {
  const graph = new Map(FOLDERS.map((folder) => [folder, new Set<string>()]));
  for (const [file, imports] of IMPORTS) {
    for (const path of imports) {
      const target = folderOf(path);
      if (target && target !== folderOf(file)) graph.get(folderOf(file))?.add(target);
    }
  }
  // A folder without a way on is on no circle: take such folders away until nothing changes.
  for (let size = -1; size !== graph.size; ) {
    size = graph.size;
    for (const [folder, targets] of graph) {
      if ([...targets].every((target) => !graph.has(target))) graph.delete(folder);
    }
  }
  expect([...graph.keys()], WAY_OUT).toEqual([]);
});

it('the root of src has at most six files', () => {
  const files = readdirSync(join(root, 'src'), { withFileTypes: true });
  expect(files.filter((entry) => entry.isFile()).length).toBeLessThanOrEqual(6);
});

it.each([
  ['sessionStorage, localStorage', /\b(?:sessionStorage|localStorage)\b(?!:)/, 'src/browser/'],
  ['the address bar', /\b(?:location|history)\.\w/, 'src/browser/'],
  ['the clipboard', /\bnavigator\.clipboard\b/, 'src/browser/'],
  ['databases', /\bindexedDB\b/, 'src/cookbook'],
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
