import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildPage } from '../../tests/support/browserPages';
import { type Site, serve } from '../../tests/support/serve';
import { compress } from './weigh';

/** The pages that are measured, by the names of their folders. */
export type PageName =
  /** This page, built for a hosted model. */
  | 'kitchen'
  /** The same files without their scripts. */
  | 'scriptless'
  /** A hello of react-dom. */
  | 'hello'
  /** A plain list in React, and react-markdown without GFM, in one bundle. */
  | 'list';

/** Looks like a token, but no account has it. */
const TOKEN = 'hf_tokenOfTheBenchmark00000000000000000';

/**
 * Builds all pages.
 *
 * @returns the folder that holds a folder for each page, and a function that removes it
 */
export async function buildPages() {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-bench-'));
  const kitchen = join(folder, 'kitchen');
  const { exitCode, output } = await buildPage(kitchen, { VITE_HF_ACCESS_TOKEN: TOKEN });
  if (exitCode !== 0) throw new Error(`The page could not be built.\n${output}`);

  await cp(kitchen, join(folder, 'scriptless'), { recursive: true });
  const html = await readFile(join(kitchen, 'index.html'), 'utf8');
  const scriptless = html.replace(/<script\b.*?<\/script>/gs, '');
  if (scriptless === html) throw new Error('The page has no script to remove.');
  await writeFile(join(folder, 'scriptless/index.html'), scriptless);

  for (const name of ['hello', 'list'] satisfies PageName[]) {
    await build({
      configFile: false,
      root: join(import.meta.dirname, 'references', name),
      base: './',
      envDir: false,
      logLevel: 'warn',
      plugins: [react()],
      build: { outDir: join(folder, name), emptyOutDir: true, chunkSizeWarningLimit: 1_000 },
    });
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves built pages on loopback, with brotli and with the caching that docs/deploy.md asks for. */
export async function servePages(folder: string): Promise<Site> {
  const files = new Map<string, Promise<Buffer>>();

  return serve(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html');
    const extension = extname(path);
    const isCompressed = /^\.(?:png|woff2)$/.test(extension);
    const read = async () => {
      const file = await readFile(join(folder, path));
      return isCompressed ? file : compress(file);
    };
    const body = files.get(path) ?? read();
    files.set(path, body);
    const headers = {
      'content-type': TYPES[extension] ?? 'application/json',
      'cache-control': path.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(!isCompressed && { 'content-encoding': 'br' }),
    };
    body.then(
      (bytes) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
}
