import type { Samples } from './figures';
import type { Lab } from './lab';
import * as measure from './measurements';

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
    take: (page: Page) => Promise<Record<string, number>>,
  ) {
    for (const page of round % 2 ? pages.toReversed() : pages) {
      for (const [name, value] of Object.entries(await take(page))) {
        const series = `${page} ${name}`;
        samples.set(series, [...(samples.get(series) ?? []), value]);
      }
    }
  }

  const both = ['list', 'kitchen'] as const;
  await add(['hello', 'scriptless', 'kitchen'], (page) => measure.load(lab, page, 'slow'));
  await add(['kitchen'], () => measure.usable(lab));
  await add(['kitchen'], () => measure.trips(lab));
  for (const size of [2, 20]) await add(both, (page) => measure.firstAnswer(lab, page, size));
  for (const condition of ['slow', 'plain'] as const) {
    for (const items of [10, 1_000]) {
      await add(both, (page) => measure.enter(lab, page, condition, items));
    }
  }
  await add(['kitchen'], () => measure.cookbook(lab));
  await add(['hello', 'kitchen'], (page) => measure.heap(lab, page));
  await add(['kitchen'], () => measure.growth(lab));
}
