import { useSelector } from '@xstate/react';
import styles from './CookbookView.module.css';
import type { CookbookActor } from './cookbookActor';
import { wordForTrouble } from './messages';

/** Says why the cookbook cannot be read, or not all of it. */
export function Trouble({ actor }: { actor: CookbookActor }) {
  const trouble = useSelector(actor, ({ context }) => context.trouble);
  const unreadable = useSelector(actor, ({ context }) => context.unreadable);
  return (
    <div role="alert" className={styles.trouble}>
      {trouble && (
        <>
          <p>
            <strong>The cookbook cannot be opened.</strong> <span>{wordForTrouble(trouble)}</span>
          </p>
          <button type="button" onClick={() => actor.send({ type: 'cookbook.check' })}>
            Try again
          </button>
        </>
      )}
      {!trouble && unreadable > 0 && (
        <p>
          {unreadable === 1
            ? 'One more recipe is there, but cannot be read. It is left as it is.'
            : `${unreadable} more recipes are there, but cannot be read. They are left as they are.`}
        </p>
      )}
    </div>
  );
}
