/**
 * Makes a loader that fetches a chunk once, and again after a failure.
 *
 * @param load fetches the chunk with a dynamic import
 */
export function lazyChunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;

  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
