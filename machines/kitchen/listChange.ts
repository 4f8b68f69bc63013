import {
  dishOf,
  identityOf,
  insertLines,
  isOwn,
  keyOf,
  type Leftover,
  leftoversOn,
  withoutKnown,
} from './ingredientList';
import type { Kitchen, SharedList } from './kitchen';

export interface ListChange {
  kind: 'addition' | 'removal' | 'edit' | 'cooking' | 'clear';
  before: Kitchen;
  after: SharedList;
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
  { undoable: last, ...before }: Kitchen & { undoable: ListChange | null },
  after: SharedList,
): ListChange {
  const { ingredients } = before;
  return {
    kind,
    before,
    after,
    gone: without(ingredients, after.ingredients),
    added: without(after.ingredients, ingredients),
    rows: ['addition', 'edit', 'clear'].includes(kind)
      ? []
      : putBack(ingredients, last?.rows ?? []),
  };
}

/** The same list, with other letters for one entry. */
function respell({ ingredients, useUp, leftovers }: SharedList, now: string, then: string) {
  const nameOf = (entry: string) => (entry === now ? then : entry);
  return {
    ingredients: ingredients.map(nameOf),
    useUp: useUp.map(nameOf),
    leftovers: leftovers.map((one) => ({ ...one, entry: nameOf(one.entry) })),
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
  // The visitor may have renamed the leftover of a cooking since.
  const idOf = kind === 'cooking' ? dishOf : keyOf;
  const put = new Set(withoutKnown(after.leftovers, before.leftovers).map(idOf));
  const isPut = (leftover: Leftover) => put.has(idOf(leftover));
  const holding = list.leftovers
    .filter((leftover) => isPut(leftover) && !leftover.joined)
    .map(({ entry }) => entry);
  const others = list.leftovers.filter((leftover) => !isPut(leftover));
  const leaving = kind === 'cooking' ? holding : added;
  const goes = without(
    leaving,
    others.map(({ entry }) => entry),
  );
  const kept = without(list.ingredients, goes);
  // An edited entry that holds another dish by now keeps its new words.
  const rest = list.leftovers.filter(
    (one) => !isPut(one) || (kind === 'edit' && !before.ingredients.includes(one.entry)),
  );
  const joined = (leftovers: readonly Leftover[]) =>
    leftovers.filter((leftover) => leftover.joined).map(keyOf);
  const parted = without(joined(after.leftovers), joined(before.leftovers));
  // Another tab may have added the same entry again, in other letters.
  const names = new Map(kept.map((entry) => [identityOf(entry), entry]));
  const back = gone.filter((entry) => !names.has(identityOf(entry)));
  const stays = new Set([...kept, ...back]);
  const ingredients = putBack(kept, before.ingredients).filter((entry) => stays.has(entry));
  const marks = new Set([
    ...without(list.useUp, [...goes, ...without(after.useUp, before.useUp)]),
    ...without(before.useUp, kept),
  ]);
  const taken = withoutKnown(before.leftovers, after.leftovers).map((leftover) => ({
    ...leftover,
    entry: names.get(identityOf(leftover.entry)) ?? leftover.entry,
  }));
  return {
    ingredients,
    useUp: ingredients.filter((entry) => marks.has(entry)),
    leftovers: leftoversOn(
      [
        ...withoutKnown(taken, rest),
        ...rest.map((one) => (parted.includes(keyOf(one)) ? { ...one, joined: undefined } : one)),
      ],
      ingredients,
    ),
  };
}

export interface Cooking {
  /** The ingredients that it has used up. */
  gone: readonly string[];
  left?: Leftover | undefined;
}

/** Takes used-up entries off and adds the leftover, to an entry of its name if there is one. */
export function afterCooking(
  { ingredients: before, useUp, leftovers }: SharedList,
  { gone, left }: Cooking,
): SharedList {
  const rest = before.filter((listed) => !gone.includes(listed));
  const { ingredients, added, duplicates } = insertLines(rest, rest.length, left?.entry ?? '');
  const names = [...added, ...duplicates];
  const kept = leftoversOn(leftovers, rest);
  const marked = [...useUp, ...names];
  return {
    ingredients,
    useUp: ingredients.filter((listed) => marked.includes(listed)),
    leftovers: [
      ...kept,
      ...(left
        ? names.map((entry) => ({
            ...left,
            entry,
            name: entry,
            ...(rest.includes(entry) && isOwn(entry, kept) && { joined: true as const }),
          }))
        : []),
    ],
  };
}
