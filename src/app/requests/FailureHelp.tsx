import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Choice } from '../../../machines/connection/connectionMachine';
import { canAsk } from '../../../machines/recipe/recipeMachine';
import { useIsOffline } from '../../browser/device';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { DialogButton } from '../../ui/Button';
import { limitText } from '../../ui/limitText';
import * as firstWords from '../../words/en/first';
import * as requestWords from '../../words/en/request';
import { useApp } from '../AppContext';
import styles from './FailureHelp.module.css';

interface FailureHelpProps {
  choice: Choice;
  /** The text of the failure, until the part for recipes renders it as it does recipes. */
  children: ReactNode;
}

export function FailureHelp({ choice: connected, children }: FailureHelpProps) {
  const { parts } = useApp();
  const model = useStore(parts.model);
  const view = useStore(parts.recipe);
  const { recipe, ask } = useActors();
  const wish = useSelector(recipe, ({ context }) => context.asked.wish);
  const choice = wish.kind === 'sample' ? 'sample' : connected;
  const askAgain = () => ask(wish);
  const failure = useSelector(recipe, ({ context }) => context.failure);
  const diagnosis = failure === 'forgotten' ? null : failure;
  const isOffline = useIsOffline();
  const wasOffline = diagnosis?.kind === 'offline';
  const isWaiting = wasOffline && isOffline;
  const canRetry = useSelector(recipe, (snapshot) => canAsk(snapshot, wish));
  const canSample = useSelector(recipe, (snapshot) => canAsk(snapshot));
  const declined = diagnosis?.kind === 'declined' ? diagnosis.words : null;
  const hasDetails = diagnosis && !wasOffline && declined === null;
  const explanation = (hasDetails && model?.explain(diagnosis, choice)) || undefined;
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
        {canRetry && !isWaiting && (
          <button type="button" onClick={askAgain}>
            {declined === null ? firstWords.language.tryAgain : requestWords.wait.askAgain}
          </button>
        )}
        <DialogButton opens={{ name: 'model' }}>
          <span key={String(needsOwn)}>
            {needsOwn ? requestWords.outcome.connectOwn : requestWords.outcome.chooseModel}
          </span>
        </DialogButton>
      </p>
      {choice !== 'sample' && canSample && (
        <p className={styles.ways}>
          <button type="button" onClick={() => ask({ kind: 'sample' })}>
            {requestWords.outcome.sample}
          </button>
          <span>{requestWords.outcome.aboutSample}</span>
        </p>
      )}
      {view ? <view.MarkdownText text={firstWords.recipePane.failure} /> : children}
      {explanation && (
        <details>
          <summary>{requestWords.outcome.details}</summary>
          <p dir="auto">{`${requestWords.outcome.lastAttempt} ${explanation.problem} ${explanation.remedy}`}</p>
          {explanation.snippet && (
            <p>
              {diagnosis?.kind === 'blockedByFrame' ? (
                <a href={explanation.snippet} target="_blank" rel="noopener">
                  {explanation.snippet}
                </a>
              ) : (
                <code dir="ltr">{explanation.snippet}</code>
              )}
            </p>
          )}
        </details>
      )}
    </div>
  );
}
