import { useSelector } from '@xstate/react';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { Wish } from '../../../machines/recipe/request';
import { isNarrow, prefersStillness } from '../../browser/device';
import { nextPaint } from '../../browser/loading/pauses';
import { useStore } from '../../browser/store';
import { EarlyCheck } from '../../recipe/allergens/EarlyCheck';
import type { Growth } from '../../recipe/growRecipe';
import { PlainText } from '../../recipe/markdown/PlainText';
import { readShown, type Shown, showTheSame } from '../../recipe/shown';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { limitText } from '../../ui/limitText';
import * as firstWords from '../../words/en/first';
import { useApp, useChoice, usePart } from '../AppContext';
import { EmptyState, PanOnStove } from './EmptyState';
import styles from './RecipePane.module.css';

interface RecipePaneProps {
  /** The timers. */
  children: ReactNode;
}

export function RecipePane({ children }: RecipePaneProps) {
  const { recipe, growth } = useApp();
  const last = useStore(growth);
  const shown = useSelector(recipe, (snapshot) => readShown(snapshot, last), showTheSame);
  const text = 'recipe' in shown ? shown.recipe?.text : undefined;

  return (
    <div className={styles.page}>
      <ErrorBoundary of={shown.kind + shown.id} fallback={<BrokenRecipe text={text} />}>
        <Sheet shown={shown} />
      </ErrorBoundary>
      {children}
    </div>
  );
}

/** Each kind fills the same places, so what stays from one to the next keeps its elements. */
function Sheet({ shown }: { shown: Shown }) {
  const { recipe: actor, places } = useActors();
  const sheetRef = useRef<HTMLElement>(null);
  const takeHeading = useCallback(
    (heading: HTMLHeadingElement | null) => {
      places.heading.current = heading;
      // The heading before goes while the page is short: to measure now would move the page up.
      if (!heading) return;
      const snapshot = actor.getSnapshot();
      if (snapshot.matches('shown') && snapshot.context.hasArrived)
        nextPaint().then(() => scrollToSheet(sheetRef.current));
    },
    [actor, places],
  );
  const { above, heading, hasHistory, text, below } = fillPlaces(shown);
  const isGrowing = shown.kind === 'growing';

  return (
    <>
      {above}
      <section ref={sheetRef} className={styles.sheet} aria-label={firstWords.recipePane.pane}>
        {heading && (
          <div>
            <Heading key={shown.id} ref={takeHeading} {...heading} />
            {/* The list of earlier recipes closes when another text shows. The heading has the id as its key. */}
            {hasHistory && <History key={`earlier ${shown.id}`} />}
          </div>
        )}
        {(isGrowing || shown.kind === 'waiting') && (
          <Wait sheetRef={sheetRef} hasBegun={isGrowing}>
            <PanOnStove />
          </Wait>
        )}
        <div
          aria-live={shown.isNews ? 'polite' : 'off'}
          dir="auto"
          data-growing={isGrowing || undefined}
        >
          {text}
        </div>
        {below}
      </section>
    </>
  );
}

interface Places {
  above?: ReactNode;
  heading?: Omit<HeadingProps, 'ref'>;
  /** Whether there is a way back to recipes from before. */
  hasHistory?: boolean;
  text?: ReactNode;
  below?: ReactNode;
}

function fillPlaces(shown: Shown): Places {
  switch (shown.kind) {
    case 'empty':
      return { above: <EmptyState /> };
    case 'waiting':
      return { heading: { wish: shown.wish, isWaiting: true } };
    case 'growing':
      return {
        heading: { wish: shown.wish },
        text: <Text {...shown} />,
        below: (
          <p className={styles.growing}>
            <Generating wish={shown.wish} />
          </p>
        ),
      };
    case 'fragment':
      return { heading: { note: firstWords.recipePane.fragment }, text: <Text {...shown} /> };
    case 'recipe':
    case 'note':
    case 'ideas':
      return {
        heading: { of: shown.recipe },
        hasHistory: true,
        text: <Text {...shown} />,
        below: <Notes {...shown} />,
      };
    case 'failure':
      return {
        heading: { note: firstWords.recipePane.failed },
        hasHistory: true,
        text: <Failure />,
        below: shown.recipe && <BelowFailure recipe={shown.recipe} growth={shown.growth} />,
      };
  }
}

/** In place of whatever the pane shows, once that has thrown. */
function BrokenRecipe({ text = '' }: { text: string | undefined }) {
  const { adding } = useApp();
  return (
    <section className={styles.sheet} aria-label={firstWords.recipePane.pane}>
      <div role="status">
        <p>{firstWords.recipePane.unchecked}</p>
      </div>
      <Button onClick={() => adding.send({ type: 'kitchen.clear' })}>
        {firstWords.kitchen.startOver}
      </Button>
      <PlainText text={text} />
    </section>
  );
}

interface HeadingProps {
  ref(heading: HTMLHeadingElement | null): void;
  of?: Recipe;
  /** Of a request that runs. */
  wish?: Wish;
  isWaiting?: boolean;
  note?: string;
}

/** Names the text below it. While no text has come, it keeps the room of the name. */
function Heading({ ref, of, wish, isWaiting, note }: HeadingProps) {
  const { kitchenName } = useApp();
  const changed = wish?.kind === 'change' ? wish.words : undefined;
  const heading = limitText(
    firstWords.recipePane.heading(kitchenName, of ?? { origin: 'request', changed }),
  );
  return (
    <>
      <h2 ref={ref} tabIndex={-1} data-room={isWaiting ? heading : undefined}>
        {isWaiting && wish ? <Generating wish={wish} /> : <span>{heading}</span>}
      </h2>
      {note && <p>{note}</p>}
    </>
  );
}

function Generating({ wish: { kind } }: { wish: Wish }) {
  return <span>{firstWords.recipePane[kind === 'ideas' ? 'findingIdeas' : 'generating']}</span>;
}

function History() {
  const view = usePart('recipe');
  return view && <view.EarlierRecipes />;
}

interface TextProps {
  recipe: Recipe;
  /** Without it, the text is whole. */
  growth?: Growth | null | undefined;
  id: string;
}

/** Until the code that reads and checks a recipe has arrived, it is plain text. */
function Text({ recipe, growth = null, id }: TextProps) {
  const { parts } = useApp();
  const view = usePart('recipe');
  const requests = usePart('requests');
  return view ? (
    <view.WholeRecipe {...{ recipe, growth, id }} tools={view.tools} cookbook={parts.cookbook} />
  ) : (
    <>
      {requests ? <requests.PendingCheck part={parts.recipe} /> : <EarlyCheck />}
      <PlainText text={recipe.text} />
    </>
  );
}

function Notes({ recipe }: Pick<TextProps, 'recipe'>) {
  const { parts } = useApp();
  const view = usePart('recipe');
  const requests = usePart('requests');
  const of = view && { recipe, tools: view.tools };
  return (
    <>
      {of && (
        <view.RecipeEnd {...of}>
          <view.Cooked cookbook={parts.cookbook} />
        </view.RecipeEnd>
      )}
      {requests && (
        <requests.RecipeNotes recipe={recipe}>
          {of && <view.SafetyNotes {...of} />}
        </requests.RecipeNotes>
      )}
    </>
  );
}

function Failure() {
  const requests = usePart('requests');
  const choice = useChoice();
  const words = <PlainText text={firstWords.recipePane.failure} />;
  return requests ? <requests.FailureHelp choice={choice}>{words}</requests.FailureHelp> : words;
}

/** Ideas from before, or what a model has written of the recipe. */
function BelowFailure({ recipe, growth }: Omit<TextProps, 'id'>) {
  return (
    <>
      {growth && (
        <h2>
          <span>{firstWords.recipePane.fragment}</span>
        </h2>
      )}
      <Text {...{ recipe, growth }} id={growth?.key ?? recipe.text} />
    </>
  );
}

interface WaitProps {
  sheetRef: RefObject<HTMLElement | null>;
  hasBegun: boolean;
  children: ReactNode;
}

/** Once the first line is there, the page goes to it, once per request and unless the visitor does something else. */
function Wait({ sheetRef, hasBegun, children }: WaitProps) {
  const start = useStart();
  useRoom(sheetRef);
  const goThere = useCallback(
    (line: HTMLElement | null) => {
      const { current: sheet } = sheetRef;
      // The lines of an earlier attempt have left their room.
      if (!line || start === null || sheet?.style.minBlockSize) return;
      nextPaint().then(() => {
        if (Math.abs(scrollY - start) <= FEWEST_PIXELS) scrollToSheet(sheet);
      });
    },
    [sheetRef, start],
  );
  return (
    <div data-waiting={!hasBegun || undefined}>{hasBegun ? <span ref={goThere} /> : children}</div>
  );
}

/** Where the page was when the wait began. Null until that is painted. */
function useStart(): number | null {
  const [start, setStart] = useState<number | null>(null);
  useEffect(() => void nextPaint().then(() => setStart(scrollY)), []);
  return start;
}

/** A text that breaks off leaves its room to the next attempt, so the page does not jump. */
function useRoom(sheetRef: WaitProps['sheetRef']) {
  const { growth } = useApp();
  useLayoutEffect(() => {
    // Before React removes the lines.
    const keeping = growth.subscribe(({ context }) => {
      const { current: sheet } = sheetRef;
      if (sheet && context?.isBroken) sheet.style.minBlockSize = `${sheet.offsetHeight}px`;
    });
    return () => {
      keeping.unsubscribe();
      sheetRef.current?.style.removeProperty('min-block-size');
    };
  }, [growth, sheetRef]);
}

/** A visitor who has moved the page by less has only touched it. */
const FEWEST_PIXELS = 8;

/**
 * Beside the list the recipe's beginning is often in sight. Else, and on a phone, the page scrolls.
 * Call it after the paint: within a commit, React would wait for the layout of the whole page.
 */
function scrollToSheet(sheet: HTMLElement | null) {
  const top = sheet?.getBoundingClientRect().top ?? 0;
  if (isBusy(sheet) || (!isNarrow() && top >= 0 && top < innerHeight / 2)) return;
  const behavior = prefersStillness() ? 'auto' : 'smooth';
  sheet?.scrollIntoView({ behavior });
}

/** Whether the visitor is in the middle of a word, in a dialog, or at a button of the recipe, such as the *Undo* of an edit. */
function isBusy(sheet: HTMLElement | null): boolean {
  const { activeElement } = document;
  return (
    (sheet?.contains(activeElement) && activeElement?.tagName !== 'H2') ||
    (activeElement instanceof HTMLInputElement && activeElement.value !== '') ||
    activeElement?.closest('dialog') != null
  );
}
