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

  await add(['hello', 'scriptless', 'kitchen'], (page) => measureLoad(lab, page, 'slow'));
  await add(['kitchen'], async () => ({ usable: await measureUsable(lab) }));
  await add(['kitchen'], async () => ({ trips: await measureTrips(lab) }));
  for (const size of [2, 20]) {
    await add(['list', 'kitchen'], async (page) => {
      const { painted, longestTask } = await measureAnswer(lab, page, size * 1_000);
      return { [`answer ${size}`]: painted, 'answer task': longestTask };
    });
  }
  for (const condition of ['slow', 'plain'] as const) {
    for (const items of [10, 1_000]) {
      await add(['list', 'kitchen'], async (page) => ({
        [`Enter ${condition} ${items}`]: await measureEnter(lab, page, condition, items),
      }));
    }
  }
  await add(['kitchen'], async () => {
    const { opened, found, longestTask } = await measureCookbook(lab);
    return { 'cookbook open': opened, 'cookbook find': found, 'cookbook task': longestTask };
  });
  await add(['hello', 'kitchen'], async (page) => ({ heap: await measureHeap(lab, page) }));
  await add(['kitchen'], async () => ({ growth: await measureGrowth(lab) }));
}
