import { useSelector } from '@xstate/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { canAsk } from '../../machines/recipe/recipeMachine';
import { useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import * as firstWords from '../words/en/first';
import { enterTyped } from './IngredientForm';
import styles from './RecipePrompt.module.css';

interface RecipePromptProps {
  /** Whether the button for ideas shows. */
  offersIdeas?: boolean | undefined;
  /** The browser is offline, and the model needs a network. */
  isOffline: boolean;
  /** Says which preferences every recipe follows. Visitors see it wherever they see the button. */
  preferences: ReactNode;
  children: ReactNode;
}

/**
 * A key that a visitor holds down presses once. After *Stop*, the focus is on the button for a recipe,
 * and the same press must not ask again.
 */
export const ignoreRepeats = (event: KeyboardEvent) => event.repeat && event.preventDefault();

export function RecipePrompt({ offersIdeas, isOffline, preferences, children }: RecipePromptProps) {
  const { recipe, adding, places, ask } = useActors();
  const isWaiting = useSelector(adding, ({ context }) => context.request !== null);
  const canRequest = useSelector(recipe, (snapshot) => canAsk(snapshot)) && !isWaiting;

  /** Before it asks, it adds what the visitor has typed into the field. */
  function askFor(kind: 'fresh' | 'ideas' | 'sample') {
    if (places.field.current) enterTyped(places.field.current, adding);
    ask({ kind });
  }

  return (
    <section className={styles.prompt} aria-labelledby="prompt-heading">
      <div className={styles.card}>
        <h2 id="prompt-heading">{firstWords.kitchen.promptHeading}</h2>
        <p>{firstWords.kitchen.prompt}</p>
        {isOffline && <p>{firstWords.kitchen.offline}</p>}
        {children}
      </div>
      <div className={styles.bar}>
        <div className={styles.preferences}>{preferences}</div>
        <Button
          ref={places.request}
          look="main"
          aria-disabled={!canRequest}
          onKeyDown={ignoreRepeats}
          onClick={() => askFor('fresh')}
        >
          {firstWords.kitchen.request}
        </Button>
        {offersIdeas && (
          <Button
            look="text"
            aria-disabled={!canRequest}
            onKeyDown={ignoreRepeats}
            onClick={() => askFor('ideas')}
          >
            {firstWords.kitchen.ideas}
          </Button>
        )}
        {isOffline && (
          <button type="button" aria-disabled={!canRequest} onClick={() => askFor('sample')}>
            {firstWords.kitchen.sample}
          </button>
        )}
      </div>
    </section>
  );
}
