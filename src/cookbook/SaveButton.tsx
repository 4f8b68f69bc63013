import { useSelector } from '@xstate/react';
import { Bookmark } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type {
  Command,
  CookbookActor,
  CookbookNotice,
  SavedRecipe,
} from '../../machines/cookbookMachine';
import type { Recipe } from '../../machines/recipe';
import { Button } from '../ui/Button';
import { findSaved, hasText } from './findSaved';
import styles from './SaveButton.module.css';
import { saveMessages } from './saveMessages';

interface LoadedCookbook {
  actor: CookbookActor;
  /** Says why a command has failed. */
  failureMessage(failure: Failure): string;
}

type Failure = CookbookNotice & { type: 'failed' };

interface SaveButtonProps {
  /** Null until it has loaded. */
  cookbook: LoadedCookbook | null;
  recipe: Recipe;
  /** Sends the recipe to the cookbook. Rejects if the cookbook cannot be loaded. */
  onSave(): Promise<void>;
}

/** One button that saves the recipe in the cookbook, takes it out again, and undoes that. */
export function SaveButton({ cookbook, recipe, onSave }: SaveButtonProps) {
  const context = useSelector(cookbook?.actor, (snapshot) => snapshot?.context);
  const [isNotLoaded, setNotLoaded] = useState(false);
  const saved = findSaved(context?.recipes ?? [], recipe.text);
  const removed = saved ? undefined : findSaved(context?.removed ?? [], recipe.text);
  const notice = context?.notice;
  const message = isNotLoaded
    ? saveMessages.notLoaded
    : notice && cookbook && messageOf(notice, cookbook, recipe.text, saved, removed);
  const isSeenOnButton = message === saveMessages.saved || message === saveMessages.restored;

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
        title={saved && saveMessages.pressToRemove}
        // If the visitor held the key down, it would undo itself.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={press}
      >
        <Bookmark aria-hidden />
        <span>
          {saved ? saveMessages.isSaved : removed ? saveMessages.undo : saveMessages.save}
        </span>
      </Button>
      <div aria-live="polite">
        {message && (
          <p key={notice?.serial} className={isSeenOnButton ? 'visually-hidden' : styles.message}>
            {message}
          </p>
        )}
      </div>
    </>
  );
}

/** What the last command did to this recipe; empty if it was about another one. */
function messageOf(
  notice: CookbookNotice,
  { failureMessage }: LoadedCookbook,
  text: string,
  saved: SavedRecipe | undefined,
  removed: SavedRecipe | undefined,
): string {
  if (notice.type === 'failed') {
    return isAbout(notice.command, text, saved) ? failureMessage(notice) : '';
  }
  if (!('recipe' in notice) || !hasText(notice.recipe, text)) return '';
  switch (notice.type) {
    case 'saved':
      return saveMessages.saved;
    case 'known':
      return saveMessages.known;
    case 'removed':
      return removed ? saveMessages.removed : '';
    case 'restored':
      return saveMessages.restored;
    default:
      return '';
  }
}

/** Whether a failed command was about this recipe, and has not succeeded in the end. */
function isAbout(command: Command, text: string, saved: SavedRecipe | undefined): boolean {
  switch (command.type) {
    case 'recipe.save':
    case 'recipe.restore':
      return !saved && hasText(command.recipe, text);
    case 'recipe.remove':
      return command.id === saved?.id;
    default:
      return false;
  }
}
