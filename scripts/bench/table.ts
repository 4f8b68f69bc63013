/** The measured values of each series, one for each round. */
export type Samples = Map<string, number[]>;

/** The most that a figure may be: as a multiple of its reference, above its reference, or by itself. */
type Goal = { times: number } | { over: number } | { most: number };

type Row = [name: string, unit: keyof typeof SCALES, series: string, goal: Goal, beside?: string];

const SCALES = { ms: 1, kB: 1_000, MB: 1_000_000, requests: 1 };

const enterRows = ['slow', 'plain'].flatMap((condition) =>
  [10, 1_000].map((items): Row => {
    const series = `Enter ${condition} ${items}`;
    const name = `Enter at ${items} items, ${condition}`;
    return [name, 'ms', `kitchen ${series}`, { times: 1.5 }, `list ${series}`];
  }),
);

const ROWS: readonly Row[] = [
  ['brotli before first use, without the font', 'kB', 'kitchen bytes', { most: 90 }],
  ['FCP, slow', 'ms', 'kitchen FCP', { times: 1.1 }, 'scriptless FCP'],
  ['LCP, slow', 'ms', 'kitchen LCP', { times: 1.1 }, 'scriptless LCP'],
  ['usable, slow', 'ms', 'kitchen usable', { times: 1.25 }, 'hello FCP'],
  ['FCP of a second visit, slow', 'ms', 'kitchen second FCP', { times: 1 }, 'kitchen first FCP'],
  ['requests of a second visit', 'requests', 'kitchen second requests', { most: 0 }],
  ['TBT, slow', 'ms', 'kitchen TBT', { over: 20 }, 'hello TBT'],
  // Two trips and the way there of the call.
  ["first press to the call's arrival", 'ms', 'kitchen call', { most: 300 }, 'list call'],
  [
    'first answer of a model, slow',
    'ms',
    'kitchen answer model',
    { times: 1.6 },
    'list answer model',
  ],
  ['first answer of 2 kB, slow', 'ms', 'kitchen answer 2', { times: 1.6 }, 'list answer 2'],
  ['first answer of 20 kB, slow', 'ms', 'kitchen answer 20', { times: 1.4 }, 'list answer 20'],
  ['streamed answer of 2 kB, slow', 'ms', 'kitchen stream 2', { times: 1.5 }, 'list stream 2'],
  ['streamed answer of 4 kB, slow', 'ms', 'kitchen stream 4', { times: 1.5 }, 'list stream 4'],
  ['longest task while it arrives, slow', 'ms', 'kitchen answer task 20', { most: 200 }],
  ...enterRows,
  ['cookbook of 10,000: open', 'ms', 'kitchen cookbook open', { most: 1_500 }],
  ['cookbook of 10,000: find', 'ms', 'kitchen cookbook find', { most: 300 }],
  ['cookbook of 10,000: longest task', 'ms', 'kitchen cookbook task', { most: 200 }],
  ['heap after load', 'MB', 'kitchen heap', { over: 0.8 }, 'hello heap'],
  ['heap growth for each recipe', 'kB', 'kitchen growth', { most: 2 }],
];

/** Compares each measured figure with its goal, and writes a table in markdown. */
export function writeTable(samples: Samples): string {
  const head = ['figure', 'this page', 'beside it', 'measured', 'goal', ''];
  const rows = ROWS.filter(([, , series]) => samples.has(series)).map((row) => write(row, samples));
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function write([name, unit, series, goal, beside]: Row, samples: Samples): string[] {
  const read = (key = '') => (samples.get(key) ?? []).map((value) => value / SCALES[unit]);
  const reference = read(beside);
  // Compares each round with itself, because a disturbance changes both of its values.
  const compared = median(
    read(series).map((value, round) => {
      if ('times' in goal) return value / (reference[round] ?? 0);
      return value - ('over' in goal ? (reference[round] ?? 0) : 0);
    }),
  );
  const [limit = 0] = Object.values(goal);
  const format = (value: number) =>
    'times' in goal
      ? `${value.toFixed(2)} ×`
      : `${'over' in goal ? '+ ' : ''}${round(value)} ${unit}`;
  return [
    name,
    `${spread(read(series))} ${unit}`,
    beside ? `${beside}: ${spread(reference)} ${unit}` : '',
    format(compared),
    `≤ ${format(limit)}`,
    compared <= limit ? 'met' : '**missed**',
  ];
}

/** The median, and in brackets the least and the most. */
function spread(values: readonly number[]): string {
  const middle = round(median(values));
  if (values.length === 1) return middle;
  return `${middle} (${round(Math.min(...values))}–${round(Math.max(...values))})`;
}

function round(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), sorted.length / 2 + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
