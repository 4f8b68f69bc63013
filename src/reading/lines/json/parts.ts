import { listIn } from './groups';
import { ingredientLines } from './ingredientsOf';
import { isObject, type Json, type JsonObject } from './jsonWords';
import { namesOf } from './keys';
import { stepsOf } from './stepsOf';

const PARTS = namesOf('haspart');

/** What a recipe says in its parts: those with ingredients or steps of their own, and the others. */
export function partsOf(recipe: JsonObject): { parts: JsonObject[]; others: Json[] } {
  const all = listIn(recipe, PARTS);
  const isPart = (one: Json): one is JsonObject =>
    isObject(one) && (ingredientLines(one).length > 0 || [stepsOf(one)].flat().length > 0);
  return { parts: all.filter(isPart), others: all.filter((one) => !isPart(one)) };
}
