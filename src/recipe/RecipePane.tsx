import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import type { Preferences } from '../../machines/kitchen/preferences';
import type { Recipe } from '../../machines/kitchen/recipe';
import { isNarrow, prefersStillness } from '../browser/device';
import { nextPaint } from '../browser/loading/pauses';
import { type Store, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import * as firstWords from '../words/en/first';
import { EmptyState } from './EmptyState';
import type { Growth } from './growRecipe';
import { PlainText } from './markdown/PlainText';
import styles from './RecipePane.module.css';

interface RecipePaneProps {
  kitchenName: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The text of the recipe that a model writes now, or wrote last. */
  growth: Store<Growth | null>;
  /** `growth` is null for a complete recipe; `key` stays when a recipe is finished. */
  renderText(recipe: Recipe, growth: Growth | null, key: string): ReactNode;
  renderNotes(recipe: Recipe): ReactNode;
  isSeveral(entry: string): boolean;
  empty?: ReactNode;
  history?: ReactNode;
  /** Renders help after a failed request, with its text. */
  renderHelp(failure: ReactNode): ReactNode;
  children?: ReactNode;
}

export function RecipePane({
  kitchenName,
  headingRef,
  growth,
  renderText,
  renderNotes,
  isSeveral,
  empty,
  history,
  renderHelp,
  children,
}: RecipePaneProps) {
  const { recipe: actor } = useActors();
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('shown'));
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'failure' }));
  const hasArrived = useSelector(actor, ({ context }) => context.hasArrived);
  const stored = useSelector(actor, ({ context }) => context.recipe);
  const { written, last } = useWritten(growth, isLoading);
  const sheetRef = useRef<HTMLElement>(null);
  const recipe = isShown && !hasFailed ? stored : null;
  const text = recipe ?? (hasFailed ? null : written?.recipe);
  const key = keyOf(recipe, written ?? last, hasFailed);
  // A screen reader stays silent when a recipe comes back, and while one grows word by word.
  const live = (isShown && !hasArrived) || written ? 'off' : 'polite';
  const isGrowing = isLoading && written !== null;
  const isEmpty = !isShown && !isLoading && !written;

  const takeHeading = useCallback(
    (heading: HTMLHeadingElement | null) => {
      headingRef.current = heading;
      // The heading before goes while the page is short: to measure now would move the page up.
      if (!heading) return;
      const snapshot = actor.getSnapshot();
      if (snapshot.matches('shown') && snapshot.context.hasArrived)
        nextPaint().then(() => goTo(sheetRef.current));
    },
    [actor, headingRef],
  );

  return (
    <div className={styles.page}>
      {isEmpty && <EmptyState isSeveral={isSeveral}>{empty}</EmptyState>}
      <section ref={sheetRef} className={styles.sheet} aria-label={firstWords.recipePane.pane}>
        {!isEmpty && (
          <div>
            <Heading
              key={key}
              of={recipe}
              {...{ kitchenName, isLoading, isGrowing, hasFailed, takeHeading }}
            />
            {isShown && history}
          </div>
        )}
        {isLoading && (
          <Wait sheetRef={sheetRef} hasBegun={isGrowing}>
            <EmptyState isSeveral={isSeveral} />
          </Wait>
        )}
        <div aria-live={live} dir="auto" data-growing={isGrowing || undefined}>
          {text && renderText(text, recipe ? null : written, key)}
          {hasFailed && renderHelp(<PlainText text={firstWords.recipePane.failure} />)}
        </div>
        <GrowingNote isGrowing={isGrowing} />
        {hasFailed && <BelowFailure {...{ stored, written, renderText }} />}
        {recipe && renderNotes(recipe)}
      </section>
      {children}
    </div>
  );
}

interface BrokenRecipeProps extends Pick<RecipePaneProps, 'children'> {
  growth: Growth | null;
  /** Another recipe, an empty kitchen or the like. */
  ways: ReactNode;
}

/** In place of a recipe whose reader or check throws. */
export function BrokenRecipe({ growth, ways, children }: BrokenRecipeProps) {
  const stored = useSelector(useActors().recipe, ({ context }) => context.recipe);
  return (
    <div className={styles.page}>
      <section className={styles.sheet} aria-label={firstWords.recipePane.pane}>
        <div role="status">
          <p>{firstWords.recipePane.unchecked}</p>
        </div>
        {ways}
        <PlainText text={(growth?.recipe ?? stored)?.text ?? ''} />
      </section>
      {children}
    </div>
  );
}

/** What the check will look for. */
export const namesToCheck = ({ allergens, avoid, diet }: Preferences): string[] => [
  ...allergens.map(firstWords.language.allergen),
  ...avoid,
  ...(diet ? [firstWords.pending.leftOutBy(diet)] : []),
];

/** A reload shows a kept recipe before `PendingCheck` has arrived. */
export function EarlyCheck() {
  const names = useStore(useActors().kitchen, (now) => namesToCheck(now.preferences).join(', '));
  return names && <p>{firstWords.pending.checking(names)}</p>;
}

/** The page goes to the heading that a failure has. */
const keyOf = (recipe: Recipe | null, growth: Growth | null, hasFailed: boolean): string =>
  hasFailed
    ? 'failure'
    : growth && (!recipe || growth.finished === recipe.text)
      ? growth.key
      : (recipe?.text ?? '');

interface BelowFailureProps extends Pick<RecipePaneProps, 'renderText'> {
  stored: Recipe | null;
  written: Growth | null;
}

function BelowFailure({ stored, written, renderText }: BelowFailureProps) {
  if (stored?.ideas) return renderText(stored, null, stored.text);
  return (
    written && (
      <>
        <h2>
          <span>{firstWords.recipePane.fragment}</span>
        </h2>
        {renderText(written.recipe, written, written.key)}
      </>
    )
  );
}

/** The growing text, or what there is of it if its end never came and nothing else can show. */
function useWritten(store: Store<Growth | null>, isLoading: boolean) {
  const last = useStore(store);
  const hasRecipe = useSelector(useActors().recipe, ({ context }) => context.recipe !== null);
  const isWritten = last && (isLoading ? !last.isBroken : last.isBroken && !hasRecipe);
  return { last, written: isWritten ? last : null };
}

interface HeadingProps {
  /** Null without a recipe, while a model writes, and above a failure. */
  of: Recipe | null;
  kitchenName: string;
  isLoading: boolean;
  isGrowing: boolean;
  hasFailed: boolean;
  takeHeading(heading: HTMLHeadingElement | null): void;
}

/** Of the text that is there. While there is none, it keeps the room of one. */
function Heading({ of, kitchenName, isLoading, isGrowing, hasFailed, takeHeading }: HeadingProps) {
  const wish = useSelector(useActors().recipe, ({ context }) => context.asked.wish);
  const changed = isLoading && wish.kind === 'change' ? wish.words : undefined;
  const heading = limitText(
    firstWords.recipePane.heading(kitchenName, of ?? { origin: 'request', changed }),
  );
  const isWaiting = isLoading && !isGrowing;
  return (
    <>
      <h2 ref={takeHeading} tabIndex={-1} data-room={isWaiting ? heading : undefined}>
        {isWaiting ? <Generating /> : <span>{heading}</span>}
      </h2>
      {!of && !isLoading && <p>{firstWords.recipePane[hasFailed ? 'failed' : 'fragment']}</p>}
    </>
  );
}

/** Below what there is of a text, as its heading no longer says so. */
const GrowingNote = ({ isGrowing }: { isGrowing: boolean }) =>
  isGrowing && (
    <p className={styles.growing}>
      <Generating />
    </p>
  );

function Generating() {
  const { kind } = useSelector(useActors().recipe, ({ context }) => context.asked.wish);
  return <span>{firstWords.recipePane[kind === 'ideas' ? 'findingIdeas' : 'generating']}</span>;
}

interface WaitProps {
  sheetRef: RefObject<HTMLElement | null>;
  hasBegun: boolean;
  children: ReactNode;
}

/**
 * Once the first line is there, the page goes to it, once per request and unless the visitor does
 * something else. A later attempt keeps the room of the one before, so the page does not jump.
 */
function Wait({ sheetRef, hasBegun, children }: WaitProps) {
  const place = useRef<number | null>(null);
  const isOpen = useRef(false);
  const goThere = useCallback(() => {
    nextPaint().then(() => {
      const isHere = Math.abs(scrollY - (place.current ?? Number.NaN)) <= FEWEST_PIXELS;
      place.current = null;
      if (isHere) goTo(sheetRef.current);
    });
    return () => {
      const { current: sheet } = sheetRef;
      if (isOpen.current && sheet) sheet.style.minBlockSize = `${sheet.offsetHeight}px`;
    };
  }, [sheetRef]);
  const startHere = useCallback(() => {
    nextPaint().then(() => {
      place.current = scrollY;
    });
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      sheetRef.current?.style.removeProperty('min-block-size');
    };
  }, [sheetRef]);
  return (
    <div ref={startHere} data-waiting={!hasBegun || undefined}>
      {hasBegun ? <span ref={goThere} /> : children}
    </div>
  );
}

/** A visitor who has moved the page by less has only touched it. */
const FEWEST_PIXELS = 8;

/**
 * Beside the list the recipe's beginning is often in sight. Else, and on a phone, the page scrolls.
 * Call it after the paint: within a commit, React would wait for the layout of the whole page.
 */
function goTo(sheet: HTMLElement | null) {
  const top = sheet?.getBoundingClientRect().top ?? 0;
  if (isBusy() || (!isNarrow() && top >= 0 && top < innerHeight / 2)) return;
  const behavior = prefersStillness() ? 'auto' : 'smooth';
  sheet?.scrollIntoView({ behavior });
}

/** Whether the visitor is in the middle of a word, or in a dialog. */
function isBusy(): boolean {
  const { activeElement } = document;
  return (
    (activeElement instanceof HTMLInputElement && activeElement.value !== '') ||
    activeElement?.closest('dialog') != null
  );
}
