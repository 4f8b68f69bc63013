import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/** What the files of a room may import: rooms, files and packages, as they start. */
const RULES: Record<string, string[]> = {
  'machines/': ['xstate'],
  'src/inspect/': ['react', 'react-dom/client', 'xstate', '@statelyai/inspect', 'src/inspect/'],
  'src/views/': [
    'react',
    'react-dom',
    'lucide-react',
    'src/ModelContext',
    'src/RecipeContext',
    'src/config',
    'src/cookbook/loadCookbook',
    'src/icons',
    'src/dish/loadDish',
    'src/linkNews',
    'src/titleNews',
    'src/markdown/',
    'src/views/',
  ],
  'src/dish/': [
    'react',
    'react-dom',
    'xstate',
    '@xstate/react',
    'lucide-react',
    'machines/',
    'src/cookbook/SaveButton',
    'src/icons',
    'src/lazyPart',
    'src/rootOptions',
    'src/share/ShareMenu',
    'src/storage/',
    'src/store',
    'src/titleNews',
    'src/dish/',
  ],
  'src/share/': [
    'react',
    'lucide-react',
    'src/RecipeContext',
    'src/address/',
    'src/config',
    'src/lazyPart',
    'src/share/',
  ],
  'src/cookbook/': [
    'react',
    'xstate',
    '@xstate/react',
    'lucide-react',
    'machines/',
    'src/RecipeContext',
    'src/dish/loadDish',
    'src/lazyPart',
    'src/markdown/loadMarkdown',
    'src/rootOptions',
    'src/storage/',
    'src/views/screen',
    'src/whenIdle',
    'src/cookbook/',
  ],
  'src/model/': [
    'react',
    'react-dom',
    'react-dom/client',
    'lucide-react',
    'xstate',
    '@xstate/react',
    'machines/connectionMachine',
    'src/address/',
    'src/config',
    'src/connections/',
    'src/icons',
    'src/storage/',
    'src/model/',
  ],
  'src/connections/': [
    '@huggingface/',
    'src/config',
    'src/prompt',
    'src/lazyChunk',
    'src/connections/',
  ],
  'src/address/': ['src/address/'],
  'src/storage/': ['idb', 'machines/', 'src/storage/'],
  'src/dish/timers/': [
    'react',
    'xstate',
    '@xstate/react',
    'lucide-react',
    'machines/timerMachine',
    'src/store',
    'src/titleNews',
    'src/dish/timers/',
  ],
  'src/markdown/': [
    'react',
    'react-markdown',
    'remark-gfm',
    'unist-util-is',
    'unist-util-visit',
    'src/lazyPart',
    'src/repeatUnseen',
    'src/markdown/',
  ],
};

const root = join(import.meta.dirname, '..');

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path));
}

/** The modules that a file takes values from; types are free. */
function valueImports(file: string): string[] {
  const { module, program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const dynamic = JSON.stringify(program).matchAll(
    /"type":"ImportExpression"[^}]*?"source":\{[^}]*?"value":"([^"]+)"/g,
  );
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.filter((entry) => !entry.isType).flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...[...dynamic].map(([, specifier]) => specifier ?? ''),
  ];
  return [...new Set(specifiers)].map((specifier) =>
    specifier.startsWith('.') ? posix.join(dirname(file), specifier) : specifier,
  );
}

const isAllowed = (specifier: string, allowed: string[]) =>
  specifier.endsWith('.css') ||
  allowed.some((start) =>
    start.endsWith('/') ? specifier.startsWith(start) : specifier === start,
  );

describe.each(Object.entries(RULES))('%s', (room, allowed) => {
  it.each(sourcesBelow(room))('%s imports only what its room may', (file) => {
    expect(valueImports(file).filter((specifier) => !isAllowed(specifier, allowed))).toEqual([]);
  });
});

/** The names that a file takes from the browser's global scope or from anywhere else. */
function namesIn(file: string, text = readFileSync(join(root, file), 'utf8')): Set<string> {
  const names = new Map<number, string>();
  /** Where an object is given a key: naming an option takes nothing. */
  const keys: number[] = [];
  new Visitor({
    Identifier({ name, start }) {
      names.set(start, name);
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type === 'Property' && !property.computed && !property.shorthand) {
          keys.push(property.key.start);
        }
      }
    },
  }).visit(parseSync(file, text).program);
  for (const key of keys) names.delete(key);
  return new Set(names.values());
}

it.each([
  ['localStorage.x', true],
  ['window.localStorage', true],
  ['const { localStorage } = window', true],
  ['const { localStorage: kept } = window', true],
  ['f({ localStorage })', true],
  ['f({ a: localStorage })', true],
  ['f({ localStorage: localStorage })', true],
  ['f({ [localStorage]: 1 })', true],
  ['f({ localStorage: {} })', false],
])('%s touches storage: %s', (text, isTouched) => {
  expect(namesIn('x.ts', text).has('localStorage')).toBe(isTouched);
});

it.each([
  ['browser storage', ['sessionStorage', 'localStorage', 'indexedDB'], 'src/storage/'],
  ['the address bar', ['location', 'history'], 'src/address/'],
])('%s is touched by one place alone', (_, names, place) => {
  const touching = sourcesBelow('src').filter((file) =>
    names.some((name) => namesIn(file).has(name)),
  );
  expect(touching).not.toEqual([]);
  expect(touching.filter((file) => !file.startsWith(place))).toEqual([]);
});

it('machines and connections are joined in one place for each machine', () => {
  const joiners = sourcesBelow('src').filter((file) => {
    const imports = valueImports(file);
    return (
      imports.some((specifier) => specifier.startsWith('src/connections/')) &&
      imports.some((specifier) => specifier.startsWith('machines/'))
    );
  });
  expect(joiners.sort()).toEqual(['src/main.tsx', 'src/model/createConnectionActor.ts']);
});

it('finds the imports that it judges', () => {
  expect(valueImports('src/connections/lazyConnections.ts').sort()).toEqual([
    'src/connections/isLoopback',
    'src/connections/models',
    'src/connections/sampleKitchen',
    'src/lazyChunk',
  ]);
  expect(valueImports('src/RecipeContext.ts').sort()).toEqual([
    '@xstate/react',
    'machines/recipeMachine',
  ]);
});
