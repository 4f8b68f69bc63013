import type { RefObject } from 'react';
import { FEWEST_INGREDIENTS, RecipeContext } from '../app/RecipeContext';
import styles from './RecipePrompt.module.css';
import { useIsOffline } from '../browser/useIsOffline';

interface RecipePromptProps {
  requestRef: RefObject<HTMLButtonElement | null>;
}

export function RecipePrompt({ requestRef }: RecipePromptProps) {
  const { send } = RecipeContext.useActorRef();
  const hasEnough = RecipeContext.useSelector(
    ({ context }) => context.ingredients.length >= FEWEST_INGREDIENTS,
  );
  const canRequest = RecipeContext.useSelector((snapshot) =>
    snapshot.can({ type: 'recipe.request' }),
  );
  const isOffline = useIsOffline();
  if (!hasEnough) return null;

  return (
    <section className={styles.prompt} aria-labelledby="prompt-heading">
      <div>
        <h2 id="prompt-heading">Ready for a recipe?</h2>
        <p>Generate a recipe from your list of ingredients.</p>
        {isOffline && <p className={styles.offline}>You seem to be offline.</p>}
      </div>
      <button
        ref={requestRef}
        type="button"
        className={styles.request}
        aria-disabled={!canRequest}
        // A key that is held since it pressed Stop must not ask anew.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={() => send({ type: 'recipe.request' })}
      >
        Get a recipe
      </button>
    </section>
  );
}
