import 'fake-indexeddb/auto';
import ReactMarkdown from 'react-markdown';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { measuredIn } from '../../src/needs/amountOf';
import { compare } from '../../src/needs/compare';
import { parseMarkdown } from '../../src/reading/document/markdown/parseMarkdown';
import { useMarkedWords } from '../../src/recipe/allergens/MarkedWords';
import { TickLabel } from '../../src/recipe/cooking/Tick';
import { provideDialogs } from '../support/dialogs';
import { startWriting } from '../support/startWriting';

vi.mock('react-markdown', { spy: true });
vi.mock('../../src/needs/amountOf', { spy: true });
vi.mock('../../src/needs/compare', { spy: true });
vi.mock('../../src/reading/document/markdown/parseMarkdown', { spy: true });
vi.mock('../../src/recipe/allergens/MarkedWords', { spy: true });
vi.mock('../../src/recipe/cooking/Tick', { spy: true });

beforeAll(provideDialogs);
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance', 'Date'],
  });
  sessionStorage.clear();
  return () => vi.useRealTimers();
});

const FOODS = [
  'rice',
  'eggs',
  'carrots',
  'peas',
  'leeks',
  'onions',
  'garlic',
  'ginger',
  'salt',
  'oil',
];
const HEAD = '# Fried rice\n\nA quick supper.\n\nServes 2\n\n## Ingredients\n\n';
const LINES = [
  ...FOODS.map((food, at) => `- ${at + 1} g ${food}\n`),
  '\n## Method\n\n',
  ...FOODS.map((food, at) => `${at + 1}. Add the ${food} and stir.\n`),
];

const read = () =>
  vi.mocked(parseMarkdown).mock.calls.reduce((sum, [text]) => sum + text.length, 0);

function mostRenders() {
  const counts = new Map<unknown, number>();
  for (const [mark] of vi.mocked(useMarkedWords).mock.calls)
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return Math.max(...counts.values());
}

const callsOf = (one: (...given: never[]) => unknown) => vi.mocked(one).mock.calls.length;

it.each([
  ['avoids nothing', {}],
  ['avoids milk and nuts', { allergens: ['milk', 'nuts'] }],
])(
  'a line that a model has written is read again at the end alone, and rendered once until then, if the visitor %s',
  async (_, preferences) => {
    const page = await startWriting(preferences);
    await page.write(HEAD);
    vi.clearAllMocks();
    for (const line of LINES) {
      await page.write(line.slice(0, 8));
      await page.write(line.slice(8));
    }
    const looks = 2 * LINES.length;
    // The page reads the last line again while it grows, and each line again below its headings.
    expect(read() / LINES.join('').length).toBeLessThan(3);
    expect(mostRenders()).toBe(1);
    expect(callsOf(TickLabel)).toBeLessThan(2 * LINES.length);
    // The growing block renders again, and sometimes the line about the kitchen.
    expect(callsOf(ReactMarkdown)).toBeLessThan(1.5 * looks);
    expect(callsOf(compare)).toBeLessThan(FOODS.length + 3);
    // The comparison asks once for each line's amount, and again for a last line that grows.
    expect(callsOf(measuredIn)).toBeLessThan(2 * FOODS.length + 1);

    vi.clearAllMocks();
    await page.end(HEAD + LINES.join(''));
    expect(mostRenders()).toBe(1);
    expect(callsOf(TickLabel)).toBe(2 * FOODS.length);
  },
);
