import type { Avoided } from '../covers';
import { checkRecipe } from './checkRecipe';
import { type Avoidance, thingsToAvoid } from './thingsToAvoid';

/** Makes a function that tells whether a food has something to avoid. It remembers its answers. */
export function createAvoided(avoidance: Avoidance): Avoided {
  const things = thingsToAvoid(avoidance);
  const known = new Map<string, boolean>();

  function read(text: string): boolean {
    const lines = [{ text, isIngredient: true }];
    return checkRecipe(things, lines, { isReadable: true }).results.some(({ places }) =>
      places.some(({ presence }) => presence !== 'not checked'),
    );
  }

  return {
    contents: new Set(things.flatMap(({ contents }) => contents)),
    test(food) {
      const isAvoided = known.get(food) ?? (things.length > 0 && read(food));
      known.set(food, isAvoided);
      return isAvoided;
    },
  };
}
