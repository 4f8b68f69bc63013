import {
  type ClipboardEvent,
  type FormEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { goTo } from '../../browser/focus';
import { closeModal } from '../../browser/modal';
import type { Store } from '../../browser/store';
import type { Judged } from '../../recipe';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { PictureView } from '../../ui/PictureView';
import { useLimit } from '../../ui/useLimit';
import * as restWords from '../../words/en/rest';
import styles from '../fields.module.css';
import { MAX_NOTE_LENGTH } from '../storage/savedRecipe';
import { type Finder, PasteTools } from './PasteTools';
import type { Words } from './Words';

export interface EditedField {
  /** A recipe of the page, one that the visitor writes, a text from elsewhere or from pictures. */
  kind: 'recipe' | 'new' | 'paste' | 'photo';
  /** As the field opens, maybe with what it had before a reload. */
  first: Words;
  /** To give up anything else, the visitor is asked. */
  before: Words;
  /** Where the bookmark says that the text is from. */
  clip?: string | undefined;
  /** Those that a model has read. After a reload they are gone. */
  pictures?: readonly Uint8Array[] | undefined;
  /** The field shows markdown, because plain text would lose something. */
  isMarkdown?: boolean;
  /** Null without a model, and for a text that is a recipe already. */
  finder?: Finder | null;
  /** Null for a text that is too long to read while the visitor types. */
  check(words: Words): Promise<Judged | null>;
  /** The tab keeps the words until `forget`. */
  keep(words: Words): void;
  forget(): void;
  /** Instead of `forget`, for a text that is nowhere else. */
  giveBack?(): void;
  /** Gives a recipe to show. */
  save(words: Words): Promise<Recipe | null>;
}

interface EditDialogProps {
  /** Its field is what the visitor edits now. */
  cookbook: { field: Store<EditedField | null> };
  onClose(): void;
}

export function EditDialog({ cookbook, ...props }: EditDialogProps) {
  const [field] = useState(() => cookbook.field.getSnapshot().context);
  return field && <FieldDialog field={field} {...props} />;
}

interface FieldDialogProps extends Omit<EditDialogProps, 'cookbook'> {
  field: EditedField;
}

function FieldDialog({ field, onClose }: FieldDialogProps) {
  const { open } = useActors();
  // React would write a default that changes into the page again, all of it for each letter.
  const { first, pictures, kind } = field;
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  const { words, change, type, isChanged, asking, ask, cancel, resume, giveUp } = useWords(
    field,
    fieldRef,
  );
  const found = useFound(field, words);
  const note = useLimit(MAX_NOTE_LENGTH, words.note);
  const isEmpty = words.text.trim() === '';
  const isTaken = kind === 'paste' || kind === 'photo';
  const isOnlyText = isTaken && found?.ingredients === 0 && found.steps === 0;

  async function finish(event: SyntheticEvent<Element>) {
    if (isEmpty) return;
    if (isOnlyText && asking !== 'text') return ask('text');
    close(event);
    if (!isChanged && kind !== 'paste') return field.forget();
    const recipe = await field.save(words);
    if (recipe) open(recipe);
  }

  function replace(next: Words) {
    if (fieldRef.current) fieldRef.current.value = next.text;
    if (titleRef.current) titleRef.current.value = next.title ?? '';
    change(next);
  }

  return (
    <Dialog heading={headingOf(kind)} initialFocus={fieldRef} onDismiss={cancel} onClose={onClose}>
      <form
        className={styles.form}
        onInput={({ target }: FormEvent<HTMLFormElement>) => type(target as HTMLTextAreaElement)}
        onSubmit={(event) => event.preventDefault()}
      >
        {pictures && (
          <div className={styles.pictures}>
            <PictureView pictures={pictures} label={restWords.edit.picture} tabIndex={0} />
          </div>
        )}
        {field.isMarkdown && <p className={styles.quiet}>{restWords.edit.marks}</p>}
        {field.clip && <p dir="auto">{`${field.clip} ${restWords.clip.done}`}</p>}
        {isTaken && <TitleField ref={titleRef} kind={kind} title={first.title} />}
        <Field label={restWords.edit.recipe}>
          <textarea
            ref={fieldRef}
            name="text"
            rows={11}
            dir="auto"
            defaultValue={first.text}
            onPaste={(event) => {
              if (isEmpty || !titleRef.current || !replacesRecipe(event, words)) return;
              titleRef.current.value = '';
              change({ ...words, title: '' });
            }}
            placeholder={kind === 'new' ? restWords.edit.about : undefined}
          />
        </Field>
        <Found found={found} words={words} />
        {kind === 'paste' && (
          <PasteTools
            finder={field.finder ?? null}
            words={words}
            fieldRef={fieldRef}
            onReplace={replace}
          />
        )}
        {words.note !== undefined && (
          <Field label={restWords.edit.note}>
            <textarea name="note" rows={3} dir="auto" {...note.limits} />
          </Field>
        )}
        {note.note}
      </form>
      <Foot {...{ isEmpty, asking, cancel, resume, giveUp, finish }} />
    </Dialog>
  );
}

/** Whether the visitor pastes over all that is there a text that its title does not name. */
function replacesRecipe(
  { currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>,
  { title = '' }: Words,
): boolean {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const pasted = clipboardData.getData('text/plain');
  const isWhole = selectionEnd - selectionStart === value.length;
  return isWhole && pasted.trim() !== '' && !pasted.includes(title.trim());
}

interface TitleFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  kind: 'paste' | 'photo';
  title: string | undefined;
}

function TitleField({ ref, kind, title }: TitleFieldProps) {
  return (
    <>
      <p className={styles.quiet}>
        {kind === 'photo' ? restWords.edit.compare : restWords.edit.keepOnly}
      </p>
      <Field label={restWords.edit.title}>
        <input ref={ref} name="title" dir="auto" defaultValue={title} />
      </Field>
    </>
  );
}

const headingOf = (kind: EditedField['kind']) =>
  ({
    recipe: restWords.edit.heading,
    new: restWords.edit.writing,
    paste: restWords.edit.adding,
    photo: restWords.edit.photo,
  })[kind];

const close = ({ currentTarget }: SyntheticEvent<Element>) => closeModal(currentTarget);

const isSame = (one: Words, other: Words) =>
  (['text', 'title', 'note'] as const).every(
    (name) => (one[name] ?? '').trim() === (other[name] ?? '').trim(),
  );

function useWords(field: EditedField, fieldRef: RefObject<HTMLElement | null>) {
  const [words, setWords] = useState(field.first);
  /** What the page asks before a visitor gives something up, or takes a text without a recipe. */
  const [asking, ask] = useState<'discard' | 'text' | null>(null);
  const typedRef = useRef<HTMLElement>(null);
  const isChanged = !isSame(words, field.before);
  const giveUp = field.giveBack ?? field.forget;

  function change(next: Words) {
    // A visitor who goes on typing keeps the text.
    ask(null);
    setWords(next);
    // Words that are typed and deleted again are no change.
    if (field.kind === 'recipe' && isSame(next, field.before)) field.forget();
    else field.keep(next);
  }

  function resume() {
    ask(null);
    (typedRef.current ?? fieldRef.current)?.focus();
  }

  return {
    ...{ words, isChanged, asking, ask, change, resume, giveUp },
    type(typed: HTMLTextAreaElement) {
      typedRef.current = typed;
      change({ ...words, [typed.name]: typed.value });
    },
    /** Gives up nothing without a question. Whether the dialog may close. */
    cancel(): boolean {
      const isGone = !asking && !isChanged;
      if (asking) resume();
      else if (isChanged) ask('discard');
      else giveUp();
      return isGone;
    },
  };
}

interface FootProps
  extends Pick<ReturnType<typeof useWords>, 'asking' | 'cancel' | 'resume' | 'giveUp'> {
  isEmpty: boolean;
  finish(event: SyntheticEvent<Element>): void;
}

/** The ways out of the dialog, or the question before one of them. */
function Foot({ isEmpty, asking, cancel, resume, giveUp, finish }: FootProps) {
  return (
    <div className={`${styles.buttons} ${styles.foot}`}>
      {asking === 'discard' && (
        <Question
          ask={restWords.edit.ask}
          yes={restWords.edit.discard}
          onYes={(event) => {
            giveUp();
            close(event);
          }}
          onResume={resume}
        />
      )}
      {asking === 'text' && (
        <Question
          ask={restWords.edit.askText}
          yes={restWords.edit.takeText}
          onYes={finish}
          onResume={resume}
        />
      )}
      {!asking && (
        <>
          <Button look="main" aria-disabled={isEmpty} onClick={finish}>
            {restWords.edit.done}
          </Button>
          <Button onClick={(event) => cancel() && close(event)}>{restWords.edit.cancel}</Button>
        </>
      )}
    </div>
  );
}

interface QuestionProps {
  ask: string;
  yes: string;
  onYes(event: SyntheticEvent<Element>): void;
  onResume(): void;
}

function Question({ ask, yes, onYes, onResume }: QuestionProps) {
  return (
    <>
      <p role="alert">{ask}</p>
      <Button ref={goTo} onClick={onResume}>
        {restWords.edit.resume}
      </Button>
      <Button onClick={onYes}>{yes}</Button>
    </>
  );
}

/** How long a visitor pauses before the page reads the text, in ms. */
const JUDGE_DELAY = 300;

/**
 * What the text holds. The last reading stays until the next one is there: the buttons below keep
 * their place, and no warning goes before its food does.
 */
function useFound(field: EditedField, words: Words): Judged | null {
  const [found, setFound] = useState<Judged | null>(null);

  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(async () => {
      // A text that cannot be read has no counts.
      const judged = await field.check(words).catch(() => null);
      if (!isStale) setFound(judged);
    }, JUDGE_DELAY);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [field, words]);

  return found;
}

function Found({ found, words }: { found: Judged | null; words: Words }) {
  const missing = found && words.text.trim() !== '' ? missingIn(found) : '';
  return (
    <div role="status" className={styles.status}>
      {found && (
        <p key={`${found.ingredients} ${found.steps} ${found.finds} ${found.isOpen}`}>
          <span>{restWords.edit.found(found.ingredients, found.steps)}</span>
          {(found.finds[0] || found.isOpen) && (
            <span>
              {`\u00a0· ${restWords.edit.finds(found.finds)} ${found.isOpen ? restWords.edit.notFully : ''}`.trimEnd()}
            </span>
          )}
        </p>
      )}
      {missing && <p key={missing}>{missing}</p>}
    </div>
  );
}

const missingIn = ({ hasTitle, ingredients, steps }: Judged) =>
  [
    // The first line that one writes may be the title.
    !hasTitle && ingredients + steps > 0 && restWords.edit.noTitle,
    ingredients === 0 && restWords.edit.noIngredients,
    steps === 0 && restWords.edit.noSteps,
  ]
    .filter(Boolean)
    .join(' ');
