import { readFoods, readLeftover, splitEntry } from '../foods';
import { type LanguageCode, readAtHand } from '../reading';
import { readingsOf, scaleOf, sumOf } from './adding';
import { amountOf } from './amountOf';
import type { Compared, EntryUse, ListEntry, NeedAmount, Range } from './Comparison';
import { isALittle, isSmaller, rangeIn, weightsOf } from './weights/weights';

/** A line that reads as several known foods is an entry for each. */
export const readEntries = (list: readonly string[], language: LanguageCode | null): ListEntry[] =>
  list.flatMap((of) =>
    [...new Set(splitEntry(of))].map((text) => {
      // "Tomatoes x5"
      const line = readLeftover(text).line.replace(TIMES, '$2 $1');
      const read = readFoods(line, language, []);
      return { text, of, read, amount: ownAmountOf(line, language) };
    }),
  );

const TIMES = /^(\D*\p{L})[\s,(–-]+[x×] ?(\d+)\)?$/iu;
/** "An onion" is one; "some rice" and "2-3 eggs" say nothing certain. */
function ownAmountOf(text: string, language: LanguageCode | null): NeedAmount | null {
  const amount = amountOf(readAtHand(text, language), language);
  return amount?.to === null ? amount : null;
}

/** What needs take of entries, before `joinUses` joins it. */
export const openUse = (entries: readonly ListEntry[]): EntryUse => ({
  entries,
  have: sumOf(entries.map(({ amount }) => amount)),
  need: null,
  enough: 'unknown',
  isAbout: false,
  short: null,
  isWhole: false,
});

/** Gives needs of entries with an amount what all of them together take. */
export function joinUses(needs: readonly Compared[]): void {
  const served = new Map<string, Compared[]>();
  for (const one of needs) {
    if (!one.use?.have) continue;
    const key = one.entries.map(({ text }) => text).join('\n');
    served.set(key, [...(served.get(key) ?? []), one]);
  }
  for (const some of served.values()) {
    const use = joined(some);
    for (const one of some) one.use = use;
  }
}

function joined(all: readonly Compared[]): EntryUse | null {
  const use = all[0]?.use ?? null;
  // What the cook may leave out is not missing.
  const needs = all.filter(({ need }) => !need.isOptional);
  const read = (use?.have ? readingsOf(use.have) : []).map((have) => ({
    have,
    known: needs.flatMap((one) => {
      const amount =
        one.amount &&
        readingsOf(one.amount).find(({ unit }) => scaleOf(unit) === scaleOf(have.unit));
      return amount && (amount.unit ? one.isWeighed : one.isCounted) ? { ...one, amount } : [];
    }),
  }));
  const { have, known = [] } = read.find((one) => one.known.length > 0) ?? {};
  if (!use) return use;
  const certain = certainly(use, have, takenBy(known), known.length === needs.length);
  const isKnown = ({ need }: Compared) => known.some((one) => one.need === need);
  const open = needs.filter((one) => one.amount && !isKnown(one));
  // Once it surely is not enough, a usual weight says nothing new.
  if (certain.enough !== 'unknown' || open.length === 0) return certain;
  const about = usually(certain, needs);
  if (about) return about;
  const isLittle = ({ amount, isNeverCounted }: Compared) =>
    isNeverCounted || (amount !== null && isALittle(amount));
  const need = sumOf(needs.flatMap(({ amount }) => amount ?? []));
  return open.every(isLittle) ? certain : { ...certain, enough: 'check', need };
}

/** As far as the amounts compare. */
function certainly(
  use: EntryUse,
  have: NeedAmount | undefined,
  need: NeedAmount | null,
  isAll: boolean,
): EntryUse {
  if (!have || !need) return use;
  const missing = need.value - have.value;
  const isShort = missing > TINY;
  const isEnough = isAll && (need.to ?? need.value) - have.value <= TINY;
  return {
    ...use,
    have,
    need,
    enough: isShort ? 'no' : isEnough ? 'yes' : 'unknown',
    short: isShort ? { ...need, value: missing, to: null } : null,
    isWhole: missing >= -TINY,
  };
}

/** By what the foods usually weigh, or by the sizes of a cup. Null if the table does not know that. */
function usually(use: EntryUse, needs: readonly Compared[]): EntryUse | null {
  const asked = needs.filter(({ amount }) => amount);
  for (const measure of ['milliliter', 'gram'] as const) {
    const have = sumOfRanges(
      use.entries.map(({ amount, read }) => {
        const [food] = read.foods;
        const weights = food && !isSmaller(read, amount) ? weightsOf(food) : undefined;
        return rangeIn(measure, amount, weights);
      }),
    );
    const need = sumOfRanges(
      asked.map(({ amount, weights }) => weights && rangeIn(measure, amount, weights)),
    );
    if (!have || !need) continue;
    const [low, high] = have;
    const missing = (need[0] + need[1] - low - high) / 2;
    const isShort = need[0] - high > TINY;
    const isEnough = need[1] - low <= TINY;
    return {
      ...use,
      need: sumOf(asked.map(({ amount }) => amount)) ?? { unit: measure, value: need[1], to: null },
      enough: isShort
        ? 'no'
        : !isEnough
          ? 'check'
          : asked.length < needs.length
            ? 'unknown'
            : 'yes',
      short: isShort ? { unit: measure, value: missing, to: null } : null,
      isAbout: true,
    };
  }
  return null;
}

/** Null if one of them is not known. */
function sumOfRanges(ranges: readonly (Range | null)[]): Range | null {
  let sum: Range = [0, 0];
  for (const one of ranges) {
    if (!one) return null;
    sum = [sum[0] + one[0], sum[1] + one[1]];
  }
  return sum;
}

const TINY = 1e-6;

/** In the smallest unit. Yolks and whites come from the same eggs. */
function takenBy(needs: readonly Compared[]): NeedAmount | null {
  const sumOfPart = (name: string) =>
    sumOf(needs.flatMap(({ part, amount }) => (part === name ? amount : [])));
  const parts = new Set(needs.flatMap(({ part }) => part || []));
  const most = [...parts]
    .flatMap((name) => sumOfPart(name) ?? [])
    .sort((one, other) => other.value - one.value)[0];
  const whole = sumOfPart('');
  return sumOf([whole, most].flatMap((sum) => sum ?? []));
}
