import { useSelector } from '@xstate/react';
import type { Command, CookbookNotice } from '../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../machines/cookbook/cookbookMachine';
import { hasText } from '../../machines/cookbook/findSaved';
import { passFocusTo } from '../browser/passFocusTo';
import styles from './CookbookView.module.css';
import { undoEdit } from './edit/undoEdit';
import { fileMessages } from './messages';
import { noticeText } from './noticeText';

interface NoticeProps {
  cookbook: CookbookActor;
  /** A recipe's text: the notice then says only what came of an edit of this recipe. */
  edited?: string;
}

const isAbout = (notice: CookbookNotice, text: string) =>
  notice.type === 'failed'
    ? notice.command.type === 'recipe.edit' && hasText(notice.command.before, text)
    : notice.type === 'edited' && hasText(notice.recipe, text);

/** Shows the result of a command only if the list does not, and always announces it. */
export function Notice({ cookbook, edited }: NoticeProps) {
  const last = useSelector(cookbook, ({ context }) => context.notice);
  const notice = last && (edited === undefined || isAbout(last, edited)) ? last : null;
  const text = notice && noticeText(notice);
  const isSeenInList = notice !== null && isInList(notice);
  return (
    <div role="status">
      {text && (
        <p
          key={notice.serial}
          ref={isSeenInList ? null : bringIntoView}
          className={isSeenInList ? 'visually-hidden' : styles.notice}
          dir="auto"
        >
          {text}
          <UndoNotice cookbook={cookbook} notice={notice} />
        </p>
      )}
      {notice?.type === 'imported' && <Refused reasons={notice.refused ?? []} />}
    </div>
  );
}

const MOST_REFUSED = 100;

/** Says which recipes and files the cookbook refused, and why. */
function Refused({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <details open className={styles.refused}>
      <summary>{fileMessages.refused(reasons.length)}</summary>
      <ul>
        {reasons.slice(0, MOST_REFUSED).map((reason, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} dir="auto">
            {reason}
          </li>
        ))}
      </ul>
      {reasons.length > MOST_REFUSED && <p>{fileMessages.more(reasons.length - MOST_REFUSED)}</p>}
    </details>
  );
}

const SEEN_IN_LIST: readonly CookbookNotice['type'][] = ['removed', 'restored'];

const isInList = ({ type }: CookbookNotice) => SEEN_IN_LIST.includes(type);

/** The changed row may be far below. */
const bringIntoView = (words: HTMLElement | null) => words?.scrollIntoView({ block: 'nearest' });

/** Null if the notice offers no undo. */
function undoOf(notice: CookbookNotice): Command | null {
  if (notice.type === 'imported' && notice.added.length > 0) {
    return { type: 'cookbook.undoImport', added: notice.added };
  }
  return notice.type === 'edited' && notice.meanwhile.length === 0 ? undoEdit(notice) : null;
}

function UndoNotice({ cookbook, notice }: { cookbook: CookbookActor; notice: CookbookNotice }) {
  const command = undoOf(notice);
  return (
    command && (
      <button
        ref={toTheHeading}
        type="button"
        onClick={({ detail }) => {
          if (detail <= 1) cookbook.send(command);
        }}
      >
        {fileMessages.undo}
      </button>
    )
  );
}

const toTheHeading = passFocusTo('dialog', 'h2');
