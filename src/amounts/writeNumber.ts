const SIGNS = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
] as const;

/** A cook measures none, halves, also quarters and thirds, or also eighths. */
export type Grain = 'whole' | 'halves' | 'quarters' | 'eighths';

const PARTS: Record<Grain, readonly number[]> = {
  whole: [],
  halves: [1 / 2],
  quarters: [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4],
  eighths: SIGNS.map(([value]) => value),
};

/** The nearest whole number, or number with one of these fractions; never 0. */
export function nearest(value: number, grain: Grain): number {
  const whole = Math.floor(value);
  const candidates = [whole, whole + 1, ...PARTS[grain].map((part) => whole + part)];
  return candidates
    .filter((candidate) => candidate > 0)
    .reduce((best, one) => (Math.abs(one - value) < Math.abs(best - value) ? one : best));
}

/** The error is a share of the first number. */
export function errorOf(value: number, shown: number): number {
  return Math.abs(shown - value) / value;
}

/** "1½", for a number that `nearest` gave. */
export function writeFraction(value: number): string {
  const whole = Math.floor(value + 0.001);
  const part = value - whole;
  const sign = SIGNS.find(([fraction]) => Math.abs(fraction - part) < 0.001)?.[1] ?? '';
  return `${whole || (sign ? '' : 0)}${sign}`;
}

export function writeDecimal(value: number, digits: number, separator: '.' | ','): string {
  return String(Number(value.toFixed(digits))).replace('.', separator);
}
