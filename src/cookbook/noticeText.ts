import type { CookbookNotice } from '../../machines/cookbookMachine';
import { failureMessage, fileMessages, rowMessages } from './messages';
import { shownTitle } from './shownTitle';

/** How many rejected entries of a file are named one by one. */
const MAX_NAMED_ENTRIES = 5;

/** Says what a command has achieved. Empty if the button that saves a recipe says it. */
export function noticeText(notice: CookbookNotice): string {
  switch (notice.type) {
    case 'saved':
    case 'known':
      return '';
    case 'removed':
      return rowMessages.removedTitle(shownTitle(notice.recipe));
    case 'restored':
      return rowMessages.restoredTitle(shownTitle(notice.recipe));
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
