import { dayOf, eatCookedBy } from '../../../machines/kitchen/cookedTime';
import type { EatBy } from '../../../machines/kitchen/ingredientList';
import type { Check } from '../../foods/avoided/checkRecipe';
import { ALLERGENS } from '../../foods/contents';
import type { Reading } from '../../reading/document/marks/Reading';
import * as firstWords from '../../words/en/first';

/** In doubt, the page takes it for rice, which keeps a day less. */
const RICE =
  /\b(?:rice(?! (?:vinegar|wine|noodle|paper|flour))|basmati|risotto|paella|biryani|pila[fu]|sushi|reis|riz|arroz)/i;

/**
 * The entry for what is left of a dish. Its name has all certain allergens of the recipe. `typed` is
 * the visitor's name for it, `cookedAt` local time: `2026-11-21T19:30:00+01:00`.
 */
export function nameLeft(
  typed: string,
  cookedAt: string,
  { lines }: Reading,
  { findings, unchecked }: Check,
): EatBy {
  const found = ALLERGENS.filter((one) => findings.get(one)?.verdict === 'contains');
  const foods = lines.filter(({ isIngredient, heading }) => isIngredient || heading === 'title');
  const hasRice = [typed, ...foods.map(({ text }) => text)].some((text) => RICE.test(text));
  return {
    entry: firstWords.language.left(typed, found.map(firstWords.language.allergen)),
    day: eatCookedBy(dayOf(cookedAt), hasRice || unchecked !== null),
  };
}
