import { useSelector } from '@xstate/react';
import type { Choice, Diagnosis } from '../../machines/connectionMachine';
import type { RecipeActor } from '../../machines/recipeMachine';
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
  /** Opens the dialog about the model; rejects when its code cannot be fetched. */
  openModel(): Promise<void>;
}

/** Says what the last attempt of a failed request met, and what the visitor can do. */
export function FailureHelp({ recipe, choice, explain, onRetry, openModel }: FailureHelpProps) {
  const diagnosis = useSelector(recipe, ({ context }) => context.diagnosis);
  const canRetry = useSelector(recipe, (snapshot) =>
    snapshot.can({ type: 'recipe.request', wish: snapshot.context.asked.wish }),
  );
  // Without a network, the code that explains the rest cannot come.
  const isOffline = diagnosis?.kind === 'offline';
  const explanation = diagnosis && !isOffline && explain?.(diagnosis as Diagnosis, choice);
  const { problem, remedy, snippet } = isOffline ? messages.offline : explanation || {};

  return (
    <div className={styles.help}>
      {problem && <p dir="auto">{`${messages.lastAttempt} ${problem} ${remedy}`}</p>}
      {snippet && (
        <p>
          <code dir="ltr">{snippet}</code>
        </p>
      )}
      <p className={styles.ways}>
        {canRetry && (
          <button type="button" onClick={onRetry}>
            {messages.tryAgain}
          </button>
        )}
        <DialogButton open={openModel}>{messages.chooseModel}</DialogButton>
      </p>
    </div>
  );
}
