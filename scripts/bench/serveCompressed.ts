import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Site, serve } from '../../tests/support/serve';

const compress = promisify(brotliCompress);

const TEXTS: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

const COMPRESSED_ALREADY: Record<string, string> = {
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Compresses a text as a static host does ahead of time: brotli at its best, 11. */
export function compressText(content: Buffer): Promise<Buffer> {
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/**
 * Serves a folder on a free port of loopback, compressed, with the caching that docs/deploy.md asks
 * for. Everything is compressed before the first request.
 */
export async function serveCompressed(folder: string): Promise<Site> {
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const extension = extname(entry.name);
    const type = TEXTS[extension] ?? COMPRESSED_ALREADY[extension];
    if (!type) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    const isText = extension in TEXTS;
    const body = isText ? await compressText(content) : content;
    const address = path.slice(folder.length).replaceAll('\\', '/');
    files.set(address.replace(/\/index\.html$/, '/'), {
      body,
      headers: {
        'content-type': type,
        'content-length': String(body.length),
        'cache-control': address.includes('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(isText && { 'content-encoding': 'br' }),
      },
    });
  }

  return serve(({ url = '/' }, response) => {
    const file = files.get(new URL(url, 'http://localhost').pathname);
    if (file) response.writeHead(200, file.headers).end(file.body);
    else response.writeHead(404).end();
  });
}
