import { escapeBlock } from '../escape';
import { layOutParts } from '../layOut';
import { joinBlocks, RECIPE_LINE } from './fence';
import type { FoundJson } from './findJson';
import { INGREDIENTS, namesOf, STEPS, TITLE } from './keys';
import { linesOfRecipe } from './linesOfRecipe';
import {
  capitalized,
  isObject,
  isShallow,
  type Json,
  type JsonObject,
  keyIn,
  lineOf,
  mapWords,
  withoutTags,
  wordsOfKey,
} from './words';

const LISTS = namesOf('recipes recipe graph rezepte rezept recette receta ricetta receita recept');

/**
 * Lays out the JSON of an answer that is a recipe: in the page's own names, as schema.org's `Recipe`,
 * or as a list with one. Every string of it appears, and every word around it.
 *
 * @returns markdown in the layout of `prompt.ts`; null if it is not a recipe
 */
export function layOutJson({ json, isCut, before, after }: FoundJson): string | null {
  const recipe = isShallow(json) ? findRecipe(json, isCut) : undefined;
  if (!recipe) return null;
  const lines = linesOfRecipe(mapWords(recipe, withoutTags) as JsonObject);
  return joinBlocks([before, layOutParts(lines, escapeBlock).trim(), after]);
}

/**
 * Finds an object with a title, ingredients and, unless it is cut, steps: also in a list, or below
 * the only key of another.
 */
function findRecipe(json: Json, isCut: boolean): JsonObject | undefined {
  if (Array.isArray(json)) {
    const recipes = json
      .map((one) => findRecipe(one, isCut))
      .filter((found) => found !== undefined);
    return recipes.length === 1 && json.length - recipes.length < 1 ? recipes[0] : undefined;
  }
  if (!isObject(json)) return undefined;
  const needed = isCut ? [TITLE, INGREDIENTS] : [TITLE, INGREDIENTS, STEPS];
  const isWhole = needed.every((names) => keyIn(json, names) !== undefined);
  if (isWhole) return json;
  const inner = keyIn(json, LISTS);
  const found = inner === undefined ? undefined : findRecipe(json[inner] ?? null, isCut);
  // Keeps the fields beside the recipe.
  return (
    found && {
      ...Object.fromEntries(Object.entries(json).filter(([key]) => key !== inner)),
      ...found,
    }
  );
}

/** Whether an object has a title, ingredients and steps by their names, or says that it is a recipe. */
export function isRecipe(json: JsonObject): boolean {
  const named = [TITLE, INGREDIENTS, STEPS].every((names) => keyIn(json, names) !== undefined);
  return named || ([json['@type']].flat().includes('Recipe') && keyIn(json, TITLE) !== undefined);
}

/**
 * Takes a recipe in markdown out of the JSON that holds it as one long string: `{"markdown": "# Rice …"}`.
 * Every other string of it appears as a note.
 *
 * @returns null if there is no such string
 */
export function textInJson(found: FoundJson): string | null {
  if (!isShallow(found.json)) return null;
  const strings = stringsIn(found.json, '');
  if (strings.length > MOST_STRINGS) return null;
  const [, text = ''] = strings.reduce(
    (longest, one) => (one[1].length > longest[1].length ? one : longest),
    ['', ''],
  );
  const others = strings.filter(([, words]) => words !== text && !text.includes(words.trim()));
  const length = others.reduce((sum, [, words]) => sum + words.length, 0);
  if (!RECIPE_LINE.test(text) || !text.includes('\n') || length > text.length) return null;
  const notes = others.map(
    ([key, words]) => `- ${capitalized(wordsOfKey(key))}: ${escapeBlock(lineOf(words))}`,
  );
  return joinBlocks([
    found.before,
    text.trim(),
    notes.length > 0 ? '## Notes' : '',
    notes.join('\n'),
    found.after,
  ]);
}

/** Every string, with the key that it is below. */
function stringsIn(json: Json, key: string): [key: string, words: string][] {
  if (typeof json === 'string') return json.trim() ? [[key, json]] : [];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, inner]) =>
    stringsIn(inner, Array.isArray(json) ? key : name),
  );
}

/** JSON with more strings does more than wrap a text. Each is searched for in the text. */
const MOST_STRINGS = 100;
