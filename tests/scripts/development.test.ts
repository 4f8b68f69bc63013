import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { FORGET } from '../../scripts/build/starter';

it('in development, too, a tab forgets what was deleted before the page reads it, so it does not reload for ever', {
  tags: 'rare',
}, async () => {
  const server = await createServer({
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const html = await server.transformIndexHtml('/', readFileSync('index.html', 'utf8'));
  await server.close();
  expect(html).toContain(FORGET);
  expect(html.indexOf(FORGET)).toBeLessThan(html.indexOf('/src/main.tsx'));
});
