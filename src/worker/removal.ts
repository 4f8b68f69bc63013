/** Takes the place of the worker where the host wants none: it removes every cache and itself. */
const removal = self as unknown as ServiceWorkerGlobalScope;

removal.addEventListener('install', (event) => event.waitUntil(startIfFree()));

// A tab is free again.
removal.addEventListener('message', (event) => event.waitUntil(startIfFree()));

removal.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

/** Takes the place of the worker that the page had, unless a tab is busy. */
async function startIfFree(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const busy = `saffron.busy ${removal.registration.scope}`;
  if (!held.some(({ name }) => name === busy)) await removal.skipWaiting();
}

async function removeAll(): Promise<void> {
  const { scope } = removal.registration;
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(`saffron.files ${scope} `));
  await Promise.all(own.map((name) => caches.delete(name)));
  await removal.registration.unregister();
}
