import { afterEach } from 'vitest';

// Most tests have no document, and are spared what only those with one need.
if (globalThis.document) {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
