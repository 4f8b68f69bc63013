import { type ActorRefFrom, fromCallback } from 'xstate';
import { type WakeLockEvent, wakeLockMachine } from '../../../machines/wakeLockMachine';

/** Whether the browser can keep the screen on at all. */
export function canKeepScreenOn(): boolean {
  return 'wakeLock' in navigator;
}

/**
 * Holds the browser's lock on the screen, by https://www.w3.org/TR/screen-wake-lock/. The browser takes
 * the lock from a hidden page, so this asks again whenever the page is visible.
 */
const holdLock = fromCallback<WakeLockEvent>(({ sendBack }) => {
  let lock: WakeLockSentinel | undefined;
  let isAsking = false;
  let isOver = false;

  async function ask() {
    if (isAsking || (lock && !lock.released) || document.hidden) return;
    isAsking = true;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isOver) return void given.release();
      lock = given;
      // If the page is visible, the system took the lock, and does not give it back.
      lock.addEventListener('release', () =>
        sendBack({ type: document.hidden ? 'lock.lost' : 'lock.refused' }),
      );
      sendBack({ type: 'lock.granted' });
    } catch {
      // The browser refuses a page that was hidden meanwhile. It asks again when it comes back.
      if (!isOver && !document.hidden) sendBack({ type: 'lock.refused' });
    } finally {
      isAsking = false;
    }
  }

  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    lock?.release();
  };
});

/** The machine, joined with the browser. */
export const browserWakeLockMachine = wakeLockMachine.provide({ actors: { holdLock } });

export type WakeLockActor = ActorRefFrom<typeof wakeLockMachine>;
