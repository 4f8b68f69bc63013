/** Takes the place of the worker where the host wants none: it removes every cache and itself. */
const removal = self as unknown as ServiceWorkerGlobalScope;

removal.addEventListener('install', () => removal.skipWaiting());

removal.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll(): Promise<void> {
  const { scope } = removal.registration;
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(`saffron.files ${scope} `));
  await Promise.all(own.map((name) => caches.delete(name)));
  await removal.registration.unregister();
}
