import { datesOf, type EatBy, identityOf } from './ingredientList';
import { listOf, type Recipes, type SharedList } from './kitchen';

export interface ListChange {
  kind: 'addition' | 'removal' | 'edit' | 'cooking' | 'clear';
  before: SharedList;
  after: SharedList;
  /** What starting over took away beside the list. */
  recipes?: Recipes;
  gone: readonly string[];
  added: readonly string[];
  /** The list before the removals that led here. An undo puts each entry back into its row. */
  rows: readonly string[];
}

export function putBack(list: readonly string[], rows: readonly string[]): readonly string[] {
  const listed = new Set(list);
  const missing = new Map<string, string[]>();
  // Empty for the top of the list: no entry is empty.
  let above = '';
  for (const row of rows) {
    if (listed.has(row)) above = row;
    else missing.get(above)?.push(row) ?? missing.set(above, [row]);
  }
  return ['', ...list].flatMap((row) => [row, ...(missing.get(row) ?? [])]).slice(1);
}

function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return list.filter((entry) => !known.has(entry));
}

export function recordChange(
  kind: ListChange['kind'],
  list: SharedList,
  after: SharedList,
  last: ListChange | null,
): ListChange {
  const { ingredients } = list;
  return {
    kind,
    before: listOf(list),
    after,
    gone: without(ingredients, after.ingredients),
    added: without(after.ingredients, ingredients),
    rows: ['addition', 'edit', 'clear'].includes(kind)
      ? []
      : putBack(ingredients, last?.rows ?? []),
  };
}

/** The same list, with other letters for one entry. */
function respell({ ingredients, useUp, dates }: SharedList, now: string, then: string) {
  const nameOf = (entry: string) => (entry === now ? then : entry);
  return {
    ingredients: ingredients.map(nameOf),
    useUp: useUp.map(nameOf),
    dates: dates.map(({ entry, day }) => ({ entry: nameOf(entry), day })),
  };
}

/** Only undoes this change: what came later stays, and what left later does not come back. */
export function takeBack(
  { kind, before, after, gone, added }: ListChange,
  list: SharedList,
): SharedList {
  const [old = '', now = '', ...more] = [...gone, ...added];
  const isOne = kind === 'edit' && gone.length === 1 && more.length === 0;
  if (isOne && identityOf(old) === identityOf(now)) return respell(list, now, old);
  const kept = without(list.ingredients, added);
  // Another tab may have added the same entry again, in other letters.
  const names = new Set(kept.map(identityOf));
  const stays = new Set([...kept, ...gone.filter((entry) => !names.has(identityOf(entry)))]);
  const ingredients = putBack(kept, before.ingredients).filter((entry) => stays.has(entry));
  const marks = new Set([
    ...without(list.useUp, [...added, ...without(after.useUp, before.useUp)]),
    ...without(before.useUp, kept),
  ]);
  const keyOf = ({ entry, day }: EatBy) => `${day} ${entry}`;
  const set = new Set(after.dates.map(keyOf));
  const given = new Set(list.dates.map(({ entry }) => entry));
  const dates = [
    ...list.dates.filter((date) => !set.has(keyOf(date))),
    ...before.dates.filter(({ entry }) => given.has(entry) || !kept.includes(entry)),
  ];
  return {
    ingredients,
    useUp: ingredients.filter((entry) => marks.has(entry)),
    dates: datesOf(ingredients, dates),
  };
}

export interface Cooking {
  /** The ingredients that it has used up. */
  gone: readonly string[];
  /** The entry for what is left of the dish. */
  left?: EatBy | undefined;
}
