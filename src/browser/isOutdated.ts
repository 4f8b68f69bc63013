/**
 * Whether there is a newer version of this page. The service worker's cache says so, or without a worker
 * the server, which may no longer have the parts of this version.
 *
 * @param script the address of the script that this page runs, whose name holds a hash of its content
 */
export async function isOutdated(script: string): Promise<boolean> {
  // Only the files of a build have such names.
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
