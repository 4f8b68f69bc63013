import { useSelector } from '@xstate/react';
import { type ClipboardEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import type { AddingActor } from '../../machines/adding/addingMachine';
import { LINE_BREAK, limitMarks } from '../../machines/kitchen/ingredientList';
import { goTo } from '../browser/focus';
import { whenIdle } from '../browser/loading/pauses';
import type { LazyPart } from '../browser/store';
import { useActors } from '../ui/Actors';
import * as firstWords from '../words/en/first';
import styles from './IngredientForm.module.css';
import { inOneLine, LONGEST_DRAFT, loadDraft, saveDraft } from './keeping/kitchenStorage';
import type { Typing } from './Typing';

/** A bullet, a box, or a number with a dot or bracket: with such a mark, one line is a list. */
const LIST_MARK = /^\s*(?:[^\p{L}\p{N}\s]|\[.?\]|\d+[.)])\s/u;

interface IngredientFormProps {
  typing: LazyPart<Typing>;
  children: ReactNode;
}

export function IngredientForm({ typing, children }: IngredientFormProps) {
  const {
    adding,
    places: { field },
  } = useActors();
  const entries = useSelector(adding, ({ context }) => context.entries);
  // What the visitor was typing before a reload, or before an error, even if the tab is full.
  const [draft] = useState(() => field.current?.value ?? loadDraft());
  const prepare = () => whenIdle(typing.preload);
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    enterTyped(input, adding);
    focus(input);
  }

  return (
    <form className={styles.form} autoComplete="off" onSubmit={handleSubmit}>
      <input
        ref={field}
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
        onPaste={(event) => handlePaste(event, adding)}
      />
      {children}
      {entries[0] && (
        <p className={styles.waiting} dir="auto">
          {inOneLine(entries.map(({ text }) => text).join('\n'))}
        </p>
      )}
      <button className={styles.button} type="submit" aria-label={firstWords.kitchen.add}>
        <span>{firstWords.kitchen.addShort}</span>
        <span className={styles.more}>{firstWords.kitchen.addWhat}</span>
      </button>
    </form>
  );
}

function write(input: HTMLInputElement, text: string) {
  input.value = text;
  tell(input);
}

function tell(input: HTMLInputElement) {
  // Listeners should see this as if the visitor had typed it.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

// Scrolling to the input would move the newest ingredient out of view.
const focus = (input: HTMLInputElement) => goTo(input, { preventScroll: true });

/** Puts words into the field, before what the visitor has typed since. The caret keeps its letter. */
export function putBack(text: string) {
  const input = document.querySelector<HTMLInputElement>('[name=ingredient]');
  if (!input) return;
  const { value, selectionEnd } = input;
  input.setRangeText(inOneLine(text) + (value && ', '), 0, 0, selectionEnd ? 'preserve' : 'end');
  tell(input);
}

/** Sends what is in the field on its way to the list. */
export function enterTyped(input: HTMLInputElement, adding: AddingActor) {
  const { value: text } = input;
  if (!text) return;
  // The tab keeps the words at any moment, so the field gives them up last.
  adding.send({ type: 'words.enter', text, from: 'field' });
  write(input, '');
}

// An input drops line breaks, which would make one ingredient of many. It also takes more than
// linear time for long texts and for runs of marks.
function handlePaste(event: ClipboardEvent<HTMLInputElement>, adding: AddingActor) {
  const pasted = event.clipboardData.getData('text');
  const fits = pasted.length <= LONGEST_DRAFT && limitMarks(pasted) === pasted;
  if (fits && !LIST_MARK.test(pasted) && !LINE_BREAK.test(pasted.trim())) return;
  event.preventDefault();
  const input = event.currentTarget;
  const { value, selectionStart, selectionEnd } = input;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  adding.send({ type: 'words.enter', text: before + pasted + after, from: 'paste' });
  write(input, '');
  focus(input);
}
