import { ListChecks } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { keepScreenOn } from '../../browser/keepScreenOn';
import { closeModal, openModal } from '../../browser/modal';
import type { Reading, ReadStep } from '../../reading/document/marks/Reading';
import { Button } from '../../ui/Button';
import { CloseButton } from '../../ui/CloseButton';
import { limitText } from '../../ui/limitText';
import * as recipeWords from '../../words/en/recipe';
import type { VoicePlace } from './aloud/ReadAloud';
import styles from './CookingView.module.css';

import { useProgress, useStep } from './progress';
import { turnByKey } from './turnByKey';
import { isOwnEvent, useList } from './useList';

export interface CookingViewProps {
  reading: Reading;
  /** Null if the recipe asks for nothing before its steps. */
  ready: ReactNode;
  renderNodes(nodes: Reading['ingredients']): ReactNode;
  /** A step's text as the page shows it, and what the page adds. */
  wordsOf(step: ReadStep): string;
  warnings: ReactNode;
  /** What belongs to a step besides its words. */
  renderBeside(step: number): ReactNode;
  /** A part of the tool that reads a step aloud. */
  renderVoice(step: ReadStep, place: VoicePlace): ReactNode;
  /** If so, screen readers need not. */
  isReadAloud: boolean;
  onStep(step: ReadStep): void;
  renderTimers(onFocusLost: () => void): ReactNode;
  /** Null if the page cannot note it. */
  onCooked: (() => void) | null;
  end: ReactNode;
  onClose(): void;
}

/** One step at a time, large enough to read from across the kitchen. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one view, in the order of the page
export function CookingView(props: CookingViewProps) {
  const { reading, ready, onCooked, end, onClose } = props;
  const { renderNodes, renderVoice, renderTimers } = props;
  const { wordsOf, isReadAloud, onStep } = props;
  const { document, ingredients, steps } = reading;
  const title = document.title?.text ?? '';
  const [savedStep, goTo] = useStep();
  const { tick } = useProgress();
  const [isCooked, setCooked] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);
  // Changes only with a turn, so "Finish" stays under the finger if the cookbook arrives meanwhile.
  const [canCook, setCanCook] = useState(onCooked !== null);
  const [announcement, setAnnouncement] = useState('');
  const [isScreenRefused, setScreenRefused] = useState(false);
  const nextRef = useRef<HTMLButtonElement>(null);
  const pagesRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const wordsId = useId();
  const { at, step, name } = pageAt(savedStep, reading, ready !== null);
  const isReady = at < 0;
  const isLast = at === steps.length - 1;
  const hasEnd = isCooked || (canCook && onCooked !== null);

  const focusNext = useCallback(() => nextRef.current?.focus({ preventScroll: true }), []);

  // The page before the first step has the list itself.
  const list = useList(!isReady, focusNext);

  const open = useCallback(
    (dialog: HTMLDialogElement) => {
      const ends = [openModal(dialog, null), keepScreenOn(setScreenRefused)];
      focusNext();
      return () => {
        for (const end of ends) end();
      };
    },
    [focusNext],
  );

  /** A step is done once its cook goes on, and no longer if the cook comes back. */
  function mark(one: ReadStep, isDone: boolean) {
    if (one.index >= 0) tick({ of: 'step', ...one }, isDone);
  }

  function turnTo(next: number, focused?: Node) {
    const page = pageAt(next, reading, ready !== null);
    if (page.at === at) return;
    if (page.at === at + 1) mark(step, true);
    if (page.at === at - 1) mark(page.step, false);
    // The focused element leaves with its page. Without a focus, keys would reach no dialog.
    if (focused && pagesRef.current?.contains(focused)) focusNext();
    goTo(page.at);
    setCanCook(onCooked !== null);
    const words = page.at < 0 ? page.name : `${page.name}. ${wordsOf(page.step)}`;
    setAnnouncement(isReadAloud ? '' : words);
    onStep(page.step);
  }

  function pressKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (!isOwnEvent(event)) return;
    const scrollers = [event.currentTarget, pagesRef.current].filter((element) => element !== null);
    const turn = turnByKey(event, scrollers);
    const places = { back: at - 1, next: at + 1, first: -1, last: steps.length };
    if (turn && !isAtEnd) turnTo(places[turn], event.target as Node);
  }

  function goOn({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    if (!isLast) return turnTo(at + 1);
    // The second press of a double click: the first has turned the page or ended the cooking.
    if (detail > 1) return;
    mark(step, true);
    if (hasEnd && !isAtEnd) {
      // After an undo, the dinner is noted again. The cookbook notes none twice.
      onCooked?.();
      setCooked(true);
      return setAtEnd(true);
    }
    goTo(-1);
    closeModal(currentTarget);
  }

  function goBack() {
    if (!isAtEnd) return turnTo(at - 1);
    setAtEnd(false);
    mark(step, false);
  }

  function close() {
    if (isCooked) goTo(-1);
    onClose();
  }

  return (
    <dialog
      ref={open}
      className={styles.view}
      aria-label={recipeWords.cooking.cooking(title)}
      aria-describedby={isReadAloud ? undefined : wordsId}
      onCancel={list.cancel}
      onClose={close}
      onKeyDown={pressKey}
    >
      <header className={styles.tools}>
        {!isReady && (
          <Button aria-expanded={list.isOpen} aria-controls={listId} onClick={list.toggle}>
            <ListChecks aria-hidden />
            <span>{recipeWords.cooking.ingredients}</span>
          </Button>
        )}
        {!isAtEnd && renderVoice(step, 'row')}
        <CloseButton />
      </header>
      <div ref={pagesRef} className={styles.pages}>
        <section
          id={listId}
          ref={list.ref}
          className={styles.ingredients}
          aria-label={recipeWords.cooking.ingredients}
          hidden={!list.isOpen}
          dir="auto"
        >
          {renderNodes(ingredients)}
        </section>
        <section
          key={`${at} ${isAtEnd}`}
          ref={bringIntoView}
          className={styles.step}
          aria-label={isAtEnd ? recipeWords.cooking.cooked : name}
          dir="auto"
        >
          <div className={styles.where} dir="ltr">
            <h2>{isAtEnd ? recipeWords.cooking.cooked : name}</h2>
            <p dir="auto">{limitText(title) || recipeWords.cooking.untitled}</p>
          </div>
          {isAtEnd ? <div className={styles.end}>{end}</div> : <StepPage {...{ ...props, step }} />}
        </section>
      </div>
      <div className={styles.timers}>
        {renderTimers(focusNext)}
        <div className={styles.said} aria-live="polite">
          {isScreenRefused && <p>{recipeWords.cooking.screenRefused}</p>}
          {renderVoice(step, 'words')}
        </div>
      </div>
      <footer className={styles.turn}>
        <progress max={steps.length} value={at + 1} aria-hidden />
        <button
          type="button"
          aria-disabled={!isAtEnd && pageAt(at - 1, reading, ready !== null).at === at}
          onClick={goBack}
        >
          {recipeWords.cooking.back}
        </button>
        <Button ref={nextRef} look="main" onClick={goOn}>
          {recipeWords.cooking[!isLast ? 'next' : hasEnd && !isAtEnd ? 'cooked' : 'finish']}
        </Button>
      </footer>
      {/* Screen readers read a dialog's description when it opens, without the words of its buttons. */}
      <p id={wordsId} hidden>
        {wordsOf(step)}
      </p>
      <div className="visually-hidden" aria-live="polite">
        {announcement && <p key={announcement}>{announcement}</p>}
      </div>
    </dialog>
  );
}

interface StepPageProps
  extends Pick<
    CookingViewProps,
    'reading' | 'ready' | 'warnings' | 'renderNodes' | 'renderBeside'
  > {
  step: ReadStep;
}

function StepPage({ reading, ready, warnings, renderNodes, renderBeside, step }: StepPageProps) {
  const { document } = reading;
  const part = document.steps[step.index]?.part;
  return (
    <>
      {warnings}
      {!document.hasAllSteps && <p>{recipeWords.cooking.notAllSteps}</p>}
      {part && <p className={styles.part}>{limitText(part)}</p>}
      {step.index < 0 ? (
        ready
      ) : (
        <>
          <div className={styles.words}>{renderNodes(step.nodes)}</div>
          {renderBeside(step.index)}
        </>
      )}
    </>
  );
}

/** The page at a place, or the nearest one. The first page gets the cook ready. */
export function pageAt(place: number, { steps }: Pick<Reading, 'steps'>, hasReadyPage: boolean) {
  const at = Math.max(hasReadyPage ? -1 : 0, Math.min(place, steps.length - 1));
  const step = steps[at];
  const name = step ? recipeWords.cooking.step(at + 1, steps.length) : recipeWords.cooking.getReady;
  return { at, name, step: step ?? { index: -1, text: name, isTicked: false, nodes: [] } };
}

function bringIntoView(step: Element | null) {
  step?.scrollIntoView({ block: 'start' });
}
