import { useState } from 'react';
import { type Store, useStore } from '../browser/store';
import styles from './BrowserModelLine.module.css';
import { messages } from './messages';

interface BrowserModelLineProps {
  isAvailable: Store<boolean>;
  /** Connects the browser's own model; rejects when its code cannot be fetched. */
  connect(): Promise<void>;
}

/** Offers the model that the browser has, on a page without one. */
export function BrowserModelLine({ isAvailable, connect }: BrowserModelLineProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'missing'>('idle');
  if (!useStore(isAvailable)) return null;

  async function press() {
    if (state === 'busy') return;
    setState('busy');
    await connect().then(
      () => setState('idle'),
      () => setState('missing'),
    );
  }

  return (
    <span className={styles.line}>
      <span>{messages.browserModel}</span>
      <button type="button" aria-disabled={state === 'busy'} onClick={press}>
        <span key={state}>
          {messages.useBrowserModel}
          {state === 'missing' && messages.couldNotOpen}
        </span>
      </button>
    </span>
  );
}
