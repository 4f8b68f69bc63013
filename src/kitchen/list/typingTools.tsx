import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { type AvoidOffer, toOffer } from '../../../machines/kitchen/avoided';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import { afterPress } from '../../browser/afterPress';
import { giveBackTo, goTo, stay } from '../../browser/focus';
import { isComposing } from '../../browser/isComposing';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { AvoidOffers, sayAvoid } from '../../ui/AvoidOffers';
import type { KitchenNow } from '../../ui/KitchenStore';
import { limitText } from '../../ui/limitText';
import * as restWords from '../../words/en/rest';
import styles from './typingTools.module.css';

export interface FoodReader {
  suggestFoods(typed: string): string[];
  /** The foods of an entry. With `isTyped`, each comma splits. */
  splitEntry(entry: string, isTyped?: boolean): readonly string[];
  isSeveral(entry: string): boolean;
  onLanguages(listener: () => void): () => void;
  /** What an entry wants left out, if it names no other food: "no milk". */
  useExclusions(entry: string): readonly AvoidOffer[];
  exclusionsOf(entry: string): readonly AvoidOffer[];
}

export function Suggestions({ foods }: Pick<RowOffersProps, 'foods'>) {
  const { field: inputRef } = useActors().places;
  const id = useId();
  const subscribe = useCallback(
    (listener: () => void) => {
      const input = inputRef.current;
      const stopAdding = input && addWithEnter(input);
      input?.addEventListener('input', listener);
      return () => {
        input?.removeEventListener('input', listener);
        stopAdding?.();
      };
    },
    [inputRef],
  );
  const names = foods.suggestFoods(
    useSyncExternalStore(subscribe, () => inputRef.current?.value ?? ''),
  );

  // Screen readers call a field with a list a combobox, so it has one only if there is a choice.
  const join = useCallback(
    (list: HTMLDataListElement) => {
      const input = inputRef.current;
      input?.setAttribute('list', list.id);
      return () => input?.removeAttribute('list');
    },
    [inputRef],
  );
  if (names.length === 0) return null;

  return (
    <datalist id={id} ref={join}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/**
 * In WebKit, Enter only closes the suggestions, which stay for a moment after the last letter. Now
 * it also submits, unless the visitor chose with the arrow keys. Returns a function that stops
 * this.
 */
function addWithEnter(input: HTMLInputElement): () => void {
  let isChoosing = false;
  const events = new AbortController();
  const { signal } = events;
  input.addEventListener(
    'input',
    () => {
      isChoosing = false;
    },
    { signal },
  );
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isChoosing = true;
      if (event.key !== 'Enter' || isComposing(event) || isChoosing) return;
      event.preventDefault();
      input.form?.requestSubmit();
    },
    { signal },
  );
  return () => events.abort();
}

/** Scrolls to ingredients that the visitor has added at the end of the list. */
export function ScrollToNewest({ listRef }: { listRef: RefObject<HTMLUListElement | null> }) {
  const { recipe, kitchen } = useActors();
  const newest = useStore(kitchen, (now) => now.newest);
  useLayoutEffect(() => {
    if (!newest[0] || newest.at(-1) !== kitchen.getSnapshot().context.ingredients.at(-1)) return;
    const last = listRef.current?.lastElementChild;
    // In the next frame: scrolling at once would lay out the page twice.
    requestAnimationFrame(() => {
      // A visitor who presses *I have it* in the recipe stays there, and a request goes to its recipe.
      if (last?.closest('section:focus-within') && !recipe.getSnapshot().hasTag('loading'))
        last.scrollIntoView?.({ block: 'nearest' });
    });
  }, [listRef, newest, kitchen, recipe]);
  return null;
}

/** In a longer list, a search for several foods would hold up the page. */
const LONGEST_WITH_OFFERS = 200;

interface RowOffersProps {
  ingredient: string;
  foods: FoodReader;
}

/** Offers to split an entry of several foods, and to avoid what an entry does not want. */
export function RowOffers(props: RowOffersProps) {
  const isLong = useStore(useActors().kitchen, hasMany);
  const preferences = useStore(useActors().kitchen, (now) => now.preferences);
  // In a long list, no row looks for what it leaves out.
  const exclusions = props.foods.useExclusions(isLong ? '' : props.ingredient);
  if (isLong) return null;
  return (
    <>
      {toOffer(exclusions, preferences)[0] && <NoFood {...props} exclusions={exclusions} />}
      {isJoined(props) && <SplitOffer {...props} />}
    </>
  );
}

/** What a screen reader hears of these offers. */
export function sayOffers({ ingredient, foods }: RowOffersProps, now: KitchenNow): string {
  if (hasMany(now)) return '';
  const offers = toOffer(foods.exclusionsOf(ingredient), now.preferences);
  const split = isJoined({ ingredient }) ? foods.splitEntry(ingredient) : [];
  return [
    ...(offers[0] ? [restWords.offers.onlyAFood, ...offers.map(sayAvoid)] : []),
    ...(split[1] ? [limitText(restWords.typing.split(split))] : []),
  ]
    .map((words) => ` ${words}`)
    .join('');
}

const hasMany = ({ ingredients }: KitchenNow): boolean => ingredients.length > LONGEST_WITH_OFFERS;

const isJoined = ({ ingredient }: Pick<RowOffersProps, 'ingredient'>) =>
  /[,;+&]|\s\p{L}{1,3}\s/u.test(ingredient);

const backToField = giveBackTo('body', 'input[name="ingredient"]');

interface NoFoodProps extends Pick<RowOffersProps, 'ingredient'> {
  exclusions: readonly AvoidOffer[];
}

/** "Allergic to milk" among the foods. */
function NoFood({ ingredient, exclusions }: NoFoodProps) {
  const { kitchen } = useActors();
  const preferences = useStore(kitchen, (now) => now.preferences);
  const offers = toOffer(exclusions, preferences);
  return (
    // With the key, the focus also passes on when only one of the offers leaves.
    <div key={offers.length} ref={backToField} className={styles.noFood}>
      <AvoidOffers
        {...{ exclusions, preferences }}
        about={restWords.offers.onlyAFood}
        onAvoid={(changed) => {
          kitchen.changePreferences(changed);
          // What it says is said, unless it also names what the page does not know.
          const isAll = !exclusions.some(({ isPart }) => isPart);
          if (isAll && !toOffer(offers, changed)[0]) kitchen.change({ kind: 'remove', ingredient });
        }}
      />
    </div>
  );
}

function SplitOffer({ ingredient, foods }: RowOffersProps) {
  const { kitchen } = useActors();
  const split = useSyncExternalStore(foods.onLanguages, () =>
    foods.splitEntry(ingredient).join('\n'),
  );
  if (!split.includes('\n')) return null;

  return (
    <button
      type="button"
      className={styles.split}
      // Not every browser focuses a pressed button. The field must not lose the focus to nothing.
      onMouseDown={stay}
      onClick={({ currentTarget }) => {
        const hadFocus = document.activeElement === currentTarget;
        const focusName = focusLater(currentTarget);
        flushSync(() => kitchen.change({ kind: 'replace', ingredient, text: split }));
        if (hadFocus) focusName();
      }}
    >
      {limitText(restWords.typing.split(split.split('\n')))}
    </button>
  );
}

/** The result focuses the name in this element's row, whatever is there by then. */
function focusLater(element: HTMLElement): () => void {
  const list = element.closest('ul');
  // The rows of removed items do not count.
  const items = () =>
    [...(list?.children ?? [])].filter((item) => item.querySelector('button[aria-label]'));
  const place = items().findIndex((item) => item.contains(element));
  return () => goTo(items()[place]?.querySelector('button'));
}

interface ItemEditorProps {
  ingredient: string;
  foods: FoodReader;
  /** Called when the name should replace the field again. */
  onDone(): void;
}

/** Saves an ingredient's name and date. Gives up neither if another tab has changed the list. */
function useSaving({ ingredient, foods, onDone }: ItemEditorProps, day: string) {
  const { kitchen } = useActors();

  return (text: string, eatBy: string) => {
    const isNewText = !isBlank(text) && text.trim() !== ingredient;
    flushSync(() => {
      onDone();
      // Before the name: the new one keeps the date.
      if (eatBy !== day) kitchen.change({ kind: 'date', ingredient, day: eatBy || null });
      if (!isNewText) return;
      const foodsNow = foods.splitEntry(text, true).join('\n');
      // Another tab may have removed it meanwhile. The visitor's words stay.
      const isListed = kitchen.getSnapshot().context.ingredients.includes(ingredient);
      if (isListed) kitchen.change({ kind: 'replace', ingredient, text: foodsNow });
      else kitchen.change({ kind: 'add', text: foodsNow });
    });
  };
}

/** A field in place of an ingredient's name. Enter saves, and so does leaving the field; Escape does not. */
export function ItemEditor(props: ItemEditorProps) {
  const { ingredient } = props;
  const day = useStore(
    useActors().kitchen,
    ({ dates }) => dates.find(({ entry }) => entry === ingredient)?.day ?? '',
  );
  const inputRef = useRef<HTMLInputElement>(null);
  const dayRef = useRef<HTMLInputElement>(null);
  const save = useSaving(props, day);
  const text = () => inputRef.current?.value ?? ingredient;
  const chosenDay = () => dayRef.current?.value ?? day;

  function saveAndFocus(element: HTMLElement, written = text(), eatBy = chosenDay()) {
    const focusName = focusLater(element);
    save(written, eatBy);
    focusName();
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget, nativeEvent, target } = event;
    const isField = target === inputRef.current || target === dayRef.current;
    const isDone = key === 'Escape' || (key === 'Enter' && isField);
    if (!isDone || isComposing(nativeEvent)) return;
    // Otherwise the same press would also press the button that gets the focus.
    event.preventDefault();
    if (key === 'Enter') saveAndFocus(currentTarget);
    else saveAndFocus(currentTarget, ingredient, day);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys from the field and the buttons
    <span
      className={styles.editing}
      onKeyDown={handleKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        afterPress(() => {
          // A visitor who turns to another window may not come back.
          const isBack = currentTarget.contains(document.activeElement) && document.hasFocus();
          if (inputRef.current && !isBack) save(text(), chosenDay());
        });
      }}
    >
      <NameField ref={inputRef} ingredient={ingredient} />
      <MarkButton ingredient={ingredient} onMarked={saveAndFocus} text={text} />
      <label>
        <span>{restWords.typing.eatByLabel}</span>
        <input ref={dayRef} type="date" max="9999-12-31" defaultValue={day} />
      </label>
    </span>
  );
}

interface NameFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  ingredient: string;
}

function NameField({ ref, ingredient }: NameFieldProps) {
  const takeInput = useCallback(
    (input: HTMLInputElement) => {
      ref.current = input;
      goTo(input, { preventScroll: true });
      input.select();
      return () => {
        ref.current = null;
      };
    },
    [ref],
  );
  return (
    <input
      ref={takeInput}
      type="text"
      className={styles.editor}
      dir="auto"
      aria-label={restWords.typing.edit(ingredient)}
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="done"
      defaultValue={ingredient}
    />
  );
}

interface MarkButtonProps {
  ingredient: string;
  text(): string;
  onMarked(button: HTMLElement, written: string): void;
}

/** *Use up first* */
function MarkButton({ ingredient, text, onMarked }: MarkButtonProps) {
  const { kitchen } = useActors();
  const isMarked = useStore(kitchen, ({ useUp }) => useUp.includes(ingredient));
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      onMouseDown={stay}
      onClick={({ currentTarget }) => {
        // The list renders the field again.
        const written = text();
        kitchen.change({ kind: 'mark', ingredients: [ingredient], isMarked: !isMarked });
        onMarked(currentTarget, written);
      }}
    >
      {restWords.typing.useUp}
    </button>
  );
}
