/** What the worker stores: the files of its build, each checked by its hash. */

const OWN_CACHE = CACHES + BUILD.version;

/** All files of the build, or none. */
// biome-ignore lint/correctness/noUnusedVariables: serviceWorker.ts uses it
async function storeBuild(): Promise<void> {
  try {
    for (const folder of ['', ...(await foldersInUse())]) await storePage(folder);
  } catch (error) {
    await caches.delete(OWN_CACHE);
    throw error;
  }
}

/**
 * Stores a page after its files, so a stored page has them all; nothing of a page that the host has
 * changed. Throws a `TypeError` if the host gives another page, or not all of it. `given` is the
 * page if the host has just sent it.
 */
async function storePage(folder: string, given?: Response): Promise<void> {
  // The browser's own cache may hold a page that was cut.
  const response = given ?? (await fetch(scope + folder, { cache: 'reload' }));
  const { isWhole, isOwn, html } = await readPage(response, folder);
  if (!isWhole || !html.includes(BUILD.script)) {
    throw new TypeError('The host does not give the page of this worker.');
  }
  if (!isOwn) return;
  const cache = await caches.open(OWN_CACHE);
  const files = Object.entries(BUILD.pages[folder]?.files ?? {});
  await Promise.all(
    files.map(async ([path, hash]) => cache.put(scope + path, await fetchWhole(path, hash))),
  );
  await cache.put(scope + folder, response);
}

/** Whether a page from the host is complete, and whether it is the one of this build. */
async function readPage(response: Response, folder: string) {
  const bytes = await response.clone().arrayBuffer();
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const html = new TextDecoder().decode(bytes);
  const isGiven = response.ok && !response.redirected;
  return {
    html,
    isWhole: isGiven && html.includes('</html>'),
    isOwn: isGiven && BUILD.pages[folder]?.hash === `sha256-${btoa(String.fromCharCode(...sum))}`,
  };
}

/** The browser's own cache may have another version. Throws a `TypeError` if the host has, too. */
function fetchWhole(path: string, integrity: string): Promise<Response> {
  const get = (cache: RequestCache) => fetch(scope + path, { integrity, cache });
  return get(hasHashedName(path) ? 'default' : 'no-cache').catch(() => get('reload'));
}

/** The languages that visitors read: in a tab, or so far offline. */
async function foldersInUse(): Promise<string[]> {
  const open = (await findTabs()).map(({ url }) => pathOf({ url }));
  const folders = Object.keys(BUILD.pages).map(async (folder) =>
    folder && (open.includes(folder) || (await caches.match(scope + folder))) ? folder : [],
  );
  return (await Promise.all(folders)).flat();
}
