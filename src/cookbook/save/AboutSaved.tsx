import { useSelector } from '@xstate/react';
import {
  type Command,
  type CookbookNotice,
  findSaved,
  hasText,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { limitText } from '../../ui/limitText';
import * as restWords from '../../words/en/rest';
import { failureText } from '../Notice';
import styles from './SavedNote.module.css';

/** The copy of a recipe that the cookbook has, or has just removed. */
interface KnownCopy {
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
        ? { words: restWords.saved.savedInPart(saved.ingredients.length), isOnButton: false }
        : { words: restWords.saved.saved, isOnButton: true };
    case 'known':
      return { words: restWords.saved.known, isOnButton: false };
    case 'removed':
      return removed ? { words: restWords.saved.removed, isOnButton: false } : null;
    case 'restored':
      return { words: restWords.saved.restored, isOnButton: true };
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

interface SavedNoteProps {
  cookbook: { actor: CookbookActor };
  recipe: { text: string };
}

export function SavedNote({ cookbook, recipe: { text } }: SavedNoteProps) {
  const recipes = useSelector(cookbook.actor, ({ context }) => context.recipes);
  const { note, isNoteForeign } = findSaved(recipes, text) ?? {};
  return (
    note && (
      <p className={styles.note} dir="auto">
        <strong>{isNoteForeign ? restWords.rows.noteOfFile : restWords.rows.yourNote}</strong>{' '}
        <span>{limitText(note)}</span>
      </p>
    )
  );
}
