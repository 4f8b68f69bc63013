import { createServer } from 'vite';
import type { prerender } from '../../src/app/prerender.tsx';
import { changePage } from './changePage.ts';
import type { ShippedLanguage } from './languages.ts';

const PLACE = '<div id="root"></div>';

/** What the page prerenders in each language, by its code. */
export type Shells = Map<string, ReturnType<typeof prerender>>;

/**
 * Renders the first screen into the built page, so the browser paints it before the script arrives.
 *
 * @param shells gets the first screen of each language
 */
export const prerenderedShell = (languages: readonly ShippedLanguage[], shells: Shells) =>
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
      const app = await server.ssrLoadModule('/src/app/prerender.tsx');
      const render: typeof prerender = app.prerender;
      const english = render();
      shells.set('en', english);
      // Each replaces all words of the one before.
      for (const { code, module } of languages) {
        shells.set(code, render((await server.ssrLoadModule(`/${module}`)).language));
      }
      return PLACE.replace('><', () => `>${english.shell}<`);
    } finally {
      await server.close();
    }
  });
