import type { Plugin } from 'vite';

/** Lets `lazyChunk` have its say in the address of each chunk that is imported when needed. */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: (code) => ({
      code: code.replace(
        /\bimport\((["'`])(\.\/[^"'`]+\.js)\1\)/g,
        (_, quote, address) => `import(${quote}${address}${quote}+(globalThis.chunkSuffix??""))`,
      ),
      map: null,
    }),
  };
}
