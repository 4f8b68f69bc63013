import { useSelector } from '@xstate/react';
import { Bookmark } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { findSaved } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { whenIdle } from '../../browser/loading/pauses';
import { type LazyPart, useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import * as firstWords from '../../words/en/first';
import * as recipeWords from '../../words/en/recipe';
import styles from '../RecipeToolbar.module.css';
import type { SaveNotice } from './AboutSaved';

interface SavingPart {
  actor: CookbookActor;
  SaveNotice: typeof SaveNotice;
  save(recipe: Recipe, servings: number | null): void;
}

interface SaveButtonProps {
  cookbook: LazyPart<SavingPart>;
  recipe: Recipe;
  /** For how many the page shows it; null for the recipe's own. */
  servingsNow(): number | null;
}

/** One button saves the recipe, takes it out again, and undoes that. */
export function SaveButton({ cookbook, recipe, servingsNow }: SaveButtonProps) {
  const part = useStore(cookbook);
  const context = useSelector(part?.actor, (snapshot) => snapshot?.context);
  const [isNotLoaded, setNotLoaded] = useState(false);
  const saved = findSaved(context?.recipes ?? [], recipe.text);
  const removed = saved ? undefined : findSaved(context?.removed ?? [], recipe.text);

  // Only the cookbook knows whether a recipe is saved.
  useEffect(() => whenIdle(cookbook.preload), [cookbook]);

  function press({ detail }: MouseEvent) {
    const isSecondOfDoubleClick = detail > 1;
    if (isSecondOfDoubleClick) return;
    if (saved) part?.actor.send({ type: 'recipe.remove', id: saved.id });
    else if (removed) part?.actor.send({ type: 'recipe.restore', recipe: removed });
    else save();
  }

  function save() {
    cookbook
      .load()
      .then(({ save }) => save(recipe, servingsNow()))
      .then(
        () => setNotLoaded(false),
        () => setNotLoaded(true),
      );
  }

  return (
    <>
      <Button
        className={saved && styles.saved}
        title={saved && recipeWords.save.pressToRemove}
        // A key held down would undo its own press.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={press}
      >
        <Bookmark aria-hidden />
        <span>
          {saved
            ? recipeWords.save.isSaved
            : removed
              ? firstWords.language.undo
              : recipeWords.save.save}
        </span>
      </Button>
      <div aria-live="polite">
        {isNotLoaded ? (
          <p>{recipeWords.save.notLoaded}</p>
        ) : (
          part && <part.SaveNotice cookbook={part} recipe={recipe} />
        )}
      </div>
    </>
  );
}
