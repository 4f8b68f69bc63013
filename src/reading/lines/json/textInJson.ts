import { escapeBlock } from '../escape';
import { joinBlocks, RECIPE_LINE } from './fence';
import type { FoundJson } from './findJson';
import { capitalized, isShallow, type Json, lineOf, wordsOfKey } from './jsonWords';

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
