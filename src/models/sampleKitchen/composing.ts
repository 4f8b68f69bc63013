import type { Leftover } from '../../../machines/leftovers';
import { foodsOfList } from '../../foods/entries';
import type { Food } from '../../foods/foods';
import type { Dish, DishStep, Portion, WordedDish } from './dish';
import { type Filling, ingredientsOf, scale } from './dishIngredients';
import { type Item, readItem } from './reading';
import { capitalised, duration, listed, literally } from './wording';

/** A list as the kitchen sees it. The order of the entries makes no difference. */
export interface Pantry {
  /** The same for the same ingredients, in any order, case and spacing. */
  key: string;
  /** Known foods, each once, in the larder's order. */
  items: readonly Item[];
  /** The visitor's own words for each item. */
  typed: ReadonlyMap<Item, string>;
  /** Entries that name a food which the list holds already, under another name. */
  again: ReadonlyMap<string, Item>;
  /** Entries that the kitchen does not know. */
  unknown: readonly string[];
  /** Items that the visitor wants to use up. */
  useUp: ReadonlySet<Item>;
  /** The leftovers among the entries. */
  leftovers: readonly Leftover[];
}

/** A dish of the book with what it takes from a list. */
export interface ChosenDish {
  dish: Dish;
  filling: Filling;
}

const LONGEST_ENTRY = 100;
const MOST_UNUSED = 200;
const MOST_UNUSED_BYTES = 16_000;

/** An entry on one line, without control characters. */
export function tidy(entry: string): string {
  return entry
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Sorts a list into what the kitchen knows and what it does not. An entry that names several known
 * foods counts as all of them.
 *
 * @param useUp the ingredients that the visitor wants to use up
 */
export function readPantry(
  ingredients: readonly string[],
  useUp: readonly string[] = [],
  leftovers: readonly Leftover[] = [],
): Pantry {
  const marked = new Set(foodsOfList(useUp.map(tidy)).map((entry) => entry.toLowerCase()));
  const entries = new Map<string, string>();
  for (const entry of foodsOfList(ingredients.map(tidy))) {
    const identity = entry.toLowerCase();
    const known = entries.get(identity);
    if (entry !== '' && (known === undefined || entry < known)) entries.set(identity, entry);
  }
  const identities = [...entries.keys()].sort(compare);

  const byFood = new Map<Food, Item>();
  const typed = new Map<Item, string>();
  const again = new Map<string, Item>();
  const unknown: string[] = [];
  const toUseUp = new Set<Item>();
  for (const identity of identities) {
    const entry = entries.get(identity) ?? identity;
    const item = readItem(entry);
    if (!item) {
      unknown.push(entry);
      continue;
    }
    const twin = byFood.get(item.food);
    if (marked.has(identity)) toUseUp.add(twin ?? item);
    if (!twin) {
      byFood.set(item.food, item);
      typed.set(item, entry);
    } else if (twin.name.singular !== item.name.singular) {
      again.set(entry, twin);
    }
  }
  const items = [...byFood.values()].sort(
    (a, b) => a.stock.rank - b.stock.rank || compare(a.food.id, b.food.id),
  );
  return { key: identities.join('\n'), items, typed, again, unknown, useUp: toUseUp, leftovers };
}

function bullets(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n');
}

function tableOf(portions: readonly Portion[]): string {
  const inOrder = [...portions].sort((a, b) => Number(!a.item) - Number(!b.item));
  const rows = inOrder.map(({ label, amount, item }) => {
    const source = item ? '' : label === 'water' ? ' (from the tap)' : ' (from the cupboard)';
    return `| ${capitalised(label)}${source} | ${amount} |`;
  });
  return ['| Ingredient | Amount |', '| --- | --- |', ...rows].join('\n');
}

/** An oven is not heated before a night of soaking. */
function afterSoaking(task: string): string {
  return task.replace(/^Heat the oven[^.]*/, '$& once the beans are soft');
}

function tasksOf({ tasks }: WordedDish, portions: readonly Portion[], isSoaked: boolean): string {
  const frozen = portions.filter(
    ({ states, item }) =>
      states.has('frozen') && ['meat', 'fish'].includes(item?.stock.shelf ?? ''),
  );
  const cupboard = portions.filter(({ item, label }) => !item && label !== 'water');
  const list = [
    frozen.length > 0 &&
      `Thaw the ${listed(frozen.map(({ label }) => label))} in the fridge overnight`,
    ...tasks.list,
    cupboard.length > 0 && `Look in the cupboard for ${listed(cupboard.map(({ label }) => label))}`,
  ];
  const lines = list.flatMap((task) =>
    task ? [`- [ ] ${isSoaked ? afterSoaking(task) : task}`] : [],
  );
  return `## ${tasks.heading}\n\n${lines.join('\n')}`;
}

function methodOf({ parts }: WordedDish): { text: string; minutes: number; isSoaked: boolean } {
  let number = 0;
  let minutes = 0;
  let isSoaked = false;
  const sections: string[] = [];
  for (const part of parts) {
    if (!part) continue;
    const steps = part.steps.filter((step): step is DishStep => step !== false);
    if (steps.length === 0) continue;
    const lines = steps.map(([title, time, text, beside]) => {
      if (!beside) minutes += time;
      else if (time > 240) isSoaked = true;
      return `${++number}. **${title}** (${duration(time)}). ${text}`;
    });
    sections.push(`## ${part.heading}\n\n${lines.join('\n')}`);
  }
  return { text: sections.join('\n\n'), minutes, isSoaked };
}

/** @returns the section on what is not cooked, with the visitor's words taken literally */
export function unusedOf(pantry: Pantry, used: ReadonlySet<Item>): string {
  const twins: string[] = [];
  const unsuited: string[] = [];
  for (const [item, entry] of pantry.typed) if (!used.has(item)) unsuited.push(entry);
  for (const [entry, item] of pantry.again) (used.has(item) ? twins : unsuited).push(entry);

  let left = MOST_UNUSED;
  let bytesLeft = MOST_UNUSED_BYTES;
  let unnamed = 0;
  const encoder = new TextEncoder();
  const named = (entries: readonly string[]) => {
    const shown: string[] = [];
    for (const entry of entries) {
      const letters = [...entry.slice(0, LONGEST_ENTRY * 2)];
      const isLong = entry.length > LONGEST_ENTRY;
      const text = literally(isLong ? `${letters.slice(0, LONGEST_ENTRY).join('')}…` : entry);
      const bytes = encoder.encode(text).length;
      if (left === 0 || bytes > bytesLeft) unnamed++;
      else {
        shown.push(text);
        left--;
        bytesLeft -= bytes;
      }
    }
    return shown;
  };

  const groups: [string, readonly string[]][] = [
    ['Another name for something that is in the dish already:', named(twins)],
    ['Known, but not for this dish:', named(unsuited.sort(compare))],
    ['Not known in this kitchen:', named(pantry.unknown)],
  ];
  const blocks = groups
    .filter(([, entries]) => entries.length > 0)
    .map(([lead, entries]) => `${lead}\n\n${bullets(entries)}`);
  if (unnamed > 0) blocks.push(`… and ${unnamed.toLocaleString('en')} more.`);
  return blocks.length > 0 ? `## Not used\n\n${blocks.join('\n\n')}` : '';
}

/** A dish as a recipe. */
export interface PreparedDish {
  /** GitHub flavoured markdown below 32 kB. */
  text: string;
  /** Its steps alone. */
  method: string;
  /** In all, without a night of soaking. */
  minutes: number;
}

/**
 * Writes one dish as a recipe.
 *
 * @param people how many it should serve; null for as many as the book says
 */
export function prepareDish(
  pantry: Pantry,
  choice: ChosenDish,
  people: number | null = null,
): PreparedDish {
  const { dish } = choice;
  const bookServes = dish.write(ingredientsOf(choice.filling)).serves ?? 2;
  const scaled = people
    ? scale(choice.filling, people / bookServes)
    : { filling: choice.filling, short: [] };
  const isEnough = scaled.short.length === 0;
  const filling = isEnough ? scaled.filling : choice.filling;
  const serves = people && isEnough ? people : bookServes;
  const draft = dish.write(ingredientsOf(filling));
  const shortage = isEnough
    ? ''
    : ` For ${people} you'd need more ${listed(scaled.short.map(({ name }) => name.plural))}.`;
  const portions = [...filling.values()].flat();
  const used = new Set(portions.flatMap(({ item }) => item ?? []));
  const method = methodOf(draft);
  const minutes = method.minutes > 20 ? Math.ceil(method.minutes / 5) * 5 : method.minutes;
  const sections = [
    `# ${capitalised(draft.title.replace(/\s+/g, ' ').trim())}`,
    `Serves ${serves}, ready in about ${duration(minutes)}${method.isSoaked ? ' after a night of soaking' : ''}. ${draft.lead}${shortage}[^note]`,
    `## Ingredients\n\n${tableOf(portions)}`,
    tasksOf(draft, portions, method.isSoaked),
    method.text,
    unusedOf(pantry, used),
    `[^note]: ${draft.note}`,
  ];
  return { text: `${sections.filter(Boolean).join('\n\n')}\n`, method: method.text, minutes };
}
