/**
 * Whether there is a newer version of this page. The worker's cache says so; without a worker the
 * server does, which may no longer have the parts of this version. `script` is this page's own
 * script, whose name holds a hash.
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
