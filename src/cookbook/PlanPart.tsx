import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../machines/cookbook/cookbookMachine';
import { MOST_SERVINGS } from '../reading/document/limits';
import { limitText } from '../ui/limitText';
import * as recipeWords from '../words/en/recipe';
import styles from './PlanPart.module.css';
import { servingsOfDinner, shownTitle, writtenServings } from './storage/fromSaved';

interface PlanPartProps {
  cookbook: CookbookActor;
  onOpen(recipe: SavedRecipe, servings: number | undefined): void;
  children: ReactNode;
}

/** Shows nothing before something is planned. */
export function PlanPart({ cookbook, onOpen, children }: PlanPartProps) {
  const recipes = useSelector(cookbook, ({ context }) => context.recipes);
  const planned = plannedOf(recipes);
  if (planned.length === 0) return null;

  return (
    <section className={styles.plan} aria-labelledby="plan-heading">
      <h3 id="plan-heading">{recipeWords.plan.heading}</h3>
      <ul>
        {planned.map((recipe) => {
          const title = limitText(shownTitle(recipe));
          const written = writtenServings(recipe);
          const servings = servingsOfDinner(recipe) ?? written;
          return (
            <li key={recipe.id}>
              <button
                type="button"
                data-look="text"
                onClick={({ currentTarget }) => {
                  // The database may not have what the visitor has just typed.
                  const input = currentTarget.parentElement?.querySelector('input');
                  onOpen(recipe, input?.valueAsNumber);
                }}
              >
                <bdi>{title}</bdi>
              </button>
              {written === undefined ? (
                <span>{recipeWords.plan.asWritten}</span>
              ) : (
                <label>
                  <span>{recipeWords.plan.serves}</span>
                  <input
                    // Another tab may have changed it.
                    key={servings}
                    type="number"
                    min={1}
                    max={MOST_SERVINGS}
                    defaultValue={servings}
                    aria-label={recipeWords.plan.servings(title)}
                    onBlur={({ target }) => {
                      const chosen = target.valueAsNumber;
                      const isChosen = Number.isInteger(chosen) && target.validity.valid;
                      if (!isChosen) target.value = `${servings}`;
                      else if (chosen !== servings)
                        cookbook.send({
                          type: 'recipe.plan',
                          recipe,
                          planned: { servings: chosen, at: recipe.planned?.at ?? 0 },
                        });
                    }}
                    onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
                  />
                </label>
              )}
              <button
                type="button"
                aria-label={recipeWords.plan.removeTitle(title)}
                onClick={({ currentTarget }) => {
                  // React removes the button that has the focus.
                  const dialog = currentTarget.closest('dialog');
                  dialog?.querySelector<HTMLElement>('h2')?.focus();
                  cookbook.send({ type: 'recipe.unplan', id: recipe.id });
                }}
              >
                {recipeWords.plan.remove}
              </button>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}

export function plannedOf(recipes: readonly SavedRecipe[]): SavedRecipe[] {
  return recipes
    .filter(({ planned }) => planned)
    .sort((one, other) => (one.planned?.at ?? 0) - (other.planned?.at ?? 0));
}
