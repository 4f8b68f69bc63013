import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Site, serve } from './serve';

export type { Site };

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITE = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
);

/** A host's settings: the `VITE_…` variables of a build. */
export type HostSettings = Record<`VITE_${string}`, string>;

export interface BuildResult {
  exitCode: number;
  output: string;
}

/** Builds with these settings alone. In any `mode` but "test" the host's files of settings count too. */
export async function buildPage(
  outDir: string,
  settings: HostSettings,
  mode = 'test',
  flags: readonly string[] = [],
): Promise<BuildResult> {
  const foreign = /^(VITE|VITEST|NODE_ENV|FORCE_COLOR)/;
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !foreign.test(name)),
  );
  const args = [VITE, 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', ...flags];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: ROOT, env: { ...env, NO_COLOR: '1', ...settings }, timeout: 180_000 },
      (error, stdout, stderr) => {
        const exitCode = error ? Number(error.code ?? 1) : 0;
        resolve({ exitCode, output: stdout + stderr });
      },
    );
  });
}

export const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Serves a folder as a static host that allows no caching. `rewrite` changes a file before it is sent. */
export async function serveFolder(
  folder: string,
  rewrite?: (text: string, path: string) => string,
): Promise<Site> {
  return serve(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = normalize(decodeURIComponent(pathname)).replace(/[\\/]$/, '/index.html');
    try {
      const file = await readFile(join(folder, path));
      const body = rewrite && /\.(html|js)$/.test(path) ? rewrite(String(file), path) : file;
      response
        .writeHead(200, {
          'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
          'cache-control': 'no-store',
        })
        .end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    }
  });
}
