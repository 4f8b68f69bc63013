import { useSelector } from '@xstate/react';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { Kitchen } from '../../machines/recipeMachine';
import { RecipeContext } from '../RecipeContext';
import { loadCookbook, useCookbook } from './loadCookbook';
import styles from './SaveButton.module.css';

/** Keeps the recipe in the visitor's cookbook, and says whether it is there. */
export function SaveButton() {
  const kitchen = RecipeContext.useActorRef();
  const recipe = RecipeContext.useSelector(({ context }) => context.recipe) ?? '';
  const part = useCookbook();
  const [isMissing, setMissing] = useState(false);
  const cookbook = part?.cookbookActor();
  const isSame = (text: string) => part?.identityOfText(text) === part?.identityOfText(recipe);

  const isSaved = useSelector(cookbook, (snapshot) =>
    Boolean(snapshot?.context.recipes.some((saved) => isSame(saved.recipe))),
  );
  const news = useSelector(cookbook, (snapshot) => snapshot?.context.news);
  const serial = useSelector(cookbook, (snapshot) => snapshot?.context.serial);

  async function save({ detail }: MouseEvent) {
    if (detail > 1) return;
    try {
      const { cookbookActor } = await loadCookbook();
      setMissing(false);
      cookbookActor().send({ type: 'recipe.save', recipe: toKeep(kitchen.getSnapshot().context) });
    } catch {
      setMissing(true);
    }
  }

  const isOfSaving = news?.about === 'saved' || news?.about === 'known';
  const saved = isOfSaving ? news.recipe : undefined;
  const failed =
    news?.about === 'failure' && news.deed.type === 'recipe.save' ? news.deed.recipe : undefined;
  const isTold = isSame((saved ?? failed)?.recipe ?? '');
  const word = isMissing
    ? 'Not saved. The cookbook could not be fetched: try again.'
    : news && part && isTold && part.wordForNews(news);

  return (
    <>
      <button ref={fetchEarly} type="button" className={styles.save} onClick={save}>
        {isSaved ? (
          <BookmarkCheck key="saved" aria-hidden />
        ) : (
          <BookmarkPlus key="save" aria-hidden />
        )}
        <span>{isSaved ? 'Saved' : 'Save'}</span>
      </button>
      <div role="status">
        {word && (
          <p key={serial} className={news?.about === 'saved' ? 'visually-hidden' : styles.word}>
            {word}
          </p>
        )}
      </div>
    </>
  );
}

/** Fetches the cookbook with a recipe, as only that knows whether the recipe is in it. */
function fetchEarly() {
  loadCookbook().catch(() => {});
}

function toKeep({ recipe, cut, model, askedWith }: Kitchen) {
  return { recipe: recipe ?? '', cut, model, ingredients: askedWith };
}
