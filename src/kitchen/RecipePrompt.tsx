import { useSelector } from '@xstate/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { canAsk } from '../../machines/recipe/recipeMachine';
import { useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import * as firstWords from '../words/en/first';
import { enterTyped } from './IngredientForm';
import styles from './RecipePrompt.module.css';

interface RecipePromptProps {
  hasIdeas?: boolean | undefined;
  /** The browser is offline, and the model needs a network. */
  isOffline: boolean;
  /** What every recipe keeps to, in sight wherever the button is. */
  preferences: ReactNode;
  children: ReactNode;
}

/**
 * Of a key that is held down only the first press counts. One that has pressed Stop must not ask
 * again.
 */
export const ignoreRepeats = (event: KeyboardEvent) => event.repeat && event.preventDefault();

export function RecipePrompt({ hasIdeas, isOffline, preferences, children }: RecipePromptProps) {
  const { recipe, adding, places, ask } = useActors();
  const isWaiting = useSelector(adding, ({ context }) => context.request !== null);
  const canRequest = useSelector(recipe, (snapshot) => canAsk(snapshot)) && !isWaiting;

  /** What the visitor has typed, and not added, is on the list first. */
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
        {hasIdeas && (
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
