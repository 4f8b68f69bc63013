import { useSelector } from '@xstate/react';
import { Bookmark } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { RecipeContext } from '../app/RecipeContext';
import { whenIdle } from '../browser/whenIdle';
import { loadCookbook, useCookbook } from './loadCookbook';
import styles from './SaveButton.module.css';

/** Keeps the recipe in the visitor's cookbook, and says whether it is there. */
export function SaveButton() {
  const kitchen = RecipeContext.useActorRef();
  const recipe = RecipeContext.useSelector(({ context }) => context.recipe) ?? '';
  const part = useCookbook();
  const [isMissing, setMissing] = useState(false);
  const context = useSelector(part?.cookbookActor(), (snapshot) => snapshot?.context);
  const saving = context && part?.savingOf(context, recipe);
  const word = isMissing ? 'Not saved. Try again.' : saving?.word;

  function save({ detail }: MouseEvent) {
    // The second click of a double click would only tell that the first has worked.
    if (detail > 1) return;
    const { cut, model, askedWith: ingredients } = kitchen.getSnapshot().context;
    loadCookbook().then(
      ({ cookbookActor }) => {
        setMissing(false);
        cookbookActor().send({ type: 'recipe.save', recipe: { recipe, cut, model, ingredients } });
      },
      () => setMissing(true),
    );
  }

  return (
    <>
      <button
        ref={fetchEarly}
        type="button"
        className={saving?.isSaved ? styles.saved : styles.save}
        onClick={save}
      >
        <Bookmark aria-hidden />
        <span>{saving?.isSaved ? 'Saved' : 'Save'}</span>
      </button>
      <div aria-live="polite">
        {word && (
          <p
            key={saving?.serial}
            className={saving?.isSeen === false ? 'visually-hidden' : styles.word}
          >
            {word}
          </p>
        )}
      </div>
    </>
  );
}

/** Fetches the cookbook after a recipe, as only that knows whether the recipe is in it. */
function fetchEarly() {
  whenIdle(() => void loadCookbook().catch(() => {}));
}
