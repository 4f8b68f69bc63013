import { threadId } from 'node:worker_threads';
import { afterEach } from 'vitest';

// Node lets the channels of all threads hear each other; test files are to hear their own.
const NodeBroadcastChannel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends NodeBroadcastChannel {
  constructor(name: string) {
    super(`${name} in thread ${threadId}`);
  }
};

// Most tests have no document, and are spared what only those with one need.
if (globalThis.document) {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine takes its time.
  configure({ asyncUtilTimeout: 10_000 });
  // No test has a style sheet, so attributes alone hide an element. jsdom would look through
  // its default sheet each time, which took a quarter of their time.
  const hidden = '[hidden], datalist, dialog:not([open]), details:not([open]) > :not(summary)';
  window.getComputedStyle = (element) => {
    const { style } = document.createElement('i');
    if (element instanceof HTMLElement) style.cssText = element.style.cssText;
    style.display ||= element.matches('div, li, p, h2, h3') ? 'block' : 'inline';
    if (element.matches(hidden)) style.display = 'none';
    style.visibility ||= 'visible';
    return style;
  };
  afterEach(cleanup);
  // Files share the document: each begins with an empty one, and with empty storage.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
