import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { takeFocus } from '../../browser/passFocusTo';
import type { Judged } from '../../recipe';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { useLimit } from '../../ui/useLimit';
import styles from '../fields.module.css';
import { editMessages as messages } from './messages';

export interface Words {
  text: string;
  /** Undefined for a recipe that is not saved. */
  note?: string | undefined;
}

export interface EditedField {
  /** As it was when the field opened for the first time. */
  before: Words;
  /** What the field had before a reload. */
  kept: Words | undefined;
  isNew: boolean;
  /** The field shows markdown, because plain text would lose something. */
  isMarkdown: boolean;
  judge(text: string): Promise<Judged>;
  /** The tab keeps the words until `forget`. */
  keep(words: Words): void;
  forget(): void;
  save(words: Words): void;
}

interface EditDialogProps {
  field: EditedField;
  /** In characters. */
  longestNote: number;
  onClose(): void;
}

const isSame = (one: Words, other: Words) =>
  one.text.trim() === other.text.trim() && (one.note ?? '').trim() === (other.note ?? '').trim();

export function EditDialog({ field, longestNote, onClose }: EditDialogProps) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState(field.kept ?? field.before);
  const [isAsking, setAsking] = useState(false);
  const note = useLimit(longestNote, words.note);
  const isChanged = !isSame(words, field.before);

  function store({ target }: FormEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLTextAreaElement;
    const next = { ...words, [name]: value };
    // A visitor who goes on typing keeps the text.
    setAsking(false);
    setWords(next);
    field.keep(next);
  }

  function finish(event: SyntheticEvent<Element>) {
    if (words.text.trim() === '') return;
    if (isChanged) field.save(words);
    else field.forget();
    close(event);
  }

  /** Gives up nothing without a question. Whether the dialog may close. */
  function cancel(): boolean {
    setAsking(isChanged && !isAsking);
    if (!isChanged) field.forget();
    return !isChanged;
  }

  return (
    <Dialog
      heading={field.isNew ? messages.writing : messages.heading}
      initialFocus={fieldRef}
      onDismiss={cancel}
      onClose={onClose}
    >
      <form className={styles.form} onInput={store} onSubmit={(event) => event.preventDefault()}>
        {field.isMarkdown && <p className={styles.quiet}>{messages.marks}</p>}
        <Field label={messages.recipe}>
          <textarea
            ref={fieldRef}
            name="text"
            rows={14}
            dir="auto"
            defaultValue={words.text}
            placeholder={field.isNew ? messages.about : undefined}
          />
        </Field>
        <Found field={field} text={words.text} />
        {words.note !== undefined && (
          <Field label={messages.note}>
            <textarea name="note" rows={3} dir="auto" {...note.limits} />
          </Field>
        )}
        {note.note}
        <div className={styles.buttons}>
          {isAsking ? (
            <Question onResume={() => setAsking(false)} onDiscard={field.forget} />
          ) : (
            <>
              <Button look="main" aria-disabled={words.text.trim() === ''} onClick={finish}>
                {messages.done}
              </Button>
              <Button onClick={(event) => cancel() && close(event)}>{messages.cancel}</Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}

const close = ({ currentTarget }: SyntheticEvent<Element>) =>
  currentTarget.closest('dialog')?.close();

function Question({ onResume, onDiscard }: { onResume(): void; onDiscard(): void }) {
  return (
    <>
      <p role="alert">{messages.ask}</p>
      <Button ref={takeFocus} onClick={onResume}>
        {messages.resume}
      </Button>
      <Button
        onClick={(event) => {
          onDiscard();
          close(event);
        }}
      >
        {messages.discard}
      </Button>
    </>
  );
}

/** How long a visitor pauses before the page reads the text, in ms. */
const JUDGE_DELAY = 300;

function Found({ field, text }: { field: EditedField; text: string }) {
  const [judged, setJudged] = useState<{ of: string; found: Judged } | null>(null);

  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(async () => {
      // A text that cannot be read has no counts.
      const found = await field.judge(text).catch(() => null);
      if (!isStale) setJudged(found && { of: text, found });
    }, JUDGE_DELAY);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [field, text]);

  const { ingredients, steps, finds, isAvoiding } =
    judged?.of === text ? judged.found : { ingredients: 0, steps: 0, finds: [], isAvoiding: false };
  return (
    <div role="status" className={styles.status}>
      {judged?.of === text && (
        <p key={`${ingredients} ${steps} ${finds}`}>
          <span>{messages.found(ingredients, steps)}</span>{' '}
          {isAvoiding && <span>{`${messages.finds(finds)} ${messages.notFully}`}</span>}
        </p>
      )}
    </div>
  );
}
