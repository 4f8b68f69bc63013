import { FEWEST_INGREDIENTS } from '../../../machines/recipe/request';
import { useStore } from '../../browser/store';
import { FirstDishes } from '../../kitchen/UsualFoods';
import { DialogButton } from '../../ui/Button';
import * as firstWords from '../../words/en/first';
import { useApp, useChoice, useListNotes, usePart } from '../AppContext';
import styles from './EmptyState.module.css';

export function EmptyState() {
  const begun = useStore(useApp().kitchen, ({ ingredients }) =>
    ingredients.length < FEWEST_INGREDIENTS ? ingredients[0] : undefined,
  );
  const hasWriter = useChoice() !== 'sample';

  return (
    <div className={styles.empty}>
      <Pan />
      {/* While the page opens a link, this shows in place of what follows (`base.css`). */}
      <p className={styles.lead} data-opening>
        {firstWords.recipePane.opening}
      </p>
      <p className={styles.lead}>
        {begun === undefined ? firstWords.recipePane.emptyLead : firstWords.recipePane.begunLead}
      </p>
      {begun !== undefined && <SplitHint food={begun} />}
      <DialogButton look="text" opens={{ name: 'bring' }}>
        <span>{firstWords.app.add}</span>
      </DialogButton>
      {hasWriter && <small>{firstWords.app.writer}</small>}
      {/* Last, as the built page has none of them: nothing may jump when they come. */}
      <p>
        <FirstDishes canOffer={useListNotes().canOffer} />
      </p>
    </div>
  );
}

function SplitHint({ food }: { food: string }) {
  const typing = usePart('typing');
  return typing?.foods.isSeveral(food) && <p>{firstWords.recipePane.splitOrAdd}</p>;
}

export function PanOnStove() {
  return (
    <div className={styles.empty}>
      <Pan isOnStove />
    </div>
  );
}

/** Threads of saffron lie beside the pan, and rise from it once it is on the stove. */
function Pan({ isOnStove = false }: { isOnStove?: boolean }) {
  return (
    <svg
      className={styles.pan}
      viewBox="0 0 232 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path className={styles.filled} d="M54 78h108v32c0 15-9 26-24 26H78c-15 0-24-11-24-26z" />
      <path d="M54 94H41c-9 0-9-13 0-13h13M162 94h13c9 0 9-13 0-13h-13M48 78h120M8 146h216" />
      {/* Animating hidden parts of an SVG would keep the page drawing frames for ever. */}
      {isOnStove ? (
        <path
          className={styles.threads}
          d="M86 60c-9-11 9-17 0-30M108 56c-10-13 10-20 0-36M130 60c-9-11 9-17 0-30"
        />
      ) : (
        <>
          <path
            className={styles.lid}
            d="M56 72c6-19 26-26 52-26s46 7 52 26zM102 45v-5c0-6 12-6 12 0v5"
          />
          <path
            className={styles.spice}
            d="M186 141c9-8 14 2 24-4M194 143c8-3 12 1 22-1M190 134c6-3 10 2 15-3"
          />
        </>
      )}
    </svg>
  );
}
