/** The start of both workers. The build puts it before the code of each. */

// TypeScript gives `self` the type of any worker.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The page's folder, with a slash at its end. */
const { scope } = worker.registration;

/** Names of caches start so. Pages in other folders of the origin see the same caches. */
// biome-ignore lint/correctness/noUnusedVariables: both workers use it
const CACHES = `saffron.files ${scope} `;

/** Busy tabs hold this lock. `src/offline/versionOffer.tsx` names it too. */
const BUSY_LOCK = `saffron.busy ${scope}`;

/** Takes over from the page's last worker, unless a tab is busy. */
// biome-ignore lint/correctness/noUnusedVariables: both workers use it
async function takeOverIfFree(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === BUSY_LOCK)) await worker.skipWaiting();
}
