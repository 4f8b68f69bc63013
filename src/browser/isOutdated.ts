/** The file of the script that the page starts with. Its name holds a hash of its content. */
const SCRIPT = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';

/**
 * Whether the server has a newer version of this page, so its parts may be gone. Ask it when a
 * part cannot be fetched.
 */
export async function isOutdated(): Promise<boolean> {
  // Only a build names its files so.
  if (!import.meta.env.PROD) return false;
  const html = await fetch(location.pathname, { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : SCRIPT),
    () => SCRIPT,
  );
  return !html.includes(SCRIPT);
}

/** Loads the page anew. */
export function reloadPage(): void {
  location.reload();
}
