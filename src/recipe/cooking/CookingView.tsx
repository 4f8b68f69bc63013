import { ListChecks } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { goTo } from '../../browser/focus';
import { keepScreenOn } from '../../browser/keepScreenOn';
import { closeModal, closeOnBack } from '../../browser/modal';
import type { ReadNodes, ReadStep } from '../../reading';
import { Button } from '../../ui/Button';
import { CloseButton, DialogFrame } from '../../ui/DialogFrame';
import { limitText } from '../../ui/limitText';
import * as restWords from '../../words/en/rest';
import { pageComponents } from '../components';
import { type Ready, ReadyPage } from '../ReadyPage';
import { useRecipe } from '../RecipeContext';
import { RecipeStatements } from '../RecipeStatements';
import { RecipeNodes } from '../RecipeView';
import { StepIngredients } from '../servings/AmountWords';
import type { VoicePlace } from './aloud/startReadAloud';
import styles from './CookingView.module.css';
import { useSafety } from './useSafety';
import { useStepWords } from './useStepWords';
import { type Turn, turnByKey, useTurns } from './useTurns';
import { useVoice } from './useVoice';

const renderNodes = (nodes: ReadNodes) => <RecipeNodes nodes={nodes} components={pageComponents} />;

interface CookProps {
  /** Resolves once the dinner is noted. Null for a text that is not a dinner. */
  onCooked: (() => Promise<void>) | null;
  /** Follows the last step. */
  end: ReactNode;
  /** The timers. */
  footer(onFocusLost: () => void): ReactNode;
  onClose(): void;
}

/** One step at a time, large enough to read from across the kitchen. */
export function Cook({ onCooked, end, footer, onClose }: CookProps) {
  const { title } = useRecipe().reading.document;
  const nextRef = useRef<HTMLButtonElement>(null);
  const pagesRef = useRef<HTMLDivElement>(null);
  const focusNext = useCallback(() => goTo(nextRef.current, { preventScroll: true }), []);
  useEffect(focusNext, [focusNext]);
  const wordsId = useId();
  const linesOf = useSafety();
  const sayStep = useStepWords();
  const wordsOf = (step: ReadStep) => sayStep(step, linesOf(step.index));
  const turns = useTurns(onCooked);
  const voice = useVoice(turns.step);
  const [announcement, announce] = useState('');
  // The page before the first step has the list itself.
  const list = useList(turns.at >= 0, focusNext);

  function turn(way: Turn): boolean {
    const page = turns.turn(way);
    if (!page) return false;
    // Screen readers leave out what the page shows with changed amounts, and so get plain words.
    const words = page.at >= 0 ? `${page.name}. ${wordsOf(page.step)}` : page.name;
    announce(voice.isWanted ? '' : words);
    voice.read(page.step);
    return true;
  }

  function pressKey(event: KeyboardEvent<HTMLDialogElement>) {
    const scrollers = [event.currentTarget, pagesRef.current].filter((element) => element !== null);
    const way = turnByKey(event, scrollers);
    const isInPage = pagesRef.current?.contains(event.target as Node);
    // The focused element leaves with its page. Without a focus, keys would reach no dialog.
    if (way && turn(way) && isInPage) focusNext();
  }

  function close() {
    if (turns.isCooked) turns.startOver();
    onClose();
  }

  return (
    <DialogFrame
      className={styles.view}
      aria-label={restWords.cookingView.cooking(title?.text ?? '')}
      aria-describedby={voice.isWanted ? undefined : wordsId}
      onDismiss={list.dismiss}
      onClose={close}
      onKeyDown={pressKey}
    >
      <Tools {...{ turns, list, voice }} />
      <Pages {...{ turns, list, pagesRef }}>
        {turns.isAtEnd ? (
          <div className={styles.end}>{end}</div>
        ) : (
          <StepPage step={turns.step} lines={linesOf(turns.step.index)} ready={turns.ready} />
        )}
      </Pages>
      <BelowPages {...{ turns, voice }}>{footer(focusNext)}</BelowPages>
      <Turns {...{ turns, turn, nextRef }} />
      {/* Screen readers read a dialog's description when it opens, without the words of its buttons. */}
      <div id={wordsId} hidden>
        {wordsOf(turns.step)}
      </div>
      <div className="visually-hidden" aria-live="polite">
        {announcement && <p key={announcement}>{announcement}</p>}
      </div>
    </DialogFrame>
  );
}

interface CookingProps {
  turns: ReturnType<typeof useTurns>;
  list: ReturnType<typeof useList>;
  voice: ReturnType<typeof useVoice>;
}

const LIST_ID = 'cooking-list';

function Tools({ turns, list, voice }: CookingProps) {
  return (
    <header className={styles.tools}>
      {turns.at >= 0 && (
        <Button aria-expanded={list.isOpen} aria-controls={LIST_ID} onClick={list.toggle}>
          <ListChecks aria-hidden />
          <span>{restWords.cookingView.ingredients}</span>
        </Button>
      )}
      {!turns.isAtEnd && <Voice voice={voice} step={turns.step} place="row" />}
      <CloseButton />
    </header>
  );
}

interface VoiceProps extends Pick<CookingProps, 'voice'> {
  step: ReadStep;
  place: VoicePlace;
}

function Voice({ voice: { aloud, read }, step, place }: VoiceProps) {
  const { document } = useRecipe().reading;
  return (
    aloud && (
      <aloud.ReadAloud
        actor={aloud.actor}
        language={document.language ?? 'en'}
        place={place}
        onRead={() => read(step)}
      />
    )
  );
}

interface PagesProps extends Pick<CookingProps, 'turns' | 'list'> {
  pagesRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

function Pages({ turns: { at, name, isAtEnd }, list, pagesRef, children }: PagesProps) {
  const { document, ingredients } = useRecipe().reading;
  const heading = isAtEnd ? restWords.cookingView.cooked : name;
  return (
    <div ref={pagesRef} className={styles.pages}>
      <section
        id={LIST_ID}
        ref={list.ref}
        className={styles.ingredients}
        aria-label={restWords.cookingView.ingredients}
        hidden={!list.isOpen}
        dir="auto"
      >
        {renderNodes(ingredients)}
      </section>
      <section
        key={`${at} ${isAtEnd}`}
        ref={bringIntoView}
        className={styles.step}
        aria-label={heading}
        dir="auto"
      >
        <div className={styles.where} dir="ltr">
          <h2>{heading}</h2>
          <p dir="auto">
            {limitText(document.title?.text ?? '') || restWords.cookingView.untitled}
          </p>
        </div>
        {children}
      </section>
      <ScreenAdvice isAtEnd={isAtEnd} />
    </div>
  );
}

/** Scrolls with the step: with large letters, no room is left for it below. */
function ScreenAdvice({ isAtEnd }: Pick<ReturnType<typeof useTurns>, 'isAtEnd'>) {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => keepScreenOn(setRefused), []);
  return (
    <div className={styles.screen} aria-live="polite">
      {isRefused && !isAtEnd && <p>{restWords.cookingView.screenRefused}</p>}
    </div>
  );
}

function bringIntoView(step: Element | null) {
  step?.scrollIntoView({ block: 'start' });
}

interface StepPageProps {
  step: ReadStep;
  /** What the page says of its safety. */
  lines: readonly string[];
  /** What the cook gets ready. The page before the first step shows it. */
  ready: Ready | null;
}

function StepPage({ step, lines, ready }: StepPageProps) {
  const { document, ingredients } = useRecipe().reading;
  const part = document.steps[step.index]?.part;
  return (
    <>
      <RecipeStatements isBrief />
      {!document.hasAllSteps && <p>{restWords.cookingView.notAllSteps}</p>}
      {part && <p className={styles.part}>{limitText(part)}</p>}
      {step.index < 0 ? (
        ready && <ReadyPage {...{ ready, renderNodes, ingredients }} />
      ) : (
        <>
          <div className={styles.words}>{renderNodes(step.nodes)}</div>
          <StepIngredients step={step.index} />
        </>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

interface BelowPagesProps extends Pick<CookingProps, 'turns' | 'voice'> {
  /** The timers. */
  children: ReactNode;
}

function BelowPages({ turns, voice, children }: BelowPagesProps) {
  return (
    <div className={styles.timers}>
      {children}
      <div className={styles.said} aria-live="polite">
        <Voice voice={voice} step={turns.step} place="words" />
      </div>
    </div>
  );
}

interface TurnsProps extends Pick<CookingProps, 'turns'> {
  turn(way: Turn): boolean;
  nextRef: RefObject<HTMLButtonElement | null>;
}

function Turns({ turns, turn, nextRef }: TurnsProps) {
  function goOn({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    if (!turns.isLast) return turn('next');
    // The second press of a double click: the first has turned the page or ended the cooking.
    if (detail > 1 || turns.finish()) return;
    turns.startOver();
    closeModal(currentTarget);
  }

  function goBack() {
    if (turns.isAtEnd) turns.leaveEnd();
    else turn('back');
  }

  return (
    <footer className={styles.turn}>
      <progress max={turns.end} value={turns.at + 1} aria-hidden />
      <button type="button" aria-disabled={turns.isFirst} onClick={goBack}>
        {restWords.cookingView.back}
      </button>
      <Button ref={nextRef} look="main" onClick={goOn}>
        {restWords.cookingView[turns.isLast ? turns.endsBy : 'next']}
      </Button>
    </footer>
  );
}

/**
 * Escape and Back close the list before they close the view. `hasRoom`: the view can show the list.
 */
function useList(hasRoom: boolean, onClose: () => void) {
  const [isWanted, setOpen] = useState(false);
  const isOpen = isWanted && hasRoom;
  const close = useCallback(() => {
    setOpen(false);
    onClose();
  }, [onClose]);
  const ref = useCallback(() => closeOnBack(close), [close]);

  /** False if there was a list to close. */
  function dismiss(): boolean {
    if (isOpen) close();
    return !isOpen;
  }

  return { isOpen, toggle: () => setOpen(!isOpen), dismiss, ref: isOpen ? ref : null };
}
