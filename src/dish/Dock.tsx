import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cookTimers } from './cookTimers';
import { TimerDock, TimersContext } from './timers';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/**
 * Has the timers' dock stand in an element as long as that is there. A ref: behind an open dialog the
 * dock could neither be pressed nor heard.
 */
export function takeDock(element: HTMLElement | null): () => void {
  const put = (next: HTMLElement | null) => {
    place = next;
    for (const listener of listeners) listener();
  };
  put(element);
  return () => put(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The cook's timers, where they can be reached: on the page, or in the view for cooking. */
export function Dock() {
  const inView = useSyncExternalStore(subscribe, () => place);

  function takeFocus() {
    const around = inView?.closest('dialog') ?? document.querySelector('main');
    around?.querySelector<HTMLElement>('input, button')?.focus();
  }

  const dock = (
    <TimersContext value={cookTimers()}>
      <TimerDock onFocusLost={takeFocus} />
    </TimersContext>
  );
  return inView ? createPortal(dock, inView) : dock;
}
