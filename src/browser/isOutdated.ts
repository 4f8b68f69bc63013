/**
 * Whether there is a newer version of this page: in the service worker's cache, or without a worker
 * on the server, where the parts of this one may be gone.
 *
 * @param script the address of the script that this page runs, whose name holds a hash of its content
 */
export async function isOutdated(script: string): Promise<boolean> {
  // Only a build names its files so.
  if (!import.meta.env.PROD) return false;
  const file = new URL(script).pathname.split('/').at(-1) ?? '';
  const html = await fetch(location.pathname, { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : file),
    () => file,
  );
  return !html.includes(file);
}

/** Loads the page anew. */
export function reloadPage(): void {
  location.reload();
}
