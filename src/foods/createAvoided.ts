import { findAllergens } from './allergens';
import { findAvoided } from './avoided';
import type { Avoided } from './covers';
import { type Avoidance, thingsToAvoid } from './thingsToAvoid';

/** Makes what tells whether a food has something that somebody avoids. It remembers what it has read. */
export function createAvoided(avoidance: Avoidance): Avoided {
  const things = thingsToAvoid(avoidance);
  const known = new Map<string, boolean>();

  function read(text: string): boolean {
    const lines = [{ text, isIngredient: true }];
    const findings = findAllergens(lines);
    return things.some(({ contents, word }) =>
      [
        ...contents.flatMap((content) => findings.get(content)?.places ?? []),
        ...(word ? findAvoided(lines, word) : []),
      ].some(({ presence }) => presence !== 'not checked'),
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
