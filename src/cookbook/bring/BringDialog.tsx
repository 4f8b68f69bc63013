import { type ChangeEvent, type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import type { OpenDialog } from '../../../machines/dialogs/dialogsMachine';
import { closeModal } from '../../browser/modal';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import type { FoundRecipe, Refusal } from '../../reading/lines/FoundRecipe';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { loadPaste } from '../edit/pasteStorage';
import styles from '../fields.module.css';
import type { Cookbook } from '../startCookbook';
import { messages } from './messages';
import { Refusals } from './Refusals';
import type { Brought, Follower } from './readFiles';

export interface Reader {
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
  /** Called once the dialog has closed. The field keeps its text for the next time. */
  onPhoto(): void;
  /** Called with a recipe that a cook should look at, once the dialog has closed. */
  onDoubt(found: FoundRecipe): void;
}

/** The tab keeps the field's text until the recipe opens or the dialog closes. */
const TEXT_KEY = 'saffron.paste';
const HTML_KEY = 'saffron.pasteHtml';

function forgetPaste() {
  removeFromTab(TEXT_KEY);
  removeFromTab(HTML_KEY);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one dialog, in the order of the page
export function BringDialog({
  loadReader,
  text = '',
  opens,
  files,
  onShown,
  onOpen,
  onFoods,
  onAdd,
  onClose,
  onPhoto,
  onDoubt,
}: BringDialogProps) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const filesRef = useRef<HTMLInputElement>(null);
  const chooseRef = useRef<HTMLButtonElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  /** What the field shows, as the clipboard or a file has it: with marks, and with its source. */
  const behind = useRef<{ shown: string; html?: string; found?: FoundRecipe } | null>(null);
  const pastedHtml = useRef('');
  const [start] = useState(() => text || (readTab(TEXT_KEY) ?? ''));
  const [status, setStatus] = useState('');
  const reading = useLongReading();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  /** A text that looks like a list of foods. The next press opens it. */
  const [list, setList] = useState('');
  const lastRead = useRef<unknown>(undefined);
  const keepsText = useRef(false);

  function keep(shown: string, rest?: { html?: string; found?: FoundRecipe }) {
    if (rest) behind.current = { shown, ...rest };
    writeTab(TEXT_KEY, shown);
    const { html } = behind.current?.shown === shown ? behind.current : {};
    if (html) writeTab(HTML_KEY, html);
    else removeFromTab(HTML_KEY);
  }

  function leaveWith(act: () => void) {
    forgetPaste();
    closeModal(formRef.current);
    act();
  }

  async function withReader(act: (reader: Reader) => void | Promise<void>) {
    setStatus(messages.reading);
    setRefused([]);
    const reader = await loadReader().catch(() => null);
    if (!reader) return setStatus(messages.notLoaded);
    setStatus('');
    await act(reader);
  }

  function take({ found, refused, cookbooks }: Brought) {
    const [only, ...more] = found;
    if (more.length > 0 || cookbooks.length > 0) {
      return leaveWith(() => onAdd({ found, refused, cookbooks }));
    }
    if (only && refused.length === 0) {
      return leaveWith(() => (only.isDoubtful ? onDoubt(only) : onOpen(only)));
    }
    setRefused(refused);
    if (!only || !fieldRef.current) return;
    // A refusal has to be in sight, so the recipe waits for a press.
    fieldRef.current.value = only.text;
    keep(only.text, { found: only });
    return messages.found(only.name);
  }

  function openText(event: FormEvent) {
    event.preventDefault();
    const written = fieldRef.current?.value ?? '';
    if (written.trim() === '') {
      setRefused([]);
      setStatus(messages.paste);
      fieldRef.current?.focus();
      return;
    }
    const { shown, html, found } = behind.current ?? {};
    const isSame = shown === written;
    if (isSame && found) return leaveWith(() => onOpen(found));
    const pasted = (isSame && html) || written;
    readWith(({ readPaste }) => readPaste(pasted), pasted);
  }

  const readWith = (read: (reader: Reader) => Promise<Brought>, text = '') =>
    withReader(async (reader) => {
      setStatus(messages.reading);
      const brought = await read(reader);
      const shown = fieldRef.current?.value ?? '';
      if (text && shown !== list && reader.isFoodList(shown)) {
        setList(shown);
        return setStatus(messages.isList);
      }
      setStatus(take(brought) ?? '');
    });
  const readAll = (chosen: readonly File[]) =>
    reading.follow((following) => readWith(({ readFiles }) => readFiles(chosen, following)));

  function stopReading() {
    reading.stop();
    setStatus(messages.stopped);
    chooseRef.current?.focus();
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // Otherwise choosing the same file again would be no change.
    target.value = '';
    if (chosen.length > 0) readAll(chosen);
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files: pasted, types } = event.clipboardData;
    if (pasted.length > 0 && !types.includes('text/plain')) {
      event.preventDefault();
      readAll([...pasted]);
      return;
    }
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const isWhole = selectionEnd - selectionStart === value.length;
    pastedHtml.current = isWhole ? event.clipboardData.getData('text/html') : '';
  }

  /** Keeps the field's text, and the pasted HTML until the visitor changes its words. */
  function remember({ currentTarget }: FormEvent<HTMLTextAreaElement>) {
    const html = pastedHtml.current;
    pastedHtml.current = '';
    if (list) setStatus('');
    setList('');
    keep(currentTarget.value, html ? { html } : undefined);
  }

  function begin(form: HTMLFormElement | null) {
    formRef.current = form;
    const next = files ?? text;
    if (!form || lastRead.current === next) return;
    lastRead.current = next;
    if (files) readAll(files);
    else if (text) {
      keep(text);
      if (opens) return void readWith(({ readPaste }) => readPaste(text), text);
      withReader(async ({ readPaste }) => {
        // The dialog refuses some texts without a press, such as a bare address.
        setRefused((await readPaste(text)).refused);
      });
    } else {
      const html = readTab(HTML_KEY);
      if (html) behind.current = { shown: start, html };
      onShown();
    }
  }

  return (
    <Dialog
      heading={messages.heading}
      onClose={() => {
        reading.stop();
        if (!keepsText.current) forgetPaste();
        onClose();
      }}
    >
      <form ref={begin} className={styles.form} onSubmit={openText}>
        <p id="bring-about" className={styles.quiet}>
          {messages.about}
        </p>
        <Field label={messages.recipe}>
          <textarea
            ref={fieldRef}
            rows={10}
            dir="auto"
            defaultValue={start}
            spellCheck={false}
            aria-describedby="bring-about"
            onPaste={paste}
            onInput={remember}
          />
        </Field>
        <div className={styles.buttons}>
          <Button look="main" type="submit">
            {messages.open}
          </Button>
          <Button ref={chooseRef} onClick={() => filesRef.current?.click()}>
            {messages.choose}
          </Button>
          <Button
            onClick={({ currentTarget }) => {
              keepsText.current = true;
              closeModal(currentTarget);
              onPhoto();
            }}
          >
            {messages.photo}
          </Button>
        </div>
        <input
          ref={filesRef}
          type="file"
          multiple
          hidden
          aria-label={messages.files}
          onChange={choose}
        />
      </form>
      <div role="status" className={styles.status}>
        {status && <p key={status}>{status}</p>}
      </div>
      {list && (
        <div className={styles.buttons}>
          <Button onClick={() => leaveWith(() => onFoods(list))}>{messages.asFoods}</Button>
        </div>
      )}
      {reading.count > 0 && (
        <p className={styles.reading}>
          <Button onClick={stopReading}>{messages.stop}</Button>
          <span>{messages.soFar(reading.count)}</span>
        </p>
      )}
      <div role="alert" className={styles.refused}>
        {refused.length > 0 && <Refusals refused={refused} />}
      </div>
      <p className={styles.quiet}>{messages.formats}</p>
    </Dialog>
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
export function useLongReading() {
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
