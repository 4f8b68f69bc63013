import {
  isObject,
  type Json,
  type JsonObject,
  listIn,
  nameInJson,
  textOfJson,
} from '../json/words';

/** Each ingredient of Mealie is a thing with a food and a note, even if both are empty, or a recipe. */
export function isMealie(recipe: JsonObject): boolean {
  const things = listIn(recipe, 'recipeingredient').filter(isObject);
  const isOfMealie = (one: JsonObject) =>
    'referencedRecipe' in one || ('food' in one && 'note' in one);
  return things.length > 0 && things.every(isOfMealie);
}

/** Its texts are markdown. The first ingredient or step of a section has its title. */
export function ofMealie(recipe: JsonObject): JsonObject {
  const linesOf = (field: string, lineOf: (thing: JsonObject) => string): Json[] =>
    listIn(recipe, field).flatMap((one) => {
      if (!isObject(one)) return one;
      return [...(one.title ? [`## ${textOfJson(one.title)}`] : []), lineOf(one)];
    });
  return {
    ...recipe,
    '@markdown': true,
    recipeIngredient: linesOf('recipeingredient', ingredientOf),
    recipeInstructions: linesOf('recipeinstructions', ({ summary, text }) =>
      [summary, text].filter((words) => typeof words === 'string' && words).join(': '),
    ),
  };
}

/** "200 g rice, rinsed" */
function ingredientOf(item: JsonObject): string {
  const { referencedRecipe, display, originalText, quantity, unit, food, note } = item;
  const remark = textOfJson(note);
  const linked = isObject(referencedRecipe)
    ? `${nameInJson(referencedRecipe)} (linked recipe)`
    : '';
  const thing = linked || nameInJson(food);
  const amount = Number(quantity) > 0 && (thing || quantity !== 1) ? textOfJson(quantity) : '';
  const parts = [amount, nameInJson(unit), thing].filter(Boolean).join(' ');
  const shown = textOfJson(display) || textOfJson(originalText);
  // The page cannot check what is in a linked recipe.
  const line = linked || !shown ? parts : shown.replace(SMALL_DIGITS, plainDigits);
  // Mealie puts the remark after the food, without a comma.
  const isLast = food && line.endsWith(` ${remark}`);
  const whole = isLast ? line.slice(0, -remark.length - 1) : line;
  const isSaid = !linked && !isLast && shown.includes(remark);
  return [whole, isSaid ? '' : remark].filter(Boolean).join(thing || shown ? ', ' : ' ');
}

/** "¹/₂" */
const SMALL_DIGITS = /[⁰¹²³⁴-⁹]+[/⁄][₀-₉]+/g;
const plainDigits = (digits: string) => digits.normalize('NFKC').replace('⁄', '/');
