import {
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useCallback,
} from 'react';
import { LINE_BREAK, limitMarks } from '../../machines/ingredientList';
import { isNarrow } from '../browser/media';
import { useActors } from '../ui/Actors';
import styles from './IngredientForm.module.css';
import { LONGEST_DRAFT } from './kitchenStorage';
import { messages } from './messages';

/** What the lines of a pasted list begin with: bullets, numbers, boxes. */
const LIST_MARK = /^[ \t]*(?:[-*+•‣▪◦·–—]|\d{1,3}[.)])[ \t]+(?:\[[ x]?\][ \t]+)?/gim;

interface IngredientFormProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The text to start with. */
  draft: string;
  /** Called with the text whenever it has changed. */
  onDraft(text: string): void;
  /** Called when the visitor presses the field or types: the page itself gives it the focus. */
  onUse?(): void;
  /** What helps while typing. */
  children: ReactNode;
}

export function IngredientForm({ inputRef, draft, onDraft, onUse, children }: IngredientFormProps) {
  const { recipe } = useActors();
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
    // For everybody who listens, as if the visitor had typed it.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // Scrolling to it would take the newest ingredient out of view.
    input.focus({ preventScroll: true });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inputRef.current) add(inputRef.current, inputRef.current.value);
  }

  // An input drops line breaks from what is pasted, which would make one ingredient of many. It takes
  // more than linear time for long texts and for runs of marks.
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const pasted = text.replace(LIST_MARK, '');
    const fits = pasted.length <= LONGEST_DRAFT && limitMarks(pasted) === pasted;
    if (fits && pasted === text && !LINE_BREAK.test(pasted.trim())) return;
    event.preventDefault();
    const input = event.currentTarget;
    const { value, selectionStart, selectionEnd } = input;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    add(input, before + pasted + after);
  }

  return (
    <form className={styles.form} autoComplete="off" onSubmit={handleSubmit}>
      <input
        ref={takeInput}
        className={styles.input}
        type="text"
        name="ingredient"
        dir="auto"
        placeholder={messages.inputLabel}
        aria-label={messages.inputLabel}
        // Off, Firefox shows no suggestions that come after the focus. Off on the form, it keeps no history.
        autoComplete="on"
        autoCapitalize="none"
        enterKeyHint="enter"
        defaultValue={draft}
        onPointerDown={onUse}
        onInput={(event) => {
          onUse?.();
          onDraft(event.currentTarget.value);
        }}
        onPaste={handlePaste}
      />
      {children}
      <button className={styles.button} type="submit">
        {messages.add}
      </button>
    </form>
  );
}
