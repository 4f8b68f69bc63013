import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

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
 *
 * @returns its address, with a slash at the end, and a function that ends it
 */
export async function serveCompressed(folder: string) {
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

  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(new URL(url, 'http://localhost').pathname);
    if (file) response.writeHead(200, file.headers).end(file.body);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
