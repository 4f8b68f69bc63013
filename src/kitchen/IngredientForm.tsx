import {
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useCallback,
  useState,
} from 'react';
import { LINE_BREAK, limitMarks } from '../../machines/kitchen/ingredientList';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import { isNarrow } from '../browser/device';
import { whenIdle } from '../browser/loading/pauses';
import type { LazyPart } from '../browser/store';
import { useActors } from '../ui/Actors';
import * as firstWords from '../words/en/first';
import styles from './IngredientForm.module.css';
import { LONGEST_DRAFT, loadDraft, saveDraft } from './keeping/kitchenStorage';
import type { Typing } from './Typing';

/** A bullet, a box, or a number with a dot or bracket: with such a mark, one line is a list. */
const LIST_MARK = /^\s*(?:[^\p{L}\p{N}\s]|\[.?\]|\d+[.)])\s/u;

const COMMA = /[,;，、،؛]/;

interface IngredientFormProps {
  inputRef: RefObject<HTMLInputElement | null>;
  typing: LazyPart<Typing>;
  children: ReactNode;
}

export function IngredientForm({ inputRef, typing, children }: IngredientFormProps) {
  const { recipe } = useActors();
  // What the visitor was typing before a reload, or before an error, even if the tab is full.
  const [draft] = useState(() => inputRef.current?.value ?? loadDraft());
  const prepare = () => whenIdle(typing.preload);
  const takeInput = useCallback(
    (input: HTMLInputElement) => {
      inputRef.current = input;
      // On a small screen the focus would open the keyboard over the page.
      if (!isNarrow() && document.activeElement === document.body) {
        input.focus({ preventScroll: true });
      }
      return () => {
        inputRef.current = null;
      };
    },
    [inputRef],
  );

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = inputRef.current;
    if (!input) return;
    addTyped(input, typing, recipe);
    focus(input);
  }

  return (
    <form className={styles.form} autoComplete="off" onSubmit={handleSubmit}>
      <input
        ref={takeInput}
        className={styles.input}
        type="text"
        name="ingredient"
        dir="auto"
        placeholder={firstWords.kitchen.inputLabel}
        aria-label={firstWords.kitchen.inputLabel}
        // With "off", Firefox hides suggestions that arrive after the focus.
        autoComplete="on"
        autoCapitalize="none"
        enterKeyHint="enter"
        defaultValue={draft}
        // Focus alone says nothing: the page sets it too.
        onPointerDown={prepare}
        onInput={(event) => {
          prepare();
          saveDraft(event.currentTarget.value);
        }}
        onPaste={(event) => handlePaste(event, typing)}
      />
      {children}
      <button className={styles.button} type="submit" aria-label={firstWords.kitchen.add}>
        <span>{firstWords.kitchen.addShort}</span>
        <span className={styles.more}>{firstWords.kitchen.addWhat}</span>
      </button>
    </form>
  );
}

function write(input: HTMLInputElement, text: string) {
  input.value = text;
  // Listeners should see this as if the visitor had typed it.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

// Scrolling to the input would move the newest ingredient out of view.
const focus = (input: HTMLInputElement) => input.focus({ preventScroll: true });

/** Adds what is in the field, at once if it has no comma. */
export function addTyped(
  input: HTMLInputElement,
  typing: LazyPart<Typing>,
  recipe: RecipeActor,
): Promise<void> | undefined {
  const { value } = input;
  function add(text: string) {
    // A visitor who has changed it meanwhile adds it by hand.
    if (input.value !== value) return;
    write(input, '');
    recipe.send({ type: 'list.change', command: { kind: 'add', text } });
  }
  if (!COMMA.test(value)) {
    add(value);
    return undefined;
  }
  return typing.load().then(
    (part) => {
      if (input.value !== value) return undefined;
      write(input, '');
      return part.addTyped(value);
    },
    // Without its reader, each comma of the line splits.
    () => add(value.split(/[,;，、،؛](?!\d)/).join('\n')),
  );
}

// An input drops line breaks, which would make one ingredient of many. It also takes more than
// linear time for long texts and for runs of marks.
function handlePaste(event: ClipboardEvent<HTMLInputElement>, typing: LazyPart<Typing>) {
  const text = event.clipboardData.getData('text');
  const fits = text.length <= LONGEST_DRAFT && limitMarks(text) === text;
  if (fits && !LIST_MARK.test(text) && !LINE_BREAK.test(text.trim())) return;
  event.preventDefault();
  const input = event.currentTarget;
  const { value, selectionStart, selectionEnd } = input;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  void addPasted(input, before + text + after, typing);
}

async function addPasted(input: HTMLInputElement, text: string, typing: LazyPart<Typing>) {
  const inOneLine = limitMarks(text.slice(0, LONGEST_DRAFT))
    .split(/[\r\n]+/)
    .join(', ');
  // Until the page has read the list, the field and the tab keep it.
  write(input, inOneLine);
  focus(input);
  try {
    const { takePasted } = await typing.load();
    // A visitor who has changed it meanwhile adds it by hand.
    if (input.value !== inOneLine) return;
    await takePasted(text);
    if (input.value === inOneLine) write(input, '');
  } catch {
    // The list may name foods that the visitor avoids. Without its reader, the visitor decides.
  }
}
