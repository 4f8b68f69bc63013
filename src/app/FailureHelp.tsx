import { useSelector } from '@xstate/react';
import type { Choice, Diagnosis } from '../../machines/connectionMachine';
import { useIsOffline } from '../browser/useIsOffline';
import type { explain } from '../model/explain';
import { useActors } from '../ui/Actors';
import { DialogButton } from './DialogButton';
import styles from './FailureHelp.module.css';
import { outcomeMessages as messages } from './outcomeMessages';

interface FailureHelpProps {
  /** Where the request went. */
  choice: Choice;
  /** Words a diagnosis; undefined until its code has arrived. */
  explain: typeof explain | undefined;
  /** Asks for a sample recipe, which needs no network. */
  onSample(): void;
  /** Opens the dialog about the model; rejects when its code cannot be fetched. */
  openModel(): Promise<void>;
}

/** Says what the last attempt of a failed request met, and what the visitor can do. */
export function FailureHelp({ choice, explain, onSample, openModel }: FailureHelpProps) {
  const { recipe, ask } = useActors();
  const askAgain = () => ask(recipe.getSnapshot().context.asked.wish);
  const diagnosis = useSelector(recipe, ({ context }) => context.diagnosis);
  const isOffline = useIsOffline();
  const wasOffline = diagnosis?.kind === 'offline';
  const isWaiting = wasOffline && isOffline;
  const canRetry = useSelector(recipe, (snapshot) =>
    snapshot.can(
      isWaiting
        ? { type: 'recipe.request' }
        : { type: 'recipe.request', wish: snapshot.context.asked.wish },
    ),
  );
  const explanation = diagnosis && !wasOffline && explain?.(diagnosis as Diagnosis, choice);
  const { problem, remedy, snippet } = explanation || {};

  return (
    <div className={styles.help}>
      {problem && <p dir="auto">{`${messages.lastAttempt} ${problem} ${remedy}`}</p>}
      {wasOffline && (
        <p key={String(isWaiting)}>{isWaiting ? messages.offline : messages.onlineAgain}</p>
      )}
      {snippet && (
        <p>
          <code dir="ltr">{snippet}</code>
        </p>
      )}
      <p className={styles.ways}>
        {canRetry && (
          // Another element, so no press falls on the wrong one.
          <button key={String(isWaiting)} type="button" onClick={isWaiting ? onSample : askAgain}>
            {isWaiting ? messages.sample : messages.tryAgain}
          </button>
        )}
        <DialogButton open={openModel}>{messages.chooseModel}</DialogButton>
      </p>
    </div>
  );
}
