import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildPage } from '../../tests/support/browserPages';
import { type Site, serve } from '../../tests/support/serve';
import { compress, weighStart } from '../../tests/support/weigh';

/** The pages to measure, by the names of their folders. */
export type PageName =
  /** This page, built for a hosted model. */
  | 'kitchen'
  /** The same files without their scripts. */
  | 'scriptless'
  /** A hello of react-dom. */
  | 'hello'
  /** A plain list in React, and react-markdown without GFM, in one bundle. */
  | 'list';

/** A token by its form, which belongs to no account. */
const TOKEN = 'hf_tokenOfTheBenchmark00000000000000000';

/**
 * Builds all pages.
 *
 * @returns the folder that holds a compressed folder for each page, a function that removes it, and
 *   the weight of this page's start, in bytes
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
  const bytes = await weighStart(kitchen);
  await compressFiles(folder);
  return { folder, bytes, remove: () => rm(folder, { recursive: true }) };
}

/** Compresses a page's files in place, as a static host does ahead of time. */
async function compressFiles(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (extname(path) in TYPES) await writeFile(path, await compress(await readFile(path)));
  }
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves the compressed pages on loopback, with the caching that docs/deploy.md asks for. */
export async function servePages(folder: string): Promise<Site> {
  return serve(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html');
    const body = await readFile(join(folder, path)).catch(() => undefined);
    const type = TYPES[extname(path)];
    response
      .writeHead(body ? 200 : 404, {
        ...(body && type && { 'content-type': type, 'content-encoding': 'br' }),
        'cache-control': path.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      })
      .end(body);
  });
}
