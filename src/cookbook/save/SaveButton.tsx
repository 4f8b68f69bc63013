import { useSelector } from '@xstate/react';
import { Bookmark } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { findSaved } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { Button } from '../../ui/Button';
import * as recipeWords from '../../words/en/recipe';
import type { saveNotice } from './AboutSaved';
import styles from './SaveButton.module.css';

interface LoadedCookbook {
  actor: CookbookActor;
  saveNotice: typeof saveNotice;
}

interface SaveButtonProps {
  cookbook: LoadedCookbook | null;
  recipe: Recipe;
  onSave(): Promise<void>;
}

/** One button saves the recipe, takes it out again, and undoes that. */
export function SaveButton({ cookbook, recipe, onSave }: SaveButtonProps) {
  const context = useSelector(cookbook?.actor, (snapshot) => snapshot?.context);
  const [isNotLoaded, setNotLoaded] = useState(false);
  const saved = findSaved(context?.recipes ?? [], recipe.text);
  const removed = saved ? undefined : findSaved(context?.removed ?? [], recipe.text);
  const notice = context?.notice;
  const said = isNotLoaded
    ? { words: recipeWords.save.notLoaded, isOnButton: false }
    : notice && cookbook?.saveNotice(notice, { text: recipe.text, saved, removed });

  function press({ detail }: MouseEvent) {
    const isSecondOfDoubleClick = detail > 1;
    if (isSecondOfDoubleClick) return;
    if (saved) cookbook?.actor.send({ type: 'recipe.remove', id: saved.id });
    else if (removed) cookbook?.actor.send({ type: 'recipe.restore', recipe: removed });
    else save();
  }

  function save() {
    onSave().then(
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
              ? recipeWords.save.undo
              : recipeWords.save.save}
        </span>
      </Button>
      <div aria-live="polite">
        {said && (
          <p key={notice?.serial} className={said.isOnButton ? 'visually-hidden' : styles.message}>
            {said.words}
          </p>
        )}
      </div>
    </>
  );
}
