import { type ActorRefFrom, fromCallback } from 'xstate';
import { type WakeLockEvent, wakeLockMachine } from '../../machines/wakeLockMachine';

/** Whether the browser can keep the screen on at all. */
export function canKeepScreenOn(): boolean {
  return 'wakeLock' in navigator;
}

/**
 * Holds the browser's lock on the screen, as https://www.w3.org/TR/screen-wake-lock/ has it: the lock
 * is lost whenever the page is hidden, and asked for anew when it is seen again.
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
      // One that is lost in plain sight was taken by the system, and is not given back.
      lock.addEventListener('release', () =>
        sendBack({ type: document.hidden ? 'lock.lost' : 'lock.refused' }),
      );
      sendBack({ type: 'lock.granted' });
    } catch {
      // A page that has been hidden meanwhile is refused it, and asks again when it comes back.
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
