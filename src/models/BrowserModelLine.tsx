import { useSelector } from '@xstate/react';
import { passFocusTo } from '../browser/passFocusTo';
import { Button } from '../ui/Button';
import styles from './BrowserModelLine.module.css';
import { explain } from './control/explain';
import { messages } from './messages';
import type { PanelProps } from './useCandidate';
import { useCandidate } from './useCandidate';

export function BrowserModelLine({ controller }: Pick<PanelProps, 'controller'>) {
  const { actor, browserModel, connectBrowserModel } = controller;
  const isAvailable = useSelector(browserModel, (snapshot) => snapshot.matches('available'));
  const { isBusy, diagnosis } = useCandidate(actor, 'browser');
  if (!isAvailable) return null;
  const refusal = diagnosis && explain(diagnosis, 'browser');

  return (
    <span className={styles.line}>
      <span>{messages.browserHasModel}</span>
      <Button
        ref={toTheInput}
        look="text"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) connectBrowserModel();
        }}
      >
        {messages.useIt}
      </Button>
      <span role="status">{refusal && <span>{`${refusal.problem} ${refusal.remedy}`}</span>}</span>
    </span>
  );
}

/** The button disappears with the offer, so the focus moves on. */
const toTheInput = passFocusTo('main', 'input');
