import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { useActors } from '../ui/Actors';
import { COOKED_WITH, fittingFoods } from './fittingFoods';
import { messages } from './messages';
import styles from './UsualFoods.module.css';

/** A longer list leaves no room for others on its paper. */
const MOST_LISTED = 2;

interface UsualFoodsProps {
  canOffer(food: string): boolean;
  onFocusLost(): void;
}

const never = () => () => {};

/** Most kitchens have these foods, or they go with the list. A press adds one. */
export function UsualFoods({ canOffer, onFocusLost }: UsualFoodsProps) {
  const { recipe } = useActors();
  const list = useSelector(recipe, ({ context }) => context.ingredients);
  const isEarly = useSelector(
    recipe,
    (snapshot) => snapshot.matches('idle') || snapshot.matches('collecting'),
  );
  // The build renders the first page, and knows nothing of what a visitor avoids.
  const isBuilt = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (isBuilt || !isEarly || list.length > MOST_LISTED) return null;
  const names = fittingFoods(messages.usual.split(', '), COOKED_WITH, list).filter(canOffer);
  if (names.length === 0) return null;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form
    <div role="group" aria-label={messages.add} className={styles.usual}>
      {names.slice(0, list.length < MOST_LISTED ? 6 : 2).map((name, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the pressed button stays, with the focus, and gets the next food
          key={at}
          type="button"
          onClick={({ detail }) => {
            // The second click of a double click would add another food.
            if (detail > 1) return;
            if (list.length === MOST_LISTED) onFocusLost();
            recipe.send({ type: 'ingredient.add', text: name });
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
