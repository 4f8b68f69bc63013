import { isObject, type Json, type JsonObject } from '../../recipe/json/jsonWords';
import { isRecipe } from '../../recipe/json/layOutJson';

/** The deepest nesting in which recipes are looked for. */
const DEEPEST = 8;

/** Finds the recipes in JSON: one, a list of them, or some below other keys, such as a page's graph. */
export function recipesIn(json: Json, depth = 0): JsonObject[] {
  if (typeof json !== 'object' || json === null || depth > DEEPEST) return [];
  if (isObject(json) && isRecipe(json)) return [json];
  return Object.values(json).flatMap((inner) => recipesIn(inner, depth + 1));
}
