import { type Json, type JsonObject, textOfJson } from './jsonWords';

/** How many people a recipe serves, and what else it yields. */
export function servingsOf(recipe: JsonObject): JsonObject {
  const { servings, recipeServings, recipeYield, recipeYieldQuantity } = recipe;
  const said = (recipeYield ?? recipe.yield ?? null) as Json;
  // This page writes what it read beside the digits that other programs need.
  if (servings === null && textOfJson(said) === '1') return {};
  if (typeof servings === 'string' && textOfJson(servings).match(/\d+/)?.[0] === textOfJson(said)) {
    return { servings };
  }
  const quantity =
    Number(recipeYieldQuantity) > 0 ? [recipeYieldQuantity, said].map(textOfJson).join(' ') : said;
  if (Number(recipeServings) > 0) {
    const other = textOfJson(quantity);
    return {
      servings: recipeServings as Json,
      ...(other && other !== textOfJson(recipeServings) && { makes: quantity }),
    };
  }
  return { servings: textOfJson(quantity) ? quantity : ((servings ?? null) as Json) };
}
