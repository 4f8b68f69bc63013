import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specifiersOf } from './support/specifiers';

const ROOT = join(import.meta.dirname, '..');

/** In no commit. */
const UNTRACKED = /^(?:node_modules|dist|screenshots|\.git|tests\/browser\/\.results)(?:\/|$)/;

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (UNTRACKED.test(path)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const FILES = filesBelow('');
const MODULE = /\.(?:tsx?|m?js)$/;
const LONGEST_PATH = 180;

/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function isRefusedByWindows(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Windows refuses them
  return /[<>:"|?*\\\x00-\x1f]|[. ]$/.test(name) || DEVICE.test(name);
}

function clashesIn(paths: readonly string[]): string[] {
  const spellings = new Map<string, Set<string>>();
  for (const path of paths) {
    const key = path.toLowerCase();
    spellings.set(key, (spellings.get(key) ?? new Set()).add(path));
  }
  return [...spellings.values()].filter(({ size }) => size > 1).flatMap((paths) => [...paths]);
}

const withFolders = (path: string) =>
  path.split('/').map((_, at, names) => names.slice(0, at + 1).join('/'));

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '/index.ts', '/index.tsx'];

/** Finds imports that lead elsewhere on a disk with case, or on one without. */
function createImportCheck(files: readonly string[]) {
  const spellings = new Map<string, string[]>();
  for (const file of files) {
    const key = file.toLowerCase();
    spellings.set(key, [...(spellings.get(key) ?? []), file]);
  }

  return (file: string, text: string): string[] =>
    specifiersOf(file, text).filter((specifier) => {
      if (!specifier.startsWith('.')) return false;
      const written = posix.join(posix.dirname(file), specifier.replace(/\?.*/, ''));
      const meant = ENDINGS.flatMap(
        (ending) => spellings.get((written + ending).toLowerCase()) ?? [],
      );
      return meant.length !== 1 || !meant[0]?.startsWith(written);
    });
}

describe('on a disk that ignores case, as macOS and Windows have it,', () => {
  it('no two paths are the same', () => {
    const paths = FILES.flatMap((file) => withFolders(file));
    const modules = FILES.filter((file) => MODULE.test(file));
    expect(clashesIn(paths)).toEqual([]);
    expect(clashesIn(modules.map((file) => file.replace(MODULE, '')))).toEqual([]);
  });

  it('each import finds the file that it names', { tags: 'rare' }, () => {
    const brokenIn = createImportCheck(FILES);
    const broken = FILES.filter((file) => MODULE.test(file)).flatMap((file) =>
      brokenIn(file, readFileSync(join(ROOT, file), 'utf8')).map((path) => `${file}: ${path}`),
    );
    expect(broken).toEqual([]);
  });
});

it('Windows can store every file', () => {
  expect(FILES.length).toBeGreaterThan(500);
  expect(FILES.filter((file) => file.split('/').some(isRefusedByWindows))).toEqual([]);
  expect(FILES.filter(({ length }) => length > LONGEST_PATH)).toEqual([]);
});

it('no npm script needs a shell of Unix', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  // Windows knows "&&", but no variables, single quotes or Unix tools.
  const unix = /[$'`;]|\|\||(?:^|&& ?)(?:\w+=|(?:bash|cat|cp|export|mkdir|mv|rm|sh)\b)/;
  expect(Object.entries(scripts).filter(([, command]) => unix.test(command))).toEqual([]);
});
