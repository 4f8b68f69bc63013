import { useSelector } from '@xstate/react';
import type { CookbookActor } from '../../machines/cookbook/cookbookMachine';
import styles from './CookbookView.module.css';
import { cookbookMessages, errorText } from './messages';

export function StorageError({ cookbook }: { cookbook: CookbookActor }) {
  const errorCode = useSelector(cookbook, ({ context }) => context.errorCode);
  const unreadable = useSelector(cookbook, ({ context }) => context.unreadable);
  return (
    <div role="alert" className={styles.error}>
      {errorCode ? (
        <>
          <p>
            <strong>{cookbookMessages.notOpened}</strong> <span>{errorText(errorCode)}</span>
          </p>
          <button type="button" onClick={() => cookbook.send({ type: 'cookbook.check' })}>
            {cookbookMessages.tryAgain}
          </button>
        </>
      ) : (
        unreadable > 0 && <p>{cookbookMessages.unreadable(unreadable)}</p>
      )}
    </div>
  );
}
