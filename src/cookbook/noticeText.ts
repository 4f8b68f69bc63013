import type { CookbookNotice } from '../../machines/cookbookMachine';
import { failureMessage, fileMessages, rowMessages, saveMessages } from './messages';
import { titleOf } from './titleOf';

/** How many rejected entries of a file are named one by one. */
const MAX_NAMED_ENTRIES = 5;

/** Says in one or two sentences what a command has achieved. */
export function noticeText(notice: CookbookNotice): string {
  switch (notice.type) {
    case 'saved':
    case 'known':
      return saveMessages[notice.type];
    case 'removed':
      return rowMessages.removedTitle(titleOf(notice.recipe.recipe));
    case 'restored':
      return rowMessages.restoredTitle(titleOf(notice.recipe.recipe));
    case 'gone':
      return rowMessages.gone;
    case 'imported':
      return importText(notice);
    case 'failed':
      return failureMessage(notice);
  }
}

function importText({ added, known, rejected }: CookbookNotice & { type: 'imported' }): string {
  const named = rejected.slice(0, MAX_NAMED_ENTRIES);
  const more = rejected.length - named.length;
  return [
    `${fileMessages.imported(added, known, rejected.length)}.`,
    ...named.map(({ position, code }) => fileMessages.rejected(position, code)),
    ...(more > 0 ? [fileMessages.more(more)] : []),
  ].join(' ');
}
