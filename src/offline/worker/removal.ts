/** Replaces the worker if the host wants none, and removes every cache and itself. */

worker.addEventListener('install', (event) => event.waitUntil(takeOverIfFree()));

// A tab is no longer busy.
worker.addEventListener('message', (event) => event.waitUntil(takeOverIfFree()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(CACHES));
  await Promise.all(own.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
