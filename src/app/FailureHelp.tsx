import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Choice, Diagnosis } from '../../machines/connectionMachine';
import type { RecipeActor } from '../../machines/recipeMachine';
import { useIsOffline } from '../browser/useIsOffline';
import type { explain } from '../model/explain';
import { DialogButton } from './DialogButton';
import styles from './FailureHelp.module.css';
import { outcomeMessages as messages } from './outcomeMessages';

interface FailureHelpProps {
  recipe: RecipeActor;
  /** Where the request went. */
  choice: Choice;
  /** Words a diagnosis; undefined until its code has arrived. */
  explain: typeof explain | undefined;
  onRetry(): void;
  /** Asks for a sample recipe, which needs no network; undefined if the request has just asked for one. */
  onSample: (() => void) | undefined;
  /** Opens the dialog about the model; rejects when its code cannot be fetched. */
  openModel(): Promise<void>;
  /** Offers other models if nobody serves the one in use; undefined until its code has arrived. */
  offerModels(isHosts: boolean): ReactNode;
}

/** Says plainly that a request failed, and what the visitor can do. What it met is folded away. */
export function FailureHelp({
  recipe,
  choice,
  explain,
  onRetry,
  onSample,
  openModel,
  offerModels,
}: FailureHelpProps) {
  const diagnosis = useSelector(recipe, ({ context }) => context.diagnosis) as Diagnosis | null;
  const isOffline = useIsOffline();
  const wasOffline = diagnosis?.kind === 'offline';
  const isWaiting = wasOffline && isOffline;
  const canRetry = useSelector(recipe, (snapshot) =>
    snapshot.can({ type: 'recipe.request', wish: snapshot.context.asked.wish }),
  );
  const canSample = useSelector(recipe, (snapshot) => snapshot.can({ type: 'recipe.request' }));
  const explanation = diagnosis && !wasOffline && explain?.(diagnosis, choice);
  const isNotServed = diagnosis?.kind === 'modelNotServed' || diagnosis?.kind === 'modelNotFound';
  const wantsModels = isNotServed && (['host', 'signIn', 'token'] as Choice[]).includes(choice);
  const needsOwn = wantsModels && choice === 'host';

  return (
    <div className={styles.help}>
      <p key={`${choice} ${wasOffline} ${isWaiting}`}>
        {wasOffline
          ? messages[isWaiting ? 'offline' : 'onlineAgain']
          : messages.failed(choice, diagnosis?.kind)}
      </p>
      {wantsModels && offerModels(needsOwn)}
      <p className={styles.ways}>
        {canRetry && !isWaiting && (
          <button type="button" onClick={onRetry}>
            {messages.tryAgain}
          </button>
        )}
        <DialogButton open={openModel}>
          <span key={String(needsOwn)}>
            {needsOwn ? messages.connectOwn : messages.chooseModel}
          </span>
        </DialogButton>
      </p>
      {onSample && canSample && (
        <p className={styles.ways}>
          <button type="button" onClick={onSample}>
            {messages.sample}
          </button>
          <span>{messages.aboutSample}</span>
        </p>
      )}
      {explanation && (
        <details>
          <summary>{messages.details}</summary>
          <p dir="auto">{`${messages.lastAttempt} ${explanation.problem} ${explanation.remedy}`}</p>
          {explanation.snippet && (
            <p>
              <code dir="ltr">{explanation.snippet}</code>
            </p>
          )}
        </details>
      )}
    </div>
  );
}
