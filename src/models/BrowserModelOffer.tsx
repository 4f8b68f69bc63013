import { useSelector } from '@xstate/react';
import { explain } from './control/explain';
import { ExplanationText } from './ExplanationText';
import styles from './ModelOffer.module.css';
import { messages, progress, summaries } from './messages';
import type { PanelProps } from './PanelProps';
import { useCandidate } from './useCandidate';

interface BrowserModelOfferProps extends Pick<PanelProps, 'controller'> {
  /** Called when the browser's own model is in use. */
  onConnected(): void;
}

/** Offers the browser's own model in place of one that nobody serves. */
export function BrowserModelOffer({ controller, onConnected }: BrowserModelOfferProps) {
  const { actor, browserModel, connectBrowserModel } = controller;
  const isAvailable = useSelector(browserModel, (snapshot) => snapshot.matches('available'));
  const candidate = useCandidate(actor, 'browser');
  if (!isAvailable) return null;

  return (
    <div className={styles.offer}>
      <button
        type="button"
        aria-disabled={candidate.isBusy}
        aria-describedby="browser-model-offer"
        onClick={async () => {
          if (!candidate.isBusy && (await connectBrowserModel())) onConnected();
        }}
      >
        {messages.useBrowserModel}
      </button>
      <p id="browser-model-offer">{summaries.browser}</p>
      <ExplanationText {...(candidate.diagnosis && explain(candidate.diagnosis, 'browser'))}>
        {candidate.isTesting && <p>{progress.browser}</p>}
      </ExplanationText>
    </div>
  );
}
