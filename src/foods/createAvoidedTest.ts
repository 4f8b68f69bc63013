import { findAllergens } from './allergens';
import { findAvoided } from './avoided';
import type { ThingToAvoid } from './thingsToAvoid';

/**
 * Makes a function that tells whether a food contains, or may contain, what somebody avoids. It
 * remembers what it has read.
 */
export function createAvoidedTest(things: readonly ThingToAvoid[]): (food: string) => boolean {
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

  return (food) => {
    const isAvoided = known.get(food) ?? (things.length > 0 && read(food));
    known.set(food, isAvoided);
    return isAvoided;
  };
}
