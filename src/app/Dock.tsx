import { createPortal } from 'react-dom';
import { createStore } from '../browser/store';
import { cookTimers } from './cookTimers';
import { TimerDock, TimersContext } from '../timers';

const place = createStore<HTMLElement | null>(null);

/**
 * Has the timers' dock stand in an element as long as that is there. A ref: behind an open dialog the
 * dock could neither be pressed nor heard.
 */
export function takeDock(element: HTMLElement | null): () => void {
  place.set(element);
  return () => place.set(null);
}

/** The cook's timers, where they can be reached: on the page, or in the view for cooking. */
export function Dock() {
  const inView = place.use();

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
