import { createServer } from 'vite';
import { changePage } from './changePage.ts';

const PLACE = '<div id="root"></div>';

/** Renders the first screen into the built page, so the browser paints it before the script arrives. */
export const prerenderedShell = () =>
  changePage('prerendered-shell', PLACE, async (_, { root, mode, define, resolve, css }) => {
    const server = await createServer({
      configFile: false,
      root,
      mode,
      envDir: false,
      define: define ?? {},
      logLevel: 'silent',
      resolve: { alias: resolve.alias },
      css: { modules: css.modules ?? {} },
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      appType: 'custom',
    });
    try {
      const { prerender } = await server.ssrLoadModule('/src/app/prerender.tsx');
      return PLACE.replace('><', () => `>${prerender()}<`);
    } finally {
      await server.close();
    }
  });
