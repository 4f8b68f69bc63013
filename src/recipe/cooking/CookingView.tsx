import { Ellipsis, ListChecks } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { closeOnBack } from '../../browser/closeOnBack';
import type { Reading, ReadStep } from '../../reading/document/marks/Reading';
import { Button } from '../../ui/Button';
import { CloseButton } from '../../ui/CloseButton';
import { limitText } from '../../ui/limitText';
import type { VoicePlace } from './aloud/ReadAloud';
import styles from './CookingView.module.css';
import { KeepScreenOn, ScreenWords } from './KeepScreenOn';
import { messages } from './messages';
import { nameSteps } from './nameSteps';
import { useStep } from './progress';
import { Tick } from './Tick';
import { turnByKey } from './turnByKey';
import type { WakeLockActor } from './wakeLock';

export interface CookingViewProps {
  reading: Reading;
  wakeLock: WakeLockActor;
  /** Renders a part of the recipe. */
  renderNodes(nodes: Reading['ingredients']): ReactNode;
  /** What the cook must not miss. */
  warnings: ReactNode;
  /** Renders the ingredients that a step names. @param step the step's place in the document */
  renderStepIngredients(step: number): ReactNode;
  /** Renders a part of the tool that reads a step aloud. */
  renderVoice(step: ReadStep, place: VoicePlace): ReactNode;
  /** Whether the page reads steps aloud, so screen readers need not. */
  isReadAloud: boolean;
  /** Called with each step that the cook turns to, and with the first one when the view opens. */
  onStep(step: ReadStep): void;
  /** Renders the timers, at the foot of the view. */
  renderTimers(onFocusLost: () => void): ReactNode;
  /** What a cook can do after the last step. */
  end: ReactNode;
  onClose(): void;
}

/** One step at a time, large enough to read from across the kitchen. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one view, in the order of the page
export function CookingView(props: CookingViewProps) {
  const { reading, wakeLock, warnings, end, onClose } = props;
  const { renderNodes, renderStepIngredients, renderVoice, renderTimers } = props;
  const { isReadAloud, onStep } = props;
  const { document, ingredients, steps } = reading;
  const title = document.title?.text ?? '';
  const [savedStep, goTo] = useStep();
  const [hasIngredients, setHasIngredients] = useState(false);
  const [hasTurned, setHasTurned] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const nextRef = useRef<HTMLButtonElement>(null);
  const pagesRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const menuId = useId();
  const wordsId = useId();
  const doneId = useId();
  const at = Math.min(savedStep, steps.length - 1);
  const step = steps[at] as ReadStep;
  const part = document.steps[step.index]?.part;
  const name = nameSteps(document.steps)[step.index] ?? '';
  const isLast = at === steps.length - 1;
  const count = messages.step(at + 1, steps.length);

  const focusNext = useCallback(() => nextRef.current?.focus({ preventScroll: true }), []);

  const open = useCallback(
    (dialog: HTMLDialogElement) => {
      dialog.showModal();
      focusNext();
      return closeOnBack(() => dialog.close());
    },
    [focusNext],
  );

  function turnTo(next: number) {
    const there = steps[next];
    if (!there) return;
    goTo(next);
    setHasTurned(true);
    setAnnouncement(
      isReadAloud ? '' : messages.stepAnnouncement(next + 1, steps.length, there.text),
    );
    onStep(there);
  }

  function pressKey(event: KeyboardEvent<HTMLDialogElement>) {
    const scrollers = [event.currentTarget, pagesRef.current].filter((element) => element !== null);
    const turn = turnByKey(event, scrollers);
    if (turn) turnTo({ back: at - 1, next: at + 1, first: 0, last: steps.length - 1 }[turn]);
  }

  function goOn({ currentTarget }: { currentTarget: HTMLButtonElement }) {
    if (!isLast) return turnTo(at + 1);
    goTo(0);
    currentTarget.closest('dialog')?.close();
  }

  return (
    <dialog
      ref={open}
      className={styles.view}
      aria-label={messages.cooking(title)}
      aria-describedby={isReadAloud ? undefined : wordsId}
      onClose={onClose}
      onKeyDown={pressKey}
    >
      <header className={styles.tools}>
        <Button
          aria-expanded={hasIngredients}
          aria-controls={listId}
          onClick={() => setHasIngredients(!hasIngredients)}
        >
          <ListChecks aria-hidden />
          <span>{messages.ingredients}</span>
        </Button>
        {renderVoice(step, 'row')}
        <Button popoverTarget={menuId}>
          <Ellipsis aria-hidden />
          <span>{messages.more}</span>
        </Button>
        <div id={menuId} popover="auto" className={styles.menu}>
          <KeepScreenOn actor={wakeLock} />
          {renderVoice(step, 'menu')}
        </div>
        <CloseButton />
      </header>
      <div ref={pagesRef} className={styles.pages}>
        <section
          id={listId}
          className={styles.ingredients}
          aria-label={messages.ingredients}
          hidden={!hasIngredients}
          dir="auto"
        >
          {renderNodes(ingredients)}
        </section>
        <section
          key={at}
          ref={hasTurned ? bringIntoView : null}
          className={styles.step}
          aria-label={count}
          dir="auto"
        >
          <div className={styles.where} dir="ltr">
            <h2>{count}</h2>
            <p dir="auto">{limitText(title) || messages.untitled}</p>
          </div>
          {warnings}
          {!document.hasAllSteps && <p>{messages.notAllSteps}</p>}
          {part && <p className={styles.part}>{limitText(part)}</p>}
          <div className={styles.words}>{renderNodes(step.nodes)}</div>
          {renderStepIngredients(step.index)}
          <div className={styles.done} dir="ltr">
            <Tick box={{ of: 'step', ...step }} label={messages.stepDone(name)} inputId={doneId} />
            <label htmlFor={doneId} aria-hidden>
              {messages.done}
            </label>
          </div>
        </section>
        {isLast && <div className={styles.end}>{end}</div>}
      </div>
      <div className={styles.timers}>
        {renderTimers(focusNext)}
        <div className={styles.said} aria-live="polite">
          <ScreenWords actor={wakeLock} />
          {renderVoice(step, 'words')}
        </div>
      </div>
      <footer className={styles.turn}>
        <progress max={steps.length} value={at + 1} aria-hidden />
        <button type="button" aria-disabled={at === 0} onClick={() => turnTo(at - 1)}>
          {messages.back}
        </button>
        <Button ref={nextRef} look="main" onClick={goOn}>
          {isLast ? messages.finish : messages.next}
        </Button>
      </footer>
      {/* Screen readers read a dialog's description when it opens, without the words of its buttons. */}
      <p id={wordsId} hidden>
        {step.text}
      </p>
      <div className="visually-hidden" aria-live="polite">
        {announcement && <p key={announcement}>{announcement}</p>}
      </div>
    </dialog>
  );
}

function bringIntoView(step: Element | null) {
  step?.scrollIntoView({ block: 'start' });
}
