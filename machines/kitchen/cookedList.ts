import { insertLines } from './ingredientList';
import type { SharedList } from './kitchen';
import { isOwn, type Leftover, leftoversOn } from './leftovers';

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
