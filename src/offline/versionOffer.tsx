import { reloadPage } from '../browser/address/reloadPage';
import { isInFrame } from '../browser/address/signIn';
import { isSavingData } from '../browser/device';
import { createStore, type Store, useStore } from '../browser/store';
import * as restWords from '../words/en/rest';

export type VersionOffer = ReturnType<typeof createVersionOffer>;

/**
 * The tabs offer a new version together. Each busy tab shares a lock, which the browser takes back
 * with a closed tab. A tab whose lock changes asks the others to look again. `onFree` is called
 * when this tab is no longer busy, or the visitor comes back to it.
 */
export function createVersionOffer(onFree: () => void) {
  const isOffered = createStore(false);
  // The worker uses the same name. Pages in other folders of the origin have other names.
  const lockName = `saffron.busy ${new URL('.', document.baseURI).href}`;
  const channel = new BroadcastChannel(lockName);
  channel.onmessage = updateOffer;
  let hasNewVersion = false;
  let isBusy = false;
  let release = () => {};

  async function updateOffer() {
    const isAnyBusy = await isLockHeld(lockName);
    isOffered.set(hasNewVersion && !isBusy && !isAnyBusy);
  }

  async function holdLock() {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    try {
      await navigator.locks.request(lockName, { mode: 'shared' }, () => {
        channel.postMessage('look');
        return released;
      });
      channel.postMessage('look');
      updateOffer();
      onFree();
    } catch {
      // A browser without locks has no workers either, so each tab decides alone.
    }
  }

  /** A tab that was busy may have been closed while this one was hidden. */
  function comeBack() {
    updateOffer();
    onFree();
  }
  document.addEventListener('visibilitychange', comeBack);

  return {
    isOffered,
    offer() {
      hasNewVersion = true;
      updateOffer();
    },
    /** Whether a new version would disturb this tab. */
    setBusy(next: boolean) {
      if (next === isBusy) return;
      isBusy = next;
      release();
      if (isBusy) holdLock();
      updateOffer();
    },
    stop() {
      document.removeEventListener('visibilitychange', comeBack);
      release();
      channel.close();
    },
  };
}

async function isLockHeld(lockName: string): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === lockName);
  } catch {
    return false;
  }
}

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

export function NewVersion({ isOffered }: { isOffered: Store<boolean> }) {
  if (!useStore(isOffered)) return null;
  return (
    <>
      <p>{restWords.offline.newVersion}</p>
      <button type="button" onClick={reloadPage}>
        {restWords.offline.reload}
      </button>
    </>
  );
}
