import { escapeBlock } from '../escape';
import { layOutParts } from '../layOut';
import { joinBlocks } from './fence';
import type { FoundJson } from './findJson';
import { linesOfRecipe } from './linesOfRecipe';
import { isRecipe } from './recipesIn';
import { isObject, isShallow, type Json, type JsonObject, mapWords, withoutTags } from './words';

/**
 * Lays out the JSON of an answer that is a recipe: in the page's own names, as schema.org's `Recipe`,
 * or as a list with one. Every string of it appears, and every word around it.
 *
 * @returns markdown in the layout of `prompt.ts`; null if it is not a recipe
 */
export function layOutJson({ json, isCut, before, after }: FoundJson): string | null {
  const recipe = isShallow(json) ? onlyRecipe(json, isCut) : undefined;
  if (!recipe) return null;
  const lines = linesOfRecipe(mapWords(recipe, withoutTags) as JsonObject);
  return joinBlocks([before, layOutParts(lines, escapeBlock).trim(), after]);
}

/** The recipe that JSON holds, alone in a list or below a key, with the fields beside it. */
function onlyRecipe(json: Json | undefined, isCut: boolean): JsonObject | undefined {
  if (Array.isArray(json)) return json.length === 1 ? onlyRecipe(json[0], isCut) : undefined;
  if (!isObject(json)) return undefined;
  if (isRecipe(json, isCut)) return json;
  for (const [key, inner] of Object.entries(json)) {
    const found = onlyRecipe(inner, isCut);
    if (found) return { ...json, [key]: null, ...found };
  }
  return undefined;
}
