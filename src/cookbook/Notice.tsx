import { useSelector } from '@xstate/react';
import {
  type Command,
  type CookbookErrorCode,
  type CookbookNotice,
  hasText,
  type ImportReport,
  MOST_PLANNED,
} from '../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../machines/cookbook/cookbookMachine';
import { dayAt } from '../../machines/kitchen/days';
import { giveBackTo, goTo } from '../browser/focus';
import * as firstWords from '../words/en/first';
import * as restWords from '../words/en/rest';
import { Refused } from './bring/Refusals';
import styles from './CookbookView.module.css';
import { planText } from './plan/PlanStatus';
import { shownTitle } from './storage/fromSaved';

interface NoticeProps {
  cookbook: CookbookActor;
  /** A recipe's text: the notice then says only what came of an edit of this recipe. */
  edited?: string;
}

const isAbout = (notice: CookbookNotice, text: string) =>
  notice.type === 'failed'
    ? notice.command.type === 'recipe.edit' && hasText(notice.command.before, text)
    : notice.type === 'edited' && hasText(notice.recipe, text);

/** Shows the results of commands only if the list does not, and always announces them. */
export function Notice({ cookbook, edited }: NoticeProps) {
  const notices = useSelector(cookbook, ({ context }) => context.notices);
  return (
    <div role="status" tabIndex={-1}>
      {notices
        .filter((one) => edited === undefined || isAbout(one, edited))
        .map((one) => (
          <Report key={one.serial} notice={one} cookbook={cookbook} />
        ))}
    </div>
  );
}

function Report({ notice, cookbook }: { notice: CookbookNotice; cookbook: CookbookActor }) {
  const text = noticeText(notice);
  const undo = undoOf(notice);
  const isSeenInList = /^(?:removed|restored|planned|unplanned)$/.test(notice.type);
  return (
    <>
      {text && (
        <p
          ref={isSeenInList ? null : bringIntoView}
          className={isSeenInList ? 'visually-hidden' : styles.notice}
          dir="auto"
        >
          {text}
          {undo && (
            <button
              ref={toTheHeading}
              type="button"
              onClick={({ detail, currentTarget }) => {
                if (detail > 1) return;
                toTheOutcome(currentTarget);
                cookbook.send({ ...undo, undoes: notice.serial });
              }}
            >
              {firstWords.language.undo}
            </button>
          )}
        </p>
      )}
      {notice.type === 'imported' && <Refused reasons={notice.refused} />}
    </>
  );
}

/** The changed row may be far below. */
const bringIntoView = (words: HTMLElement | null) => words?.scrollIntoView({ block: 'nearest' });

function undoOf(notice: CookbookNotice): Extract<Command, { undoes?: unknown }> | null {
  // The storage has refused an undo: another press tries again.
  if (notice.type === 'failed') {
    const { command } = notice;
    return 'undoes' in command ? command : null;
  }
  if (notice.type === 'imported') {
    const { added, planned } = notice;
    const hasChanged = added.length + planned.length > 0;
    return hasChanged ? { type: 'recipe.undoImport', added, planned } : null;
  }
  if (notice.type !== 'edited' || notice.isUndo || notice.meanwhile.length > 0) return null;
  const { recipe, name, note = '', byHand } = notice.was;
  const written = { recipe, note, ...(name !== undefined && { name }), ...(byHand && { byHand }) };
  return { type: 'recipe.edit', before: notice.recipe, isUndo: true, ...written };
}

/** The button goes, and what came of its press shows in the same place. */
export const toTheOutcome = (button: HTMLElement) =>
  goTo(button.closest<HTMLElement>('[role=status]'), { preventScroll: true });

export const toTheHeading = giveBackTo('dialog, section', 'h2');

const MAX_NAMED_ENTRIES = 5;

/** Empty if the recipe on the page already says it. */
export function noticeText(notice: CookbookNotice): string {
  switch (notice.type) {
    case 'saved':
    case 'known':
    case 'cooked':
    case 'uncooked':
      return '';
    case 'planned':
    case 'unplanned':
      return planText(notice, dayAt(new Date()));
    case 'removed':
      return restWords.rows.removedTitle(shownTitle(notice.recipe));
    case 'restored':
      return restWords.rows.restoredTitle(shownTitle(notice.recipe));
    case 'edited':
      if (notice.isUndo && notice.meanwhile.length === 0) return restWords.edit.outcomes.undone;
      return [
        `${restWords.rows.editedTitle(shownTitle(notice.recipe))}${notice.meanwhile[0] ? '.' : ''}`,
        ...notice.meanwhile.map((what) => restWords.rows.meanwhile[what]),
      ].join(' ');
    case 'importUndone':
      return restWords.files.undone(notice.count, notice.changed);
    case 'gone':
      return restWords.rows.gone;
    case 'imported':
      return importText(notice);
    case 'failed':
      return failureText(notice);
  }
}

function importText({
  added,
  known,
  planned,
  rejected,
  incomplete,
  sameName,
  refused,
  leavesPictures,
}: ImportReport): string {
  return [
    `${restWords.files.imported(added.length, known, rejected.length + refused.length, sameName, planned.length)}.`,
    ...(added.length > 0 && leavesPictures ? [restWords.files.leftBehind(added.length)] : []),
    ...someOf(rejected, ({ position, code }) => restWords.files.rejected(position, code)),
    ...someOf(incomplete, ({ position, leftOut }) => restWords.files.incomplete(position, leftOut)),
  ].join(' ');
}

/** Names the first entries one by one, and counts the others. */
function someOf<Entry>(entries: readonly Entry[], name: (entry: Entry) => string): string[] {
  const more = entries.length - MAX_NAMED_ENTRIES;
  const names = entries.slice(0, MAX_NAMED_ENTRIES).map(name);
  return more > 0 ? [...names, restWords.files.more(more)] : names;
}

export const errorText = (code: CookbookErrorCode) =>
  code === 'planFull' ? restWords.cookbook.planFull(MOST_PLANNED) : restWords.cookbookErrors[code];

export function failureText({ command, code }: CookbookNotice & { type: 'failed' }): string {
  // The storage may still complete the command.
  const what =
    code === 'timeout' ? restWords.cookbook.perhaps : restWords.cookbookFailures[command.type];
  return `${what} ${errorText(code)}`;
}
