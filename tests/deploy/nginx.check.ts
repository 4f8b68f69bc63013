import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage } from '../support/browserPages';
import { hasBrotli, type Nginx, startNginx } from './startNginx';

const PATH = '/a/b/';
const SECURITY = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
};
const WORKER_POLICY = { 'content-security-policy': "default-src 'none'; connect-src 'self'" };
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.md': 'text/plain',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const IS_COMPRESSED_ALREADY = ['.png', '.woff2'];

let folder: string;
let files: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saffron-deploy-'));
  const { exitCode, output } = await buildPage(folder, {
    VITE_SITE_URL: 'https://kitchen.example/a/b',
  });
  if (exitCode !== 0) throw new Error(output);
  // nginx reads it as another user.
  await chmod(folder, 0o755);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(hasBrotli ? ['gzip', 'br'] : ['gzip'])(
  'nginx as in the example, with %s',
  (encoding) => {
    let nginx: Nginx;
    beforeAll(async () => {
      nginx = await startNginx(folder, PATH, encoding === 'br');
    });
    afterAll(() => nginx.stop());

    it('gives every file its type, compressed, with all headers', async () => {
      expect(files).toEqual(expect.arrayContaining(['oauth-client.json', 'worker.js']));
      for (const file of files) {
        const { status, headers, bytes } = await nginx.get(PATH + file, 'gzip, br');
        const extension = extname(file);
        const isCompressed = !IS_COMPRESSED_ALREADY.includes(extension);
        const isHashed = file.startsWith('assets/');
        expect.soft({ status, ...headers }, file).toMatchObject({
          status: 200,
          ...SECURITY,
          ...(file === 'worker.js' && WORKER_POLICY),
          'content-type': TYPES[extension],
          'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        });
        expect.soft(headers['content-encoding'], file).toBe(isCompressed ? encoding : undefined);
        if (isCompressed) expect.soft(headers.vary, file).toMatch(/Accept-Encoding/i);
        const { size } = await stat(join(folder, file));
        if (isCompressed && size > 1_000) expect.soft(bytes, file).toBeLessThan(size * 0.75);
      }
    });

    it('gives the page at its folder, and leads there from the path without a slash', async () => {
      expect(await nginx.get(PATH, encoding)).toMatchObject({
        status: 200,
        headers: { ...SECURITY, 'content-encoding': encoding, 'cache-control': 'no-cache' },
      });
      const { status, headers } = await nginx.get(PATH.slice(0, -1), encoding);
      expect([status, headers.location]).toEqual([301, expect.stringMatching(/\/a\/b\/$/)]);
      const plain = await nginx.getPlain(PATH);
      expect([plain.status, plain.headers.location]).toEqual([301, 'https://kitchen.example/a/b/']);
    });

    it('leads nobody to the name that a caller asks with', async () => {
      const { headers } = await nginx.get(PATH.slice(0, -1), encoding, 'evil.example');
      expect(headers.location).toBe(PATH);
      const plain = await nginx.getPlain(PATH, 'evil.example');
      expect([plain.status, plain.headers.location]).toEqual([301, 'https://kitchen.example/a/b/']);
    });

    it('keeps no missing file in a cache', async () => {
      const { status, headers } = await nginx.get(`${PATH}assets/gone.js`, encoding);
      expect({ status, ...headers }).toMatchObject({ status: 404, ...SECURITY });
      expect(headers).not.toHaveProperty('cache-control');
    });
  },
);
