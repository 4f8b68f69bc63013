import { isObject, type Json, type JsonObject } from '../../recipe/json/jsonWords';
import { isRecipe } from '../../recipe/json/layOutJson';
import { MOST_SEARCHED } from '../files/limits';
import { RefusedError } from '../files/Refusal';

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
