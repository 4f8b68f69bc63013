import { ListChecks } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Components } from 'react-markdown';
import { keepScreenOn } from '../../browser/keepScreenOn';
import { closeModal, closeOnBack } from '../../browser/modal';
import type { ReadNodes, ReadStep } from '../../reading';
import { Button } from '../../ui/Button';
import { CloseButton, DialogFrame } from '../../ui/DialogFrame';
import { limitText } from '../../ui/limitText';
import * as recipeWords from '../../words/en/recipe';
import { pageComponents } from '../components';
import { getReady, ReadyPage } from '../ReadyPage';
import { useRecipe } from '../RecipeContext';
import { RecipeStatements } from '../RecipeStatements';
import { RecipeNodes } from '../RecipeView';
import { StepIngredients } from '../servings/AmountWords';
import type { VoicePlace } from './aloud/startReadAloud';
import styles from './CookingView.module.css';
import { useSafety } from './useSafety';
import { type Page, turnByKey, useTurns } from './useTurns';
import { useVoice } from './useVoice';

const renderNodes = (nodes: ReadNodes, components = pageComponents) => (
  <RecipeNodes {...{ nodes, components }} />
);

/** What a screen reader says of a step: all words that the page shows, and no buttons. */
const saidComponents: Components = { ...pageComponents, time: 'span' };

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
  const { reading } = useRecipe();
  const title = reading.document.title?.text ?? '';
  const ready = useMemo(() => getReady(reading), [reading]);
  const [said, setSaid] = useState<Page | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const wordsRef = useRef<HTMLDivElement>(null);
  const nextRef = useRef<HTMLButtonElement>(null);
  const pagesRef = useRef<HTMLDivElement>(null);
  const wordsId = useId();
  const focusNext = useCallback(() => nextRef.current?.focus({ preventScroll: true }), []);
  useEffect(focusNext, [focusNext]);
  const linesOf = useSafety();

  function sayPage(page: Page) {
    setSaid(voice.isWanted ? null : page);
    voice.read(page.step);
  }
  // As plain words: screen readers leave out what the page shows with changed amounts.
  useEffect(() => {
    if (!said) return setAnnouncement('');
    const { at, name } = said;
    setAnnouncement(at >= 0 ? `${name}. ${wordsRef.current?.textContent}` : name);
  }, [said]);
  const turns = useTurns({ hasReadyPage: ready !== null, onCooked, onTurn: sayPage });
  const lines = linesOf(turns.step.index);
  const voice = useVoice(turns.step);
  // The page before the first step has the list itself.
  const list = useList(turns.at >= 0, focusNext);
  const shared = { turns, list, voice };

  function pressKey(event: KeyboardEvent<HTMLDialogElement>) {
    const scrollers = [event.currentTarget, pagesRef.current].filter((element) => element !== null);
    const way = turnByKey(event, scrollers);
    const isInPage = pagesRef.current?.contains(event.target as Node);
    // The focused element leaves with its page. Without a focus, keys would reach no dialog.
    if (way && turns.turn(way) && isInPage) focusNext();
  }

  function close() {
    if (turns.isCooked) turns.startOver();
    onClose();
  }

  return (
    <DialogFrame
      className={styles.view}
      aria-label={recipeWords.cooking.cooking(title)}
      aria-describedby={voice.isWanted ? undefined : wordsId}
      onDismiss={list.dismiss}
      onClose={close}
      onKeyDown={pressKey}
    >
      <Tools {...shared} />
      <Pages {...shared} pagesRef={pagesRef}>
        {turns.isAtEnd ? (
          <div className={styles.end}>{end}</div>
        ) : (
          <StepPage step={turns.step} lines={lines}>
            {ready && <ReadyPage {...{ ready, renderNodes, ingredients: reading.ingredients }} />}
          </StepPage>
        )}
      </Pages>
      <Said {...shared}>{footer(focusNext)}</Said>
      <Turns turns={turns} nextRef={nextRef} />
      {/* Screen readers read a dialog's description when it opens, without the words of its buttons. */}
      <div ref={wordsRef} id={wordsId} hidden>
        {renderNodes(turns.step.nodes, saidComponents)} {lines.join(' ')}
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
          <span>{recipeWords.cooking.ingredients}</span>
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

interface PagesProps extends CookingProps {
  pagesRef: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

function Pages({ turns: { at, name, isAtEnd }, list, pagesRef, children }: PagesProps) {
  const { document, ingredients } = useRecipe().reading;
  const heading = isAtEnd ? recipeWords.cooking.cooked : name;
  return (
    <div ref={pagesRef} className={styles.pages}>
      <section
        id={LIST_ID}
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
        aria-label={heading}
        dir="auto"
      >
        <div className={styles.where} dir="ltr">
          <h2>{heading}</h2>
          <p dir="auto">{limitText(document.title?.text ?? '') || recipeWords.cooking.untitled}</p>
        </div>
        {children}
      </section>
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
  /** In place of a step that is none. */
  children: ReactNode;
}

function StepPage({ step, lines, children }: StepPageProps) {
  const { document } = useRecipe().reading;
  const part = document.steps[step.index]?.part;
  return (
    <>
      <RecipeStatements isBrief />
      {!document.hasAllSteps && <p>{recipeWords.cooking.notAllSteps}</p>}
      {part && <p className={styles.part}>{limitText(part)}</p>}
      {step.index < 0 ? (
        children
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

function Said({ turns, voice, children }: CookingProps & { children: ReactNode }) {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => keepScreenOn(setRefused), []);
  return (
    <div className={styles.timers}>
      {children}
      <div className={styles.said} aria-live="polite">
        {isRefused && <p>{recipeWords.cooking.screenRefused}</p>}
        <Voice voice={voice} step={turns.step} place="words" />
      </div>
    </div>
  );
}

interface TurnsProps extends Pick<CookingProps, 'turns'> {
  nextRef: RefObject<HTMLButtonElement | null>;
}

function Turns({ turns, nextRef }: TurnsProps) {
  function goOn({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    if (!turns.isLast) return turns.turn('next');
    // The second press of a double click: the first has turned the page or ended the cooking.
    if (detail > 1 || turns.finish()) return;
    turns.startOver();
    closeModal(currentTarget);
  }

  return (
    <footer className={styles.turn}>
      <progress max={turns.end} value={turns.at + 1} aria-hidden />
      <button type="button" aria-disabled={turns.isFirst} onClick={turns.goBack}>
        {recipeWords.cooking.back}
      </button>
      <Button ref={nextRef} look="main" onClick={goOn}>
        {recipeWords.cooking[turns.isLast ? turns.endsBy : 'next']}
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
