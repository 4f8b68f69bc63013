/**
 * Makes a loader that fetches a chunk once, and again after a failure.
 *
 * @param load fetches the chunk with a dynamic import
 */
export function lazyChunk<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;

  return () => {
    loading ??= Promise.all([load(), reloadFailedStyleSheets()])
      .then(([module]) => module)
      .catch((error) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}

/**
 * Marks the links of style sheets that could not be fetched, so the next chunk fetches them again.
 * Vite asks for a sheet once: a second import of its chunk would succeed without its styles.
 */
export function markFailedStyleSheets(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      target.dataset.failed = '';
  };
  document.addEventListener('error', mark, { capture: true });
}

/** @throws {TypeError} if a sheet cannot be fetched this time either */
async function reloadFailedStyleSheets(): Promise<void> {
  const failed = globalThis.document?.querySelectorAll('link[data-failed]') ?? [];
  await Promise.all(
    [...failed].map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          delete again.dataset.failed;
          again.onload = resolve;
          again.onerror = () => reject(new TypeError('Failed to fetch'));
          link.replaceWith(again);
        }),
    ),
  );
}
