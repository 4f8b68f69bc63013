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

/**
 * Every kind fills the same slots, so React keeps the elements of a growing text once it is whole.
 * Another `id` makes a new heading.
 */
function Sheet({ shown }: { shown: Shown }) {
  const { recipe: actor, places } = useActors();
  const sheetRef = useRef<HTMLElement>(null);
  const goToSheet = useCallback(
    () => void nextPaint().then(() => scrollToSheet(sheetRef.current)),
    [],
  );
  const takeHeading = useCallback(
    (heading: HTMLHeadingElement | null) => {
      places.heading.current = heading;
      // While React removes the old heading, the page is short: if we measured it now, the browser
      // would scroll up.
      if (!heading) return;
      const snapshot = actor.getSnapshot();
      if (snapshot.matches('shown') && snapshot.context.hasArrived) goToSheet();
    },
    [actor, places, goToSheet],
  );
  // A recipe that is open already keeps its heading when a visitor opens it again.
  useEffect(() => {
    const opened = actor.on('recipe.opened', goToSheet);
    return () => opened.unsubscribe();
  }, [actor, goToSheet]);
  const { above, heading, hasHistory, text, below } = fillSlots(shown);
  const isGrowing = shown.kind === 'growing';

  return (
    <>
      {above}
      <section ref={sheetRef} className={styles.sheet} aria-label={firstWords.recipePane.pane}>
        {heading && (
          <div>
            <Heading key={shown.id} ref={takeHeading} {...heading} />
            {/* Another key closes the list when another text shows. The heading has the bare id. */}
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

interface Slots {
  above?: ReactNode;
  heading?: Omit<HeadingProps, 'ref'>;
  /** Whether the ways back to earlier recipes belong here. `History` shows those that there are. */
  hasHistory?: boolean;
  text?: ReactNode;
  below?: ReactNode;
}

function fillSlots(shown: Shown): Slots {
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

/** Shows the recipe as plain text once anything in the pane has thrown. */
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
  /** What the running request asks for. */
  wish?: Wish;
  isWaiting?: boolean;
  note?: string;
}

/**
 * Names the text below it. Until the model writes, it says what the page is doing, and is already as
 * high as the name will be.
 */
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
  /** Only for a text that a model is writing, or has not finished. */
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

/** Shows the ideas from before, or the text that broke off. `readShown` chooses. */
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

/**
 * Shows the pan until the first line has come. Then it scrolls the page there, once per request,
 * unless the visitor has scrolled or is busy.
 */
function Wait({ sheetRef, hasBegun, children }: WaitProps) {
  const start = useStart();
  useRoom(sheetRef);
  const goThere = useCallback(
    (line: HTMLElement | null) => {
      const { current: sheet } = sheetRef;
      // `useRoom` keeps the height of an earlier attempt, for which the page has scrolled already.
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

/** How far the page was scrolled when the wait began. Null until the browser has painted the wait. */
function useStart(): number | null {
  const [start, setStart] = useState<number | null>(null);
  useEffect(() => void nextPaint().then(() => setStart(scrollY)), []);
  return start;
}

/** Keeps the height of a text that breaks off until the request ends, so the page does not jump. */
function useRoom(sheetRef: WaitProps['sheetRef']) {
  const { growth } = useApp();
  useLayoutEffect(() => {
    // The store calls this before React removes the lines.
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
 * Scrolls to the recipe unless the visitor is busy, or sees its beginning beside the list already.
 * Call it after the paint: within a commit, React would wait until the browser has laid out the page.
 */
function scrollToSheet(sheet: HTMLElement | null) {
  const top = sheet?.getBoundingClientRect().top ?? 0;
  if (isBusy(sheet) || (!isNarrow() && top >= 0 && top < innerHeight / 2)) return;
  const behavior = prefersStillness() ? 'auto' : 'smooth';
  sheet?.scrollIntoView({ behavior });
}

/**
 * Whether the visitor has begun to type, works in a dialog, or is at a button of the recipe, such as
 * the *Undo* of an edit. A checkbox with the focus counts as well, because it has a value.
 */
function isBusy(sheet: HTMLElement | null): boolean {
  const { activeElement } = document;
  return (
    (sheet?.contains(activeElement) && activeElement?.tagName !== 'H2') ||
    (activeElement instanceof HTMLInputElement && activeElement.value !== '') ||
    activeElement?.closest('dialog') != null
  );
}
