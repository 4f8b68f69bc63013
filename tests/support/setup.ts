import { threadId } from 'node:worker_threads';
import { afterEach, expect, vi } from 'vitest';

// Node lets the channels of all threads hear each other; test files are to hear their own.
const NodeBroadcastChannel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends NodeBroadcastChannel {
  constructor(name: string) {
    super(`${name} in thread ${threadId}`);
  }
};

// Files share the modules that are loaded. One that mocks some gets its own; `Sequencer` has the mocks come last.
const hasOwnModules = expect.getState().testPath?.includes('.mocked.');
if (hasOwnModules) vi.resetModules();

// Each page would read a recipe that no test sees. `practise.dom.test.ts` does.
vi.mock('../../src/app/recipe/practise', () => ({ practise: () => {} }));

// React would measure each component for a browser's tools, which no test reads.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

// Most tests have no document, and are spared what only those with one need.
if (globalThis.document) {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine takes its time.
  configure({ asyncUtilTimeout: 10_000 });
  // No test has a style sheet, so attributes alone hide an element. jsdom would look through
  // its default sheet each time, which took a quarter of their time.
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
  // Elements without a style of their own share three, as tests ask some thousand times.
  const shared = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element) => {
    const own = element instanceof HTMLElement && element.getAttribute('style');
    if (own) return styleOf(element, own);
    const key = isHidden(element) ? 'none' : blocks.has(element.localName) ? 'block' : 'inline';
    const style = shared.get(key) ?? styleOf(element);
    shared.set(key, style);
    return style;
  };
  afterEach(cleanup);
  // An earlier file may have sent the page back in its history, which takes a task.
  await new Promise((done) => setTimeout(done));
  // Files share the document: each begins with an empty one, empty storage, and the address of the page.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // A fake clock may have swallowed the end of that way back, for which the page would wait.
  dispatchEvent(new PopStateEvent('popstate'));
  // What the modules of earlier files do as the page goes back would take back what this file's own ones add.
  // Shared modules need their listeners.
  const page = window as typeof window & { onBack?: Set<EventListener> };
  if (hasOwnModules)
    for (const listener of page.onBack ?? []) removeEventListener('popstate', listener);
  if (!page.onBack) {
    const known = new Set<EventListener>();
    page.onBack = known;
    const listen: typeof addEventListener = page.addEventListener.bind(page);
    globalThis.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      if (args[0] === 'popstate') known.add(args[1] as EventListener);
      listen(...args);
    };
  }
}
