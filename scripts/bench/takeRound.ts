import { CONDITIONS, type Lab } from './lab';
import {
  measureAnswer,
  measureEnter,
  measureGrowth,
  measureHeap,
  measureLoad,
  measureUsable,
} from './measurements';
import type { Samples } from './samples';

/** The sizes of the answers, in bytes, and of the lists. */
export const ANSWERS = [2_000, 20_000] as const;
export const LISTS = [10, 1_000] as const;

/**
 * Measures everything once. What is compared is measured right after one another, and the other way
 * round in every other round, so that a machine that gets busy favours no page.
 *
 * @param samples where the numbers go, under the names that `figures.ts` asks for
 */
export async function takeRound(lab: Lab, round: number, samples: Samples) {
  for (const condition of CONDITIONS) {
    const loads = (['hello', 'scriptless', 'kitchen'] as const).map((name) => async () => {
      const { fcp, lcp, tbt } = await measureLoad(lab, name, condition);
      samples.add(`${condition} ${name} FCP`, fcp);
      samples.add(`${condition} ${name} LCP`, lcp);
      samples.add(`${condition} ${name} TBT`, tbt);
    });
    await inTurn(round, [
      ...loads,
      async () => {
        const { listed, removable } = await measureUsable(lab, condition);
        samples.add(`${condition} kitchen usable`, listed);
        samples.add(`${condition} kitchen started`, removable);
      },
    ]);

    for (const bytes of ANSWERS) {
      await inTurn(
        round,
        (['list', 'kitchen'] as const).map((name) => async () => {
          const time = await measureAnswer(lab, name, condition, bytes);
          samples.add(`${condition} ${name} answer ${bytes}`, time);
        }),
      );
    }

    for (const items of LISTS) {
      await inTurn(
        round,
        (['list', 'kitchen'] as const).map((name) => async () => {
          const time = await measureEnter(lab, name, condition, items);
          samples.add(`${condition} ${name} Enter ${items}`, time);
        }),
      );
    }
  }

  await inTurn(
    round,
    (['hello', 'kitchen'] as const).map(
      (name) => async () => samples.add(`${name} heap`, await measureHeap(lab, name)),
    ),
  );
  const growth = await measureGrowth(lab);
  samples.add('kitchen growth', growth.all);
  samples.add('kitchen growth without code', growth.withoutCode);
}

async function inTurn(round: number, tasks: readonly (() => Promise<void>)[]) {
  for (const task of round % 2 ? tasks.toReversed() : tasks) await task();
}
