import { vi } from 'vitest';
import { settle } from './settle';

/** A screen that is kept on by a browser which the test tells what to do. */
export interface FakeScreen {
  /** The locks that are held. */
  held(): number;
  /** How often a lock has been asked for. */
  asked(): number;
  /** From now on, the browser refuses. */
  refuse(): void;
  /** Hides or shows the page: a hidden one loses its locks. */
  setHidden(isHidden: boolean): Promise<void>;
  /** The system takes the lock away, with the page in sight. */
  takeAway(): Promise<void>;
}

class Lock extends EventTarget {
  released = false;
  release() {
    if (this.released) return Promise.resolve();
    this.released = true;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}

/** Gives the browser of the test a screen wake lock. */
export function fakeScreen(): FakeScreen {
  const locks: Lock[] = [];
  let asked = 0;
  let isRefused = false;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const release = async () => {
    for (const lock of locks) await lock.release();
    await settle();
  };
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      async request() {
        asked += 1;
        await Promise.resolve();
        if (isRefused || document.hidden) throw new DOMException('no', 'NotAllowedError');
        const lock = new Lock();
        locks.push(lock);
        return lock;
      },
    },
  });
  return {
    held: () => locks.filter(({ released }) => !released).length,
    asked: () => asked,
    refuse() {
      isRefused = true;
    },
    async setHidden(isHidden) {
      hidden.mockReturnValue(isHidden);
      if (isHidden) await release();
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
    takeAway: release,
  };
}
