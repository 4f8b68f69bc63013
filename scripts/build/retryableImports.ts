import type { Plugin } from 'vite';

/**
 * Fetches a chunk and the style sheets that it needs, and fails where one of them cannot be had.
 * Stands in for Vite's own helper, which takes a sheet that failed for one that is there.
 */
const HELPER = `
const addSheet = (href, importer) =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(href + (globalThis.chunkSuffix ?? ''), importer).href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError('Failed to fetch the styles ' + link.href));
    };
    document.head.append(link);
  });

export const __vitePreload = async (load, sheets = [], importer) =>
  (await Promise.all([load(), ...sheets.map((href) => addSheet(href, importer))]))[0];
`;

/** Lets `lazyChunk` have its say in the addresses of each chunk that is imported when needed. */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : null),
    generateBundle: {
      // Vite looks up a chunk's sheets by the plain addresses.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = file.code.replace(
            /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g,
            (_, quote, address) =>
              `import(${quote}${address}${quote}+(globalThis.chunkSuffix??""))`,
          );
        }
      },
    },
  };
}
