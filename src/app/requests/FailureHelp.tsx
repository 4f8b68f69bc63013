import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Choice } from '../../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { canAsk } from '../../../machines/recipe/recipeMachine';
import { useIsOffline } from '../../browser/device';
import { useStore } from '../../browser/store';
import type { explain } from '../../models/control/explain';
import { useActors } from '../../ui/Actors';
import { DialogButton } from '../../ui/Button';
import { limitText } from '../../ui/limitText';
import * as firstWords from '../../words/en/first';
import * as requestWords from '../../words/en/request';
import { useApp } from '../AppContext';
import styles from './FailureHelp.module.css';

type Explanation = ReturnType<typeof explain>;

interface FailureHelpProps {
  choice: Choice;
  /** The text of the failure, until the part for recipes renders it as it does recipes. */
  children: ReactNode;
}

export function FailureHelp({ choice: connected, children }: FailureHelpProps) {
  const { recipe, ask } = useActors();
  const snapshot = useSelector(recipe, (now) => now);
  const isOffline = useIsOffline();
  const { failure, asked } = snapshot.context;
  const { wish } = asked;
  const choice = wish.kind === 'sample' ? 'sample' : connected;
  const diagnosis = failure === 'forgotten' ? null : failure;
  const wasOffline = diagnosis?.kind === 'offline';
  const isWaiting = wasOffline && isOffline;
  const declined = diagnosis?.kind === 'declined' ? diagnosis.words : null;
  const explanation = useExplanation(wasOffline || declined !== null ? null : diagnosis, choice);
  const needsOwn = explanation?.needsOwn === true;

  return (
    <div className={styles.help}>
      <p key={`${choice} ${wasOffline} ${isWaiting}`}>
        {wasOffline
          ? requestWords.outcome[isWaiting ? 'offline' : 'onlineAgain']
          : declined !== null
            ? limitText(requestWords.outcome.declined(declined))
            : requestWords.outcome.failed(choice, diagnosis?.kind)}
      </p>
      <p className={styles.ways}>
        {!isWaiting && canAsk(snapshot, wish) && (
          <button type="button" onClick={() => ask(wish)}>
            {declined === null ? firstWords.language.tryAgain : requestWords.wait.askAgain}
          </button>
        )}
        <DialogButton opens={{ name: 'model' }}>
          <span key={String(needsOwn)}>
            {needsOwn ? requestWords.outcome.connectOwn : requestWords.outcome.chooseModel}
          </span>
        </DialogButton>
      </p>
      {choice !== 'sample' && canAsk(snapshot) && (
        <p className={styles.ways}>
          <button type="button" onClick={() => ask({ kind: 'sample' })}>
            {requestWords.outcome.sample}
          </button>
          <span>{requestWords.outcome.aboutSample}</span>
        </p>
      )}
      <FailureText>{children}</FailureText>
      {explanation && <Details {...explanation} isLink={diagnosis?.kind === 'blockedByFrame'} />}
    </div>
  );
}

/** Null until the part for models has arrived. */
function useExplanation(diagnosis: Diagnosis | null, choice: Choice): Explanation | null {
  const model = useStore(useApp().parts.model);
  return (model && diagnosis && model.explain(diagnosis, choice)) || null;
}

function FailureText({ children }: Pick<FailureHelpProps, 'children'>) {
  const view = useStore(useApp().parts.recipe);
  return view ? <view.MarkdownText text={firstWords.recipePane.failure} /> : children;
}

type DetailsProps = Explanation & { isLink: boolean };

function Details({ problem, remedy, snippet, isLink }: DetailsProps) {
  return (
    <details>
      <summary>{requestWords.outcome.details}</summary>
      <p dir="auto">{`${requestWords.outcome.lastAttempt} ${problem} ${remedy}`}</p>
      {snippet && (
        <p>
          {isLink ? (
            <a href={snippet} target="_blank" rel="noopener">
              {snippet}
            </a>
          ) : (
            <code dir="ltr">{snippet}</code>
          )}
        </p>
      )}
    </details>
  );
}
