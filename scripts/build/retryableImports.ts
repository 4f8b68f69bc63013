import type { Plugin } from 'vite';

/** Lets `lazyChunk` have its say in the address of each chunk that is imported when needed. */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      // All styles stand in the page: no chunk has a sheet to wait for, which is Vite's helper's job.
      if (id === '\0vite/preload-helper.js')
        return 'export const __vitePreload = (load) => load();';
      return null;
    },
    renderChunk: (code) => ({
      code: code.replace(
        /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g,
        (_, quote, address) => `import(${quote}${address}${quote}+(globalThis.chunkSuffix??""))`,
      ),
      map: null,
    }),
  };
}
