import { type Json, type JsonObject, wordsOf } from './jsonWords';

/** How many people a recipe serves, and what else it yields. */
export function servingsOf(recipe: JsonObject): JsonObject {
  const { servings, recipeServings, recipeYield, recipeYieldQuantity } = recipe;
  const said = (recipeYield ?? recipe.yield ?? null) as Json;
  // This page writes what it read beside the digits that other programs need.
  if (servings === null && wordsOf(said) === '1') return {};
  if (typeof servings === 'string' && wordsOf(servings).match(/\d+/)?.[0] === wordsOf(said)) {
    return { servings };
  }
  const quantity =
    Number(recipeYieldQuantity) > 0 ? [recipeYieldQuantity, said].map(wordsOf).join(' ') : said;
  if (Number(recipeServings) > 0) {
    const other = wordsOf(quantity);
    return {
      servings: recipeServings as Json,
      ...(other && other !== wordsOf(recipeServings) && { makes: quantity }),
    };
  }
  return { servings: wordsOf(quantity) ? quantity : ((servings ?? null) as Json) };
}
