import { useRef, useState } from 'react';
import type { Follower } from './readFiles';

/** Only one reading runs at a time. */
export function useLongReading() {
  /** Files and recipes so far; 0 while no reading takes long. */
  const [count, setCount] = useState(0);
  const running = useRef<AbortController>(undefined);

  function stop() {
    running.current?.abort();
    setCount(0);
  }

  async function follow(read: (following: Follower) => Promise<void>) {
    stop();
    const own = new AbortController();
    running.current = own;
    try {
      await read({ signal: own.signal, onCount: setCount });
      setCount(0);
    } catch (error) {
      if (!own.signal.aborted) throw error;
    }
  }

  return { count, stop, follow };
}
