import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useRef, useState } from 'react';
import type { SortedLine, SortRole } from '../../../../machines/sort/sortedLines';
import { takeFocus } from '../../../browser/passFocusTo';
import type { FoundRecipe } from '../../../reading/lines/FoundRecipe';
import { Button } from '../../../ui/Button';
import { limitText } from '../../../ui/limitText';
import { type Helper, sortMessages as messages } from './messages';
import type { Sorting } from './Sorting';
import styles from './SortView.module.css';

const ROLES: readonly SortRole[] = [
  'title',
  'fact',
  'ingredient',
  'group',
  'step',
  'note',
  'leftOut',
];

const nameOfRole = (role: SortedLine['role']) =>
  role === 'heading' || role === 'leftOut' ? messages[role] : messages.buttons[role];

const noticeText = (about: string) =>
  (messages.notices as Partial<Record<string, string>>)[about] ?? '';

interface SortViewProps {
  sorting: Sorting;
  /** What happened before, such as another recipe of the same text. */
  said?: string;
  onOpen(found: FoundRecipe): void;
  /** Back to the pasted text, if there was one. */
  onBack?: (() => void) | undefined;
  /** Called with the first of two recipes, and the text of the other one. */
  onNext(first: FoundRecipe, rest: string): void;
}

export function SortView({ sorting, said, onOpen, onBack, onNext }: SortViewProps) {
  const { actor, judge, helper } = sorting;
  const { lines, next, notice } = useSelector(actor, ({ context }) => context);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const canUndo = useSelector(actor, (snapshot) => snapshot.can({ type: 'lines.undo' }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const rootRef = useRef<HTMLDivElement>(null);
  const [isNothingChosen, setNothingChosen] = useState(false);
  const found = judge(lines);
  const nextName = next === null ? '' : (lines[next]?.text ?? '');

  function place(role: SortRole) {
    setNothingChosen(chosen.size === 0);
    if (chosen.size === 0) return;
    actor.send({ type: 'lines.place', places: [...chosen], role });
    setChosen(new Set());
  }

  const status = isNothingChosen
    ? messages.pressLines
    : isAsking && helper
      ? messages.asking(helper.model)
      : noticeText(notice.about) || (notice.serial === 0 ? (said ?? '') : '');

  return (
    <div ref={rootRef} className={styles.sort}>
      <p ref={takeFocus} tabIndex={-1} className={styles.found}>
        {messages.found(found)} {messages.about}
      </p>
      {helper && (found.isDoubtful || isAsking) && (
        <Offer {...{ helper, isAsking }}>
          {isAsking ? (
            <Button onClick={() => actor.send({ type: 'sort.stop' })}>{messages.stop}</Button>
          ) : (
            <Button onClick={() => actor.send({ type: 'sort.request' })}>
              {messages.letModel}
            </Button>
          )}
        </Offer>
      )}
      <Lines
        lines={lines}
        chosen={chosen}
        onChoose={(places) => {
          setNothingChosen(false);
          setChosen(places);
        }}
      />
      <div className={styles.tools}>
        <div role="status" className={styles.status}>
          {status && <p key={notice.serial}>{status}</p>}
        </div>
        <fieldset className={styles.roles} disabled={isAsking}>
          <legend className="visually-hidden">{messages.roles}</legend>
          {ROLES.map((role) => (
            <Button key={role} onClick={() => place(role)}>
              {messages.buttons[role]}
            </Button>
          ))}
        </fieldset>
        <div className={styles.roles}>
          <Button
            look="main"
            onClick={() => {
              rootRef.current?.closest('dialog')?.close();
              onOpen(sorting.write());
            }}
          >
            {messages.open}
          </Button>
          {onBack && <Button onClick={onBack}>{messages.back}</Button>}
          <Button
            look="text"
            aria-disabled={!canUndo}
            onClick={() => {
              setChosen(new Set());
              actor.send({ type: 'lines.undo' });
            }}
          >
            {messages.undo}
          </Button>
          {nextName && (
            <Button
              onClick={() => {
                const split = sorting.split();
                if (split) onNext(split.first, split.rest);
              }}
            >
              <span dir="auto">{messages.next(limitText(nextName).slice(0, LONGEST_NAME))}</span>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** In UTF-16 units. */
const LONGEST_NAME = 60;

interface OfferProps {
  helper: Helper;
  isAsking: boolean;
  children: ReactNode;
}

function Offer({ helper, isAsking, children }: OfferProps) {
  return (
    <div className={styles.offer}>
      {children}
      <p aria-live="off">{isAsking ? messages.asking(helper.model) : messages.sent(helper)}</p>
    </div>
  );
}

interface LinesProps {
  lines: readonly SortedLine[];
  chosen: ReadonlySet<number>;
  onChoose(places: ReadonlySet<number>): void;
}

/** The visitor can choose several lines: with a press, with Shift, or with the arrow keys. */
function Lines({ lines, chosen, onChoose }: LinesProps) {
  const listRef = useRef<HTMLUListElement>(null);
  /** The line that the Tab key leads to, and where a range begins. */
  const [at, setAt] = useState(0);
  const anchor = useRef(0);
  const here = Math.min(at, lines.length - 1);

  const range = (from: number, to: number) =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => Math.min(from, to) + index);

  const press = ({ target, shiftKey }: MouseEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const place = Number(target.value);
    setAt(place);
    const next = new Set(chosen);
    const isChosen = !chosen.has(place);
    for (const one of shiftKey ? range(anchor.current, place) : [place]) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    anchor.current = place;
    onChoose(next);
  };

  function move(event: KeyboardEvent) {
    const target = moved(event.key, here, lines.length);
    if (target === null) return;
    event.preventDefault();
    setAt(target);
    if (event.shiftKey) onChoose(new Set([...chosen, ...range(here, target)]));
    else anchor.current = target;
    listRef.current?.querySelectorAll('input')[target]?.focus();
  }

  return (
    <ul
      ref={listRef}
      className={styles.lines}
      aria-label={messages.lines}
      onKeyDown={move}
      onClick={press}
    >
      {lines.map((line, place) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={place}
          line={line}
          place={place}
          isChosen={chosen.has(place)}
          isNext={place === here}
        />
      ))}
    </ul>
  );
}

function moved(key: string, at: number, length: number): number | null {
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: length - 1 }[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), length - 1);
}

interface LineProps {
  line: SortedLine;
  place: number;
  isChosen: boolean;
  /** Whether the Tab key leads here. */
  isNext: boolean;
}

const Line = memo(function Line({ line: { text, role }, place, isChosen, isNext }: LineProps) {
  return (
    <li data-role={role}>
      <label>
        <input
          type="checkbox"
          value={place}
          checked={isChosen}
          tabIndex={isNext ? 0 : -1}
          readOnly
        />
        <span className={styles.role}>{nameOfRole(role)}</span>{' '}
        <span className={styles.text} dir="auto">
          {limitText(text)}
        </span>
      </label>
    </li>
  );
});
