import type { Samples } from './figures';
import type { Lab } from './lab';
import {
  measureAnswer,
  measureCookbook,
  measureEnter,
  measureGrowth,
  measureHeap,
  measureLoad,
  measureTrips,
  measureUsable,
} from './measurements';

/**
 * Measures everything once. Pages that are compared are measured right after each other, and the
 * other way round in every other round: a machine that gets busy favours no page.
 *
 * @param samples where the values go, under the names that `figures.ts` reads
 */
export async function takeRound(lab: Lab, round: number, samples: Samples) {
  /** Measures each of the pages, and adds each value under the page's name and its own. */
  async function add<Page extends string>(
    pages: readonly Page[],
    measure: (page: Page) => Promise<Record<string, number>>,
  ) {
    for (const page of round % 2 ? pages.toReversed() : pages) {
      for (const [name, value] of Object.entries(await measure(page))) {
        const series = `${page} ${name}`;
        samples.set(series, [...(samples.get(series) ?? []), value]);
      }
    }
  }

  const both = ['list', 'kitchen'] as const;
  await add(['hello', 'scriptless', 'kitchen'], (page) => measureLoad(lab, page, 'slow'));
  await add(['kitchen'], () => measureUsable(lab));
  await add(['kitchen'], () => measureTrips(lab));
  for (const size of [2, 20]) await add(both, (page) => measureAnswer(lab, page, size));
  for (const condition of ['slow', 'plain'] as const) {
    for (const items of [10, 1_000]) {
      await add(both, (page) => measureEnter(lab, page, condition, items));
    }
  }
  await add(['kitchen'], () => measureCookbook(lab));
  await add(['hello', 'kitchen'], (page) => measureHeap(lab, page));
  await add(['kitchen'], () => measureGrowth(lab));
}
