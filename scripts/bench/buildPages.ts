import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildPage } from '../../tests/support/browserPages';

/** The pages that are measured, by the names of their folders. */
export type PageName =
  /** This page, built for a hosted model. */
  | 'kitchen'
  /** The same without its scripts. */
  | 'scriptless'
  /** React's "hello". */
  | 'hello'
  /** A plain list in React, and react-markdown without GFM, in one bundle. */
  | 'list';

/** Looks like a token, and is none. */
const TOKEN = 'hf_tokenOfTheBenchmark00000000000000000';

/**
 * Builds all pages.
 *
 * @returns the folder in which each has its own, and a function that removes it
 */
export async function buildPages() {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-bench-'));
  const kitchen = join(folder, 'kitchen');
  const { exitCode, output } = await buildPage(kitchen, { VITE_HF_ACCESS_TOKEN: TOKEN });
  if (exitCode !== 0) throw new Error(`The page could not be built.\n${output}`);
  await cp(kitchen, join(folder, 'scriptless'), { recursive: true });
  await removeScripts(join(folder, 'scriptless', 'index.html'));
  await buildReference('hello', folder);
  await buildReference('list', folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

async function buildReference(name: PageName, folder: string) {
  await build({
    configFile: false,
    root: fileURLToPath(new URL(`references/${name}/`, import.meta.url)),
    base: './',
    envDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: join(folder, name), emptyOutDir: true, chunkSizeWarningLimit: 1_000 },
  });
}

async function removeScripts(path: string) {
  const html = await readFile(path, 'utf8');
  const rest = html.replace(/<script\b.*?<\/script>/gs, '');
  if (rest === html) throw new Error('The page has no script to remove.');
  await writeFile(path, rest);
}
