import { useSelector } from '@xstate/react';
import { Bookmark } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { CookbookNotice, RecipeToSave } from '../../machines/cookbookMachine';
import type { Recipe } from '../../machines/recipeMachine';
import type { CookbookActor } from './createCookbook';
import { failureMessage, saveMessages } from './messages';
import styles from './SaveButton.module.css';
import { findSaved, normalizeText } from './savedRecipe';

interface SaveButtonProps {
  /** Null until it has loaded. */
  cookbook: CookbookActor | null;
  recipe: Recipe;
  /** Sends the recipe to the cookbook. Rejects if the cookbook cannot be loaded. */
  onSave(recipe: RecipeToSave): Promise<void>;
}

/** Saves the recipe in the cookbook, and shows whether it is there. */
export function SaveButton({ cookbook, recipe, onSave }: SaveButtonProps) {
  const context = useSelector(cookbook ?? undefined, (snapshot) => snapshot?.context);
  const [isNotLoaded, setNotLoaded] = useState(false);
  const isSaved = context !== undefined && findSaved(context.recipes, recipe.text) !== undefined;
  const notice = isAbout(context?.notice, recipe.text) ? context?.notice : null;
  const message = isNotLoaded ? saveMessages.notLoaded : notice && messageOf(notice, isSaved);

  function save({ detail }: MouseEvent) {
    const isSecondOfDoubleClick = detail > 1;
    if (isSecondOfDoubleClick) return;
    const { text, cut, model, askedWith } = recipe;
    onSave({ recipe: text, cut, model, ingredients: askedWith }).then(
      () => setNotLoaded(false),
      () => setNotLoaded(true),
    );
  }

  return (
    <>
      <button type="button" className={isSaved ? styles.saved : styles.save} onClick={save}>
        <Bookmark aria-hidden />
        <span>{isSaved ? saveMessages.isSaved : saveMessages.save}</span>
      </button>
      <div aria-live="polite">
        {message && (
          <p
            key={notice?.serial}
            // The button itself shows that a recipe is saved.
            className={message === saveMessages.saved ? 'visually-hidden' : styles.message}
          >
            {message}
          </p>
        )}
      </div>
    </>
  );
}

/** Whether a notice tells how the saving of this recipe went. */
function isAbout(notice: CookbookNotice | null | undefined, text: string): boolean {
  const saved =
    notice?.type === 'failed' && notice.command.type === 'recipe.save'
      ? notice.command.recipe
      : notice?.type === 'saved' || notice?.type === 'known'
        ? notice.recipe
        : undefined;
  return saved !== undefined && normalizeText(saved.recipe) === normalizeText(text);
}

function messageOf(notice: CookbookNotice, isSaved: boolean): string {
  // A failure that turned out to be none, such as a late answer.
  if (notice.type === 'failed') return isSaved ? '' : failureMessage(notice);
  return notice.type === 'known' ? saveMessages.known : saveMessages.saved;
}
