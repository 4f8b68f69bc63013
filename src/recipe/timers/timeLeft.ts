import type { Timer, TimerActor } from '../../../machines/timer/timerMachine';
import * as recipeWords from '../../words/en/recipe';

const SECOND = 1_000;

/** In ms; negative after the end. */
function left({ endsAt, remaining }: Timer): number {
  return endsAt === null ? (remaining ?? 0) : endsAt - Date.now();
}

export function timeLeft(timer: Timer): string {
  const seconds = Math.ceil(left(timer) / SECOND);
  return seconds < 0 ? recipeWords.timers.over(inDigits(-seconds)) : inDigits(seconds);
}

function inDigits(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return parts.map((part, place) => (place > 0 ? String(part).padStart(2, '0') : part)).join(':');
}

export function inWords(seconds: number): string {
  const amounts = [
    [Math.floor(seconds / 3_600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  return amounts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => recipeWords.timers.amount(amount, unit))
    .join(' ');
}

/** Each second of the timer's clock, and when it changes. Returns a function that unsubscribes. */
export function followTimeLeft(actor: TimerActor, listener: () => void): () => void {
  let id: ReturnType<typeof setTimeout> | undefined;

  function follow() {
    clearTimeout(id);
    listener();
    const { context, status } = actor.getSnapshot();
    if (status !== 'active' || context.endsAt === null) return;
    // The next full second before or after the end.
    const rest = left(context) % SECOND;
    id = setTimeout(follow, rest > 0 ? rest : rest + SECOND);
  }

  const { unsubscribe } = actor.subscribe(follow);
  follow();
  return () => {
    clearTimeout(id);
    unsubscribe();
  };
}
