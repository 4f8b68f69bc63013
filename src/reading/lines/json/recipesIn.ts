import { plainWords } from '../../document/said';
import { RefusedError } from '../FoundRecipe';
import { MOST_SEARCHED } from '../limits';
import { isTandoor } from '../programs/ofProgram';
import { findJson } from './findJson';
import { INGREDIENTS, STEPS, TITLE } from './keys';
import { parseJson } from './parseJson';
import { isObject, type Json, type JsonObject, keyIn, textOfJson } from './words';

/**
 * A recipe names a title, ingredients and steps, or says that it is one. `isCut`: the end, and the
 * steps with it, may be missing.
 */
export function isRecipeData(json: JsonObject, isCut = false): boolean {
  const has = (names: ReadonlySet<string>) => keyIn(json, names) !== undefined;
  const isNamed = has(INGREDIENTS) && (isCut || has(STEPS));
  return has(TITLE) && (isNamed || isTandoor(json) || [json['@type']].flat().includes('Recipe'));
}

const DEEPEST = 8;

/**
 * One recipe, a list, or some below other keys, such as a page's graph. Throws a `RefusedError` if
 * there is too much to look through.
 */
export function* recipesIn(json: Json): Generator<JsonObject> {
  let searched = 0;
  function* search(value: Json, depth: number): Generator<JsonObject> {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
    searched += 1;
    if (searched > MOST_SEARCHED) throw new RefusedError('damaged');
    if (isObject(value) && isRecipeData(value)) yield value;
    else for (const inner of Object.values(value)) yield* search(inner, depth + 1);
  }
  yield* search(json, 0);
}

/** Looks in a page's scripts and attributes, and takes the fullest recipe of each dish. */
export function describedRecipes(scripts: readonly string[], items: JsonObject[]): JsonObject[] {
  const all = [...scripts.map(jsonOf).flatMap((json) => [...recipesIn(json)]), ...items];
  const dishes = new Map<string, JsonObject>();
  for (const recipe of all) {
    const key = plainWords(textOfJson(recipe.name));
    const other = dishes.get(key);
    if (!other || sizeOf(recipe) > sizeOf(other)) dishes.set(key, recipe);
  }
  return [...dishes.values()];
}

/** Reads also raw line breaks in strings, and a bracket too many. */
function jsonOf(script: string): Json {
  try {
    const text = script.replace(/^\s*(?:\/\/\s*)?<!(?:--|\[CDATA\[)/, '').trim();
    return parseJson(text) ?? findJson(text)?.json ?? null;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return null;
  }
}

const sizeOf = ({ recipeIngredient, ingredients = null, recipeInstructions = null }: JsonObject) =>
  textOfJson([recipeIngredient ?? ingredients, recipeInstructions]).length;
