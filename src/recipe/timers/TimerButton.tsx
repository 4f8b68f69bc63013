import { Timer } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { foodsUsedIn, languageState, type UsedFood } from '../../foods';
import type { RecipeDocument, Step } from '../../reading';
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
      <Timer className={styles.icon} aria-hidden />
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

/** How far before a time to look for its food, in characters. */
const REACH = 300;

/** Foods of every pan: their names tell no timer from another. */
const EVERYWHERE = /\b(?:salt|pepper|oil|water|seasoning|spray)\b/i;
/** After such a sentence, the food is no longer in the pot. */
const TAKES_AWAY =
  /\b(?:remove|transfer|discard|set aside|take (?:it|them|the \w+) (?:out|off))\b/i;

/**
 * What a cook waits for: "chicken" in "Rest the chicken for 10 minutes". The first food that the
 * time's own sentence takes, else the nearest sentence before, else the title; in languages other
 * than English, only the own sentence. Empty if no food is sure.
 * @param index which of the step's times
 */
export function nameTimer(
  { text, title, durations }: Pick<Step, 'text' | 'title' | 'durations'>,
  index: number,
  language: RecipeDocument['language'],
): string {
  if (languageState(language).learned !== 'known') return '';
  const isEnglish = (language ?? 'en') === 'en';
  let [before, end] = [0, 0];
  let start = 0;
  for (const { text: words } of durations.slice(0, index + 1)) {
    start = text.indexOf(words, end);
    if (start < 0) return '';
    [before, end] = [end, start + words.length];
  }
  const near = text.slice(Math.max(before, start - REACH), start);
  const [own = '', ...earlier] = near.split(/[.!?;\n](?=\s|$)/u).reverse();
  const found = foodIn(own, isEnglish);
  if (found || !isEnglish) return found;
  for (const sentence of earlier) {
    if (TAKES_AWAY.test(sentence)) return '';
    const food = foodIn(sentence);
    if (food) return food;
  }
  return title ? foodIn(title) : '';
}

function foodIn(sentence: string, isEnglish = true): string {
  const isTold = ({ use, food, words, start }: UsedFood) =>
    use !== 'mention' &&
    !EVERYWHERE.test(`${words} ${food.name}`) &&
    // "The sauce" names a food, but "spread" may be a verb.
    (!isEnglish || !food.isUnclear || /\bthe (?:\w+ )?$/i.test(sentence.slice(0, start)));
  return foodsUsedIn(sentence).find(isTold)?.words ?? '';
}

/** "Step 2", with its part if several parts count from 1. */
export function nameSteps(steps: readonly Step[]): string[] {
  const hasSeveralCounts = new Set(steps.map(({ number }) => number)).size < steps.length;
  return steps.map(({ number, part }) =>
    recipeWords.cooking.stepName(number, hasSeveralCounts ? part : null),
  );
}
