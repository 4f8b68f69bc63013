import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage } from '../support/browserPages';
import { hasCaddy, startCaddy } from './startCaddy';
import { hasBrotli, startNginx } from './startNginx';
import type { WebServer } from './webServer';

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
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/plain',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const IS_COMPRESSED_ALREADY = ['.jpg', '.png', '.woff2'];

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
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(hasBrotli ? ['gzip', 'br'] : ['gzip'])(
  'nginx as in the example, with %s',
  (encoding) => {
    let server: WebServer;
    beforeAll(async () => {
      server = await startNginx(folder, PATH, encoding === 'br');
    });
    afterAll(() => server.stop());

    it('gives every file its type, compressed, with all headers', async () => {
      const some = ['oauth-client.json', 'worker.js', 'de/manifest.webmanifest'];
      expect(files).toEqual(expect.arrayContaining(some));
      for (const file of files) {
        const { headers, bytes } = await checkFile(server, file);
        const isCompressed = !IS_COMPRESSED_ALREADY.includes(extname(file));
        expect.soft(headers['content-encoding'], file).toBe(isCompressed ? encoding : undefined);
        if (isCompressed) expect.soft(headers.vary, file).toMatch(/Accept-Encoding/i);
        const { size } = await stat(join(folder, file));
        if (isCompressed && size > 1_000) expect.soft(bytes, file).toBeLessThan(size * 0.75);
      }
    });

    checkPaths(() => server, encoding);

    it('never redirects to the host name that a caller asks with', async () => {
      const { headers } = await server.get(PATH.slice(0, -1), encoding, 'evil.example');
      expect(headers.location).toBe(PATH);
      const plain = await server.getPlain(PATH, 'evil.example');
      expect([plain.status, plain.headers.location]).toEqual([301, 'https://kitchen.example/a/b/']);
    });

    it('keeps no missing file in a cache', async () => {
      const { status, headers } = await server.get(`${PATH}assets/gone.js`, encoding);
      expect({ status, ...headers }).toMatchObject({ status: 404, ...SECURITY });
      expect(headers).not.toHaveProperty('cache-control');
    });
  },
);

describe.skipIf(!hasCaddy)('Caddy as in the example', () => {
  let server: WebServer;
  beforeAll(async () => {
    server = await startCaddy(folder, PATH);
  });
  afterAll(() => server.stop());

  it('gives every file its type, with all headers', async () => {
    for (const file of files) await checkFile(server, file);
  });

  checkPaths(() => server, 'gzip');

  it('keeps no missing file in a cache', async () => {
    const { status, headers } = await server.get(`${PATH}assets/gone.js`, 'gzip');
    expect({ status, ...headers }).toMatchObject({ status: 404, 'cache-control': 'no-store' });
  });
});

async function checkFile(server: WebServer, file: string) {
  const answer = await server.get(PATH + file, 'gzip, br');
  const { status, headers } = answer;
  expect.soft({ status, ...headers }, file).toMatchObject({
    status: 200,
    ...SECURITY,
    ...(file === 'worker.js' && WORKER_POLICY),
    'cache-control': file.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  });
  // Servers also name the characters, and a script may have either of two types.
  const type = headers['content-type']?.replace(/;.*/, '').replace('application/java', 'text/java');
  expect.soft(type, file).toBe(TYPES[extname(file)]);
  return answer;
}

function checkPaths(serverOf: () => WebServer, encoding: string) {
  it('gives redirects and other paths all headers', async () => {
    for (const path of [PATH.slice(0, -1), '/']) {
      expect.soft((await serverOf().get(path, encoding)).headers, path).toMatchObject(SECURITY);
    }
  });

  it.each(['/a/b/', '/a/b/de/'])(
    'gives the page at %s, and leads there from the path without a slash',
    async (path) => {
      const server = serverOf();
      const page = await server.get(path, encoding);
      expect(page).toMatchObject({
        status: 200,
        headers: { ...SECURITY, 'content-encoding': encoding, 'cache-control': 'no-cache' },
      });
      const file = await server.get(`${path}index.html`, encoding);
      expect([page.bytes, page.headers['content-type']]).toEqual([
        file.bytes,
        file.headers['content-type'],
      ]);
      const { status, headers } = await server.get(path.slice(0, -1), encoding);
      expect([301, 308]).toContain(status);
      const { pathname } = new URL(headers.location ?? '', 'https://kitchen.example/a/b/');
      expect(pathname).toBe(path);
      const plain = await server.getPlain(path);
      expect(plain.headers.location).toBe(`https://kitchen.example${path}`);
      expect([301, 308]).toContain(plain.status);
    },
  );
}
