import { type ReactNode, useCallback } from 'react';
import { keepLast } from '../../browser/keepLast';
import type { Step } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import { FIRST_ACTION, keyOf, useTimers, useTimersNow } from './createTimers';
import styles from './TimerButton.module.css';
import { inWords } from './timeLeft';

interface TimerButtonProps {
  /** Tells timers apart, even after a reload. */
  timerKey: string;
  /** "Step 2 · chicken". Called once the timer starts, because the food takes a while to find. */
  getLabel(): string;
  /** Empty if the recipe has no title. */
  dish: string;
  step?: number | undefined;
  seconds: number;
  words: string;
  isInert?: boolean;
  children?: ReactNode;
}

/** A button that starts a timer. Once the timer runs, the button leads to it. */
export function TimerButton({
  timerKey,
  getLabel,
  dish,
  step,
  seconds,
  words,
  isInert,
  children,
}: TimerButtonProps) {
  const { start, elements } = useTimers();
  const isRunning = useTimersNow(({ actors }) => actors.some((actor) => keyOf(actor) === timerKey));

  const register = useCallback(
    (button: HTMLButtonElement) => {
      const starters = elements.starters.get(timerKey) ?? new Set();
      elements.starters.set(timerKey, starters.add(button));
      return () => {
        starters.delete(button);
      };
    },
    [elements, timerKey],
  );

  function press() {
    if (isRunning) elements.rows.get(timerKey)?.querySelector<HTMLElement>(FIRST_ACTION)?.focus();
    else {
      const label = getLabel();
      start({ key: timerKey, label, dish, duration: seconds * 1_000, ...(step && { step }) });
    }
  }

  return (
    <button
      ref={register}
      type="button"
      className={styles.button}
      disabled={isInert}
      aria-label={
        isRunning
          ? recipeWords.timers.goTo(words)
          : recipeWords.timers.start(timerName(words, seconds))
      }
      onClick={press}
    >
      {/* Lucide's, as one path: a recipe has dozens, and the library's own takes four elements and most of the time of a line. */}
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
        <path d="M10 2h4M12 14l3-3M20 14a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
      </svg>
      <time dateTime={`PT${seconds}S`}>{children}</time>
    </button>
  );
}

/** Keeps a time and the signs that touch it, such as a bracket, on one line. */
export function Unbroken({ children }: { children?: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>;
}

/** Includes the recipe's words, because people who use voice control say them. */
function timerName(words: string, seconds: number): string {
  const duration = inWords(seconds);
  return duration.toLowerCase() === words.toLowerCase() ? words : `${duration} (${words})`;
}

/** "Step 2", with its part if several parts count from 1. Each box of a recipe asks. */
export const nameSteps = keepLast((steps: readonly Step[]): string[] => {
  const hasSeveralCounts = new Set(steps.map(({ number }) => number)).size < steps.length;
  return steps.map(({ number, part }) =>
    recipeWords.cooking.stepName(number, hasSeveralCounts ? part : null),
  );
});
