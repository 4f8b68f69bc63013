import { readFile } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TYPES } from '../support/browserPages';
import { type Site, serve } from '../support/serve';

interface HostReply {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

const FOLDER = '/a/b/';

/** The policy that docs/deploy.md asks for the worker's file. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** A static host with https, whose files and network a test changes. */
export class TlsSite {
  readonly url: string;
  /** Requested paths below the page's folder, in order. */
  readonly requests: string[] = [];
  folder: string;
  /** What the host answers to a path in place of its file. */
  readonly replies = new Map<string, HostReply>();
  isDown = false;
  /** To these paths the host answers once with half of the file, as if it were whole. */
  readonly cuts = new Set<string>();
  /** Some hosts change every page. */
  rewrite = (html: string) => html;
  isCompressing = false;
  readonly #site: Site;

  private constructor(folder: string, site: Site) {
    this.folder = folder;
    this.#site = site;
    this.url = site.url.slice(0, -1) + FOLDER;
  }

  static async start(folder: string): Promise<TlsSite> {
    let self: TlsSite | undefined;
    const site = await serve(
      async (request, response) => {
        if (!self || self.isDown) return void request.socket.destroy();
        const path = new URL(request.url ?? '', self.url).pathname.slice(FOLDER.length);
        self.requests.push(path);
        const file = path.replace(/(^|\/)$/, '$1index.html');
        const { status = 200, headers, body } = self.replies.get(path) ?? {};
        const bytes = await readFile(join(self.folder, file)).catch(() => undefined);
        const isCut = self.cuts.delete(path);
        const given = isCut ? bytes?.subarray(0, bytes.length / 2) : bytes;
        const whole = body ?? (/\.html$/.test(file) && given ? self.rewrite(`${given}`) : given);
        const content = self.isCompressing && whole ? gzipSync(whole) : whole;
        response
          .writeHead(content === undefined ? 404 : status, {
            'content-type': TYPES[extname(file)] ?? 'text/plain',
            'cache-control': path.startsWith('assets/')
              ? 'public, max-age=31536000, immutable'
              : 'no-cache',
            vary: 'Accept-Encoding, Origin',
            ...(self.isCompressing && { 'content-encoding': 'gzip' }),
            ...(path === 'worker.js' && { 'content-security-policy': WORKER_POLICY }),
            ...headers,
          })
          .end(content);
      },
      { tls: true },
    );
    self = new TlsSite(folder, site);
    return self;
  }

  close(): Promise<void> {
    return this.#site.close();
  }
}
