import { useSelector } from '@xstate/react';
import {
  type ClipboardEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { BringActor, Source } from '../../../machines/bring/bringMachine';
import type { OpenDialog } from '../../../machines/dialogs/dialogsMachine';
import { isTouchScreen } from '../../browser/device';
import { goTo } from '../../browser/focus';
import { closeModal } from '../../browser/modal';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import * as restWords from '../../words/en/rest';
import { FileButton } from '../FileButton';
import styles from '../fields.module.css';
import type { Cookbook } from '../startCookbook';
import { FromWebPage } from './FromWebPage';
import { Refused } from './Refusals';
import type { Brought } from './readFiles';
import { htmlOf } from './startBringing';

interface BringProps {
  cookbook: Pick<Cookbook, 'adding' | 'addFoods' | 'edit' | 'kitchenName' | 'bring' | 'pasted'>;
  dialog: OpenDialog;
  onClose(): void;
}

/** Tells the chart when the dialog opens and closes. An open dialog takes the files that a visitor drops. */
function useChart({ bring }: BringProps['cookbook'], { text = '', opens, files }: OpenDialog) {
  const begin = useEffectEvent(() => {
    bring.send({ type: 'bring.open', text });
    if (opens) bring.send({ type: 'source.read', source: { kind: 'text', text, html: '' } });
  });
  // Before the visitor sees the field.
  useLayoutEffect(() => {
    begin();
    return () => bring.send({ type: 'bring.close' });
  }, [bring]);
  useEffect(() => {
    if (files) bring.send({ type: 'source.read', source: { kind: 'files', files } });
  }, [bring, files]);
}

/** The dialog closes before something else opens. */
function useHandOver({ cookbook, dialog: { saves = false } }: BringProps) {
  const { adding, bring, edit, pasted } = cookbook;
  const { dialogs, open } = useActors();
  const formRef = useRef<HTMLFormElement>(null);

  /** Several go to the cookbook, which says what could not come. */
  async function take(brought: Brought) {
    const { found, refused, cookbooks } = brought;
    const [only] = found;
    closeModal(formRef.current);
    if (!only || found.length + refused.length + cookbooks.length > 1) {
      if (!saves) dialogs.send({ type: 'dialog.open', dialog: { name: 'cookbook' } });
      return adding.addBrought(brought);
    }
    if (only.isDoubtful) return edit({ paste: { found: only, saves } });
    const recipe = await adding.addFound(only, saves);
    if (recipe) open(recipe);
  }

  const handOver = useEffectEvent(async (brought: Brought, source: Source | null) => {
    await take(brought);
    if (source?.kind === 'text' && brought.found.length > 0) pasted.forget(source.text);
  });
  // It listens before `useChart` tells of the open dialog: the chart may read a text at once.
  useLayoutEffect(() => {
    const following = bring.on('recipes.bring', ({ brought, source }) =>
      handOver(brought as Brought, source),
    );
    return () => following.unsubscribe();
  }, [bring]);

  return formRef;
}

export function Bring(props: BringProps) {
  const { cookbook, dialog, onClose } = props;
  const { bring, pasted } = cookbook;
  const formRef = useHandOver(props);
  const chooseRef = useRef<HTMLButtonElement>(null);
  const { dialogs } = useActors();
  useChart(cookbook, dialog);

  function openText(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = pasted.getSnapshot().context;
    bring.send({
      type: 'source.read',
      source: { kind: 'text', text: now.text, html: htmlOf(now) },
    });
    if (bring.getSnapshot().matches('empty')) goTo(event.currentTarget.querySelector('textarea'));
  }

  function openPhoto() {
    const { saves = false } = dialog;
    closeModal(formRef.current);
    dialogs.send({ type: 'dialog.open', dialog: { name: 'photo', aim: 'recipe', saves } });
  }

  return (
    <Dialog heading={restWords.bring.heading} onClose={onClose}>
      <form ref={formRef} className={styles.form} onSubmit={openText}>
        <p id="bring-about" className={styles.quiet}>
          {restWords.bring.about}
        </p>
        <TextField cookbook={cookbook} />
        <div className={styles.buttons}>
          <Button look="main" type="submit">
            {dialog.saves ? restWords.bring.add : restWords.bring.open}
          </Button>
          <FileButton
            ref={chooseRef}
            multiple
            aria-label={restWords.bring.files}
            onFiles={(files) =>
              bring.send({ type: 'source.read', source: { kind: 'files', files } })
            }
          >
            {restWords.bring.choose}
          </FileButton>
          <Button onClick={openPhoto}>{restWords.bring.photo}</Button>
        </div>
      </form>
      <ReadingStatus bring={bring} />
      <TakeFoods cookbook={cookbook} />
      <LongReading bring={bring} chooseRef={chooseRef} />
      <Reasons {...cookbook} />
      <details>
        <summary>{restWords.bring.app}</summary>
        <p>{restWords.bring.formats(!isTouchScreen())}</p>
      </details>
    </Dialog>
  );
}

function TextField({ cookbook: { bring, pasted } }: Pick<BringProps, 'cookbook'>) {
  const text = useStore(pasted, (now) => now.text);

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files, types } = event.clipboardData;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (files.length > 0 && !types.includes('text/plain')) {
      event.preventDefault();
      return bring.send({ type: 'source.read', source: { kind: 'files', files: [...files] } });
    }
    const isWhole = selectionEnd - selectionStart === value.length;
    pasted.takeHtml(isWhole ? event.clipboardData.getData('text/html') : '');
  }

  return (
    <Field label={restWords.bring.recipe}>
      <textarea
        rows={10}
        dir="auto"
        value={text}
        spellCheck={false}
        aria-describedby="bring-about"
        onPaste={paste}
        onChange={({ target }) => {
          bring.send({ type: 'text.change' });
          pasted.change(target.value);
        }}
      />
    </Field>
  );
}

interface ReadingProps {
  bring: BringActor;
}

/** What the dialog says in each state; nothing in the others. */
const SAID = {
  empty: 'paste',
  reading: 'reading',
  list: 'isList',
  stopped: 'stopped',
  missing: 'notLoaded',
} as const;

function ReadingStatus({ bring }: ReadingProps) {
  const said = useSelector(bring, ({ value }) =>
    value in SAID ? SAID[value as keyof typeof SAID] : null,
  );
  return (
    <div role="status" className={styles.status}>
      {said && <p key={said}>{restWords.bring[said]}</p>}
    </div>
  );
}

function TakeFoods({ cookbook: { bring, pasted, addFoods } }: Pick<BringProps, 'cookbook'>) {
  const isList = useSelector(bring, (snapshot) => snapshot.matches('list'));
  return (
    isList && (
      <div className={styles.buttons}>
        <Button
          onClick={({ currentTarget }) => {
            const { text } = pasted.getSnapshot().context;
            closeModal(currentTarget);
            pasted.forget(text);
            addFoods(text);
          }}
        >
          {restWords.bring.asFoods}
        </Button>
      </div>
    )
  );
}

interface LongReadingProps extends ReadingProps {
  /** Takes the focus when the button goes. */
  chooseRef: RefObject<HTMLButtonElement | null>;
}

function LongReading({ bring, chooseRef }: LongReadingProps) {
  const count = useSelector(bring, (now) => (now.matches('reading') ? now.context.count : 0));

  function stop() {
    bring.send({ type: 'reading.stop' });
    goTo(chooseRef.current);
  }

  return (
    count > 0 && (
      <p className={styles.reading}>
        <Button onClick={stop}>{restWords.bring.stop}</Button>
        <span>{restWords.bring.soFar(count)}</span>
      </p>
    )
  );
}

/** Why something could not come. The bookmark could read an address. */
function Reasons({ bring, kitchenName }: Pick<Cookbook, 'bring' | 'kitchenName'>) {
  const reasons = useSelector(bring, ({ context }) => context.reasons);
  return (
    <>
      <div role="alert" className={styles.refused}>
        <Refused reasons={reasons.map(({ text }) => text)} />
      </div>
      <FromWebPage
        kitchenName={kitchenName}
        isWanted={reasons.some(({ code }) => code === 'address')}
      />
    </>
  );
}
