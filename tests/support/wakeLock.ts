import { vi } from 'vitest';
import { settle } from './settle';

/** Plays a browser that keeps the screen on. */
export interface FakeScreen {
  held(): number;
  asked(): number;
  refuse(): void;
  /** A hidden page loses its locks. */
  setHidden(isHidden: boolean): Promise<void>;
  /** The system takes the lock from a page in sight. */
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
