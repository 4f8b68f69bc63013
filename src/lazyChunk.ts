declare global {
  /** What a built page's dynamic imports add to the address of their chunk. */
  var chunkSuffix: string | undefined;
}

let failures = 0;

/**
 * Makes a loader of a chunk that fetches it once. After a failure, chunks are asked for under another
 * address: browsers remember a module that could not be fetched, and never ask for it again.
 *
 * @param load a function that is nothing but a dynamic import
 */
export function lazyChunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;

  return () => {
    loading ??= load().catch((error) => {
      failures += 1;
      globalThis.chunkSuffix = `?again=${failures}`;
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
