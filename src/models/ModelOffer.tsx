import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useStore } from '../browser/store';
import { nameAtProvider, type Offer } from './connections/liveModels/liveModels';
import { explain } from './control/explain';
import { ExplanationText } from './ExplanationText';
import { describeOffer } from './liveModelWords';
import styles from './ModelOffer.module.css';
import { messages, progress } from './messages';
import type { PanelProps } from './PanelProps';
import { useCandidate } from './useCandidate';

interface ModelOfferProps extends Pick<PanelProps, 'controller'> {
  /** Called when another model is in use. */
  onConnected(): void;
}

/** Offers live models, one at a time, in place of one that nobody serves. */
export function ModelOffer({ controller, onConnected }: ModelOfferProps) {
  const { actor, liveModels, connectModel } = controller;
  const { choice, model } = useSelector(actor, ({ context }) => context.current);
  const candidate = useCandidate(actor, choice);
  const { state, models, good } = useStore(liveModels);
  const [isAsked, setAsked] = useState(false);
  const [tried, setTried] = useState<readonly string[]>([]);
  const all = [...good, ...models.map(({ offers }) => offers[0])];
  const offer = all.find(
    (one) =>
      one.id !== model && nameAtProvider(one) !== model && !tried.includes(nameAtProvider(one)),
  );

  function show() {
    setAsked(true);
    liveModels.retry();
  }

  async function use(one: Offer) {
    const name = nameAtProvider(one);
    if (await connectModel(name)) onConnected();
    else setTried((names) => [...names, name]);
  }

  const isFound = isAsked && state === 'found';
  return (
    <div className={styles.offer}>
      {!isFound && (
        <button type="button" aria-disabled={isAsked && state === 'asking'} onClick={show}>
          {messages.showModels}
        </button>
      )}
      <ExplanationText {...(candidate.diagnosis && explain(candidate.diagnosis, choice))}>
        {isAsked && state === 'asking' && <p>{messages.lookingUp}</p>}
        {isAsked && state === 'missing' && <p>{messages.noList}</p>}
        {isFound && !offer && <p>{messages.noneLeft}</p>}
        {candidate.isTesting && <p>{progress[choice as keyof typeof progress]}</p>}
      </ExplanationText>
      {isFound && offer && (
        <>
          <button
            key={nameAtProvider(offer)}
            ref={takeFocus}
            type="button"
            aria-disabled={candidate.isBusy}
            aria-describedby="model-offer"
            onClick={() => {
              if (!candidate.isBusy) use(offer);
            }}
          >
            {messages.takeModel(offer.id)}
          </button>
          <div key={`about ${nameAtProvider(offer)}`} id="model-offer">
            <p>{describeOffer(offer)}</p>
            <p>{messages.consent(offer.provider)}</p>
          </div>
        </>
      )}
    </div>
  );
}

/** The button that the visitor pressed has disappeared. */
function takeFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus();
}
