import {
  type ClipboardEvent,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useId,
  useState,
} from 'react';
import { LINE_BREAK, type RecipeActor } from '../../machines/recipeMachine';
import { isNarrow } from '../browser/media';
import styles from './IngredientForm.module.css';
import type { Typing } from './KitchenPane';
import { messages } from './messages';

/** What stands in front of the lines of a pasted list: bullets, numbers, boxes. */
const LIST_MARK = /^[^\S\n]*(?:[-*+•‣▪◦·–—]|\d{1,3}[.)])\s+(?:\[[ x]?\]\s+)?/gim;

interface IngredientFormProps {
  recipe: RecipeActor;
  inputRef: RefObject<HTMLInputElement | null>;
  /** The text to start with. */
  draft: string;
  /** Called with the text whenever it has changed. */
  onDraft(text: string): void;
  /** What helps while typing; null until it has arrived. */
  typing: Typing | null;
  /** Called when the field gets the focus. */
  onFocus(): void;
}

export function IngredientForm({
  recipe,
  inputRef,
  draft,
  onDraft,
  typing,
  onFocus,
}: IngredientFormProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const suggestions = typing?.suggestFoods(typed) ?? [];

  function changeTo(text: string) {
    setTyped(text);
    onDraft(text);
  }

  const takeInput = useCallback(
    (input: HTMLInputElement) => {
      inputRef.current = input;
      // On a small screen the focus would open a keyboard over the page.
      if (!isNarrow() && document.activeElement === document.body) {
        input.focus({ preventScroll: true });
      }
      return () => {
        inputRef.current = null;
      };
    },
    [inputRef],
  );

  function add(input: HTMLInputElement, text: string) {
    recipe.send({ type: 'ingredient.add', text });
    input.value = '';
    changeTo('');
    // Scrolling to it would take the newest ingredient out of view.
    input.focus({ preventScroll: true });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inputRef.current) add(inputRef.current, inputRef.current.value);
  }

  // An input drops line breaks from what is pasted, which would make one ingredient of many.
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const pasted = text.replace(LIST_MARK, '');
    const input = event.currentTarget;
    if (!LINE_BREAK.test(pasted.trim())) {
      if (pasted === text) return;
      event.preventDefault();
      input.setRangeText(pasted, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
      changeTo(input.value);
      return;
    }
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = input;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    add(input, before + pasted + after);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <input
        ref={takeInput}
        className={styles.input}
        type="text"
        name="ingredient"
        dir="auto"
        placeholder={messages.inputLabel}
        aria-label={messages.inputLabel}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="enter"
        defaultValue={draft}
        list={suggestions.length > 0 ? id : undefined}
        onFocus={onFocus}
        onInput={(event) => changeTo(event.currentTarget.value)}
        onPaste={handlePaste}
      />
      <datalist id={id}>
        {suggestions.map((food) => (
          <option key={food} value={food} />
        ))}
      </datalist>
      <button className={styles.button} type="submit">
        {messages.add}
      </button>
    </form>
  );
}
