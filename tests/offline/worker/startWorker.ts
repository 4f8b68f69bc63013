import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { vi } from 'vitest';
import { compileWorker } from '../../../scripts/build/serviceWorker.ts';

export const SCOPE = 'https://kitchen.example/saffron/';
export const CACHES = `saffron.files ${SCOPE} `;
export const BUSY_LOCK = `saffron.busy ${SCOPE}`;

/** The same in every language. */
export const PAGE =
  '<html><script src="./assets/index-new.js"></script><div id="root"></div></html>';

const hash = `sha256-${createHash('sha256').update(PAGE).digest('base64')}`;

const BUILD = {
  version: 'new',
  script: 'assets/index-new.js',
  pages: {
    '': { hash, files: { 'assets/index-new.js': 'sha256-a', 'icon.svg': 'sha256-b' } },
    'de/': {
      hash,
      files: { 'assets/words-de.js': 'sha256-d', 'de/manifest.webmanifest': 'sha256-e' },
    },
  },
  later: { 'assets/language-de.js': 'sha256-c' },
};

class FakeCache {
  readonly entries = new Map<string, Response>();
  async put(address: string, response: Response) {
    this.entries.set(address, response);
  }

  async delete(address: string) {
    return this.entries.delete(address);
  }

  async match(address: string) {
    return this.entries.get(address)?.clone();
  }
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();

  add(name: string, ...addresses: string[]) {
    const cache = new FakeCache();
    for (const address of addresses) cache.entries.set(address, new Response(`${name} ${address}`));
    this.all.set(name, cache);
    return cache;
  }

  get names() {
    return [...this.all.keys()];
  }

  async open(name: string) {
    return this.all.get(name) ?? this.add(name);
  }

  async keys() {
    return this.names;
  }

  async delete(name: string) {
    return this.all.delete(name);
  }

  async match(address: string, { cacheName }: { cacheName?: string } = {}) {
    for (const [name, cache] of this.all) {
      const found = await cache.match(address);
      if (found && (cacheName ?? name) === name) return found;
    }
  }
}

type Listener = (event: object) => void;

export interface Tab {
  url: string;
  /** Undefined for a tab that never answers. */
  script?: string;
  id?: string;
  isVisible?: boolean;
  /** Another worker controls it, or none does. */
  isUncontrolled?: boolean;
}

export async function startWorker(file: 'serviceWorker.ts' | 'removal.ts' = 'serviceWorker.ts') {
  const code = await compileWorker(
    new URL('../../../src/offline/worker', import.meta.url).pathname,
    file,
  );
  const listeners = new Map<string, Listener>();
  const caches = new FakeCaches();
  const tabs: Tab[] = [];
  const locks: { name: string }[] = [];
  const focused: string[] = [];
  const registration = {
    scope: SCOPE,
    installing: null as object | null,
    waiting: null as object | null,
    unregister: vi.fn(async () => true),
    showNotification: vi.fn(async (_: string, __: NotificationOptions) => {}),
  };
  const clients = {
    claim: vi.fn(async () => {}),
    openWindow: vi.fn(async (_: string) => null),
    matchAll: async ({ includeUncontrolled = false } = {}) =>
      tabs
        .filter(({ isUncontrolled }) => includeUncontrolled || !isUncontrolled)
        .map(({ url, script, id, isVisible }) => ({
          url,
          id,
          visibilityState: isVisible ? 'visible' : 'hidden',
          focus: async () => void focused.push(id ?? url),
          postMessage: (_: unknown, [port]: MessagePort[]) => {
            if (script !== undefined) port?.postMessage(script);
          },
        })),
  };
  const skipWaiting = vi.fn(async () => {});
  const fetchFile = vi.fn(async (asked: string | Request, _?: RequestInit) => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url);
    return new Response(pathname.endsWith('/') ? PAGE : `file ${pathname}`);
  });
  /** The clock does not run by itself. */
  const timeouts: { run: () => void; after: number }[] = [];
  // Its ports answer at once; those of Node keep it running.
  class FakeChannel {
    readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = {
      onmessage: null,
    };
    readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
  }
  runInNewContext(`const BUILD=${JSON.stringify(BUILD)};${code}`, {
    self: {
      registration,
      clients,
      skipWaiting,
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    },
    navigator: { locks: { query: async () => ({ held: locks }) } },
    caches,
    fetch: fetchFile,
    Request,
    Response,
    TextDecoder,
    Uint8Array,
    crypto,
    btoa,
    URL,
    MessageChannel: FakeChannel,
    setTimeout: (run: () => void, after: number) => timeouts.push({ run, after }),
  });

  async function send(type: string, event: object = {}) {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({
      ...event,
      waitUntil: (done: Promise<unknown>) => {
        work = done;
      },
    });
    await work;
  }

  return {
    caches,
    tabs,
    focused,
    locks,
    registration,
    clients,
    skipWaiting,
    fetchFile,
    timeouts,
    send,
    /** Null if the worker leaves the request to the browser. */
    async ask(address: string, init?: RequestInit): Promise<string | null> {
      let answer: Promise<Response> | null = null;
      const request = new Request(new URL(address, SCOPE), init);
      listeners.get('fetch')?.({
        request,
        respondWith: (response: Promise<Response>) => {
          answer = response;
        },
      });
      const response = await (answer as Promise<Response> | null);
      return response ? response.text() : null;
    },
  };
}
