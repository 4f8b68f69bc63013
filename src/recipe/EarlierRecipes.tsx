import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Recipe, RecipeActor } from '../../machines/recipeMachine';
import { limitText } from '../ui/limitText';
import styles from './EarlierRecipes.module.css';
import { toolMessages as messages } from './toolMessages';

interface EarlierRecipesProps {
  recipe: RecipeActor;
  /** Reads the title of a recipe; empty if it has none. */
  readTitle(text: string): string;
  /** Called with the recipe that the visitor wants back. */
  onReturn(recipe: Recipe): void;
}

/** The way back to what was on the page before: a failed request, a link or another recipe. */
export function EarlierRecipes({ recipe: actor, readTitle, onReturn }: EarlierRecipesProps) {
  const earlier = useSelector(actor, ({ context }) => context.earlier);
  const hidden = useSelector(actor, ({ context }) => (context.hasFailed ? context.recipe : null));
  const [isOpen, setOpen] = useState(false);
  const titleOf = ({ text }: Recipe) => limitText(readTitle(text)) || messages.untitled;

  return (
    <div className={styles.earlier}>
      {hidden && (
        <button type="button" onClick={() => onReturn(hidden)}>
          {messages.backTo(titleOf(hidden))}
        </button>
      )}
      {earlier.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{messages.earlier(earlier.length)}</summary>
          {isOpen && (
            <ul>
              {earlier.map((recipe) => (
                <li key={recipe.text}>
                  <button
                    type="button"
                    onClick={() => {
                      setOpen(false);
                      onReturn(recipe);
                    }}
                  >
                    <bdi>{titleOf(recipe)}</bdi>
                    {recipe.arrivedAt !== undefined && (
                      <time dateTime={new Date(recipe.arrivedAt).toISOString()}>
                        {messages.timeOf(recipe.arrivedAt)}
                      </time>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </div>
  );
}
