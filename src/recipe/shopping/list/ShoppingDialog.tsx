import { Fragment, memo, type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Preferences } from '../../../../machines/kitchen/preferences';
import {
  ASIDE,
  type Dinner,
  type Kitchen,
  type ListLine,
  type MergeOptions,
  mergeDinners,
  SHELVES,
} from '../../../amounts';
import { goTo } from '../../../browser/focus';
import { type Readable, useStore } from '../../../browser/store';
import { languageState, splitEntry, thingsToAvoid } from '../../../foods';
import { useActors } from '../../../ui/Actors';
import { Dialog } from '../../../ui/Dialog';
import { limitText } from '../../../ui/limitText';
import { useAddForm } from '../../../ui/useAddForm';
import * as firstWords from '../../../words/en/first';
import * as recipeWords from '../../../words/en/recipe';
import * as restWords from '../../../words/en/rest';
import { joinNames, upperFirst } from '../../../words/format';
import { nameOfThing } from '../../allergens/sayFound';
import { useLanguages } from '../../useLanguages';
import { ListActions, type OwnLine } from './ListActions';
import {
  isTicked,
  type KeptListStore,
  LONGEST_KEPT,
  MOST_KEPT,
  type StoredList,
  withTick,
} from './listStorage';
import styles from './ShoppingDialog.module.css';
import type { SharedList } from './sharedList';

/** What the list takes from the recipe's part. */
export interface ListTools extends Pick<MergeOptions, 'scale' | 'inUnits'> {
  notesFor(preferences: Preferences): (line: string, language: string | null) => string;
}

export interface ShoppingDialogProps {
  dinners: readonly Dinner[];
  tools: ListTools & { kitchenCheck: { kitchen: Readable<Kitchen> } };
  kept: KeptListStore;
  /** Null if the list is too long for a link. */
  linkFor(lines: SharedList['lines']): string | null;
  other?: { label: string; onPress(): void } | undefined;
  /** Chooses which dinners. */
  choice?: ReactNode;
  onClose(): void;
}

export function ShoppingDialog(props: ShoppingDialogProps) {
  const { dinners, kept, linkFor, other, choice, onClose } = props;
  const { unread, lines, own, aside, doubt } = useToBuy(props);

  // Outside the page's root: else the page would print together with the list.
  return createPortal(
    <Dialog heading={restWords.shoppingList.heading} onClose={onClose}>
      <div className={styles.list} data-list>
        {dinners.length > 0 && (
          <p dir="auto">
            {limitText(restWords.shoppingList.dinners(dinners.map(({ title }) => title)))}
          </p>
        )}
        {choice}
        {other && (
          <button type="button" onClick={other.onPress}>
            {limitText(other.label)}
          </button>
        )}
        {unread.length > 0 && <p>{limitText(restWords.shoppingList.unread(unread))}</p>}
        {doubt && <p>{doubt}</p>}
        {lines.length + own.length === 0 && <p>{restWords.shoppingList.nothing}</p>}
        <div className={styles.shelves}>
          <Shelves {...{ lines, kept }} />
          <OwnLines lines={own} kept={kept} />
        </div>
        {aside.map(({ place, lines }) => (
          <AsideLines key={place} {...{ place, lines, kept }} />
        ))}
        <ListActions {...{ kept, linkFor, lines, own, doubt }} />
        <NotKept kept={kept} />
      </div>
    </Dialog>,
    document.body,
  );
}

/** What there is to buy, what may be at hand or may not be needed, and what the page could not check of it. */
function useToBuy({ dinners, tools, kept }: ShoppingDialogProps) {
  const preferences = useStore(useActors().kitchen, (now) => now.preferences);
  const kitchen = useStore(tools.kitchenCheck.kitchen);
  const { wanted, own: texts } = useStore(kept);
  const languages = useLanguages();
  const noteOn = tools.notesFor(preferences);
  const { units } = preferences;
  const { scale, inUnits } = tools;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a language tells more of a line
  const merged = useMemo(
    () =>
      mergeDinners(dinners, {
        scale,
        inUnits,
        units,
        kitchen,
        language: firstWords.language.code,
        noteOn,
        words: restWords.shoppingList,
      }),
    [dinners, kitchen, noteOn, scale, inUnits, units, languages],
  );
  const isWanted = ({ key }: ListLine) => wanted.includes(key);
  const own = texts.map((one) => readOwn(one, noteOn));
  const written = [...merged.languages, ...(own.length > 0 ? [ownLanguage()] : [])];
  const isPartlyRead = written.some((language) => languageState(language).isReadable === 'in part');
  return {
    unread: merged.unread,
    lines: [...merged.buy, ...ASIDE.flatMap((place) => merged[place].filter(isWanted))],
    own,
    aside: ASIDE.map((place) => ({
      place,
      lines: joinBare(merged[place].filter((line) => !isWanted(line))),
    })),
    doubt: isPartlyRead ? sayDoubt(preferences) : '',
  };
}

/** Says that the browser did not take the last change. */
export function NotKept({ kept }: Pick<ShoppingDialogProps, 'kept'>) {
  return <p role="status">{useStore(kept.notKept) && restWords.shoppingList.notKept}</p>;
}

/** What the page has not checked completely; empty if the visitor avoids nothing. */
export function sayDoubt(preferences: Preferences): string {
  const names = joinNames(thingsToAvoid(preferences).map(nameOfThing));
  return names && `${upperFirst(recipeWords.allergens.notCompleteFor(names))}.`;
}

/** Visitors write in the language of their page. */
const ownLanguage = () => firstWords.language.code;

const readOwn = (own: StoredList['own'][number], noteOn: MergeOptions['noteOn']): OwnLine => ({
  ...own,
  shelf: 'other',
  warnings: [noteOn(own.text, ownLanguage())].filter(Boolean),
});

type ShownLine = Omit<ListLine, 'foods' | 'value'>;

interface ShelvesProps {
  lines: readonly ShownLine[];
  kept: KeptListStore;
}

/** In the order in which people walk through a shop. */
export function Shelves({ lines, kept }: ShelvesProps) {
  const list = useStore(kept);
  return SHELVES.map((shelf) => {
    const own = lines.filter((line) => line.shelf === shelf);
    return (
      own.length > 0 && (
        <section key={shelf}>
          <h3>{restWords.shoppingList.shelf(shelf)}</h3>
          <ul>
            {own.map((line) => (
              <BuyLine key={line.key} line={line} isTicked={isTicked(list, line)} kept={kept} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

interface AsideLine extends ListLine {
  /** Of all lines that it joins. */
  keys: readonly string[];
}

/** "Salt" and "salt" join "salt, 4 tsp": nothing is lost by it, as their lines say no amount. */
function joinBare(lines: readonly ListLine[]): AsideLine[] {
  const isBare = ({ text, name }: ListLine) => text.toLowerCase() === name.toLowerCase();
  const joined: AsideLine[] = [];
  for (const line of [...lines.filter((one) => !isBare(one)), ...lines.filter(isBare)]) {
    const foods = line.foods.join();
    const at = isBare(line)
      ? joined.findIndex((one) => one.foods.join() === foods && (one.value !== null || isBare(one)))
      : -1;
    const host = joined[at];
    if (host)
      joined[at] = {
        ...host,
        keys: [...host.keys, line.key],
        warnings: [...new Set([...host.warnings, ...line.warnings])],
      };
    else joined.push({ ...line, keys: [line.key] });
  }
  // In the order of the shelves.
  return joined.sort((one, other) => orderIn(lines, one) - orderIn(lines, other));
}

const orderIn = (lines: readonly ListLine[], { keys }: AsideLine) =>
  lines.findIndex(({ key }) => keys.includes(key));

interface AsideLinesProps {
  place: (typeof ASIDE)[number];
  lines: readonly AsideLine[];
  kept: KeptListStore;
}

/** Lines that may not need buying. The visitor can put each on the list. */
function AsideLines({ place, lines, kept }: AsideLinesProps) {
  if (lines.length === 0) return null;
  const texts = lines.map(({ text }) => text.replace(/, (?=[^,]*$)/, ' '));
  return (
    <details>
      <summary dir="auto">
        {limitText(restWords.shoppingList.aside[place](texts.join(', ')))}
        {lines.map(
          ({ key, name, warnings }) =>
            warnings.length > 0 && (
              <Fragment key={key}>
                {' '}
                <Warnings of={lines.length > 1 ? name : ''} warnings={warnings} />
              </Fragment>
            ),
        )}
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <span dir="auto">{limitText(line.text)}</span>
            <Warnings warnings={line.warnings} />
            <button
              type="button"
              aria-label={restWords.shoppingList.buyNamed(line.text)}
              onClick={({ currentTarget }) => {
                goTo(currentTarget.closest('details')?.querySelector('summary'));
                kept.want(line.keys);
              }}
            >
              {restWords.shoppingList.buy}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface BuyLineProps {
  line: ShownLine;
  isTicked: boolean;
  kept: KeptListStore;
}

/** A plan has hundreds of lines, and a tick changes one. */
const BuyLine = memo(function BuyLine({ line, isTicked, kept }: BuyLineProps) {
  const { text, note, name, parts, warnings } = line;
  return (
    <TickLine
      {...{ text, isTicked }}
      onTick={(ticked) => kept.change((now) => withTick(now, line, ticked))}
    >
      {note && <small dir="auto">{limitText(note)}</small>}
      <Warnings warnings={warnings} />
      {parts.length > 1 && (
        <details>
          <summary aria-label={restWords.shoppingList.for(name)}>{parts.length}</summary>
          <span dir="auto">{limitText(restWords.shoppingList.partsOf(line))}</span>
        </details>
      )}
    </TickLine>
  );
});

/** What follows the last comma is its amount, which stays on one line: "rice, 200 g". */
function WholeAmount({ text }: { text: string }) {
  const at = text.lastIndexOf(', ') + 2;
  if (at < 2) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.amount}>{text.slice(at)}</span>
    </>
  );
}

interface TickLineProps {
  text: string;
  isTicked: boolean;
  onTick(isTicked: boolean): void;
  children: ReactNode;
}

function TickLine({ text, isTicked, onTick, children }: TickLineProps) {
  return (
    <li data-ticked={isTicked || undefined}>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span dir="auto">
          <WholeAmount text={limitText(text)} />
        </span>
      </label>
      {children}
    </li>
  );
}

interface WarningsProps {
  /** The food, if the words beside do not tell which one it is. */
  of?: string;
  warnings: readonly string[];
}

function Warnings({ of, warnings }: WarningsProps) {
  if (warnings.length === 0) return null;
  const found = warnings.join('; ');
  return (
    <strong dir="auto">
      {limitText(restWords.shoppingList.warning([of ? `${of}: ${found}` : found]))}
    </strong>
  );
}

const withOwn = ({ own, ...list }: StoredList, texts: readonly string[]): StoredList => ({
  ...list,
  own: [
    ...own.filter(({ text }) => !texts.includes(text)),
    ...texts.map((text) => ({ text, isTicked: false })),
  ],
});

const replaceOwn = (list: StoredList, text: string, next: StoredList['own']): StoredList => ({
  ...list,
  own: list.own.flatMap((one) => (one.text === text ? next : one)),
});

interface OwnLinesProps {
  lines: readonly OwnLine[];
  kept: KeptListStore;
}

/** What the visitor has just added, or what was removed and can come back to its place. */
interface Last {
  texts: readonly string[];
  gone?: { one: StoredList['own'][number]; at: number };
}

function OwnLines({ lines, kept }: OwnLinesProps) {
  const isFull = lines.length >= MOST_KEPT;
  const [{ texts: last, gone }, setLast] = useState<Last>({ texts: [] });
  const there = lines.filter(({ text }) => last.includes(text));
  const form = useAddForm(add);
  const focusField = () => goTo(form.ref.current?.querySelector('input'));

  function add(typed: HTMLFormElement) {
    const text = String(new FormData(typed).get('line')).replace(/\s+/g, ' ').trim();
    if (text === '' || isFull) return;
    // As the list of ingredients takes it: "milk, bread" are two lines.
    const split = [...new Set(splitEntry(text, true))];
    const texts = lines.length + split.length > MOST_KEPT ? [text] : split;
    kept.change((now) => withOwn(now, texts));
    setLast({ texts });
    typed.reset();
  }

  function remove(text: string) {
    const { own } = kept.getSnapshot().context;
    const at = own.findIndex((one) => one.text === text);
    focusField();
    kept.change((now) => replaceOwn(now, text, []));
    setLast({ texts: [text], ...(own[at] && { gone: { one: own[at], at } }) });
  }

  function undo() {
    if (!gone) return;
    focusField();
    kept.change((now) => ({ ...now, own: now.own.toSpliced(gone.at, 0, gone.one) }));
  }

  return (
    <section>
      {lines.length > 0 && <h3>{restWords.shoppingList.own}</h3>}
      <ul>
        {lines.map((line) => (
          <OwnItem key={line.text} line={line} kept={kept} onRemove={remove} />
        ))}
      </ul>
      <form {...form}>
        <input
          type="text"
          name="line"
          aria-label={restWords.shoppingList.newLine}
          placeholder={restWords.shoppingList.newLine}
          maxLength={LONGEST_KEPT}
          autoComplete="off"
        />
        <button type="submit">{restWords.shoppingList.add}</button>
      </form>
      <Said {...{ last, there, isFull }} onUndo={gone && there.length === 0 ? undo : null} />
    </section>
  );
}

interface OwnItemProps {
  line: OwnLine;
  kept: KeptListStore;
  onRemove(text: string): void;
}

function OwnItem({ line: { text, isTicked, warnings }, kept, onRemove }: OwnItemProps) {
  return (
    <TickLine
      {...{ text, isTicked }}
      onTick={(ticked) => kept.change((now) => replaceOwn(now, text, [{ text, isTicked: ticked }]))}
    >
      <Warnings warnings={warnings} />
      <button
        type="button"
        aria-label={restWords.shoppingList.remove(text)}
        onClick={({ detail }) => {
          // The second click of a double click on *Add* would hit the line that it has added.
          if (detail <= 1) onRemove(text);
        }}
      >
        ×
      </button>
    </TickLine>
  );
}

interface SaidProps {
  /** What was added or removed last. */
  last: readonly string[];
  /** Those of them that are on the list. */
  there: readonly OwnLine[];
  isFull: boolean;
  onUndo: (() => void) | null;
}

function Said({ last, there, isFull, onUndo }: SaidProps) {
  return (
    <>
      <p role="status">
        {last.length > 0 && (
          // Sighted visitors see in the list what has joined it.
          <span className={onUndo ? undefined : 'visually-hidden'}>
            {firstWords.kitchen[there.length > 0 ? 'added' : 'removed']}
            {limitText([joinNames(last), ...there.flatMap(({ warnings }) => warnings)].join('; '))}
          </span>
        )}
        {isFull && restWords.shoppingList.full}
      </p>
      {onUndo && (
        <button type="button" onClick={onUndo}>
          {firstWords.language.undo}
        </button>
      )}
    </>
  );
}
