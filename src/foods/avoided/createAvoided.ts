import type { Avoided } from '../covers';
import { remembering } from '../remembering';
import { checkRecipe } from './checkRecipe';
import { type Avoidance, thingsToAvoid } from './thingsToAvoid';

export function createAvoided(avoidance: Avoidance): Avoided {
  const things = thingsToAvoid(avoidance);
  const test = remembering((text: string) => {
    const lines = [{ text, isIngredient: true }];
    const { results } = checkRecipe(things, lines, { isReadable: true });
    return results.some(({ places }) => places.some(({ presence }) => presence !== 'not checked'));
  });

  return {
    contents: new Set(things.flatMap(({ contents }) => contents)),
    test: (food) => things.length > 0 && test(food),
  };
}
