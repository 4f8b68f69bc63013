/** The measured values of each series, one for each round. */
export type Samples = Map<string, number[]>;

/** The most that a figure may be: times its reference, more than its reference, or by itself. */
type Goal = { times: number } | { over: number } | { most: number };

/** One row of the table. The series are those that `takeRound.ts` writes. */
type Figure = [
  name: string,
  condition: 'slow' | 'plain' | '',
  unit: keyof typeof SCALES,
  series: string,
  goal: Goal,
  reference?: string,
];

const SCALES = { ms: 1, kB: 1_000, MB: 1_000_000, trips: 1 };

export const FIGURES: readonly Figure[] = [
  ['brotli before first use, without the font', '', 'kB', 'kitchen bytes', { most: 90 }],
  ['FCP', 'slow', 'ms', 'kitchen FCP', { times: 1.1 }, 'scriptless FCP'],
  ['LCP', 'slow', 'ms', 'kitchen LCP', { times: 1.1 }, 'scriptless LCP'],
  ['usable', 'slow', 'ms', 'kitchen usable', { times: 1.25 }, 'hello FCP'],
  ['TBT', 'slow', 'ms', 'kitchen TBT', { over: 20 }, 'hello TBT'],
  ["first press to the call's arrival", 'plain', 'trips', 'kitchen trips', { most: 2 }],
  ['answer of 2 kB', 'slow', 'ms', 'kitchen answer 2', { times: 1.6 }, 'list answer 2'],
  ['answer of 20 kB', 'slow', 'ms', 'kitchen answer 20', { times: 1.4 }, 'list answer 20'],
  ['longest task of that answer', 'slow', 'ms', 'kitchen answer task 20', { most: 200 }],
  ...(['slow', 'plain'] as const).flatMap((condition) =>
    [10, 1_000].map((items): Figure => {
      const series = `Enter ${condition} ${items}`;
      const goal = { times: 1.5 };
      return [
        `Enter at ${items} items`,
        condition,
        'ms',
        `kitchen ${series}`,
        goal,
        `list ${series}`,
      ];
    }),
  ),
  ['cookbook: open', 'plain', 'ms', 'kitchen cookbook open', { most: 1_500 }],
  ['cookbook: find', 'plain', 'ms', 'kitchen cookbook find', { most: 300 }],
  ['cookbook: longest task', 'plain', 'ms', 'kitchen cookbook task', { most: 200 }],
  ['heap after load', 'plain', 'MB', 'kitchen heap', { over: 0.8 }, 'hello heap'],
  ['heap growth for each recipe', 'plain', 'kB', 'kitchen growth', { most: 2 }],
];

/** Holds each figure against its goal, and writes a table in markdown. */
export function writeTable(figures: readonly Figure[], samples: Samples): string {
  const head = ['figure', 'condition', 'this page', 'beside it', 'measured', 'goal', ''];
  const rows = [head, head.map(() => '---'), ...figures.map((figure) => writeRow(figure, samples))];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function writeRow([name, condition, unit, series, goal, besides]: Figure, samples: Samples) {
  const read = (wanted: string) => {
    const values = samples.get(wanted);
    if (!values) throw new Error(`Nothing was measured of "${wanted}".`);
    return values.map((value) => value / SCALES[unit]);
  };
  const page = read(series);
  const reference = besides === undefined ? undefined : read(besides);
  // Each round is compared with itself: what disturbs a round disturbs both of its values.
  const compared = median(
    page.map((value, round) => {
      const beside = reference?.[round] ?? 0;
      return 'times' in goal ? value / beside : value - ('over' in goal ? beside : 0);
    }),
  );
  const [limit, write] =
    'times' in goal
      ? [goal.times, (value: number) => `${value.toFixed(2)} ×`]
      : 'over' in goal
        ? [goal.over, (value: number) => `+ ${round(value)} ${unit}`]
        : [goal.most, (value: number) => `${round(value)} ${unit}`];
  return [
    name,
    condition,
    writeSpread(page, unit),
    reference ? `${besides}: ${writeSpread(reference, unit)}` : '',
    write(compared),
    `≤ ${write(limit)}`,
    compared <= limit ? 'met' : '**missed**',
  ];
}

/** The median, and in brackets the least and the most if there are several values. */
function writeSpread(values: readonly number[], unit: string): string {
  const middle = `${round(median(values))} ${unit}`;
  if (values.length === 1) return middle;
  return `${middle} (${round(Math.min(...values))}–${round(Math.max(...values))})`;
}

function round(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), sorted.length / 2 + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
