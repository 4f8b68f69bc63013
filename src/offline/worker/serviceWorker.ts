/**
 * Keeps every file of one build in a cache, and answers no requests for anything else. Each build
 * brings its own worker and cache. A new worker takes over when no tab is busy, and keeps an older
 * build's cache until no tab needs it.
 */

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
