import type { CookbookNotice, ImportReport } from '../../machines/cookbook/CookbookContext';
import { failureText, fileMessages, rowMessages } from './messages';
import { shownTitle } from './storage/shownTitle';

const MAX_NAMED_ENTRIES = 5;

/** Empty if the recipe on the page already says it. */
export function noticeText(notice: CookbookNotice): string {
  switch (notice.type) {
    case 'saved':
    case 'known':
    case 'cooked':
    case 'planned':
    case 'unplanned':
    case 'uncooked':
      return '';
    case 'removed':
      return rowMessages.removedTitle(shownTitle(notice.recipe));
    case 'restored':
      return rowMessages.restoredTitle(shownTitle(notice.recipe));
    case 'edited':
      return [
        `${rowMessages.editedTitle(shownTitle(notice.recipe))}${notice.meanwhile[0] ? '.' : ''}`,
        ...notice.meanwhile.map((what) => rowMessages.meanwhile[what]),
      ].join(' ');
    case 'importUndone':
      return fileMessages.undone(notice.count, notice.changed);
    case 'gone':
      return rowMessages.gone;
    case 'imported':
      return importText(notice);
    case 'failed':
      return failureText(notice);
  }
}

function importText({
  added,
  known,
  rejected,
  incomplete,
  sameName,
  refused,
}: ImportReport): string {
  return [
    `${fileMessages.imported(added.length, known, rejected.length + (refused?.length ?? 0), sameName ?? 0)}.`,
    ...someOf(rejected, ({ position, code }) => fileMessages.rejected(position, code)),
    ...someOf(incomplete, ({ position, leftOut }) => fileMessages.incomplete(position, leftOut)),
  ].join(' ');
}

/** Names the first entries one by one, and counts the others. */
function someOf<Entry>(entries: readonly Entry[], name: (entry: Entry) => string): string[] {
  const more = entries.length - MAX_NAMED_ENTRIES;
  const names = entries.slice(0, MAX_NAMED_ENTRIES).map(name);
  return more > 0 ? [...names, fileMessages.more(more)] : names;
}
