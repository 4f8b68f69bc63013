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
  afterEach(cleanup);
  // Files share the document: each begins with an empty one, and with empty storage.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
