import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOfStart, weigh } from '../scripts/bench/weigh';
import { buildPage } from './support/browserPages';

let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'saffron-bytes-'));
  const { output, exitCode } = await buildPage(outDir, { VITE_HF_ACCESS_TOKEN: 'hf_x' });
  if (exitCode !== 0) throw new Error(output);
}, 60_000);

afterAll(() => rm(outDir, { recursive: true, force: true }));

/** The script of a chunk, and its styles where it has some. */
async function chunk(name: string): Promise<[string, ...string[]]> {
  const files = (await readdir(join(outDir, 'assets'))).filter((file) =>
    file.startsWith(`${name}-`),
  );
  const [script, ...others] = files.filter((file) => file.endsWith('.js'));
  const styles = files.filter((file) => file.endsWith('.css'));
  expect(others).toEqual([]);
  return [`assets/${script}`, ...styles.map((file) => `assets/${file}`)];
}

/** The scripts that a script imports at once. */
async function imports(script: string): Promise<string[]> {
  const text = await readFile(join(outDir, script), 'utf8');
  return [...text.matchAll(/(?:^|[;}\n])import(?:[^"'(]*?from)?\s*"\.\/([^"]+)"/g)].map(
    ([, name]) => `assets/${name}`,
  );
}

it('weighs at most 84 kB before its first use: page, styles, script and icon', async () => {
  const files = await filesOfStart(outDir);
  const scripts = files.filter((file) => file.endsWith('.js'));
  // Beside them are the page and its icon; the styles stand in the page.
  expect(files).toHaveLength(scripts.length + 2);
  // What it did not name would be fetched a trip later.
  for (const file of scripts) expect(scripts).toEqual(expect.arrayContaining(await imports(file)));
  expect(await weigh(outDir, files)).toBeLessThanOrEqual(84_000);
});

it('weighs at most 18 kB more for the client, 46 kB for markdown, 14 kB for the dialog about the model, 21 kB for what helps to cook, and 7 kB for sharing', async () => {
  expect(await weigh(outDir, await chunk('startModel'))).toBeLessThanOrEqual(14_000);
  expect(await weigh(outDir, await chunk('models'))).toBeLessThanOrEqual(18_000);
  expect(await weigh(outDir, await chunk('Markdown'))).toBeLessThanOrEqual(46_000);
  expect(await weigh(outDir, await chunk('dish'))).toBeLessThanOrEqual(21_000);
  expect(await weigh(outDir, await chunk('share'))).toBeLessThanOrEqual(7_000);
});

it('has no chunk that two others share, which could not be asked for again where it failed to load', async () => {
  const files = (await readdir(join(outDir, 'assets'))).filter((file) => file.endsWith('.js'));
  const atStart = await filesOfStart(outDir);
  for (const file of files) {
    const shared = (await imports(`assets/${file}`)).filter((name) => !atStart.includes(name));
    expect(shared, file).toEqual([]);
  }
});

it('weighs at most 10 kB for the cookbook', async () => {
  expect(await weigh(outDir, await chunk('cookbook'))).toBeLessThanOrEqual(10_000);
});

it('has at most one font, of at most 40 kB', async () => {
  const fonts = (await readdir(join(outDir, 'assets'))).filter((file) => /\.woff2?$/.test(file));
  expect(fonts.length).toBeLessThanOrEqual(1);
  for (const font of fonts) {
    expect((await readFile(join(outDir, 'assets', font))).length).toBeLessThanOrEqual(40 * 1024);
  }
});

it('leaves the prose of the charts at home', async () => {
  const [main] = await chunk('index');
  expect(await readFile(join(outDir, main), 'utf8')).not.toContain('A visitor lists ingredients');
});
