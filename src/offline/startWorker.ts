import { isInFrame } from '../browser/address/signIn';
import { isSavingData } from '../browser/media';

/** How often a page that stays open looks for a new version, in ms. */
const UPDATE_INTERVAL = 3_600_000;

/**
 * Lets the page work without a network. Does nothing in a frame, for a visitor who saves data, and
 * if the browser has no worker for the page.
 * @param script the address of the script that this page runs
 * @param onChange called when the worker may have another version of the page
 */
export async function startWorker(
  address: string,
  script: string,
  onChange: () => void,
): Promise<void> {
  if (isInFrame() || isSavingData()) return;
  try {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('controllerchange', onChange);
    // The worker keeps the files of each script that a tab names.
    serviceWorker.onmessage = ({ ports: [port] }) => port?.postMessage(script);
    if (serviceWorker.controller) onChange();
    const registration = await serviceWorker.register(address);
    registration.active?.postMessage('started');
    lookForUpdates(registration);
    registration.waiting?.postMessage('free');
  } catch {
    // Without a worker, the page works with a network.
  }
}

/** A waiting worker takes over if no tab is busy. */
export async function letWorkerTakeOver(): Promise<void> {
  try {
    (await navigator.serviceWorker.ready).waiting?.postMessage('free');
  } catch {
    // There is no worker.
  }
}

/** When the visitor comes back to the page, at most once an hour. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < UPDATE_INTERVAL) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}
