import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { titleOf } from '../../reading';
import { useActors } from '../../ui/Actors';
import { limitText } from '../../ui/limitText';
import * as recipeWords from '../../words/en/recipe';
import { momentOf } from '../../words/format';
import styles from './EarlierRecipes.module.css';

/** Back to a failed request, a link or another recipe. */
export function EarlierRecipes() {
  const { recipe: actor, open } = useActors();
  const earlier = useSelector(actor, ({ context }) => context.earlier);
  const hidden = useSelector(actor, ({ context }) =>
    // Ideas show below the failure text.
    context.failure && !context.recipe?.ideas ? context.recipe : null,
  );
  const [isOpen, setOpen] = useState(false);
  const titleOfRecipe = ({ text, ideas }: Recipe) =>
    limitText(
      ideas ? recipeWords.recipe.earlierIdeas(ideas.map(({ title }) => title)) : titleOf(text),
    ) || recipeWords.recipe.untitled;

  return (
    <>
      {hidden && (
        <button type="button" className={styles.back} onClick={() => open(hidden)}>
          {recipeWords.recipe.backTo(titleOfRecipe(hidden))}
        </button>
      )}
      {earlier.length > 0 && (
        <button
          type="button"
          className={styles.earlier}
          data-look="text"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {recipeWords.recipe.earlier(earlier.length)}
        </button>
      )}
      {isOpen && earlier.length > 0 && (
        <ul className={styles.list}>
          {earlier.map((recipe) => (
            <li key={recipe.text}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  open(recipe);
                }}
              >
                <bdi>{titleOfRecipe(recipe)}</bdi>
                {recipe.arrivedAt !== undefined && (
                  <time dateTime={new Date(recipe.arrivedAt).toISOString()}>
                    {momentOf(recipe.arrivedAt)}
                  </time>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
