import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HELPER = fileURLToPath(new URL('../../src/browser/loading/importStyled.ts', import.meta.url));

/** Lets the page's own function import chunks with their style sheets, in the place of Vite's helper. */
export function styledImports(): Plugin {
  return {
    name: 'styled-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importStyled as __vitePreload } from ${JSON.stringify(HELPER)};`,
    },
  };
}
