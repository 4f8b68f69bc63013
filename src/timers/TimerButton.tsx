import type { Element } from 'hast';
import { Timer } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { wordsOf } from '../recipe/document/old/steps';
import styles from './TimerButton.module.css';
import { rowId } from './TimerRow';
import { TimersContext, useTimers } from './TimersContext';
import { inWords } from './timeLeft';

interface TimerButtonProps {
  /** The element that `rehypeDurations` has made. */
  node?: Element | undefined;
  children?: ReactNode;
}

/**
 * A time to wait in a step, as a button that starts a timer; once it runs, the button leads to it.
 * Plain words where there are no timers to start.
 */
export function TimerButton({ node, children }: TimerButtonProps) {
  const timers = use(TimersContext);
  const { dateTime, dataTimer, dataStep, dataDish } = node?.properties ?? {};
  const key = String(dataTimer);
  const isThere = useTimers(({ actors }) => actors.some((actor) => actor.id === key));

  const time = <time dateTime={String(dateTime)}>{children}</time>;
  if (!timers || !node) return time;

  const words = node.children.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
  const seconds = Number(/\d+/.exec(String(dateTime))?.[0]);
  const label = dataStep ? `${dataStep} · ${words}` : words;

  function press() {
    if (isThere) document.getElementById(rowId(key))?.querySelector('button')?.focus();
    else timers?.start({ key, label, dish: String(dataDish), duration: seconds * 1_000 });
  }

  return (
    <button
      type="button"
      data-starts={rowId(key)}
      className={styles.button}
      aria-label={nameOf(words, seconds, isThere)}
      onClick={press}
    >
      <Timer className={styles.icon} aria-hidden />
      {time}
    </button>
  );
}

/** The buttons on the page that start the timer whose row has an id. */
export function startersOf(id: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-starts]')].filter(
    ({ dataset }) => dataset.starts === id,
  );
}

/** A name that holds the words as they stand, for who presses by voice. */
function nameOf(words: string, seconds: number, isThere: boolean): string {
  if (isThere) return `${words}: go to the timer`;
  const amount = inWords(seconds);
  const isSame = amount === words.toLowerCase();
  return `Start a timer of ${isSame ? words : `${amount} (${words})`}`;
}
