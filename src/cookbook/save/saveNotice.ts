import {
  type Command,
  type CookbookNotice,
  hasText,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import { failureText, savedMessages } from '../messages';

/** The copy of a recipe that the cookbook has, or has just removed. */
export interface KnownCopy {
  text: string;
  saved: SavedRecipe | undefined;
  removed: SavedRecipe | undefined;
}

/** Null if the last command was about something else. */
export function saveNotice(
  notice: CookbookNotice,
  copy: KnownCopy,
): { words: string; isOnButton: boolean } | null {
  const { text, saved, removed } = copy;
  if (notice.type === 'failed') {
    return isAbout(notice.command, copy) ? { words: failureText(notice), isOnButton: false } : null;
  }
  if (!('recipe' in notice) || !hasText(notice.recipe, text)) return null;
  switch (notice.type) {
    case 'saved':
      // Another tab may have deleted the cookbook since.
      if (!saved) return null;
      return notice.isInPart
        ? { words: savedMessages.savedInPart(saved.ingredients.length), isOnButton: false }
        : { words: savedMessages.saved, isOnButton: true };
    case 'known':
      return { words: savedMessages.known, isOnButton: false };
    case 'removed':
      return removed ? { words: savedMessages.removed, isOnButton: false } : null;
    case 'restored':
      return { words: savedMessages.restored, isOnButton: true };
    default:
      return null;
  }
}

function isAbout(command: Command, { text, saved }: KnownCopy): boolean {
  switch (command.type) {
    case 'recipe.save':
    case 'recipe.restore':
      return !saved && hasText(command.recipe, text);
    case 'recipe.plan':
      return hasText(command.recipe, text);
    case 'recipe.remove':
      return command.id === saved?.id;
    default:
      return false;
  }
}
