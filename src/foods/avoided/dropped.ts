import { DIETS, type Diet, isAllergen } from '../contents';
import type { Place, RecipeLine } from './allergens';
import type { Check, Result } from './checkRecipe';
import type { Avoidance } from './thingsToAvoid';
import { findDropped } from './wishedAway';

/** A diet that a change asks for: "vegetarian", but not "with vegan butter". */
const DIET =
  /(?<!\b(?:not|n['’]t|never|no longer) (?:\w+ )?)\b(vegan|vegetarian|pescatarian)\b(?=\s*(?:$|[.,;!?)]|\b(?:please|version|and|but)\b))/i;

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

const BEFORE =
  /\b(?:without|no|not?|omit\w*|(?:left|leav\w+|take[ns]?|taking|took) (?:out|off|away)|remov\w+|skip\w*|drop\w*|exclud\w+|minus|(?:instead|place|free) of|rather than|replac\w+|swap\w*|substitut\w+)(?:[ (]+[\w'’-]+){0,3}[ (]*$/i;
/** "Paprika (omitted)", "the paprika has been left out". */
const BEHIND =
  /^[\s,;:(–—-]*(?:(?:is|are|was|were|has|have|been|now|all) ){0,3}(?:omit|remov|left out|leave out|taken out|skip|drop|gone\b|exclud|replac|swapp|delet|free\b)/i;

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
