import { isObject, type JsonObject, nameInJson, objectsIn, textOfJson } from '../json/words';

/** Crouton's ingredients and steps are things in an order of their own. */
export const isCrouton = ({ ingredients, steps }: JsonObject): boolean =>
  objectsIn(ingredients).some(({ ingredient }) => isObject(ingredient)) &&
  objectsIn(steps).some((step) => 'isSection' in step);

export function ofCrouton(recipe: JsonObject): JsonObject {
  const { ingredients, steps, duration, cookingDuration, neutritionalInfo, ...rest } = recipe;
  return {
    ...rest,
    prepTime: duration ?? null,
    cookTime: cookingDuration ?? null,
    nutrition: neutritionalInfo ?? null,
    recipeIngredient: objectsIn(ingredients).map(lineOf),
    recipeInstructions: objectsIn(steps).map(({ step, isSection }) =>
      isSection === true ? `# ${textOfJson(step)}` : textOfJson(step),
    ),
  };
}

/** Names of units that are not the word itself. */
const UNITS: Record<string, string> = {
  ITEM: '',
  GRAMS: 'g',
  KGS: 'kg',
  MILLS: 'ml',
  LITRES: 'l',
  OUNCE: 'oz',
  POUND: 'lb',
  TEASPOON: 'tsp',
  TABLESPOON: 'tbsp',
  FLUID_OUNCE: 'fl oz',
};

/** "5–6 cup chicken broth" */
function lineOf({ ingredient, quantity }: JsonObject): string {
  const { amount, secondaryAmount, quantityType } = isObject(quantity) ? quantity : {};
  const amounts = [amount, secondaryAmount].map(textOfJson).filter(Boolean).join('–');
  const kind = textOfJson(quantityType);
  const unit = UNITS[kind] ?? kind.toLowerCase().replaceAll('_', ' ');
  return [amounts, unit, nameInJson(ingredient)].filter(Boolean).join(' ');
}
