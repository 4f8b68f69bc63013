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

/**
 * Removes the link of a style sheet that could not be fetched. Vite takes a link that is there for a
 * sheet that is there, so a second import of the chunk would succeed without its styles.
 */
export function removeFailedStyleSheets(): void {
  const remove = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  document.addEventListener('error', remove, { capture: true });
}
