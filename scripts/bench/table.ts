export type Samples = Map<string, number[]>;

type Row = [name: string, unit: string, series: string, goal: number, beside: string];

/**
 * A goal is a multiple of the figure beside it, or added to a blocking time, which may be 0. A plain
 * page shows a stream at its end only, so a line's goal is in ms.
 */
const ROWS: readonly Row[] = [
  ['first paint', 'ms', 'kitchen FCP', 1.1, 'list FCP'],
  ['usable', 'ms', 'kitchen usable', 1.2, 'list usable'],
  ['blocking time', 'ms more', 'kitchen TBT', 35, 'list TBT'],
  ['longest task after the first letter', 'ms alone', 'kitchen letter', 350, 'list letter'],
  ['answer of 2 kB', 'ms', 'kitchen answer', 1.6, 'list answer'],
  ['streamed answer of 2 kB', 'ms', 'kitchen stream', 1.5, 'list stream'],
  ['slowest line, 2 kB in 8 s', 'ms alone', 'kitchen line 2 kB', 600, 'list line 2 kB'],
  ['slowest line, 8 kB in 8 s', 'ms alone', 'kitchen line 8 kB', 1_500, 'list line 8 kB'],
  [
    'styles found anew without a change, 2 kB in 8 s',
    'alone',
    'kitchen idle 2 kB',
    20,
    'list idle 2 kB',
  ],
  [
    'styles found anew without a change, 8 kB in 8 s',
    'alone',
    'kitchen idle 8 kB',
    20,
    'list idle 8 kB',
  ],
  ['main thread, 2 kB in 8 s', 'ms', 'kitchen work 2 kB', 6, 'list work 2 kB'],
  ['main thread, 8 kB in 8 s', 'ms', 'kitchen work 8 kB', 6, 'list work 8 kB'],
];

/** Compares each measured figure with its goal, in a table of markdown. */
export function writeTable(samples: Samples): string {
  const read = (series: string) => samples.get(series) ?? [];
  const rows = ROWS.filter(([, , series]) => samples.has(series)).map(
    ([name, unit, series, goal, beside]) => {
      const isSum = unit.endsWith('more');
      const isAlone = unit.endsWith('alone');
      // Compares each round with itself, because a disturbance changes both of its values.
      const compared = median(
        read(series).map((value, round) => {
          const other = read(beside)[round] ?? 0;
          if (isAlone) return value;
          return isSum ? value - other : value / other;
        }),
      );
      const whole = Math.round(compared);
      const result = isAlone ? `${whole}` : isSum ? `+ ${whole}` : `${compared.toFixed(2)} ×`;
      const end = compared <= goal ? 'met' : '**missed**';
      const figures = [spread(read(series)), `${beside}: ${spread(read(beside))}`];
      return [`${name}, ${unit}`, ...figures, result, `≤ ${goal}`, end];
    },
  );
  const head = ['figure', 'this page', 'beside it', 'measured', 'goal', ''];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The median, and in brackets the least and the most. */
const spread = (values: readonly number[]) =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;

/** Takes the upper one of two values in the middle. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
