import { useSelector } from '@xstate/react';
import styles from './BrowserModelLine.module.css';
import { messages } from './messages';
import type { PanelProps } from './PanelProps';
import { useCandidate } from './useCandidate';

interface BrowserModelLineProps extends Pick<PanelProps, 'controller'> {
  /** Called when the model has been tested. */
  onEnd(isConnected: boolean): void;
}

/** Offers the model that the browser has in one line, on a page without one. */
export function BrowserModelLine({ controller, onEnd }: BrowserModelLineProps) {
  const { actor, browserModel, connectBrowserModel } = controller;
  const isAvailable = useSelector(browserModel, (snapshot) => snapshot.matches('available'));
  const { isBusy } = useCandidate(actor, 'browser');
  if (!isAvailable) return null;

  async function press() {
    if (!isBusy) onEnd(await connectBrowserModel());
  }

  return (
    <span className={styles.line}>
      <span>{messages.browserHasModel}</span>
      <button type="button" aria-disabled={isBusy} onClick={press}>
        {messages.useIt}
      </button>
    </span>
  );
}
