import { DIETS, type Diet, isAllergen } from '../contents';
import { patternOf } from '../text/says';
import type { Place, RecipeLine } from './allergens';
import type { Check, Result } from './checkRecipe';
import type { Avoidance } from './thingsToAvoid';
import { findDropped } from './wishedAway';

/** A diet that a change asks for: "vegetarian", but not "with vegan butter". */
const DIET = patternOf('diet wished', 'i');

/** `without` are foods that the change names; without these, its words in `language` say them. */
export function droppedBy(words: string, without: readonly string[], language = 'en'): Avoidance {
  const names = without.length > 0 ? without : findDropped(words, language);
  const diets = Object.keys(DIETS) as Diet[];
  const asked = (without.length > 0 ? without.join() : (DIET.exec(words)?.[1] ?? '')).toLowerCase();
  return {
    allergens: names.filter(isAllergen),
    diet: diets.find((diet) => asked === diet || asked.includes(`aren't ${diet}`)) ?? null,
    avoid: names.filter((name) => !isAllergen(name) && !name.includes("aren't ")),
  };
}

/** Whether a recipe still has what it should lose. */
export type Fate = 'kept' | 'unclear' | 'gone';

const BEFORE = patternOf('left out before', 'i');
/** "Paprika (omitted)", "the paprika has been left out". */
const BEHIND = patternOf('left out behind', 'i');

/**
 * It is kept if an ingredient or step has it for certain, and does not say that it is left out; it
 * is gone if only words beside them say it. `lines` were checked; `struck` words are struck
 * through.
 */
export function fateOf(
  { verdict, places }: Result,
  unchecked: Check['unchecked'],
  lines: readonly RecipeLine[],
  struck: string,
): Fate {
  if (verdict === 'nothing') return 'gone';
  const isLeftOut = ({ line, start, end, words }: Place) => {
    const text = lines[line]?.text ?? '';
    return (
      BEFORE.test(text.slice(0, start)) || BEHIND.test(text.slice(end)) || struck.includes(words)
    );
  };
  const isOfRecipe = ({ line, reason }: Place) => {
    const { isIngredient, step } = lines[line] ?? {};
    return reason?.kind !== 'title' && (isIngredient || step !== undefined);
  };
  const isKept = (place: Place) =>
    place.presence === 'contains' && isOfRecipe(place) && !isLeftOut(place);
  if (places.some(isKept)) return 'kept';
  const isOnlyWords = (place: Place) =>
    place.presence !== 'not checked' && !isOfRecipe(place) && isLeftOut(place);
  return unchecked === null && places.length > 0 && places.every(isOnlyWords) ? 'gone' : 'unclear';
}
