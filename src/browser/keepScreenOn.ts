/**
 * Uses https://www.w3.org/TR/screen-wake-lock/. Browsers take the lock from a hidden page, so this
 * asks again when the page comes back. `onAnswer` hears whether the browser refuses, as on a low
 * battery. Returns a function that releases the lock.
 */
export function keepScreenOn(onAnswer: (isRefused: boolean) => void): () => void {
  if (!('wakeLock' in navigator)) return () => {};
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
      // If the page is visible, the system took the lock.
      lock.addEventListener('release', () => !isOver && !document.hidden && onAnswer(true));
      onAnswer(false);
    } catch {
      // The browser refuses a page that was hidden meanwhile.
      if (!isOver && !document.hidden) onAnswer(true);
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
}
