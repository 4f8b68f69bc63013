import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

/** Where npm fetches a package from whose place the lock file leaves out. */
const REGISTRY = 'https://registry.npmjs.org/';

const { dependencies, devDependencies } = read('package.json') as Record<
  string,
  Record<string, string>
>;
const lock = read('package-lock.json') as {
  lockfileVersion: number;
  packages: Record<
    string,
    {
      version?: string;
      resolved?: string;
      integrity?: string;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
      inBundle?: boolean;
    }
  >;
};

it('every dependency is asked for in one exact version', () => {
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('the lock file is that of the package, and holds what was asked for', () => {
  const { '': root, ...packages } = lock.packages;
  expect(lock.lockfileVersion).toBe(3);
  expect([root?.dependencies, root?.devDependencies]).toEqual([dependencies, devDependencies]);
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
});

it('the lock file names for every package its bytes, and npm’s registry as their only source', () => {
  const { '': _, ...packages } = lock.packages;
  const loose = Object.entries(packages).filter(
    ([, { version, resolved, integrity, inBundle }]) =>
      !inBundle &&
      !(
        /^\d+\.\d+\.\d+/.test(version ?? '') &&
        /^sha512-[\w+/]{86}==$/.test(integrity ?? '') &&
        (resolved ?? REGISTRY).startsWith(REGISTRY)
      ),
  );
  expect(loose).toEqual([]);
});
