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

interface AboutSavedProps {
  cookbook: { actor: CookbookActor };
  recipe: { text: string };
}

/** Says what came of the visitor's last press, as far as it was about this recipe. */
export function SaveNotice({ cookbook: { actor }, recipe: { text } }: AboutSavedProps) {
  const { recipes, removed, notices } = useSelector(actor, ({ context }) => context);
  const saved = findSaved(recipes, text);
  const notice = notices.findLast((one) => wordsOf(one, text, saved));
  // The button says these too.
  const isOnButton = notice?.type === 'restored' || (notice?.type === 'saved' && !notice.isInPart);
  const isOver = notice?.type === 'removed' && (saved || !findSaved(removed, text));
  if (!notice || isOver) return null;
  return (
    <p key={notice.serial} className={isOnButton ? 'visually-hidden' : undefined}>
      {wordsOf(notice, text, saved)}
    </p>
  );
}

/** Empty if the command was about something else. */
function wordsOf(notice: CookbookNotice, text: string, saved: SavedRecipe | undefined): string {
  if ('recipe' in notice && !hasText(notice.recipe, text)) return '';
  switch (notice.type) {
    case 'failed':
      return isAbout(notice.command, text, saved) ? failureText(notice) : '';
    case 'saved':
      // Another tab may have deleted the cookbook since.
      if (!saved) return '';
      return notice.isInPart
        ? restWords.saved.savedInPart(saved.ingredients.length)
        : restWords.saved.saved;
    case 'known':
    case 'removed':
    case 'restored':
      return restWords.saved[notice.type];
    default:
      return '';
  }
}

function isAbout(command: Command, text: string, saved: SavedRecipe | undefined): boolean {
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

export function SavedNote({ cookbook: { actor }, recipe: { text } }: AboutSavedProps) {
  const recipes = useSelector(actor, ({ context }) => context.recipes);
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
