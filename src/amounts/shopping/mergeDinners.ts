import { learnFor } from '../../foods';
import { parseRecipe, type RecipeDocument, readAmounts } from '../../reading';
import { scaleOf, timesAmount } from '../adding';
import {
  type Compared,
  type EntryUse,
  isToBuy,
  type Kitchen,
  type Need,
  type Needs,
  type WrittenAmount,
} from '../Comparison';
import { compare, compareAll } from '../compare';
import { needsOf } from '../needsOf';
import { remembering } from '../remembering';
import type { View } from '../scaling/showAmounts';
import { type GramsOf, gramsIn } from '../weights/dryFood';
import {
  type DinnerItem,
  joinItems,
  type LineOptions,
  type ListLine,
  needKey,
  withShort,
} from './listLine';
import { SHELVES } from './shelves';
import { type Goods, shoppingNameOf } from './shoppingNameOf';

export interface Dinner {
  /** The same for one dinner. Cooking the recipe another time is another dinner. */
  id: string;
  title: string;
  text: string;
  /** Null for the recipe's own servings. */
  servings: number | null;
}

/** Lines that may not need buying: at hand if enough, perhaps or probably there, or optional. */
export const ASIDE = ['atHand', 'perhaps', 'probably', 'optional'] as const;

type Aside = (typeof ASIDE)[number];

interface DinnerList extends Record<Aside, readonly ListLine[]> {
  buy: readonly ListLine[];
  /** The languages of its lines, each once. */
  languages: readonly Needs['language'][];
  /** Titles of recipes whose ingredients the page could not read. */
  unread: readonly string[];
}

type Units = View['units'];

export interface MergeOptions extends LineOptions {
  kitchen: Kitchen;
  units: Units;
  /** Null if the page cannot scale the line. */
  scale(line: string, view: View): string | null;
  /** As the recipe shows it. Spoons and pieces stay as they are. */
  inUnits(amount: WrittenAmount, units: Units, grams?: GramsOf): WrittenAmount;
}

/** More recipes than a plan takes. */
const MOST_PARSED = 20;

/** Parsing takes longest, and the dinners stay while the list changes. */
const parsed = remembering((text) => parseRecipe(text), MOST_PARSED);

function documentOf(text: string): RecipeDocument {
  const document = parsed(text);
  // Learning while React renders would render other views.
  queueMicrotask(() => learnFor({ codes: [document.language ?? 'en'] }));
  return document;
}

/**
 * Works before the list opens: fourteen long recipes take a second.
 * @param pause lets the page answer its visitor between two pieces of the work
 */
export async function readDinners(
  dinners: readonly Dinner[],
  { kitchen, noteOn }: Pick<MergeOptions, 'kitchen' | 'noteOn'>,
  pause: () => Promise<void>,
) {
  for (const { text } of dinners) {
    const document = documentOf(text);
    await pause();
    const { needs, ...recipe } = needsOf(document);
    for (const need of needs) {
      readGoods(need, recipe.language);
      compare({ ...recipe, needs: [need] }, kitchen);
      noteOn(need.line, recipe.language);
      await pause();
    }
  }
}

/** Adds up only what is certain: two lines are better than a wrong sum. */
export function mergeDinners(dinners: readonly Dinner[], options: MergeOptions): DinnerList {
  const read = dinners.map((dinner) => ({ ...dinner, document: documentOf(dinner.text) }));
  const items = itemsOf(read, options);
  const groups = groupsOf(items);
  const toBuy = boughtWith(groups);
  const lines = [...groups]
    .map(([key, items]) => {
      const needs = items.flatMap((item) => item.needs);
      const bought = toBuy.get(items) ?? [];
      const asked = bought.length > 0 ? bought : needs;
      const line = joinItems(key, items, asked, options);
      return {
        line: saysAbout(bought, needs)
          ? { ...line, text: options.words.aboutEnough(line.text) }
          : withShort(line, items, bought, options.words),
        place: bought.length > 0 ? ('buy' as const) : asideOf(needs),
      };
    })
    .sort(
      (one, other) =>
        SHELVES.indexOf(one.line.shelf) - SHELVES.indexOf(other.line.shelf) ||
        // Lines of one food come side by side.
        compareText(one.line.foods[0], other.line.foods[0]),
    );
  const places = (['buy', ...ASIDE] as const).map((wanted) => [
    wanted,
    lines.flatMap(({ line, place }) => (place === wanted ? line : [])),
  ]);
  return {
    ...(Object.fromEntries(places) as Record<Aside | 'buy', ListLine[]>),
    languages: [...new Set(items.map(({ language }) => language))],
    unread: read.flatMap(({ title, document }) =>
      document.ingredients.some(({ items }) => items.length > 0) ? [] : title,
    ),
  };
}

/** Whether only what its food usually weighs keeps a line off the list. */
const saysAbout = (bought: readonly Compared[], needs: readonly Compared[]) =>
  bought.length === 0 && needs.some(({ use }) => use?.isAbout);

function itemsOf(
  dinners: readonly (Dinner & { document: RecipeDocument })[],
  options: MergeOptions,
): DinnerItem[] {
  const { units, inUnits } = options;
  const recipes = dinners.map(({ document, servings }) => ({
    needs: needsOf(document),
    servings,
  }));
  const { needs } = compareAll(recipes, options.kitchen);
  const items = new Map<string, DinnerItem & { needs: Compared<Need>[] }>();
  for (const one of needs) {
    const { need, recipe } = one;
    const dinner = dinners[recipe];
    const asked = recipes[recipe];
    // No cook buys water for a recipe.
    if (!dinner || !asked || one.food === 'water') continue;
    const key = `${recipe} ${need.index} ${need.line}`;
    const known = items.get(key);
    if (known) {
      known.needs.push(one);
      continue;
    }
    const { id, title, document, servings } = dinner;
    const { language, servings: own } = asked.needs;
    const factor = servings && own ? servings / own : 1;
    const text = () =>
      options.scale(need.line, { factor, units, language: document.language }) ??
      (factor === 1 || document.ingredients.flatMap((group) => group.items)[need.index]?.isFixed
        ? need.line
        : `${need.line} (× ${Number(factor.toFixed(2))})`);
    const read = readGoods(need, language);
    const grams =
      units === 'metric'
        ? gramsIn(need.line, readAmounts(need.line, language), language)
        : undefined;
    const isAbout = typeof (read.counted && grams?.(read.counted.unit)) === 'number';
    items.set(key, {
      title,
      dinner: id,
      line: need.line,
      language,
      goods: {
        ...read,
        counted: read.counted && inUnits(timesAmount(read.counted, factor), units, grams),
      },
      needs: [one],
      factor,
      isAbout,
      text,
    });
  }
  return [...items.values()];
}

const goods = new WeakMap<Need, Goods>();

/** Reading takes longer than adding, and each tick makes a new list. */
function readGoods(need: Need, language: Needs['language']): Goods {
  const known = goods.get(need) ?? shoppingNameOf(need.line, language);
  goods.set(need, known);
  return known;
}

function groupsOf(items: readonly DinnerItem[]): Map<string, DinnerItem[]> {
  const groups = new Map<string, DinnerItem[]>();
  for (const item of items) {
    const { key: food, shelf, counted, isVague } = item.goods;
    const name = counted ? `${food}, ${shelf}, ${scaleOf(counted.unit)}` : `= ${item.text()}`;
    // "2-3 leeks" of two recipes stay two lines, "salt" becomes one.
    const key = !counted && isVague ? freeKey(needKey(item.dinner, name), groups) : name;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** If an entry serves several lines, the first with an amount says what all of them lack. */
function boughtWith(groups: ReadonlyMap<string, readonly DinnerItem[]>) {
  const bought = new Map<readonly DinnerItem[], Compared<Need>[]>();
  const tellers = new Map<EntryUse, readonly DinnerItem[]>();
  const byAmount = [...groups.values()].sort(
    ([one], [other]) => Number(!one?.goods.counted) - Number(!other?.goods.counted),
  );
  for (const items of byAmount) {
    for (const one of items.flatMap(({ needs }) => needs).filter(isToBuy)) {
      const line = (one.use && tellers.get(one.use)) ?? items;
      if (one.use && items[0]?.goods.counted) tellers.set(one.use, line);
      bought.set(line, [...(bought.get(line) ?? []), one]);
    }
  }
  return bought;
}

function asideOf(needs: readonly Compared[]): Aside {
  const has = (served: string) => needs.some((one) => one.served === served);
  if (has('no') || has('unclear')) return 'optional';
  if (has('perhaps')) return 'perhaps';
  return has('probably') ? 'probably' : 'atHand';
}

const compareText = (one = '', other = '') => (one < other ? -1 : Number(one > other));

function freeKey(key: string, taken: ReadonlyMap<string, unknown>): string {
  return taken.has(key) ? freeKey(`${key} +`, taken) : key;
}
