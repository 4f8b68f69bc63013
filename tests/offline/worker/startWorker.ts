import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { vi } from 'vitest';
import { compileWorker } from '../../../scripts/build/serviceWorker.ts';

/** The page's folder, as the worker sees it. */
export const SCOPE = 'https://kitchen.example/saffron/';
export const CACHES = `saffron.files ${SCOPE} `;
export const BUSY_LOCK = `saffron.busy ${SCOPE}`;

/** The page of the build, in every language. */
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

/** A cache in memory: what is in it, by address. */
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

/** All caches of an origin. */
class FakeCaches {
  readonly all = new Map<string, FakeCache>();

  /** Makes a cache that holds something at each address. */
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

/** A tab, and how it answers when the worker asks for its script. */
export interface Tab {
  url: string;
  /** The address of its script; undefined for a tab that never answers. */
  script?: string;
  id?: string;
  /** Whether the visitor sees it. */
  isVisible?: boolean;
  /** Whether another worker, or none, controls it. */
  isUncontrolled?: boolean;
}

/** Runs a worker of the build with stand-ins for what a browser gives it. */
export async function startWorker(file: 'serviceWorker.ts' | 'removal.ts' = 'serviceWorker.ts') {
  const code = await compileWorker(
    new URL('../../../src/offline/worker', import.meta.url).pathname,
    file,
  );
  const listeners = new Map<string, Listener>();
  const caches = new FakeCaches();
  const tabs: Tab[] = [];
  const locks: { name: string }[] = [];
  /** The tabs that the worker has shown. */
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
  /** What waits for a tab's answer. The clock does not run by itself. */
  const timeouts: { run: () => void; after: number }[] = [];
  // Ports that answer at once; those of Node keep it running.
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

  /** Sends an event, and waits for what the worker does about it. */
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
    /** @returns what the worker answers a request with; null if it leaves it to the browser */
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
