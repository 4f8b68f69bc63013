import { secondsOf, type Time } from '../../quantities/lexTimes';
import type { Label } from './labels';

/** A time and what it is called. */
export interface Labelled {
  label: Label;
  minutes: number;
}

const IN_ALL = /total|in all|altogether|overall|insgesamt|gesamt|totaal/i;

/** Reads the time of a piece, such as "20 minutes of work, 1 hour in all". */
export function readTimes(piece: string, times: readonly Time[], label: Label | null): Labelled {
  const all = times.map((time) =>
    Math.round((secondsOf(time) * ((time.to ?? time.from) / time.from)) / 60),
  );
  const [first = 0] = all;
  const isSum = /\bprep/i.test(piece) && /\bcook|\bbak/i.test(piece);
  const minutes = IN_ALL.test(piece)
    ? Math.max(...all)
    : isSum
      ? all.reduce((sum, one) => sum + one, 0)
      : first;
  return { label: label ?? 'total', minutes };
}

/** The whole time of an idea; without that, its parts together. */
export function minutesOf(times: readonly Labelled[]): number | null {
  const total = times.find(({ label }) => label === 'total');
  const parts = times.filter(({ label }) => label === 'prep' || label === 'cook');
  return total?.minutes ?? (parts.reduce((sum, { minutes }) => sum + minutes, 0) || null);
}
