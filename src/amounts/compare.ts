import {
  type ClaimedFood,
  type Cover,
  type Food,
  foodNamed,
  isA,
  languagesNow,
  readFoods,
  serves,
} from '../foods';
import type { LanguageCode } from '../reading';
import { timesAmount } from './adding';
import {
  type Compared,
  type Comparison,
  countsOf,
  type KeptNeed,
  type KeptNeeds,
  type Kitchen,
  type ListEntry,
  type Served,
} from './Comparison';
import { joinUses, openUse, readEntries } from './entryUses';
import { isNeverCounted, weightsOf } from './weights/weights';

interface ToCompare<One extends KeptNeed = KeptNeed> {
  needs: KeptNeeds<One>;
  /** Null for the recipe's own servings. */
  servings: number | null;
}

/** What of a kitchen serves for each need of a recipe, and how much is missing. */
export const compare = <One extends KeptNeed>(
  needs: KeptNeeds<One>,
  kitchen: Kitchen,
  servings: number | null = null,
): Comparison<One> => compareAll([{ needs, servings }], kitchen);

/** The recipes share what is at hand. */
export function compareAll<One extends KeptNeed>(
  recipes: readonly ToCompare<One>[],
  kitchen: Kitchen,
): Comparison<One> {
  const needs: Compared<One>[] = [];
  for (const [recipe, { needs: asked, servings }] of recipes.entries()) {
    const factor = servings && asked.servings ? servings / asked.servings : 1;
    const find = finderFor(kitchen, asked.language);
    for (const need of asked.needs) {
      // The spread comes first: after the other fields it takes thirty times as long.
      needs.push({
        ...find(need),
        need,
        recipe,
        amount: need.amount && timesAmount(need.amount, factor),
      });
    }
  }
  const language = recipes[0]?.needs.language ?? null;
  joinUses(needs);
  return { needs, entries: stockOf(kitchen, language).list };
}

type Finding = Omit<Compared, 'need' | 'recipe' | 'amount'>;

/** A kitchen as read, and what was found for each food: thousands of recipes share some hundred. */
interface Stock {
  languages: number;
  list: readonly ListEntry[];
  always: readonly ListEntry[];
  probably: readonly ListEntry[];
  water: readonly ListEntry[];
  found: Map<string, Finding>;
}

const stocks = new WeakMap<Kitchen, Map<LanguageCode | null, Stock>>();

function stockOf(kitchen: Kitchen, language: LanguageCode | null): Stock {
  const known = stocks.get(kitchen) ?? new Map<LanguageCode | null, Stock>();
  stocks.set(kitchen, known);
  const last = known.get(language);
  if (last?.languages === languagesNow()) return last;
  const stock = {
    languages: languagesNow(),
    list: readEntries(kitchen.list, language),
    always: readEntries(kitchen.always, null),
    probably: readEntries(kitchen.probably, null),
    water: readEntries(['water'], null),
    found: new Map(),
  };
  known.set(language, stock);
  return stock;
}

function finderFor(kitchen: Kitchen, language: LanguageCode | null): (need: KeptNeed) => Finding {
  const stock = stockOf(kitchen, language);
  return (need) => {
    const { foods, place, isSure } = need;
    const key = isSure && place === undefined ? foods : `${isSure} ${place} ${foods}`;
    const known = stock.found.get(key) ?? find(need, stock, kitchen.avoided, language);
    stock.found.set(key, known);
    return known;
  };
}

const asked = new WeakMap<Kitchen['avoided'], Map<string, readonly ClaimedFood[]>>();

/** Foods of which one is enough. Lists change, while the lines of fourteen dinners stay. */
function askedBy(
  { foods, place }: KeptNeed,
  avoided: Kitchen['avoided'],
  language: LanguageCode | null,
) {
  const known = asked.get(avoided) ?? new Map<string, readonly ClaimedFood[]>();
  asked.set(avoided, known);
  const spoken = place === undefined ? null : language;
  const key = `${languagesNow()} ${spoken} ${place} ${foods}`;
  const group = known.get(key) ?? readFoods(foods, spoken, avoided).groups[place ?? 0] ?? [];
  known.set(key, group);
  return group;
}

function find(
  need: KeptNeed,
  { list, always, probably, water }: Stock,
  avoided: Kitchen['avoided'],
  language: LanguageCode | null,
): Finding {
  const { foods, isSure } = need;
  const group = askedBy(need, avoided, language);
  const best = bestOf(list, group, avoided);
  const isThere = (some: readonly ListEntry[]) => bestOf(some, group, avoided)?.answer === 'yes';
  const [first] = group.length === 1 ? group : [];
  const isPart = first?.food.relation === 'part';
  const owned = best?.entries[0]?.read.foods[0];
  const isAlways = isThere([...water, ...always]);
  const isStaple = isAlways || isThere(probably);
  // "Pepper" for white pepper.
  const near = best ?? bestOf([...always, ...probably], group, avoided);
  const served = ((): Served => {
    if (best?.answer === 'yes' && isSure) return 'yes';
    if (isAlways) return 'always';
    // "Oil" for olive oil: the list comes before what most kitchens have.
    if (best) return 'perhaps';
    if (isStaple) return 'probably';
    if (near) return 'perhaps';
    return isSure ? 'no' : 'unclear';
  })();
  const entries = near && /^(?:yes|perhaps)$/.test(served) ? near.entries : [];
  const isCounted = isCountedAs(owned?.food, group);
  // A chicken weighs more than its breasts, and rice less than cooked rice.
  const same = group.find(
    (one) => owned && isCounted && isWeighedAs(owned, one) && owned.isCooked === one.isCooked,
  );
  // Tins hold cooked food.
  const isTinned =
    group.some(({ food, isCooked }) => isCooked && food === owned?.food) &&
    entries.every(({ amount }) => amount?.unit === 'can');
  const weighed = same ?? (isTinned ? owned : undefined);
  return {
    served,
    isStaple,
    entries,
    use: served === 'yes' ? openUse(entries) : null,
    names: group.map((one) => shownName(one, language)),
    food: isSure
      ? (isPart && first.food.parent?.name) || nameOfGroup(group)
      : `? ${nameOfGroup(group) || foods}`,
    // Poached eggs and yolks come from different eggs.
    part: isPart && owned?.food === first.food.parent && !first.isCooked ? first.food.name : '',
    isCounted,
    isWeighed: owned !== undefined && group.some((one) => isWeighedAs(owned, one)),
    weights: weighed ? (weightsOf(weighed) ?? NO_WEIGHTS) : null,
    isNeverCounted: isStaple || group.some(isNeverCounted),
  };
}

const NO_WEIGHTS = new Map();

/** "egg", "dried basil": with all that makes it another food. */
const nameOfGroup = (group: readonly ClaimedFood[]) =>
  group.map(({ identity }) => identity).join(' or ');

/** Eggs and yolks count as each other, but not a chicken and its thighs. */
const isCountedAs = (owned: Food | undefined, group: readonly ClaimedFood[]): boolean =>
  group.some(
    ({ food }) =>
      food === owned ||
      (owned &&
        !/cut|form|product/.test(food.relation + owned.relation) &&
        (isA(food, owned) || isA(owned, food))),
  );

/** Whether amounts compare: not of rice and cooked rice, nor of a lemon and its juice. */
const isWeighedAs = (owned: ClaimedFood, asked: ClaimedFood): boolean =>
  owned.food === asked.food
    ? owned.isCooked === asked.isCooked
    : asked.food.relation !== 'part' && owned.food.relation !== 'part';

/** Among equals, the recipe's own food comes first, then the order of the list counts. */
function bestOf(
  entries: readonly ListEntry[],
  foods: readonly ClaimedFood[],
  avoided: Kitchen['avoided'],
): { entries: ListEntry[]; answer: Cover } | undefined {
  const rated = entries.flatMap((entry) => {
    const answer = serves(entry.read, foods, avoided);
    if (answer === 'no') return [];
    const isSame = entry.read.foods.some((own) => foods.some(({ food }) => food === own.food));
    return { entry, answer, rank: (answer === 'yes' ? 2 : 0) + Number(isSame) };
  });
  const best = rated.toSorted((one, other) => other.rank - one.rank)[0];
  if (!best) return undefined;
  const [food] = best.entry.read.foods;
  const alike = rated.filter(
    ({ rank, entry }) => rank === best.rank && entry.read.foods[0]?.food === food?.food,
  );
  return { entries: alike.map(({ entry }) => entry), answer: best.answer };
}

/** A shopping list does not need these words in front of a food. */
const SHOWS_NOTHING =
  /^(?:(?:(?:extra[- ])?large|medium|small|big|hot|warm|cold|boiling|fresh|ripe|cloves?|sticks?|slices?|of|good|any)[ -]+)+/i;

/** Takes the line's words, in lower case unless they are a proper name. */
function shownName({ food, words }: ClaimedFood, language: string | null): string {
  // German nouns have a capital letter.
  const name = language === 'de' || /[A-Z]/.test(food.name) ? words : words.toLowerCase();
  const shorter = name.replace(SHOWS_NOTHING, '');
  const short = foodNamed(shorter) === food ? shorter : name;
  const isEnglish = language === null || language === 'en';
  return isEnglish && food.name.startsWith('tinned ') && !/\b(?:tin|can)/i.test(name)
    ? `tinned ${short}`
    : short;
}

/** How much of a recipe is at hand, and which of the entries to use up it takes. */
export interface Rank extends Pick<ReturnType<typeof countsOf>, 'have' | 'need'> {
  usesUp: readonly string[];
}

/** Null if the recipe needs nothing but what every kitchen has. */
export function rankOf(needs: KeptNeeds, kitchen: Kitchen, useUp: readonly string[]): Rank | null {
  const comparison = compare(needs, kitchen);
  const { have, need } = countsOf(comparison);
  if (need === 0) return null;
  const usesUp = useUp.filter((line) =>
    comparison.needs.some(({ use }) => use?.entries.some(({ of }) => of === line)),
  );
  return { have, need, usesUp };
}
