import {
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
import type { Refusal } from '../../reading';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import * as restWords from '../../words/en/rest';
import { makeRoom, TEXT_KEY } from '../edit/fieldStorage';
import { FileButton } from '../FileButton';
import styles from '../fields.module.css';
import type { Cookbook } from '../startCookbook';
import type { Texts } from '../texts';
import { FromWebPage } from './FromWebPage';
import { Refused, refusalText } from './Refusals';
import type { Brought, Follower } from './readFiles';

const HTML_KEY = 'saffron.pasteHtml';

/** A field whose text the tab keeps, with the HTML of a paste while the field shows its words. */
function useField(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(() => ({
    shown: text || (readTab(TEXT_KEY) ?? ''),
    html: text ? '' : (readTab(HTML_KEY) ?? ''),
  }));
  const pasted = useRef(first);
  /** Until the field has changed. */
  const coming = useRef('');

  const htmlOf = (shown: string) => (pasted.current.shown === shown ? pasted.current.html : '');

  function keep(shown: string) {
    const html = htmlOf(shown);
    writeTab(TEXT_KEY, shown);
    if (html) writeTab(HTML_KEY, html);
    else removeFromTab(HTML_KEY);
  }

  return {
    ...{ ref, htmlOf },
    first: first.shown,
    shown: () => ref.current?.value ?? '',
    takeHtml({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
      const { value, selectionStart, selectionEnd } = currentTarget;
      const isWhole = selectionEnd - selectionStart === value.length;
      coming.current = isWhole ? clipboardData.getData('text/html') : '';
    },
    change(shown: string) {
      if (coming.current) pasted.current = { shown, html: coming.current };
      coming.current = '';
      keep(shown);
    },
    /** A text from elsewhere. */
    put(shown: string) {
      makeRoom(shown);
      if (ref.current) ref.current.value = shown;
      keep(shown);
    },
    /** A newer text stays. */
    forget(shown: string | undefined) {
      if (readTab(TEXT_KEY) !== shown) return;
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
  cookbook: Pick<Cookbook, 'adding' | 'addFoods' | 'edit' | 'kitchenName' | 'texts'>;
  dialog: OpenDialog;
  onClose(): void;
}

/** A cook sees a doubtful recipe before it is added, and the files beside it that were refused. */
const mustLook = ({ found, refused, cookbooks }: Brought): boolean =>
  !!found[0]?.isDoubtful && refused.length > 0 && found.length + cookbooks.length === 1;

/** What a visitor can do with the dialog, which closes before something else opens. */
function useBringing({ cookbook, dialog: { text = '', opens, files, saves = false } }: BringProps) {
  const { adding, addFoods, edit, texts } = cookbook;
  const { dialogs, open } = useActors();
  const formRef = useRef<HTMLFormElement>(null);
  const field = useField(text);
  const reading = useReading(texts);
  const close = () => closeModal(formRef.current);

  /** Several go to the cookbook, which says what could not come. */
  async function take(brought: Brought) {
    const { found, refused, cookbooks } = brought;
    const [only] = found;
    if (mustLook(brought)) field.put(only?.pasted ?? '');
    if (mustLook(brought) || (!only && cookbooks.length === 0)) return reading.say('', { refused });
    close();
    if (!only || found.length + refused.length + cookbooks.length > 1) {
      if (!saves) dialogs.send({ type: 'dialog.open', dialog: { name: 'cookbook' } });
      return adding.addBrought(brought);
    }
    if (only.isDoubtful) return edit({ paste: { found: only, saves } });
    const recipe = await adding.addFound(only, saves);
    if (recipe) open(recipe);
  }

  async function openText() {
    const shown = field.shown();
    if (shown.trim() === '') {
      reading.say(restWords.bring.paste);
      return field.ref.current?.focus();
    }
    const { isList } = reading.outcome;
    const brought = await reading.run(async ({ isFoodList, readPaste }) =>
      !isList && isFoodList(shown) ? null : readPaste(field.htmlOf(shown) || shown),
    );
    if (brought === null) return reading.say(restWords.bring.isList, { isList: true });
    if (!brought) return;
    await take(brought);
    if (brought.found.length > 0) field.forget(shown);
  }

  async function openFiles(chosen: readonly File[]) {
    const brought = await reading.run(({ readFiles }, following) => readFiles(chosen, following));
    if (brought) take(brought);
  }

  const begin = useEffectEvent((dropped: typeof files) => {
    if (text) field.put(text);
    if (dropped) openFiles(dropped);
    else if (opens) openText();
  });
  // An open dialog takes files that a visitor drops.
  useEffect(() => begin(files), [files]);

  return {
    ...{ formRef, field, reading, openText, openFiles },
    openPhoto() {
      close();
      dialogs.send({ type: 'dialog.open', dialog: { name: 'photo', aim: 'recipe', saves } });
    },
    takeFoods() {
      const foods = field.shown();
      close();
      field.forget(foods);
      addFoods(foods);
    },
  };
}

type Bringing = ReturnType<typeof useBringing>;

export function Bring(props: BringProps) {
  const chooseRef = useRef<HTMLButtonElement>(null);
  const bringing = useBringing(props);
  const { formRef, reading, openText, openFiles, openPhoto } = bringing;

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
          <FileButton
            ref={chooseRef}
            multiple
            aria-label={restWords.bring.files}
            onFiles={openFiles}
          >
            {restWords.bring.choose}
          </FileButton>
          <Button onClick={openPhoto}>{restWords.bring.photo}</Button>
        </div>
      </form>
      <OutcomeView chooseRef={chooseRef} {...bringing} />
      <FromWebPage
        kitchenName={props.cookbook.kitchenName}
        isWanted={reading.outcome.refused.some(({ code }) => code === 'address')}
      />
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
        defaultValue={field.first}
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
        <Refused reasons={refused.map(refusalText)} />
      </div>
    </>
  );
}
