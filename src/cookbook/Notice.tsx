import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import type {
  CookbookActor,
  CookbookNotice,
  ImportReport,
} from '../../machines/cookbook/cookbookMachine';
import { passFocusTo } from '../browser/passFocusTo';
import styles from './CookbookView.module.css';
import { fileMessages } from './messages';
import { noticeText } from './noticeText';

/** Announces the result of a command, and shows it if the list does not. */
export function Notice({ cookbook }: { cookbook: CookbookActor }) {
  const notice = useSelector(cookbook, ({ context }) => context.notice);
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
          {notice.type === 'imported' && notice.added.length > 0 && (
            <UndoImport cookbook={cookbook} added={notice.added} />
          )}
        </p>
      )}
      {notice?.type === 'imported' && <Refused reasons={notice.refused ?? []} />}
    </div>
  );
}

/** How many of the refused recipes the notice names. */
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

const SEEN_IN_LIST: readonly CookbookNotice['type'][] = ['removed', 'restored', 'edited'];

/** Whether the list shows all that a notice says. What another tab has done can only be read here. */
const isInList = (notice: CookbookNotice) =>
  SEEN_IN_LIST.includes(notice.type) && !(notice.type === 'edited' && notice.meanwhile[0]);

/** A row that the visitor has changed may be far below. */
const bringIntoView = (words: HTMLElement | null) => words?.scrollIntoView({ block: 'nearest' });

/** A button that takes an import back. It disappears with the notice. */
function UndoImport({
  cookbook,
  added,
}: { cookbook: CookbookActor } & Pick<ImportReport, 'added'>) {
  function undo({ detail }: MouseEvent) {
    if (detail > 1) return;
    cookbook.send({ type: 'cookbook.undoImport', added });
  }

  return (
    <button ref={toTheHeading} type="button" onClick={undo}>
      {fileMessages.undo}
    </button>
  );
}

const toTheHeading = passFocusTo('dialog', 'h2');
