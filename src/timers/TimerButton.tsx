import type { Element } from 'hast';
import { Timer } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { wordsOf } from '../recipe/document/steps';
import { keyOf } from './createTimers';
import { messages } from './messages';
import styles from './TimerButton.module.css';
import { useTimers, useTimersNow } from './TimersContext';
import { inWords } from './timeLeft';

interface TimerButtonProps {
  /** A `time` element with the attributes that `rehypeDurations` sets. */
  node?: Element | undefined;
  children?: ReactNode;
}

/**
 * A time to wait in a step, as a button that starts a timer. Once the timer runs, the button leads
 * to it.
 */
export function TimerButton({ node, children }: TimerButtonProps) {
  const { start, elements } = useTimers();
  const { dateTime, dataTimer, dataStep, dataDish } = node?.properties ?? {};
  const key = String(dataTimer);
  const isRunning = useTimersNow(({ actors }) => actors.some((actor) => keyOf(actor) === key));

  const register = useCallback(
    (button: HTMLButtonElement) => {
      const starters = elements.starters.get(key) ?? new Set();
      elements.starters.set(key, starters.add(button));
      return () => {
        starters.delete(button);
      };
    },
    [elements, key],
  );

  const time = <time dateTime={String(dateTime)}>{children}</time>;
  if (!node || dataTimer === undefined) return time;

  const words = node.children.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
  const seconds = Number(/\d+/.exec(String(dateTime))?.[0]);
  const label = dataStep ? `${dataStep} · ${words}` : words;

  function press() {
    if (isRunning) elements.rows.get(key)?.querySelector('button')?.focus();
    else start({ key, label, dish: String(dataDish), duration: seconds * 1_000 });
  }

  return (
    <button
      ref={register}
      type="button"
      className={styles.button}
      aria-label={isRunning ? messages.goTo(words) : messages.start(nameOf(words, seconds))}
      onClick={press}
    >
      <Timer className={styles.icon} aria-hidden />
      {time}
    </button>
  );
}

/** The duration in full, with the words as written: who presses by voice reads those. */
function nameOf(words: string, seconds: number): string {
  const duration = inWords(seconds);
  return duration === words.toLowerCase() ? words : `${duration} (${words})`;
}
