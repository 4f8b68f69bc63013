import { createStore } from '../browser/store';

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
