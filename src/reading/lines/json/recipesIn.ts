import { MOST_SEARCHED } from '../limits';
import { RefusedError } from '../Refusal';
import { findJson } from './findJson';
import { isObject, type Json, type JsonObject, textOfJson } from './jsonWords';
import { isRecipe } from './layOutJson';
import { parseJson } from './parseJson';

/** The deepest nesting in which recipes are looked for. */
const DEEPEST = 8;

/**
 * Finds the recipes in JSON, one after another: one, a list of them, or some below other keys, such as a page's
 * graph.
 *
 * @throws {RefusedError} if there is too much to look through
 */
export function* recipesIn(json: Json): Generator<JsonObject> {
  let searched = 0;
  function* search(value: Json, depth: number): Generator<JsonObject> {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
    searched += 1;
    if (searched > MOST_SEARCHED) throw new RefusedError('damaged');
    if (isObject(value) && isRecipe(value)) yield value;
    else for (const inner of Object.values(value)) yield* search(inner, depth + 1);
  }
  yield* search(json, 0);
}

/** The recipes that a page describes in scripts and attributes: of each dish the fullest. */
export function describedRecipes(scripts: readonly string[], items: JsonObject[]): JsonObject[] {
  const all = [
    ...scripts.map(jsonOf).flatMap((json) => [...recipesIn(json)]),
    ...items.map(oneEach),
  ];
  // A page lists other dishes by their names alone.
  const told = all.filter((recipe) => sizeOf(recipe) > 0);
  const dishes = new Map<string, JsonObject>();
  for (const recipe of told.length > 0 ? told : all.slice(0, 1)) {
    const key = textOfJson(recipe.name)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
    const other = dishes.get(key);
    if (!other || sizeOf(recipe) > sizeOf(other)) dishes.set(key, recipe);
  }
  return [...dishes.values()];
}

/** The JSON of a script, also with raw line breaks in its strings or a bracket too many. */
function jsonOf(script: string): Json {
  try {
    const text = script.replace(/^\s*(?:\/\/\s*)?<!(?:--|\[CDATA\[)/, '').trim();
    return parseJson(text) ?? findJson(text)?.json ?? null;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return null;
  }
}

const LISTS = /^(?:recipeIngredient|ingredients|recipeInstructions)$/;

/** An item of microdata with one value for each property that is no list. */
function oneEach(item: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(item).map(([key, values]) => [
      key,
      LISTS.test(key) || !Array.isArray(values) ? values : (values[0] ?? null),
    ]),
  );
}

/** How much a recipe says of its ingredients and its steps. */
function sizeOf({ recipeIngredient, ingredients, recipeInstructions }: JsonObject): number {
  return [recipeIngredient ?? ingredients, recipeInstructions]
    .map((value) => textOfJson(value).length)
    .reduce((sum, length) => sum + length, 0);
}
