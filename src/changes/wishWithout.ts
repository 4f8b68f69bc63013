import type { Wish } from '../../machines/recipeMachine';

/** Makes the wish for the recipe on the page without some foods. */
export function wishWithout(foods: readonly string[]): Wish {
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(foods);
  return { kind: 'change', words: `without ${names}`, without: foods };
}
