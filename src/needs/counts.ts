import type { Compared, Comparison, ListEntry } from './Comparison';

/** The cook lacks the food, or has too little of it. */
export const isToBuy = ({ need, served, use }: Compared): boolean =>
  !need.isOptional && (served === 'no' || served === 'unclear' || use?.enough === 'no');

/** How many of the foods that a recipe needs are at hand. */
export interface Counts {
  have: number;
  buy: number;
  /** At hand, to buy, or perhaps at hand. What every kitchen has does not count. */
  need: number;
}

export function countsOf({ needs }: Comparison): Counts {
  const foods = new Set<string>();
  const lacked = new Set<string>();
  const bought = new Set<string>();
  for (const one of needs) {
    const isBought = isToBuy(one);
    if (isBought) bought.add(one.food);
    if (one.need.isOptional || (one.isStaple && !isBought)) continue;
    foods.add(one.food);
    if (isBought || !one.use) lacked.add(one.food);
  }
  return { have: foods.size - lacked.size, buy: bought.size, need: foods.size };
}

/** What a recipe uses of a list. The page cannot tell about foods that it may use. */
export function entriesOf({ needs, entries }: Comparison) {
  const used = new Set<string>();
  const open = new Set<string>();
  for (const one of needs) {
    for (const { text } of one.entries) (one.use ? used : open).add(text);
  }
  const isUsed = ({ text }: ListEntry) => used.has(text);
  const textsOf = (some: readonly ListEntry[]) => [...new Set(some.map(({ text }) => text))];
  const linesOf = (some: readonly ListEntry[]) => new Set(some.map((entry) => entry.of)).size;
  return {
    used: textsOf(entries.filter(isUsed)),
    leftOver: textsOf(entries.filter((entry) => !isUsed(entry) && !open.has(entry.text))),
    /** How many lines of the list it uses, at least in part, and how many the list has. */
    count: linesOf(entries.filter(isUsed)),
    /** How many more it may use. */
    maybe: linesOf(entries.filter((entry) => !isUsed(entry) && open.has(entry.text))),
    total: linesOf(entries),
    isAll: entries.every(isUsed),
  };
}

/** The foods of which there is too little, in pieces if both are counted. */
export function shortOf({ needs }: Comparison) {
  const uses = new Set(needs.flatMap(({ use }) => (use?.enough === 'no' ? use : [])));
  return [...uses].map((use) => {
    const name = needs.find((one) => one.use === use && !one.need.isOptional)?.names[0] ?? '';
    const isCounted = use.need?.unit === '';
    return { name, have: isCounted && use.have?.value, need: isCounted && use.need?.value };
  });
}
