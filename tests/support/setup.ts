import { ReadableStream } from 'node:stream/web';
import { afterEach, vi } from 'vitest';

// In Node, a channel hears other threads. A test file should hear only itself.
const NodeBroadcastChannel = globalThis.BroadcastChannel;
const file = crypto.randomUUID();
class FileBroadcastChannel extends NodeBroadcastChannel {
  constructor(name: string) {
    super(`${name} of ${file}`);
  }
}
Object.defineProperty(globalThis, 'BroadcastChannel', {
  value: FileBroadcastChannel,
  configurable: true,
  writable: true,
});

// jsdom has none, and each browser has.
globalThis.ReadableStream ??= ReadableStream as typeof globalThis.ReadableStream;

/** As for `expect.poll` in `vite.config.ts`, in ms. Vitest has no setting for these two. */
const LONGEST_WAIT = 100_000;
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, withLimit(options));
vi.waitUntil = (callback, options) => waitUntil(callback, withLimit(options));
const withLimit = (options: number | { timeout?: number; interval?: number } = {}) =>
  typeof options === 'number' ? options : { timeout: LONGEST_WAIT, ...options };

// Each page would read a recipe that no test looks at.
vi.mock('../../src/recipe/warmUp', () => ({ warmUp: () => {} }));

// React would measure each component for the browser's tools.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

if (globalThis.document) {
  // jsdom lays nothing out, so no size ever changes.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: LONGEST_WAIT });
  // Only attributes hide an element, because no test has a style sheet. jsdom's default sheet
  // took a quarter of the tests' time.
  const blocks = new Set(['div', 'li', 'p', 'h2', 'h3']);
  const isHidden = (element: Element) =>
    element.hasAttribute('hidden') ||
    element.localName === 'datalist' ||
    (element.localName === 'dialog' && !element.hasAttribute('open')) ||
    (element.localName !== 'summary' &&
      element.parentElement?.localName === 'details' &&
      !element.parentElement.hasAttribute('open'));
  const styleOf = (element: Element, own = '') => {
    const { style } = document.createElement('i');
    style.cssText = own;
    style.display ||= blocks.has(element.localName) ? 'block' : 'inline';
    if (isHidden(element)) style.display = 'none';
    style.visibility ||= 'visible';
    return style;
  };
  // Tests ask for styles thousands of times, so most elements share three.
  const shared = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element) => {
    const own = element instanceof HTMLElement && element.getAttribute('style');
    if (own) return styleOf(element, own);
    const key = isHidden(element) ? 'none' : blocks.has(element.localName) ? 'block' : 'inline';
    const style = shared.get(key) ?? styleOf(element);
    shared.set(key, style);
    return style;
  };
  afterEach(() => {
    cleanup();
    try {
      // The next test has another visitor, whose browser keeps nothing yet.
      for (const storage of [localStorage, sessionStorage]) storage.clear();
    } catch {
      // This visitor's browser forbids storage.
    }
  });
}
