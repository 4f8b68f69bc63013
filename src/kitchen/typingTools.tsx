import { useSelector } from '@xstate/react';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useId,
  useSyncExternalStore,
} from 'react';
import type { RecipeActor } from '../../machines/recipeMachine';
import { typingMessages as messages } from './typingMessages';
import styles from './typingTools.module.css';

interface SuggestionsProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Suggests foods for the text so far. */
  suggestFoods(typed: string): string[];
}

/** The foods that the browser offers below the field. */
export function Suggestions({ inputRef, suggestFoods }: SuggestionsProps) {
  const id = useId();
  const subscribe = useCallback(
    (listener: () => void) => {
      const input = inputRef.current;
      input?.addEventListener('input', listener);
      return () => input?.removeEventListener('input', listener);
    },
    [inputRef],
  );
  const foods = suggestFoods(useSyncExternalStore(subscribe, () => inputRef.current?.value ?? ''));

  // With a list, the field is announced as a combobox: only while there is something to choose.
  const join = useCallback(
    (list: HTMLDataListElement) => {
      const input = inputRef.current;
      input?.setAttribute('list', list.id);
      return () => input?.removeAttribute('list');
    },
    [inputRef],
  );
  if (foods.length === 0) return null;

  return (
    <datalist id={id} ref={join}>
      {foods.map((food) => (
        <option key={food} value={food} />
      ))}
    </datalist>
  );
}

interface SplitOfferProps {
  recipe: RecipeActor;
  /** Splits an ingredient that reads as several foods; empty for one that does not. */
  splitFoods(text: string): string[];
  /** Called when the button goes away with the focus. */
  onFocusLost(): void;
}

/** Offers to split what was just added, if it reads as several foods. */
export function SplitOffer({ recipe, splitFoods, onFocusLost }: SplitOfferProps) {
  const { about, ingredients } = useSelector(recipe, ({ context }) => context.notice);
  const [added = '', ...others] = about === 'addition' ? ingredients : [];
  const pieces = others.length === 0 ? splitFoods(added) : [];
  if (pieces.length === 0) return null;

  function split() {
    recipe.send({ type: 'ingredient.replace', ingredient: added, text: pieces.join('\n') });
    onFocusLost();
  }

  return (
    <button type="button" className={styles.split} onClick={split}>
      {messages.split(pieces.length)}
    </button>
  );
}

export interface ItemEditorProps {
  ingredient: string;
  /** Called with the new text. @param isByKey whether the focus stays with the item */
  onDone(text: string, isByKey: boolean): void;
}

/** The field in the place of an ingredient's name. Enter and leaving it save, Escape does not. */
export function ItemEditor({ ingredient, onDone }: ItemEditorProps) {
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget, nativeEvent } = event;
    if ((key !== 'Escape' && key !== 'Enter') || nativeEvent.isComposing) return;
    // The same press would press the button that gets the focus.
    event.preventDefault();
    onDone(key === 'Enter' ? currentTarget.value : ingredient, true);
  }

  return (
    <input
      ref={select}
      type="text"
      className={styles.editor}
      dir="auto"
      aria-label={messages.edit(ingredient)}
      autoComplete="off"
      autoCapitalize="none"
      enterKeyHint="done"
      defaultValue={ingredient}
      onKeyDown={handleKey}
      onBlur={({ currentTarget }) => onDone(currentTarget.value, false)}
    />
  );
}

function select(input: HTMLInputElement | null) {
  input?.focus({ preventScroll: true });
  input?.select();
}
