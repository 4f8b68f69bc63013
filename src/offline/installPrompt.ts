import type { Store } from '../browser/store';

/** The browser's offer to install the page. Chrome and Edge make it, others do not. */
export interface InstallPrompt extends Event {
  /** Asks the visitor. Works once, and only after a press. */
  prompt(): Promise<unknown>;
}

/**
 * Puts the browser's offer to install the page into a store.
 *
 * @returns a function that stops watching
 */
export function watchInstallPrompt(store: Store<InstallPrompt | null>): () => void {
  const keep = (event: Event) => {
    // Without this, some browsers show a banner.
    event.preventDefault();
    store.set(event as InstallPrompt);
  };
  addEventListener('beforeinstallprompt', keep);
  return () => removeEventListener('beforeinstallprompt', keep);
}
