import { useCallback, useRef } from 'react';
import type { Origin } from '../../machines/recipeMachine';
import { kitchenName } from '../app/config';
import { useDish } from '../app/loadCookingTools';
import { RecipeContext } from '../app/RecipeContext';
import { Invitation } from './EmptyState';
import styles from './RecipePane.module.css';
import { RecipeText } from './RecipeText';
import { isNarrow, prefersStillness } from '../browser/media';

const HEADINGS: Record<Origin, string> = {
  request: `${kitchenName} Recommends:`,
  shared: 'Shared recipe',
  cookbook: 'From your cookbook',
};

const SAYS: Record<Origin, string> = {
  request: '',
  shared: 'Its link says: ',
  cookbook: 'Your cookbook says: ',
};

/** What is known of the writer. Of a recipe from a link or a file that is what it says itself. */
function wordFor(origin: Origin, model: string | null): string {
  const written = model
    ? `Written by ${model}, a language model.`
    : 'From the built-in recipe book.';
  return SAYS[origin] + written;
}

/** The right pane: the recipe, or the text of a failed request. */
export function RecipePane() {
  const isShown = RecipeContext.useSelector((snapshot) => snapshot.matches('shown'));
  const isDish = RecipeContext.useSelector((snapshot) => snapshot.matches({ shown: 'dish' }));
  const isOld = RecipeContext.useSelector(
    ({ context: { notice } }) => notice.serial === 0 || ['stop', 'undo'].includes(notice.about),
  );
  const recipe = RecipeContext.useSelector(({ context }) => context.recipe);
  const isCut = RecipeContext.useSelector(({ context }) => context.cut);
  const model = RecipeContext.useSelector(({ context }) => context.model);
  const origin = RecipeContext.useSelector(({ context }) => context.origin);
  const actor = RecipeContext.useActorRef();
  const part = useDish();
  const sheetRef = useRef<HTMLElement>(null);

  const bringIntoView = useCallback(() => {
    const { about } = actor.getSnapshot().context.notice;
    if (['dish', 'failure', 'opening'].includes(about) && isNarrow() && !isTyping()) {
      sheetRef.current?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' });
    }
  }, [actor]);

  return (
    <div className={styles.page}>
      {!isShown && <Invitation />}
      <section ref={sheetRef} className={styles.sheet} aria-label="Recipe">
        {isShown && (
          <h2 key={recipe} ref={bringIntoView}>
            {HEADINGS[origin]}
          </h2>
        )}
        <div id="dish-tools" />
        {/* What a stop, an undo or a reload brings back has been read out before. */}
        <div aria-live={isShown && isOld ? 'off' : 'polite'} dir="auto">
          {isShown && recipe !== null && <RecipeText text={recipe} isDish={isDish} />}
        </div>
        {isDish && (
          <footer className={styles.notes}>
            {isCut && <p>The model stopped at its length limit. The end may be missing.</p>}
            <p>{`${wordFor(origin, model)} Check allergens and cooking temperatures.`}</p>
          </footer>
        )}
      </section>
      {part && <part.Dock />}
    </div>
  );
}

/** Whether the visitor is in the middle of a word. */
function isTyping(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.value !== '';
}
