import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { attemptAhead, type RecipeActor } from '../../machines/recipeMachine';
import type { Typing } from './KitchenPane';
import { messageFor, messages } from './messages';
import styles from './Status.module.css';

interface StatusProps {
  recipe: RecipeActor;
  /** What has become of a link to a recipe; empty for nothing. */
  linkNotice: string;
  splitFoods?: Typing['splitFoods'] | undefined;
  /** Called when the button to split goes away. */
  onFocusLost?(): void;
}

/** Announces, politely, what a visitor could otherwise miss. */
export function Status({ recipe, linkNotice, splitFoods, onFocusLost }: StatusProps) {
  const notice = useSelector(recipe, ({ context }) => context.notice);
  const attempt = useSelector(recipe, attemptAhead);
  // After a reload, the region must be empty before it announces anything.
  const hasBeenEmpty = useDeferredValue(true, false);
  const text = linkNotice || (hasBeenEmpty && messageFor(notice, attempt));
  const [added = '', ...others] = notice.about === 'addition' ? notice.ingredients : [];
  const pieces = others.length === 0 ? (splitFoods?.(added) ?? []) : [];

  function split() {
    recipe.send({ type: 'ingredient.replace', ingredient: added, text: pieces.join('\n') });
    onFocusLost?.();
  }

  return (
    <div role="status" className={styles.status}>
      {text && (
        <p
          key={notice.serial}
          className={linkNotice || notice.about === 'duplicates' ? styles.seen : 'visually-hidden'}
          dir="auto"
        >
          {text}
        </p>
      )}
      {pieces.length > 1 && (
        <button type="button" className={styles.split} onClick={split}>
          {messages.split(pieces.length)}
        </button>
      )}
    </div>
  );
}
