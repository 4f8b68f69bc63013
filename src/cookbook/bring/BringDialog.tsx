import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { OpenDialog } from '../../../machines/dialogs/dialogsMachine';
import { closeModal } from '../../browser/modal';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import type { FoundRecipe, Refusal } from '../../reading/lines/FoundRecipe';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import * as restWords from '../../words/en/rest';
import styles from '../fields.module.css';
import type { Cookbook } from '../startCookbook';
import type { Texts } from '../texts';
import { Refusals } from './Refusals';
import type { Brought, Follower } from './readFiles';

/** The tab keeps the field's text until the recipe opens: closing the dialog loses nothing. */
const TEXT_KEY = 'saffron.paste';
const HTML_KEY = 'saffron.pasteHtml';

/** What the field shows, and the same as the clipboard or a file has it. */
interface Original {
  shown: string;
  html?: string | null;
  found?: FoundRecipe;
}

/** A field whose text the tab keeps. The original counts while the field shows its words. */
function useField(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(
    (): Original =>
      text ? { shown: text } : { shown: readTab(TEXT_KEY) ?? '', html: readTab(HTML_KEY) },
  );
  const original = useRef(first);
  /** Of a paste, until the field has changed. */
  const pastedHtml = useRef('');

  const originalOf = (shown: string): Original =>
    original.current.shown === shown ? original.current : { shown };

  function keep(shown: string) {
    const { html } = originalOf(shown);
    writeTab(TEXT_KEY, shown);
    if (html) writeTab(HTML_KEY, html);
    else removeFromTab(HTML_KEY);
  }

  return {
    ...{ ref, first, keep },
    read: () => originalOf(ref.current?.value ?? ''),
    fill(found: FoundRecipe) {
      original.current = { shown: found.text, found };
      if (ref.current) ref.current.value = found.text;
      keep(found.text);
    },
    takeHtml({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
      const { value, selectionStart, selectionEnd } = currentTarget;
      const isWhole = selectionEnd - selectionStart === value.length;
      pastedHtml.current = isWhole ? clipboardData.getData('text/html') : '';
    },
    change(shown: string) {
      if (pastedHtml.current) original.current = { shown, html: pastedHtml.current };
      pastedHtml.current = '';
      keep(shown);
    },
    forget() {
      removeFromTab(TEXT_KEY);
      removeFromTab(HTML_KEY);
    },
  };
}

interface Outcome {
  status: string;
  refused: readonly Refusal[];
  /** The text looks like a list of foods. The next press opens it. */
  isList: boolean;
  /** Files and recipes so far; 0 while no reading takes long. */
  count: number;
}

const NOTHING: Outcome = { status: '', refused: [], isList: false, count: 0 };

/** Only one reading runs at a time, and none once the dialog has closed. */
function useReading(texts: Cookbook['texts']) {
  const [outcome, setOutcome] = useState(NOTHING);
  const running = useRef<AbortController>(undefined);

  const say = (status: string, more: Partial<Outcome> = {}) =>
    setOutcome({ ...NOTHING, status, ...more });

  function stop() {
    running.current?.abort();
    say(restWords.bring.stopped);
  }

  /** Gives nothing without the reader, and after a stop. */
  async function run<Read>(read: (reader: Texts, following: Follower) => Promise<Read>) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    say(restWords.bring.reading);
    const onCount = (count: number) => say(restWords.bring.reading, { count });
    const reader = await texts.load().catch(() => null);
    if (own.signal.aborted) return;
    if (!reader) return say(restWords.bring.notLoaded);
    try {
      const result = await read(reader, { signal: own.signal, onCount });
      if (own.signal.aborted) return;
      say('');
      return result;
    } catch (error) {
      if (!own.signal.aborted) throw error;
    }
  }

  return { outcome, say, stop, run };
}

interface BringProps {
  cookbook: Pick<Cookbook, 'adding' | 'addFoods' | 'edit' | 'texts'>;
  dialog: OpenDialog;
  onClose(): void;
}

/** Where a recipe goes once the page has read it. The dialog closes first. */
function useGoing(
  { cookbook: { adding, edit }, dialog: { saves = false } }: BringProps,
  field: ReturnType<typeof useField>,
  say: ReturnType<typeof useReading>['say'],
) {
  const { dialogs, open } = useActors();
  const formRef = useRef<HTMLFormElement>(null);

  function leave() {
    field.forget();
    closeModal(formRef.current);
  }

  async function openFound(found: FoundRecipe) {
    leave();
    const recipe = await adding.addFound(found, saves);
    if (recipe) open(recipe);
  }

  function take(brought: Brought) {
    const { found, refused, cookbooks } = brought;
    const [only, ...more] = found;
    if (more.length > 0 || cookbooks.length > 0) {
      leave();
      adding.addBrought(brought);
      if (!saves) dialogs.send({ type: 'dialog.open', dialog: { name: 'cookbook' } });
    } else if (refused.length > 0) {
      // A refusal has to be in sight, so the recipe waits for a press.
      if (only) field.fill(only);
      say(only ? restWords.bring.found(only.name) : '', { refused });
    } else if (only?.isDoubtful) {
      leave();
      edit({ paste: { found: only, saves } });
    } else if (only) openFound(only);
  }

  return { formRef, leave, openFound, take };
}

/** What a visitor can do with the dialog. */
function useBringing(props: BringProps) {
  const { text = '', opens, files, saves = false } = props.dialog;
  const { dialogs } = useActors();
  const field = useField(text);
  const reading = useReading(props.cookbook.texts);
  const { formRef, leave, openFound, take } = useGoing(props, field, reading.say);

  async function openText() {
    const { shown, html, found } = field.read();
    if (found) return openFound(found);
    if (shown.trim() === '') {
      reading.say(restWords.bring.paste);
      return field.ref.current?.focus();
    }
    const { isList } = reading.outcome;
    const brought = await reading.run(async ({ isFoodList, readPaste }) =>
      !isList && isFoodList(shown) ? null : readPaste(html || shown),
    );
    if (brought === null) reading.say(restWords.bring.isList, { isList: true });
    else if (brought) take(brought);
  }

  async function openFiles(chosen: readonly File[]) {
    const brought = await reading.run(({ readFiles }, following) => readFiles(chosen, following));
    if (brought) take(brought);
  }

  /** The dialog refuses some texts without a press, such as a bare address. */
  async function look() {
    const brought = await reading.run(({ readPaste }) => readPaste(text));
    if (brought) reading.say('', { refused: brought.refused });
  }

  const begin = useEffectEvent((dropped: typeof files) => {
    if (dropped) openFiles(dropped);
    else if (text) {
      field.keep(text);
      if (opens) openText();
      else look();
    }
  });
  // An open dialog takes files that a visitor drops.
  useEffect(() => begin(files), [files]);

  return {
    ...{ formRef, field, reading, openText, openFiles },
    openPhoto() {
      closeModal(formRef.current);
      dialogs.send({ type: 'dialog.open', dialog: { name: 'photo', aim: 'recipe', saves } });
    },
    takeFoods() {
      const { shown } = field.read();
      leave();
      props.cookbook.addFoods(shown);
    },
  };
}

type Bringing = ReturnType<typeof useBringing>;

export function Bring(props: BringProps) {
  const chooseRef = useRef<HTMLButtonElement>(null);
  const bringing = useBringing(props);
  const { formRef, reading, openText, openPhoto } = bringing;

  return (
    <Dialog
      heading={restWords.bring.heading}
      onClose={() => {
        reading.stop();
        props.onClose();
      }}
    >
      <form
        ref={formRef}
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          openText();
        }}
      >
        <p id="bring-about" className={styles.quiet}>
          {restWords.bring.about}
        </p>
        <TextField {...bringing} />
        <div className={styles.buttons}>
          <Button look="main" type="submit">
            {restWords.bring.open}
          </Button>
          <FileButton ref={chooseRef} {...bringing} />
          <Button onClick={openPhoto}>{restWords.bring.photo}</Button>
        </div>
      </form>
      <OutcomeView chooseRef={chooseRef} {...bringing} />
      <p className={styles.quiet}>{restWords.bring.formats}</p>
    </Dialog>
  );
}

function TextField({ field, reading, openFiles }: Bringing) {
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files, types } = event.clipboardData;
    if (files.length > 0 && !types.includes('text/plain')) {
      event.preventDefault();
      openFiles([...files]);
    } else field.takeHtml(event);
  }

  return (
    <Field label={restWords.bring.recipe}>
      <textarea
        ref={field.ref}
        rows={10}
        dir="auto"
        defaultValue={field.first.shown}
        spellCheck={false}
        aria-describedby="bring-about"
        onPaste={paste}
        onInput={({ currentTarget }) => {
          if (reading.outcome.isList) reading.say('');
          field.change(currentTarget.value);
        }}
      />
    </Field>
  );
}

interface FileButtonProps extends Bringing {
  ref: RefObject<HTMLButtonElement | null>;
}

function FileButton({ ref, openFiles }: FileButtonProps) {
  const filesRef = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // Otherwise choosing the same file again would be no change.
    target.value = '';
    if (chosen.length > 0) openFiles(chosen);
  }

  return (
    <>
      <Button ref={ref} onClick={() => filesRef.current?.click()}>
        {restWords.bring.choose}
      </Button>
      <input
        ref={filesRef}
        type="file"
        multiple
        hidden
        aria-label={restWords.bring.files}
        onChange={choose}
      />
    </>
  );
}

interface OutcomeViewProps extends Bringing {
  chooseRef: RefObject<HTMLButtonElement | null>;
}

/** How far the reading is, and what could not come. */
function OutcomeView({ chooseRef, reading, takeFoods }: OutcomeViewProps) {
  const { status, isList, count, refused } = reading.outcome;

  function stop() {
    reading.stop();
    chooseRef.current?.focus();
  }

  return (
    <>
      <div role="status" className={styles.status}>
        {status && <p key={status}>{status}</p>}
      </div>
      {isList && (
        <div className={styles.buttons}>
          <Button onClick={takeFoods}>{restWords.bring.asFoods}</Button>
        </div>
      )}
      {count > 0 && (
        <p className={styles.reading}>
          <Button onClick={stop}>{restWords.bring.stop}</Button>
          <span>{restWords.bring.soFar(count)}</span>
        </p>
      )}
      <div role="alert" className={styles.refused}>
        {refused.length > 0 && <Refusals refused={refused} />}
      </div>
    </>
  );
}
