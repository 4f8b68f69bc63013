import { insertLines } from './ingredientList';
import type { SharedList } from './kitchen';
import { isOwn, type Leftover, leftoversOn } from './leftovers';

/** What a cooked recipe does to the list. */
export interface Cooking {
  /** The ingredients that it has used up. */
  gone: readonly string[];
  /** What is left over of it. */
  left?: Leftover | undefined;
}

/**
 * Takes what a cooked recipe has used up off the list, and puts what is left over on it, marked to be used up.
 * An entry that the list has already is left of both dishes.
 */
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
