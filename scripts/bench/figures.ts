import { CONDITIONS } from './lab';
import { median, type Samples } from './samples';
import { ANSWERS, LISTS } from './takeRound';
import type { weighPage } from './weigh';

type Unit = 'ms' | 'kB' | 'MB';

/** One row of the table: a series of this page's, what it is held against, and the goal. */
export interface Figure {
  name: string;
  /** Under which condition; empty where it does not matter. */
  condition: string;
  unit: Unit;
  /** The series of this page. */
  page: string;
  /** The series that it is held against. */
  reference?: string;
  /** The most that it may be: times the reference, more than the reference, or by itself. */
  goal?: { times: number } | { over: number } | { most: number };
  /** Why the goal is missed, where it is. */
  reason?: string;
}

/** A figure as it came out. */
export interface Outcome {
  figure: Figure;
  page: readonly number[];
  reference: readonly number[] | undefined;
  /** What the goal is about: the median over the rounds, each compared with itself. */
  compared: number;
  isMet: boolean | undefined;
}

/** Why goals are missed, as far as it has been found out. */
const REASONS = {
  TBT: "React's own start is a long task; hello's comes before its FCP and is not counted",
  answer:
    'parses tables, task lists, strikethrough, addresses and footnotes, lays out tables and boxes, which are plain paragraphs beside it, and makes ticks and timers',
  Enter:
    'its script takes about as long (traced); the frame after it has styles, a form that stays at the top, a scroll to the item and its coming in to do, none of which the bare list has',
  growth:
    'it is the optimised code that the browser goes on to make of what runs: see the next row',
} as const;

export const FIGURES: readonly Figure[] = [
  {
    name: 'brotli before first use',
    condition: '',
    unit: 'kB',
    page: 'bytes before first use',
    goal: { most: 84 },
  },
  {
    name: "brotli later: the client's chunk",
    condition: '',
    unit: 'kB',
    page: 'bytes client',
    goal: { most: 18 },
  },
  {
    name: 'brotli later: the markdown chunk',
    condition: '',
    unit: 'kB',
    page: 'bytes markdown',
    goal: { most: 46 },
  },
  ...CONDITIONS.toReversed().flatMap((condition): Figure[] => {
    const isJudged = condition === 'slow';
    const series = (name: string) => `${condition} ${name}`;
    const loads = { condition, unit: 'ms' } as const;
    return [
      ...['FCP', 'LCP'].map((name) => ({
        ...loads,
        name,
        page: series(`kitchen ${name}`),
        reference: series(`scriptless ${name}`),
        ...(isJudged && { goal: { times: 1.1 } }),
      })),
      {
        ...loads,
        name: "usable, against hello's FCP",
        page: series('kitchen usable'),
        reference: series('hello FCP'),
        ...(isJudged && { goal: { times: 1.15 } }),
      },
      {
        ...loads,
        name: "the ingredient removable, against hello's FCP",
        page: series('kitchen started'),
        reference: series('hello FCP'),
      },
      {
        ...loads,
        name: "TBT, against hello's",
        page: series('kitchen TBT'),
        reference: series('hello TBT'),
        ...(isJudged && { goal: { over: 10 } }),
        reason: REASONS.TBT,
      },
    ];
  }),
  ...CONDITIONS.flatMap((condition): Figure[] => [
    ...ANSWERS.map(
      (bytes): Figure => ({
        name: `answer of ${bytes / 1000} kB to painted`,
        condition,
        unit: 'ms',
        page: `${condition} kitchen answer ${bytes}`,
        reference: `${condition} list answer ${bytes}`,
        goal: { times: 1 },
        reason: REASONS.answer,
      }),
    ),
    ...LISTS.map(
      (items): Figure => ({
        name: `Enter to painted at ${items.toLocaleString('en')} items`,
        condition,
        unit: 'ms',
        page: `${condition} kitchen Enter ${items}`,
        reference: `${condition} list Enter ${items}`,
        goal: { times: 1 },
        reason: REASONS.Enter,
      }),
    ),
  ]),
  {
    name: "heap after load, over hello's",
    condition: 'plain',
    unit: 'MB',
    page: 'kitchen heap',
    reference: 'hello heap',
    goal: { over: 0.8 },
  },
  {
    name: 'heap growth for each recipe after the 20th',
    condition: 'plain',
    unit: 'kB',
    page: 'kitchen growth',
    goal: { most: 2 },
    reason: REASONS.growth,
  },
  {
    name: 'the same, without code that the browser compiled',
    condition: 'plain',
    unit: 'kB',
    page: 'kitchen growth without code',
    goal: { most: 2 },
  },
];

/** Adds the weights to the samples, so that they are figures like the others. */
export function addWeights(samples: Samples, weights: Awaited<ReturnType<typeof weighPage>>) {
  samples.add('bytes before first use', weights.beforeFirstUse);
  samples.add('bytes client', weights.client);
  samples.add('bytes markdown', weights.markdown);
}

/** Holds a figure's samples against its goal. */
export function judge(figure: Figure, samples: Samples): Outcome {
  const scale = { ms: 1, kB: 1_000, MB: 1_000_000 }[figure.unit];
  const page = samples.of(figure.page).map((value) => value / scale);
  const reference =
    figure.reference === undefined
      ? undefined
      : samples.of(figure.reference).map((value) => value / scale);

  const { goal } = figure;
  const compare = (value: number, beside: number) =>
    goal && 'over' in goal ? value - beside : value / beside;
  const compared = median(
    reference ? page.map((value, round) => compare(value, reference[round] ?? Number.NaN)) : page,
  );
  const limit = goal && ('times' in goal ? goal.times : 'over' in goal ? goal.over : goal.most);
  return {
    figure,
    page,
    reference,
    compared,
    isMet: limit === undefined ? undefined : compared <= limit,
  };
}
