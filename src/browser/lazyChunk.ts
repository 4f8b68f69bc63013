/**
 * Makes a loader of a chunk that fetches it once, and again after a failure.
 *
 * @param load a function that is nothing but a dynamic import
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
