import { escapeBlock } from '../escape';
import { layOutParts } from '../layOut';
import { joinBlocks, RECIPE_LINE } from './fence';
import type { FoundJson } from './findJson';
import { linesOfRecipe } from './linesOfRecipe';
import { isRecipe } from './recipesIn';
import {
  capitalized,
  isObject,
  isShallow,
  type Json,
  type JsonObject,
  lineOf,
  mapWords,
  withoutTags,
  wordsOfKey,
} from './words';

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
