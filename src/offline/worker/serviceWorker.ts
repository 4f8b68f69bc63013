/**
 * Keeps every file of one build in a cache, and answers no requests for anything else. Each build
 * brings its own worker and cache. A new worker takes over when no tab is busy, and keeps an older
 * build's cache until no tab needs it.
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
  if (path !== undefined) event.respondWith(answer(event.request, path));
});

const isPage = (path: string | undefined) => path !== undefined && Object.hasOwn(BUILD.pages, path);

/** Includes tabs that another worker controls. */
async function findTabs(): Promise<WindowClient[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ url }) => isPage(pathOf({ url })));
}

/** Unless the visitor sees a tab of the page. `tab` is the tab with the timer. */
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
 * The path from the page's folder on; a folder, empty for English, if it is a page. Undefined
 * unless this or an older build has the file.
 */
function pathOf({ method, url }: { method?: string; url: string }): string | undefined {
  const { origin, pathname, search } = new URL(url);
  if ((method ?? 'GET') !== 'GET' || !`${origin}${pathname}`.startsWith(scope)) return undefined;
  const path = `${origin}${pathname}`.slice(scope.length);
  const folder = path.replace(/(^|\/)index\.html$/, '$1');
  if (isPage(folder)) return folder;
  return search === '' && (hashOf(path) || hasHashedName(path)) ? path : undefined;
}

function hashOf(path: string): string | undefined {
  const lists = [BUILD.later, ...Object.values(BUILD.pages).map(({ files }) => files)];
  return lists.find((files) => Object.hasOwn(files, path))?.[path];
}

const hasHashedName = (path: string) => path.startsWith('assets/');

/** Looks in the cache of this build, then in an older one, then asks the network. */
async function answer(request: Request, path: string): Promise<Response> {
  return isPage(path)
    ? answerPage(request, path)
    : ((await findStored(path)) ?? (await findOlder(path)) ?? fetchFile(request, path));
}

const findStored = (path: string, cacheName = OWN_CACHE) =>
  caches.match(scope + path, { ignoreVary: true, cacheName });

async function findOlder(path: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  return (await Promise.all(names.map((name) => findStored(path, name)))).find(Boolean);
}

/**
 * Answers with the stored page if it is complete. Else asks the host, and stores its answer if that
 * is of this build. Without a network, any stored page is better than none.
 */
async function answerPage(request: Request, folder: string): Promise<Response> {
  const stored = await findStored(folder);
  if (stored && (await readPage(stored, folder)).isOwn) return stored;
  try {
    const page = await fetch(request);
    keep(folder, page.clone());
    return page;
  } catch (error) {
    const older = await findOlder(folder);
    if (!older) throw error;
    return older;
  }
}

/** Takes no other file for one of this build. Keeps those that only some visitors need. */
async function fetchFile(request: Request, path: string): Promise<Response> {
  const hash = hashOf(path);
  if (!hash) return fetch(request);
  const response = await fetchWhole(path, hash);
  const copy = response.clone();
  // A full storage keeps nothing, and the page has its file all the same.
  if (Object.hasOwn(BUILD.later, path)) {
    await caches
      .open(OWN_CACHE)
      .then((cache) => cache.put(scope + path, copy))
      .catch(() => {});
  }
  return response;
}

/** Stores a page from the host, with its files. After a failure, the next visit tries again. */
function keep(folder: string, page: Response) {
  storePage(folder, page).catch(() => {});
}

async function removeOldCaches(): Promise<void> {
  // A newer build's cache, which no tab runs yet, has to stay.
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

/** The address of a tab's script; undefined if the tab does not answer in time. */
function askForScript(tab: Client): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_TIMEOUT);
    tab.postMessage('script?', [port2]);
  });
}

/** All files of the build, or none. */
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
