import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { SourceLine } from '../../reading';
import * as restWords from '../../words/en/rest';
import styles from './Compare.module.css';

interface SourceTextProps {
  rows: readonly SourceLine[];
  /** The rows that a model's copy lacks, or lacks words of. */
  missing: readonly number[];
  onTake(lines: readonly string[]): void;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * The text that a recipe is from, read only. A press on a line that the recipe lacks, or on several selected ones, takes
 * them over.
 */
export function SourceText({ rows, missing, onTake }: SourceTextProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [selected, select] = useState(NONE);
  const [active, setActive] = useState(-1);
  const isLeftOut = (at: number) => rows[at]?.isInField === false;
  const lost = new Set(missing);

  useSelectedLines(listRef, select);

  function take(at: number) {
    const taken = selected.has(at) ? [...selected].sort((one, other) => one - other) : [at];
    const lines = taken.filter(isLeftOut).map((one) => rows[one]?.text.trim() ?? '');
    select(NONE);
    if (lines.length > 0) onTake(lines);
  }

  function press({ target }: MouseEvent) {
    const line = (target as Element).closest('[role=option]');
    // The press was the end of a selection.
    if (!line || getSelection()?.isCollapsed === false) return;
    const at = [...(listRef.current?.children ?? [])].indexOf(line);
    setActive(at);
    if (isLeftOut(at)) take(at);
  }

  function turn(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' || event.key === ' ') take(active);
    else if (by) {
      let next = active + by;
      while (rows[next]?.isInField) next += by;
      if (rows[next]) {
        setActive(next);
        select(event.shiftKey ? new Set([...selected, active, next].filter(isLeftOut)) : NONE);
        listRef.current?.children[next]?.scrollIntoView({ block: 'nearest' });
      }
    } else return;
    event.preventDefault();
  }

  return (
    <div
      ref={listRef}
      role="listbox"
      aria-label={restWords.edit.source}
      aria-multiselectable
      aria-activedescendant={rows[active] && `${id}${active}`}
      tabIndex={0}
      className={styles.lines}
      onClick={press}
      onKeyDown={turn}
    >
      {rows.map(({ text, isInField }, at) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          key={at}
          id={`${id}${at}`}
          text={text}
          isInField={isInField}
          isSelected={selected.has(at)}
          isActive={active === at}
          isMissing={lost.has(at)}
        />
      ))}
    </div>
  );
}

/** With a mouse or a finger. A press ends the browser's selection, so the lines stay selected. */
function useSelectedLines(
  listRef: RefObject<HTMLElement | null>,
  select: (lines: ReadonlySet<number>) => void,
) {
  useEffect(() => {
    function follow() {
      const selection = getSelection();
      const list = listRef.current;
      if (!list || !selection || selection.isCollapsed || !list.contains(selection.anchorNode))
        return;
      const lines = [...list.children].flatMap((line, at) =>
        line.getAttribute('aria-disabled') ? [] : selection.containsNode(line, true) ? at : [],
      );
      select(new Set(lines));
    }
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [listRef, select]);
}

interface LineProps {
  id: string;
  text: string;
  isInField: boolean;
  isSelected: boolean;
  isActive: boolean;
  isMissing: boolean;
}

/** There may be thousands, of which a press changes a few. */
const Line = memo(({ id, text, isInField, isSelected, isActive, isMissing }: LineProps) => (
  // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
  <div
    id={id}
    role="option"
    dir="auto"
    aria-selected={isSelected}
    aria-disabled={isInField || undefined}
    data-active={isActive || undefined}
    data-missing={isMissing || undefined}
  >
    {isMissing ? <mark>{text}</mark> : text}
  </div>
));
