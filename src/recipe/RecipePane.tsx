import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import type { Recipe } from '../../machines/kitchen/recipe';
import { nextTask } from '../browser/loading/nextTask';
import { isNarrow, prefersStillness } from '../browser/media';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import { EmptyState } from './EmptyState';
import { PlainText } from './markdown/PlainText';
import { messages } from './messages';
import styles from './RecipePane.module.css';

interface RecipePaneProps {
  kitchenName: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Renders the text of a recipe. */
  renderText(recipe: Recipe): ReactNode;
  /** Renders what the page says of it, below the text. */
  renderNotes(recipe: Recipe): ReactNode;
  /** Whether an entry of the list is really several foods. */
  isSeveral(entry: string): boolean;
  /** What else a visitor without a recipe can do. */
  empty?: ReactNode;
  /** The way back to earlier recipes, below all that. */
  history?: ReactNode;
  /** Renders what helps after a failed request, with its text in it. */
  renderHelp(failure: ReactNode): ReactNode;
  /** What follows the recipe, such as the timers. */
  children?: ReactNode;
}

/** The right pane: the recipe, or the text of a failed request. */
export function RecipePane({
  kitchenName,
  headingRef,
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
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'failure' }));
  const hasArrived = useSelector(actor, ({ context }) => context.hasArrived);
  const stored = useSelector(actor, ({ context }) => context.recipe);
  const sheetRef = useRef<HTMLElement>(null);
  const recipe = isShown && !hasFailed ? stored : null;
  // Nobody needs to hear again what a stop, an undo or a reload brings back.
  const live = isShown && !hasArrived ? 'off' : 'polite';

  const takeHeading = useCallback(
    (heading: HTMLHeadingElement) => {
      headingRef.current = heading;
      if (actor.getSnapshot().context.hasArrived && isNarrow() && !isTyping()) {
        const behavior = prefersStillness() ? 'auto' : 'smooth';
        // To scroll, the browser lays out the page: a task of its own.
        Promise.resolve(nextTask()).then(() => sheetRef.current?.scrollIntoView({ behavior }));
      }
    },
    [actor, headingRef],
  );

  return (
    <div className={styles.page}>
      {!isShown && <EmptyState isSeveral={isSeveral}>{empty}</EmptyState>}
      <section ref={sheetRef} className={styles.sheet} aria-label={messages.pane}>
        {isShown && (
          <h2 key={recipe?.text ?? 'failure'} ref={takeHeading} tabIndex={-1}>
            {limitText(messages.heading(kitchenName, recipe ?? { origin: 'request' }))}
          </h2>
        )}
        <div aria-live={live} dir="auto">
          {recipe && renderText(recipe)}
          {hasFailed && renderHelp(<PlainText text={messages.failure} />)}
        </div>
        {hasFailed && stored?.ideas && renderText(stored)}
        {recipe && renderNotes(recipe)}
        {isShown && history}
      </section>
      {children}
    </div>
  );
}

/** Whether the visitor is in the middle of a word. */
function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.value !== '';
}
