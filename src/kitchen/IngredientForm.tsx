import { type ClipboardEvent, type RefObject, type SubmitEvent, useCallback } from 'react';
import { flushSync } from 'react-dom';
import { LINE_BREAK, RecipeContext } from '../app/RecipeContext';
import styles from './IngredientForm.module.css';
import { isNarrow } from '../browser/media';

const LABEL = 'Add more than one ingredient';

interface IngredientFormProps {
  inputRef: RefObject<HTMLInputElement | null>;
  listRef: RefObject<HTMLUListElement | null>;
  /** The text to start with. */
  draft: string;
  /** Called with the text whenever it has changed. */
  onDraft(text: string): void;
}

export function IngredientForm({ inputRef, listRef, draft, onDraft }: IngredientFormProps) {
  const { send } = RecipeContext.useActorRef();

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
    const newestBefore = listRef.current?.lastElementChild;
    flushSync(() => send({ type: 'ingredient.add', text }));
    const newest = listRef.current?.lastElementChild;
    // In the frame that lays it out: at once, the page would be laid out twice.
    if (newest !== newestBefore) {
      requestAnimationFrame(() => newest?.scrollIntoView?.({ block: 'nearest' }));
    }
    input.value = '';
    onDraft('');
    // Scrolling to it would take the newest ingredient out of view.
    input.focus({ preventScroll: true });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inputRef.current) add(inputRef.current, inputRef.current.value);
  }

  // An input drops line breaks from what is pasted, which would make one ingredient of many.
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!LINE_BREAK.test(pasted.trim())) return;
    event.preventDefault();
    const input = event.currentTarget;
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
        placeholder={LABEL}
        aria-label={LABEL}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="enter"
        defaultValue={draft}
        onInput={(event) => onDraft(event.currentTarget.value)}
        onPaste={handlePaste}
      />
      <button className={styles.button} type="submit">
        Add ingredient
      </button>
    </form>
  );
}
