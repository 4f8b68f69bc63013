import { lettersOf } from '../../document/textTraits';
import { RefusedError } from '../FoundRecipe';
import { DEEPEST_JSON, MOST_PARTS, MOST_SEARCHED } from '../limits';
import { isTandoor } from '../programs/ofTandoor';
import { findJson } from './findJson';
import { INGREDIENTS, STEPS, TITLE } from './keys';
import { isObject, type Json, type JsonObject, keyIn, textOfJson } from './words';

/**
 * JSON may come from anybody, and `JSON.parse` takes long for megabytes of brackets. Undefined for
 * any other text. Throws a `RefusedError` if it is nested too deeply, or has too many parts.
 */
export function parseJson(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign !== ',') continue;
    parts += 1;
    if (depth > DEEPEST_JSON || parts > MOST_PARTS) throw new RefusedError('damaged');
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

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
  // A page lists other dishes only by their names.
  const told = all.filter((recipe) => sizeOf(recipe) > 0);
  const dishes = new Map<string, JsonObject>();
  for (const recipe of told.length > 0 ? told : all.slice(0, 1)) {
    const key = lettersOf(textOfJson(recipe.name));
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

function sizeOf({ recipeIngredient, ingredients, recipeInstructions }: JsonObject): number {
  return [recipeIngredient ?? ingredients, recipeInstructions]
    .map((value) => textOfJson(value).length)
    .reduce((sum, length) => sum + length, 0);
}
