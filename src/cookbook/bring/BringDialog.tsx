import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type RefObject,
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
import { loadPaste } from '../edit/pasteStorage';
import styles from '../fields.module.css';
import type { Cookbook } from '../startCookbook';
import { Refusals } from './Refusals';
import type { Brought, Follower } from './readFiles';

interface Reader {
  readPaste(text: string): Promise<Brought>;
  readFiles(files: readonly File[], following: Follower): Promise<Brought>;
  isFoodList(text: string): boolean;
}

interface BringDialogProps {
  /** Rejects if the page cannot fetch the reader. */
  loadReader(): Promise<Reader>;
  /** Shared from another app; empty without such a text. */
  text?: string | undefined;
  /** Whether the text opens without another press. */
  opens?: boolean | undefined;
  files?: readonly File[] | undefined;
  /** Called once the dialog is open, unless something came from outside of it. */
  onShown(): void;
  /** Called with a single recipe, once the dialog has closed. */
  onOpen(recipe: FoundRecipe): void;
  /** Called with a list of foods, once the dialog has closed. */
  onFoods(text: string): void;
  /** Called with several recipes, once the dialog has closed. */
  onAdd(brought: Brought): void;
  onClose(): void;
  /** Called once the dialog has closed. */
  onPhoto(): void;
  /** Called with a recipe that a cook should look at, once the dialog has closed. */
  onDoubt(found: FoundRecipe): void;
}

/** The tab keeps the field's text until the recipe opens: closing the dialog loses nothing. */
const TEXT_KEY = 'saffron.paste';
const HTML_KEY = 'saffron.pasteHtml';

function forgetPaste() {
  removeFromTab(TEXT_KEY);
  removeFromTab(HTML_KEY);
}

/** What the field shows, as the clipboard or a file has it: with marks, and with its source. */
interface Original {
  html?: string;
  found?: FoundRecipe;
}

/** A field whose text the tab keeps, with its original until the visitor changes its words. */
function useField(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const original = useRef<(Original & { shown: string }) | null>(null);
  const pastedHtml = useRef('');
  const [start] = useState(() => text || (readTab(TEXT_KEY) ?? ''));

  function keep(shown: string, rest?: Original) {
    if (rest) original.current = { shown, ...rest };
    writeTab(TEXT_KEY, shown);
    const { html } = original.current?.shown === shown ? original.current : {};
    if (html) writeTab(HTML_KEY, html);
    else removeFromTab(HTML_KEY);
  }

  return {
    ref,
    start,
    keep,
    /** What the tab kept over a reload. */
    restore() {
      const html = readTab(HTML_KEY);
      if (html) original.current = { shown: start, html };
    },
    fill(found: FoundRecipe) {
      if (ref.current) ref.current.value = found.text;
      keep(found.text, { found });
    },
    written: () => ref.current?.value ?? '',
    original: () => (original.current?.shown === ref.current?.value ? original.current : null),
    /** Before the field changes. */
    takeHtml({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
      const { value, selectionStart, selectionEnd } = currentTarget;
      const isWhole = selectionEnd - selectionStart === value.length;
      pastedHtml.current = isWhole ? clipboardData.getData('text/html') : '';
    },
    change(changed: string) {
      const html = pastedHtml.current;
      pastedHtml.current = '';
      keep(changed, html ? { html } : undefined);
    },
  };
}

/** Reads what the visitor brings, and leaves the dialog with it. `leave` closes the dialog first. */
function useReading(
  { loadReader, onAdd, onDoubt, onOpen }: BringDialogProps,
  field: ReturnType<typeof useField>,
  leave: (act: () => void) => void,
) {
  const [status, setStatus] = useState('');
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  /** A text that looks like a list of foods. The next press opens it. */
  const [list, setList] = useState('');
  const long = useLongReading();

  function take({ found, refused, cookbooks }: Brought) {
    const [only, ...more] = found;
    if (more.length > 0 || cookbooks.length > 0) {
      return leave(() => onAdd({ found, refused, cookbooks }));
    }
    if (only && refused.length === 0) {
      return leave(() => (only.isDoubtful ? onDoubt(only) : onOpen(only)));
    }
    setRefused(refused);
    if (!only) return;
    // A refusal has to be in sight, so the recipe waits for a press.
    field.fill(only);
    return restWords.bring.found(only.name);
  }

  async function withReader(act: (reader: Reader) => void | Promise<void>) {
    setStatus(restWords.bring.reading);
    setRefused([]);
    const reader = await loadReader().catch(() => null);
    if (!reader) return setStatus(restWords.bring.notLoaded);
    setStatus('');
    await act(reader);
  }

  const read = (start: (reader: Reader) => Promise<Brought>, text = '') =>
    withReader(async (reader) => {
      setStatus(restWords.bring.reading);
      const brought = await start(reader);
      const shown = field.written();
      if (text && shown !== list && reader.isFoodList(shown)) {
        setList(shown);
        return setStatus(restWords.bring.isList);
      }
      setStatus(take(brought) ?? '');
    });

  return {
    ...{ status, refused, list, long, withReader, setRefused },
    readText: (text: string) => read(({ readPaste }) => readPaste(text), text),
    readAll: (files: readonly File[]) =>
      long.follow((following) => read(({ readFiles }) => readFiles(files, following))),
    say(text: string) {
      setStatus(text);
      setRefused([]);
    },
    stop() {
      long.stop();
      setStatus(restWords.bring.stopped);
    },
    forgetList() {
      if (list) setStatus('');
      setList('');
    },
  };
}

export function BringDialog(props: BringDialogProps) {
  const { text = '', opens, files, onShown, onOpen, onFoods, onPhoto, onClose } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const chooseRef = useRef<HTMLButtonElement>(null);
  const field = useField(text);
  const reading = useReading(props, field, leaveWith);
  const lastRead = useRef<unknown>(undefined);

  function leaveWith(act: () => void) {
    forgetPaste();
    closeModal(formRef.current);
    act();
  }

  function begin(form: HTMLFormElement | null) {
    formRef.current = form;
    const next = files ?? text;
    if (!form || lastRead.current === next) return;
    lastRead.current = next;
    if (files) reading.readAll(files);
    else if (text) {
      field.keep(text);
      if (opens) return void reading.readText(text);
      reading.withReader(async ({ readPaste }) => {
        // The dialog refuses some texts without a press, such as a bare address.
        reading.setRefused((await readPaste(text)).refused);
      });
    } else {
      field.restore();
      onShown();
    }
  }

  function openText(event: FormEvent) {
    event.preventDefault();
    const written = field.written();
    if (written.trim() === '') {
      reading.say(restWords.bring.paste);
      return field.ref.current?.focus();
    }
    const { html, found } = field.original() ?? {};
    if (found) leaveWith(() => onOpen(found));
    else reading.readText(html || written);
  }

  return (
    <Dialog
      heading={restWords.bring.heading}
      onClose={() => {
        reading.long.stop();
        onClose();
      }}
    >
      <form ref={begin} className={styles.form} onSubmit={openText}>
        <p id="bring-about" className={styles.quiet}>
          {restWords.bring.about}
        </p>
        <TextField field={field} reading={reading} />
        <div className={styles.buttons}>
          <Button look="main" type="submit">
            {restWords.bring.open}
          </Button>
          <FileButton ref={chooseRef} reading={reading} />
          <Button
            onClick={({ currentTarget }) => {
              closeModal(currentTarget);
              onPhoto();
            }}
          >
            {restWords.bring.photo}
          </Button>
        </div>
      </form>
      <Outcome
        reading={reading}
        onFoods={() => leaveWith(() => onFoods(reading.list))}
        onStop={() => {
          reading.stop();
          chooseRef.current?.focus();
        }}
      />
      <p className={styles.quiet}>{restWords.bring.formats}</p>
    </Dialog>
  );
}

type Reading = ReturnType<typeof useReading>;

interface TextFieldProps {
  field: ReturnType<typeof useField>;
  reading: Reading;
}

function TextField({ field, reading }: TextFieldProps) {
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files, types } = event.clipboardData;
    if (files.length > 0 && !types.includes('text/plain')) {
      event.preventDefault();
      reading.readAll([...files]);
    } else field.takeHtml(event);
  }

  return (
    <Field label={restWords.bring.recipe}>
      <textarea
        ref={field.ref}
        rows={10}
        dir="auto"
        defaultValue={field.start}
        spellCheck={false}
        aria-describedby="bring-about"
        onPaste={paste}
        onInput={({ currentTarget }) => {
          reading.forgetList();
          field.change(currentTarget.value);
        }}
      />
    </Field>
  );
}

interface FileButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  reading: Reading;
}

function FileButton({ ref, reading }: FileButtonProps) {
  const filesRef = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // Otherwise choosing the same file again would be no change.
    target.value = '';
    if (chosen.length > 0) reading.readAll(chosen);
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

interface OutcomeProps {
  reading: Reading;
  onFoods(): void;
  onStop(): void;
}

/** How far the reading is, and what could not come. */
function Outcome({ reading: { status, list, long, refused }, onFoods, onStop }: OutcomeProps) {
  return (
    <>
      <div role="status" className={styles.status}>
        {status && <p key={status}>{status}</p>}
      </div>
      {list && (
        <div className={styles.buttons}>
          <Button onClick={onFoods}>{restWords.bring.asFoods}</Button>
        </div>
      )}
      {long.count > 0 && (
        <p className={styles.reading}>
          <Button onClick={onStop}>{restWords.bring.stop}</Button>
          <span>{restWords.bring.soFar(long.count)}</span>
        </p>
      )}
      <div role="alert" className={styles.refused}>
        {refused.length > 0 && <Refusals refused={refused} />}
      </div>
    </>
  );
}

interface BringProps {
  cookbook: Cookbook;
  dialog: OpenDialog;
  onClose(): void;
}

export function Bring({ cookbook, dialog, onClose }: BringProps) {
  const { dialogs, open } = useActors();
  const { text, opens, files, saves = false } = dialog;
  const { texts, adding, edit } = cookbook;

  return (
    <BringDialog
      loadReader={texts.load}
      {...{ text, opens, files }}
      onShown={() => {
        const last = loadPaste();
        if (!last) return;
        onClose();
        edit({ paste: last });
      }}
      onOpen={async (found) => {
        onClose();
        const recipe = await adding.addFound(found, saves);
        if (recipe) open(recipe);
      }}
      onPhoto={() => {
        onClose();
        dialogs.send({ type: 'dialog.open', dialog: { name: 'photo', aim: 'recipe', saves } });
      }}
      onDoubt={(found) => edit({ paste: { found, saves } })}
      onFoods={(foods) => {
        onClose();
        cookbook.addFoods(foods);
      }}
      onAdd={(found) => {
        adding.addBrought(found);
        if (!saves) dialogs.send({ type: 'dialog.open', dialog: { name: 'cookbook' } });
      }}
      onClose={onClose}
    />
  );
}

/** Only one reading runs at a time. */
function useLongReading() {
  /** Files and recipes so far; 0 while no reading takes long. */
  const [count, setCount] = useState(0);
  const running = useRef<AbortController>(undefined);

  function stop() {
    running.current?.abort();
    setCount(0);
  }

  async function follow(read: (following: Follower) => Promise<void>) {
    stop();
    const own = new AbortController();
    running.current = own;
    try {
      await read({ signal: own.signal, onCount: setCount });
      setCount(0);
    } catch (error) {
      if (!own.signal.aborted) throw error;
    }
  }

  return { count, stop, follow };
}
