import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { avoidsSomething } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { type LazyPart, useStore } from '../../browser/store';
import { titleOf } from '../../reading';
import { useActors } from '../../ui/Actors';
import { limitText } from '../../ui/limitText';
import * as recipeWords from '../../words/en/recipe';
import { momentOf } from '../../words/locale';
import type { Labels } from '../allergens/createLabels';
import type { LabelLegend, RecipeLabel } from '../allergens/RecipeLabel';
import { ideasBefore } from '../changes/RequestItems';
import styles from './EarlierRecipes.module.css';

interface EarlierRecipesProps {
  /** Has what says beside a recipe what the visitor avoids in it. */
  cookbook: LazyPart<{
    labels: Labels;
    RecipeLabel: typeof RecipeLabel;
    LabelLegend: typeof LabelLegend;
  }>;
}

/** Back from a failed request, a link or another recipe, or to the ideas that a recipe was among. */
export function EarlierRecipes({ cookbook }: EarlierRecipesProps) {
  const { recipe: actor, kitchen, open } = useActors();
  const earlier = useSelector(actor, ({ context }) => context.earlier);
  const back = useSelector(actor, ({ context }) => {
    if (!context.failure) return ideasBefore(context);
    // Ideas show below the failure text.
    return context.recipe?.ideas ? undefined : context.recipe;
  });
  const avoids = useStore(kitchen, ({ preferences }) => avoidsSomething(preferences));
  const part = useStore(cookbook);
  const isMissing = useStore(cookbook.isMissing);
  const [isOpen, setOpen] = useState(false);
  const titleOfRecipe = ({ text, ideas }: Recipe) =>
    limitText(
      ideas ? recipeWords.recipe.earlierIdeas(ideas.map(({ title }) => title)) : titleOf(text),
    ) || recipeWords.recipe.untitled;

  return (
    <>
      {earlier.length > 0 && (
        <button
          type="button"
          className={styles.earlier}
          data-look="text"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            if (avoids) cookbook.preload();
          }}
        >
          {recipeWords.recipe.earlier(earlier.length)}
        </button>
      )}
      {isOpen && earlier.length > 0 && (
        <ul className={styles.list}>
          {earlier.map((recipe) => (
            <li key={recipe.text}>
              <button type="button" onClick={() => open(recipe)}>
                <bdi>{titleOfRecipe(recipe)}</bdi>
                {!recipe.ideas &&
                  (part ? (
                    <part.RecipeLabel labels={part.labels} recipe={recipe} />
                  ) : (
                    avoids && (
                      <span>{recipeWords.allergens[isMissing ? 'unmarked' : 'checking']}</span>
                    )
                  ))}
                {recipe.arrivedAt !== undefined && (
                  <time dateTime={new Date(recipe.arrivedAt).toISOString()}>
                    {momentOf(recipe.arrivedAt)}
                  </time>
                )}
              </button>
            </li>
          ))}
          {avoids && part && (
            <li>
              <part.LabelLegend />
            </li>
          )}
        </ul>
      )}
      {back && (
        <button type="button" className={styles.back} data-look="text" onClick={() => open(back)}>
          {back.ideas
            ? recipeWords.recipe.backToIdeas(back.ideas.length)
            : recipeWords.recipe.backTo(titleOfRecipe(back))}
        </button>
      )}
    </>
  );
}
