import { useSelector } from '@xstate/react';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { CompareActor, Words } from '../../../machines/compare/compareMachine';
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
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import fields from '../fields.module.css';
import { MAX_NOTE_LENGTH } from '../storage/savedRecipe';
import styles from './Compare.module.css';
import { SourceText } from './SourceText';
import type { Editing, Look } from './Words';

interface EditDialogProps {
  /** Its field is what the visitor edits now. */
  cookbook: { field: Store<Editing | null> };
  onClose(): void;
}

export function EditDialog({ cookbook, ...props }: EditDialogProps) {
  const [editing] = useState(() => cookbook.field.getSnapshot().context);
  return editing && <OpenField editing={editing} {...props} />;
}

interface OpenFieldProps {
  editing: Editing;
  onClose(): void;
}

/** What a part of the dialog shows, and how it changes the field. */
interface FieldPartProps {
  editing: Editing;
  words: Words;
  look: Look | null;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

function OpenField({ editing, onClose }: OpenFieldProps) {
  const { actor, kind, source, pictures } = editing;
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const typedRef = useRef<HTMLElement>(null);
  const words = useSelector(actor, ({ context }) => context.words);
  const isAsking = useSelector(actor, (now) => now.matches({ open: 'asking' }));
  const look = useLook(editing, words);
  const isTaken = kind === 'paste' || kind === 'photo';
  const isOnlyText = isTaken && look?.judged?.ingredients === 0 && look.judged.steps === 0;
  const [tab, setTab] = useState<Tab>('recipe');
  const id = useId();
  const part = { editing, words, look, fieldRef };

  function resume() {
    actor.send({ type: 'editing.resume' });
    goTo(typedRef.current ?? fieldRef.current);
  }

  return (
    <Dialog
      heading={source === undefined ? restWords.edit.headings[kind] : restWords.edit.comparing}
      initialFocus={fieldRef}
      onDismiss={() => {
        if (!isAsking) return leave(actor, { type: 'editing.cancel' });
        resume();
        return false;
      }}
      onClose={() => {
        // A press that closes the dialog has ended the chart.
        if (actor.getSnapshot().status === 'active') actor.send({ type: 'dialog.close' });
        onClose();
      }}
    >
      <div className={styles.compare} data-tab={source === undefined ? undefined : tab}>
        {pictures && (
          <div className={styles.pictures}>
            <PictureView pictures={pictures} label={restWords.edit.picture} tabIndex={0} />
          </div>
        )}
        {source !== undefined && <Tabs {...{ id, tab, setTab, look }} />}
        <form
          className={fields.form}
          onInput={({ target }: FormEvent<HTMLFormElement>) => {
            const typed = target as HTMLTextAreaElement;
            if (!typed.name) return;
            typedRef.current = typed;
            actor.send({ type: 'words.type', words: { ...words, [typed.name]: typed.value } });
          }}
          onSubmit={(event) => event.preventDefault()}
        >
          {/* A form takes no role of a panel. */}
          <div className={styles.panel} {...(source !== undefined && panelOf(id, 'recipe'))}>
            <Above {...part} />
            <RecipeField {...part} />
            <Found {...part} />
            {look && look.around.length > 0 && <Around {...part} around={look.around} />}
            <NoteField words={words} />
          </div>
        </form>
        {source !== undefined && (
          <section {...panelOf(id, 'text')} className={styles.source}>
            <Source {...part} source={source} />
          </section>
        )}
      </div>
      <Outcome actor={actor} fieldRef={fieldRef} />
      <div className={`${fields.buttons} ${fields.foot}`}>
        {isAsking ? (
          <Question actor={actor} onResume={resume} />
        ) : (
          <Ends {...{ actor, isOnlyText }} isBlank={words.text.trim() === ''} />
        )}
      </div>
    </Dialog>
  );
}

type Sent = Parameters<CompareActor['send']>[0];

/** Whether the dialog may close. */
function leave(actor: CompareActor, event: Sent): boolean {
  actor.send(event);
  return !actor.getSnapshot().hasTag('onScreen');
}

/** A press that may close the dialog. The recipe that comes of it opens. */
function usePress(actor: CompareActor) {
  const { open } = useActors();
  return (event: Sent) =>
    ({ currentTarget }: SyntheticEvent<Element>) => {
      const ready = actor.on('recipe.ready', ({ recipe }) => open(recipe));
      if (leave(actor, event)) closeModal(currentTarget);
      else ready.unsubscribe();
    };
}

interface EndsProps {
  actor: CompareActor;
  isBlank: boolean;
  isOnlyText: boolean;
}

function Ends({ actor, isBlank, isOnlyText }: EndsProps) {
  const press = usePress(actor);
  return (
    <>
      <Button
        look="main"
        aria-disabled={isBlank}
        onClick={press({ type: 'editing.finish', isOnlyText })}
      >
        {restWords.edit.done}
      </Button>
      <Button onClick={press({ type: 'editing.cancel' })}>{restWords.edit.cancel}</Button>
    </>
  );
}

function Question({ actor, onResume }: { actor: CompareActor; onResume(): void }) {
  const press = usePress(actor);
  const isOfText = useSelector(actor, (now) => now.matches({ open: { asking: 'takingText' } }));
  return (
    <>
      <p role="alert">{isOfText ? restWords.edit.askText : restWords.edit.ask}</p>
      <Button ref={goTo} onClick={onResume}>
        {restWords.edit.resume}
      </Button>
      <Button onClick={press({ type: isOfText ? 'text.take' : 'changes.discard' })}>
        {isOfText ? restWords.edit.takeText : restWords.edit.discard}
      </Button>
    </>
  );
}

type Tab = 'recipe' | 'text';

const TABS: readonly Tab[] = ['recipe', 'text'];

const panelOf = (id: string, tab: Tab) => ({
  role: 'tabpanel',
  id: `${id}${tab}`,
  'aria-labelledby': `${id}${tab}-tab`,
});

const countLeftOut = (look: Look | null) =>
  look?.rows.filter(({ isInField }) => !isInField).length ?? 0;

interface TabsProps {
  id: string;
  tab: Tab;
  look: Look | null;
  setTab(tab: Tab): void;
}

/** On a narrow screen. On a wide one, both are side by side. */
function Tabs({ id, tab, setTab, look }: TabsProps) {
  function turn({ key, currentTarget }: KeyboardEvent) {
    if (!/^(?:Arrow(?:Left|Right)|Home|End)$/.test(key)) return;
    const other = TABS.find((one) => one !== tab) ?? tab;
    setTab(other);
    goTo(currentTarget.querySelector<HTMLElement>(`[aria-controls='${id}${other}']`));
  }
  const names = { recipe: restWords.edit.recipe, text: restWords.edit.text(countLeftOut(look)) };
  return (
    <div
      role="tablist"
      aria-label={restWords.edit.comparing}
      className={styles.tabs}
      onKeyDown={turn}
    >
      {TABS.map((one) => (
        <Button
          key={one}
          look={null}
          role="tab"
          id={`${id}${one}-tab`}
          aria-controls={`${id}${one}`}
          aria-selected={one === tab}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => setTab(one)}
        >
          <span key={names[one]}>{names[one]}</span>
        </Button>
      ))}
    </div>
  );
}

/** What a visitor should know before they read the field. */
function Above({
  editing: { kind, isMarkdown, clip, doubts = [] },
  look,
  fieldRef,
}: FieldPartProps) {
  return (
    <>
      {kind === 'photo' && <p className={fields.quiet}>{restWords.edit.compare}</p>}
      {isMarkdown && <p className={fields.quiet}>{restWords.edit.marks}</p>}
      {clip && <p dir="auto">{`${clip} ${restWords.clip.done}`}</p>}
      {doubts.length > 0 && (
        <ul className={styles.doubts}>
          {doubts.slice(0, MOST_DOUBTS).map(({ code, line }) => (
            <li key={code}>
              <span>{restWords.doubts[code]}</span>{' '}
              {line !== undefined && (
                <Button look="text" onClick={() => selectLine(fieldRef.current, line)}>
                  {restWords.edit.goTo}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Differences look={look} fieldRef={fieldRef} />
    </>
  );
}

const MOST_DOUBTS = 3;

function selectLine(field: HTMLTextAreaElement | null, line: number) {
  const lines = field?.value.split('\n') ?? [];
  const start = lines.slice(0, line).join('\n').length + Math.min(line, 1);
  select(field, start, start + (lines[line]?.length ?? 0));
}

function select(field: HTMLTextAreaElement | null, start: number, end: number) {
  goTo(field);
  field?.setSelectionRange(start, end);
}

/** The words of a model's copy that its source does not have. A press goes to each. */
function Differences({ look, fieldRef }: Pick<FieldPartProps, 'look' | 'fieldRef'>) {
  const { different = [], missing = [] } = look?.marks ?? {};
  if (different.length + missing.length === 0) return null;
  const { value = '' } = fieldRef.current ?? {};
  return (
    <div>
      <p>{restWords.edit.differs(different.length, missing.length)}</p>
      <div className={fields.buttons}>
        {different.slice(0, MOST_DIFFERENCES).map(({ start, end }) => (
          <Button
            key={start}
            look="text"
            dir="auto"
            onClick={() => select(fieldRef.current, start, end)}
          >
            <mark>{value.slice(start, end)}</mark>
          </Button>
        ))}
      </div>
    </div>
  );
}

const MOST_DIFFERENCES = 50;

function RecipeField({ editing: { kind, source }, words, fieldRef }: FieldPartProps) {
  // React would write a default that changes into the page again, all of it for each letter.
  const [first] = useState(words);

  useEffect(() => {
    // After a press. What the visitor types is there.
    const field = fieldRef.current;
    if (field && field.value !== words.text) field.value = words.text;
  }, [fieldRef, words]);

  useEffect(() => {
    // Lines of the source go to the end, until the visitor puts the caret elsewhere.
    const field = fieldRef.current;
    if (source !== undefined) field?.setSelectionRange(field.value.length, field.value.length);
  }, [fieldRef, source]);

  return (
    <Field label={restWords.edit.recipe}>
      <textarea
        ref={fieldRef}
        name="text"
        rows={11}
        dir="auto"
        defaultValue={first.text}
        placeholder={kind === 'new' ? restWords.edit.about : undefined}
      />
    </Field>
  );
}

/** What came of the last press that has changed the field, and the way back. */
function Outcome({ actor, fieldRef }: Pick<FieldPartProps, 'fieldRef'> & Pick<Editing, 'actor'>) {
  const outcome = useSelector(actor, ({ context }) => context.outcome);
  const canUndo = useSelector(actor, ({ context }) => context.past.length > 0);
  return (
    <div>
      <div role="status">{outcome && <p key={outcome}>{restWords.edit.outcomes[outcome]}</p>}</div>
      {(canUndo || outcome === 'offered') && (
        <div className={fields.buttons}>
          {outcome === 'offered' && (
            <Button onClick={() => actor.send({ type: 'copy.take' })}>{restWords.edit.take}</Button>
          )}
          {canUndo && (
            <Button
              look="text"
              onClick={() => {
                actor.send({ type: 'change.undo' });
                goTo(fieldRef.current);
              }}
            >
              {firstWords.language.undo}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function NoteField({ words }: { words: Words }) {
  const [first] = useState(words.note);
  const note = useLimit(MAX_NOTE_LENGTH, first);
  if (first === undefined) return null;
  return (
    <>
      <Field label={restWords.edit.note}>
        <textarea name="note" rows={3} dir="auto" {...note.limits} />
      </Field>
      {note.note}
    </>
  );
}

/** How long a visitor pauses before the page reads the text, in ms. */
const LOOK_DELAY = 300;

/**
 * The last look stays until the next one is there: the buttons below keep their place, and no warning
 * goes before its food does.
 */
function useLook(editing: Editing, words: Words): Look | null {
  const [look, setLook] = useState<Look | null>(null);

  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(async () => {
      const now = await editing.look(words);
      if (!isStale) setLook(now);
    }, LOOK_DELAY);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [editing, words]);

  return look;
}

/** What the field holds. */
function Found({ look, words }: FieldPartProps) {
  const found = look?.judged;
  const missing = found && words.text.trim() !== '' ? missingIn(found) : '';
  return (
    <div role="status" className={fields.status}>
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

interface AroundProps extends FieldPartProps {
  around: Look['around'];
}

/** Lines that the field lacks, and that state allergens or name what the visitor avoids. */
function Around({ editing: { actor }, words, around }: AroundProps) {
  return (
    <fieldset className={styles.around}>
      <legend>{restWords.edit.around}</legend>
      {around.map(({ line, isTicked }) => (
        <label key={line} className="box-row">
          <input
            type="checkbox"
            checked={words.ticks?.[line] ?? isTicked}
            onChange={({ target }) => {
              const ticks = { ...words.ticks, [line]: target.checked };
              actor.send({ type: 'words.type', words: { ...words, ticks } });
            }}
          />
          <span dir="auto">{line}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The text, and a model that may copy the recipe out of it. */
function Source({ editing, words, look, fieldRef, source }: FieldPartProps & { source: string }) {
  const { actor, helper } = editing;
  const isCopying = useSelector(actor, (now) => now.matches({ open: 'copying' }));
  const [plain] = useState(() => source.split('\n').map((text) => ({ text, isInField: true })));

  function put(lines: readonly string[]) {
    const field = fieldRef.current;
    if (!field) return;
    const [text, caret] = withLines(field.value, field.selectionEnd, lines);
    field.value = text;
    field.setSelectionRange(caret, caret);
    actor.send({ type: 'words.replace', words: { ...words, text } });
  }

  return (
    <>
      <p className={fields.quiet}>
        {/* Before the first look, the page does not know what is left out. */}
        {look ? restWords.edit.leftOut(countLeftOut(look)) : '\u00a0'}
      </p>
      <SourceText rows={look?.rows ?? plain} missing={look?.marks.missing ?? []} onTake={put} />
      {helper && (
        <>
          <p className={fields.quiet}>
            {isCopying ? restWords.edit.asking(helper.model) : restWords.edit.sent(helper)}
          </p>
          <div className={fields.buttons}>
            <Button onClick={() => actor.send({ type: isCopying ? 'copy.stop' : 'copy.start' })}>
              <span key={String(isCopying)}>
                {isCopying ? restWords.edit.stop : restWords.edit.copyOut}
              </span>
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** Whole lines, at the caret or below its line, and the caret after them. */
function withLines(text: string, caret: number, lines: readonly string[]): [string, number] {
  const isAtStart = caret === 0 || text[caret - 1] === '\n';
  const end = text.indexOf('\n', caret);
  const at = isAtStart ? caret : end < 0 ? text.length : end;
  const block = lines.join('\n');
  const put = isAtStart ? `${block}\n` : `\n${block}`;
  return [text.slice(0, at) + put + text.slice(at), at + put.length];
}
