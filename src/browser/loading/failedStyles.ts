/** Style sheets that could not be fetched. Vite asks for none of them again. */
const failed = new Set<string>();

export function watchStyles(signal: AbortSignal): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    failed.add(target.href);
    target.remove();
  };
  // The event does not bubble.
  addEventListener('error', note, { capture: true, signal });
}

/** Keeps a part from coming without its styles. Throws a `TypeError` if a sheet fails again. */
export async function fetchFailedStyles(): Promise<void> {
  const sheets = [...failed].map(
    (href) =>
      new Promise<unknown>((resolve, reject) => {
        failed.delete(href);
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: resolve });
        link.onerror = () => reject(new TypeError('Failed to fetch'));
        document.head.append(link);
      }),
  );
  await Promise.all(sheets);
}
