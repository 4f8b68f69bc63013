import type { Content } from '../contents';
import { languagesNow } from '../languages/spoken';
import { remembering } from '../remembering';
import { checkRecipe, isFound } from './checkRecipe';
import type { ThingToAvoid } from './thingsToAvoid';

/** What a visitor avoids. `everything`: every claim counts, "gluten-free if needed" too. */
export type Avoided = readonly ThingToAvoid[] | 'everything';

interface Avoiding {
  contents: Pick<ReadonlySet<Content>, 'has'>;
  /** Whether a food contains or may contain something of this. */
  test(food: string): boolean;
}

const NOTHING: Avoiding = { contents: new Set(), test: () => false };
const EVERYTHING: Avoiding = { contents: { has: () => true }, test: () => false };

/** A kitchen asks thousands of times about the same things. */
const known = new WeakMap<readonly ThingToAvoid[], Avoiding>();

/** How to tell whether a visitor avoids a food. Remembers its answers. */
export function avoiding(avoided: Avoided): Avoiding {
  if (avoided === 'everything') return EVERYTHING;
  if (avoided.length === 0) return NOTHING;
  const found = known.get(avoided) ?? create(avoided);
  known.set(avoided, found);
  return found;
}

function create(things: readonly ThingToAvoid[]): Avoiding {
  const test = (text: string) => {
    const lines = [{ text, isIngredient: true }];
    const { results } = checkRecipe(things, lines, { isReadable: true });
    return results.some(({ places }) => places.some(isFound));
  };
  // Another language may know more of a text.
  const testsOf = remembering((_languages: number) => remembering(test));
  return {
    contents: new Set(things.flatMap(({ contents }) => contents)),
    test: (text) => testsOf(languagesNow())(text),
  };
}
