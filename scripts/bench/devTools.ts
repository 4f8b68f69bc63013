import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';

/** A page's line to the browser's DevTools protocol. */
export interface DevTools {
  send: CDPSession['send'];
  /**
   * Calls the listener with the parameters of each such event.
   *
   * @returns what ends it
   */
  listen<Parameters>(event: string, listener: (parameters: Parameters) => void): () => void;
}

/** A browser in which nothing is observed but what is asked for. */
export interface BareBrowser {
  version: string;
  /** Opens an empty page in a context of its own, and closes it after use. */
  withPage<Result>(use: (devTools: DevTools) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** What the browser says: the answer to a command, which has its id, or an event. */
interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--hide-scrollbars',
  '--mute-audio',
];

/**
 * Starts a browser that is led through a pipe.
 *
 * Playwright's way is not for measuring: it has the runtime of every page observed, for which V8
 * notes the place of each error that is created, and parses the script anew for it. React creates
 * some as it starts, so that a start which is quick for every visitor would be a slow one.
 *
 * @throws {Error} when the browser ends
 */
export async function startBrowser(executablePath: string): Promise<BareBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'saffron-bench-'));
  // A browser that root has started gets no sandbox from the system.
  const rights = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = spawn(executablePath, [...FLAGS, ...rights, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const commands = browser.stdio[3] as Writable;
  const messages = browser.stdio[4] as Readable;

  const waiting = new Map<number, (answer: Message) => void>();
  const listeners = new Set<(event: Message) => void>();
  let commandsSent = 0;
  let unread = '';

  messages.setEncoding('utf8').on('data', (text: string) => {
    const parts = (unread + text).split('\0');
    unread = parts.pop() ?? '';
    for (const part of parts) {
      const message: Message = JSON.parse(part);
      if (message.id) waiting.get(message.id)?.(message);
      else for (const listener of listeners) listener(message);
    }
  });
  browser.once('exit', () => {
    for (const answer of waiting.values()) answer({ error: { message: 'The browser has ended.' } });
  });

  const sendTo = (sessionId?: string) => {
    const send = (method: string, params: unknown = {}) =>
      new Promise<unknown>((resolve, reject) => {
        commandsSent += 1;
        const id = commandsSent;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
    return send as CDPSession['send'];
  };

  const send = sendTo();
  const { product } = await send('Browser.getVersion');

  return {
    version: product.replace(/^.*\//, ''),

    async withPage(use) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      try {
        return await use({
          send: sendTo(sessionId),
          listen(event, listener) {
            const take = (message: Message) => {
              if (message.sessionId !== sessionId || message.method !== event) return;
              listener(message.params as Parameters<typeof listener>[0]);
            };
            listeners.add(take);
            return () => listeners.delete(take);
          },
        });
      } finally {
        await send('Target.disposeBrowserContext', { browserContextId });
      }
    },

    async close() {
      const ended = once(browser, 'exit');
      // It may end before it has answered.
      await Promise.allSettled([send('Browser.close'), ended]);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
