/**
 * Keeps every file of one build in a cache, and answers the page's requests for them. It answers no
 * other request. Each build brings its own worker and its own cache. A new worker takes over when no tab is
 * busy, and keeps an older build's cache until no tab needs it.
 */

const OWN_CACHE = CACHES + BUILD.version;

/** How long a tab may take to name its script, in ms. */
const ANSWER_TIMEOUT = 3_000;

worker.addEventListener('install', (event) => {
  event.waitUntil(storeBuild().then(takeOverIfFree));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim().then(removeOldCaches));
});

// A tab is no longer busy, or a page has started, maybe in place of an older one.
worker.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data?.type === 'timer') event.waitUntil(showNotice(data, (source as Client | null)?.id));
  else event.waitUntil(data === 'free' ? takeOverIfFree() : removeOldCaches());
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data));
});

worker.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path !== undefined) event.respondWith(answer(event.request, scope + path));
});

/** Stores all files of the build, or none. The hashes refuse any other content. */
async function storeBuild(): Promise<void> {
  const cache = await caches.open(OWN_CACHE);
  try {
    await storePage(cache, '', BUILD.files);
    for (const folder of await foldersInUse()) {
      await storePage(cache, folder, BUILD.languages[folder] ?? {});
    }
  } catch (error) {
    await caches.delete(OWN_CACHE);
    throw error;
  }
}

/** Stores the page in a folder, with its files. @throws {TypeError} if the host gives others */
async function storePage(
  cache: Cache,
  folder: string,
  files: Record<string, string>,
): Promise<void> {
  // Some hosts write into the page, so it has no hash.
  const page = await fetch(scope + folder, { cache: 'no-cache' });
  const html = await page.clone().text();
  if (!page.ok || page.redirected || !html.includes(BUILD.script)) {
    throw new TypeError('The host does not give the page of this worker.');
  }
  await cache.put(scope + folder, page);
  await cache.addAll(
    Object.entries(files).map(
      ([path, integrity]) =>
        new Request(scope + path, {
          integrity,
          cache: hasHashedName(path) ? 'default' : 'no-cache',
        }),
    ),
  );
}

/** The folders of the languages that somebody reads: in a tab, or so far offline. */
async function foldersInUse(): Promise<string[]> {
  const open = (await findTabs()).map(({ url }) => pathOf({ url }));
  const folders = Object.keys(BUILD.languages).map(async (folder) =>
    open.includes(folder) || (await caches.match(scope + folder)) ? folder : [],
  );
  return (await Promise.all(folders)).flat();
}

const isPage = (path: string | undefined) =>
  path === '' || Object.hasOwn(BUILD.languages, path ?? '');

/** The tabs of the page, also those that another worker controls. */
async function findTabs(): Promise<WindowClient[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => isPage(pathOf({ url })));
}

/**
 * Shows that a timer has ended, unless the visitor sees a tab of the page.
 *
 * @param tab the tab with the timer
 */
async function showNotice(
  { title, body, tag, lang }: Record<'title' | 'body' | 'tag' | 'lang', string>,
  tab: string | undefined,
): Promise<void> {
  const tabs = await findTabs();
  if (tabs.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const icon = `${scope}icon-192.png`;
  await worker.registration.showNotification(title, { body, tag, icon, lang, data: tab });
}

/** Shows the tab with the timer, else another tab of the page, else a new one. */
async function comeBack(id: unknown): Promise<void> {
  const tabs = await findTabs();
  const tab = tabs.find((one) => one.id === id) ?? tabs[0];
  await (tab ? tab.focus() : worker.clients.openWindow(scope));
}

/**
 * Finds the file that a request is for.
 *
 * @returns its path from the page's folder on, empty for the English page, the folder for another; undefined if the request is not
 *   for a file of this or of an older build
 */
function pathOf({ method, url }: { method?: string; url: string }): string | undefined {
  const { origin, pathname, search } = new URL(url);
  if ((method ?? 'GET') !== 'GET' || !`${origin}${pathname}`.startsWith(scope)) return undefined;
  const path = `${origin}${pathname}`.slice(scope.length);
  const folder = path.replace(/(^|\/)index\.html$/, '$1');
  if (isPage(folder)) return folder;
  const isKnown = [BUILD.files, ...Object.values(BUILD.languages)].some((files) =>
    Object.hasOwn(files, path),
  );
  return search === '' && (isKnown || hasHashedName(path)) ? path : undefined;
}

const hasHashedName = (path: string) => path.startsWith('assets/');

/** Answers from the cache of this build, then from an older one, then from the network. */
async function answer(request: Request, address: string): Promise<Response> {
  const find = (cacheName: string) => caches.match(address, { ignoreVary: true, cacheName });
  const current = await find(OWN_CACHE);
  if (current) return current;
  const older = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  const found = await Promise.all(older.map(find));
  return found.find(Boolean) ?? fetchFile(request, address);
}

/** Fetches a file, and keeps it if it belongs to this build and only some visitors need it. */
async function fetchFile(request: Request, address: string): Promise<Response> {
  const path = address.slice(scope.length);
  const language = BUILD.languages[path];
  if (language) keep(path, language);
  const integrity = BUILD.later[path];
  if (!integrity) return fetch(request);
  const response = await fetch(new Request(address, { integrity }));
  const copy = response.clone();
  // A full storage keeps nothing, and the page has its file all the same.
  if (response.ok)
    await caches
      .open(OWN_CACHE)
      .then((cache) => cache.put(address, copy))
      .catch(() => {});
  return response;
}

/** Stores the page of a language that somebody reads for the first time. If that fails, the next visit tries again. */
function keep(folder: string, files: Record<string, string>) {
  caches
    .open(OWN_CACHE)
    .then((cache) => storePage(cache, folder, files))
    .catch(() => {});
}

/** Removes the caches of older builds, except those whose script runs in a tab. */
async function removeOldCaches(): Promise<void> {
  // The cache of a newer build, which no tab runs yet, must stay.
  if (worker.registration.installing || worker.registration.waiting) return;
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(CACHES) && name !== OWN_CACHE,
  );
  if (names.length === 0) return;
  const tabs = (await worker.clients.matchAll({ type: 'window' })).filter(({ url }) =>
    isPage(pathOf({ url })),
  );
  const scripts = await Promise.all(tabs.map(askForScript));
  // A tab that does not answer may need any of them.
  if (scripts.includes(undefined)) return;
  for (const name of names) {
    const cache = await caches.open(name);
    const used = await Promise.all(scripts.map((script) => cache.match(script ?? '')));
    if (!used.some(Boolean)) await caches.delete(name);
  }
}

/** @returns the address of the script that a tab runs; undefined if it does not answer in time */
function askForScript(tab: Client): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_TIMEOUT);
    tab.postMessage('script?', [port2]);
  });
}
