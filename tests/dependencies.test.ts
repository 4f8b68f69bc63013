import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

it('package.json names one exact version of every dependency', () => {
  const { dependencies, devDependencies } = read('package.json');
  const versions = Object.values<string>({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(10);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('what the page imports is a dependency, and each dependency is imported', () => {
  const sources = import.meta.glob<string>(
    ['../src/**/*.{ts,tsx}', '../machines/*.ts', '!../src/devtools/**'],
    { query: '?raw', import: 'default', eager: true },
  );
  const imported = Object.values(sources).flatMap((source) =>
    [
      ...source
        .replace(/^import type [^;]+;/gm, '')
        .matchAll(/(?:from |import\()'((?:@[\w-]+\/)?\w[\w-]*)/g),
    ].map(([, name]) => name),
  );
  const { dependencies } = read('package.json');
  expect(Object.keys(dependencies)).toEqual([...new Set(imported)].sort());
});

it('the lock file knows the bytes of every package, and no source but npm’s registry', () => {
  const { '': _, ...packages } = read('package-lock.json').packages as Record<
    string,
    { resolved?: string; integrity?: string; inBundle?: boolean }
  >;
  const loose = Object.entries(packages).filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity = '', inBundle }]) =>
      !inBundle &&
      !(/^sha512-/.test(integrity) && resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(loose).toEqual([]);
});
