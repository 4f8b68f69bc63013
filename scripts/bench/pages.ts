import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildPage, TYPES } from '../../tests/support/browserPages';
import { type Site, serve } from '../../tests/support/serve';
import { compress, weighStart } from '../../tests/support/weigh';

/** This page for a hosted model, and a plain list in React with react-markdown, in one bundle. */
export type PageName = 'kitchen' | 'list';

/** Has the form of a token, but belongs to no account. */
const TOKEN = 'hf_tokenOfTheBenchmark00000000000000000';

/** Compresses the pages' files, and says how many bytes this page needs to start. */
export async function buildPages() {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-bench-'));
  const kitchen = join(folder, 'kitchen');
  const { exitCode, output } = await buildPage(kitchen, { VITE_HF_ACCESS_TOKEN: TOKEN });
  if (exitCode !== 0) throw new Error(`The page could not be built.\n${output}`);

  await build({
    configFile: false,
    root: join(import.meta.dirname, 'references/list'),
    base: './',
    envDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: join(folder, 'list'), emptyOutDir: true, chunkSizeWarningLimit: 1_000 },
  });
  const bytes = await weighStart(kitchen);
  await compressFiles(folder);
  return { folder, bytes, remove: () => rm(folder, { recursive: true }) };
}

const COMPRESSED = /\.(?:css|html|js|svg)$/;

/** Replaces each file, as a static host does ahead of time. */
async function compressFiles(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (COMPRESSED.test(path)) await writeFile(path, await compress(await readFile(path)));
  }
}

/** Serves compressed files on loopback, with the caching that docs/deploy.md asks for. */
export async function servePages(folder: string): Promise<Site> {
  return serve(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html');
    const body = await readFile(join(folder, path)).catch(() => undefined);
    response
      .writeHead(body ? 200 : 404, {
        'content-type': TYPES[extname(path)] ?? 'text/plain',
        ...(COMPRESSED.test(path) && { 'content-encoding': 'br' }),
        'cache-control': path.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      })
      .end(body);
  });
}
