import type { Role } from '../../document/roles/LineFeatures';
import type { RoleLine } from '../Line';
import { BULLETS } from '../text/bullets';
import { bareKey, namesOf } from './keys';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const objectsIn = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export function oneLine(value: Json | undefined): string {
  if (value === null || value === undefined || typeof value === 'object') return '';
  return String(value).replace(/\s+/g, ' ').trim();
}

/** Without Paprika's marks of photos. */
export const trimmedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*\[photo:[^\]]*\]\s*$/, '').trim())
    .filter(Boolean);

/** "# Sauce", "[Sauce]", "**Sauce:**", "--- Sauce ---", "Sauce:" */
const HEADING_LINE =
  /^(?:#{1,6}\s+(.+)|\[([^[\]]+)\]|\*\*([^*]+)\*\*:?|([-=])\4+\s*(.+?)\s*\4{2,}|(\p{L}[^.!?]{1,60}:))$/u;

function headingIn(line: RoleLine | undefined): string | undefined {
  const text = line?.title ? '' : (line?.text ?? '');
  const [, hashes, brackets, stars, , lines, colon] = HEADING_LINE.exec(text) ?? [];
  return hashes ?? brackets ?? stars ?? lines ?? colon;
}

/** Programs write a group or part as a line. With nothing below, it is a line. */
export const withHeadings = (lines: readonly RoleLine[], heads: Role, role: Role): RoleLine[] =>
  lines.flatMap((line, at) => {
    const heading = headingIn(line);
    if (!heading) return line;
    const next = lines[at + 1];
    const isHead = next?.role === role && !headingIn(next);
    return lineAs(isHead ? heads : role, isHead ? heading : unmarked(heading));
  });

/** `{"milk": false}` has no milk. */
const NO = /^(?:false|no|none)$/i;

/** "calories: 400, protein: 20 g", "Storage: Keep it cool." Leaves out the names of types. */
export function textOfJson(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(textOfJson).filter(Boolean).join(', ');
  if (!isObject(value)) return oneLine(value);
  const { title = null, name = null, text } = value;
  const first = [title, name, text ?? null].map(textOfJson).filter(Boolean).join(': ');
  const hasText = text !== undefined;
  const rest = fieldsOf(value, hasText ? ['title', 'name', 'text'] : []).map(([key, inner]) => {
    const words = textOfJson(inner);
    return words && (NO.test(words) ? `no ${wordsOfKey(key)}` : `${wordsOfKey(key)}: ${words}`);
  });
  return [hasText && first, ...rest].filter(Boolean).join(', ');
}

/** The name of a thing, or of the first of several. A text is its own name. */
export function nameInJson(value: Json | undefined): string {
  if (Array.isArray(value)) return nameInJson(value[0]);
  return textOfJson(isObject(value) ? value.name : value);
}

/** "prepTime" and "prep_time" are "prep time". */
export function wordsOfKey(key: string): string {
  return oneLine(
    key
      .replace(/[_-]+/g, ' ')
      .replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`),
  );
}

const TAG = /<\/?(p|br|b|strong|i|em|u|ul|ol|li|div|span)\s{0,3}\/?>/gi;

/** Models and programs write tags into markdown. Signs like "<salt>" stay. */
export const withoutTags = (text: string): string =>
  text.replace(TAG, (_, name: string) => (/^(?:p|br|ul|ol|li|div)$/i.test(name) ? '\n' : ' '));

/** The same with other texts, and with other names of fields. */
export function mapJson(
  value: Json,
  change: (text: string) => string,
  rename = (key: string) => key,
): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapJson(one, change, rename));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [rename(key), mapJson(one, change, rename)]),
  );
}

export function capitalized(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The first of an object's keys that is one of `names`, with a value that fits. */
export const keyIn = (
  object: JsonObject,
  names: ReadonlySet<string>,
  fits: (value: Json) => boolean = () => true,
): string | undefined =>
  Object.keys(object).find((key) => names.has(bareKey(key)) && fits(object[key] ?? null));

/** The first value below one of `names` that says something. */
export function valueIn(object: JsonObject, names: ReadonlySet<string>): Json | undefined {
  const key = keyIn(object, names, (value) => value !== null);
  return key === undefined ? undefined : object[key];
}

/** No words for a cook: pictures, ids, dates, ratings, other people and their reviews, settings. */
const WORDLESS =
  /^(?:image\w*|photos?\w*|thumbnail\w*|printimage|id|uid|uuid|slug|hash|order|position|user|onhand|identifier|date(?!s$)\w*|created\w*|updated?\w*|last\w*|mainentityofpage|ispartof|aggregaterating|rating|reviews?|settings|assets|potentialaction|interaction\w*|inlanguage|scale|onfavorites|intrash|ispinned|groceries|recipescale|deletedat|isaccessibleforfree|defaultscale|sourceimage|license|commentcount|cssselector|startoffset|endoffset)$/;
/** "recipeId", "folderIDs", but not "liquid" */
const ID = /(?:[a-z]I[dD]|_id)s?$/;

export const isWordlessKey = (key: string): boolean => ID.test(key) || WORDLESS.test(bareKey(key));

export const HEADING = namesOf(
  'name title heading group section category component part for purpose',
);
const ITEMS = namesOf(
  'items ingredients recipeingredient ingredientlist list itemlistelement steps instructions directions',
);
const ELEMENT = namesOf('itemlistelement');

export const lineAs = (role: Role, text: string): RoleLine[] =>
  text ? [{ role, text, mark: role === 'ingredient' ? 'bullet' : null, isAfterBlank: false }] : [];

/** The heading and items of a group or part; undefined if it is an item itself. */
export function groupIn(item: JsonObject) {
  // A list of one may be without its brackets.
  const ofOne = keyIn(item, ELEMENT, isObject);
  const key = keyIn(item, ITEMS, Array.isArray) ?? ofOne;
  if (!key) return undefined;
  const heading = keyIn(item, HEADING);
  const others = fieldsOf(item, [key, heading]).flatMap(([name, value]) =>
    lineAs('note', textOfJson({ [name]: value })),
  );
  return { heading: textOfJson(item[heading ?? '']), items: [item[key] ?? []].flat(), others };
}

/** Other fields than `known`, but no name of a type. */
export const fieldsOf = (
  item: JsonObject,
  known: readonly (string | undefined)[] = [],
): [string, Json][] =>
  Object.entries(item).filter(([key]) => !known.includes(key) && !key.startsWith('@'));

/** Drops the mark or number at the line's beginning. */
export function unmarked(line: string): string {
  return line.replace(MARKS, '');
}
const MARKS = new RegExp(
  `^(?:\\\\?[-*+]\\s|[${BULLETS}](?:\\s|(?=[\\p{L}\\d]))|(?:step\\s)?\\d{1,2}\\\\?[.):](?:\\s|(?=\\p{L}))){1,2}\\s*`,
  'iu',
);

/** A field may hold one item without a list. */
export const listIn = (recipe: JsonObject, names: string): Json[] =>
  [valueIn(recipe, namesOf(names)) ?? []].flat();

/** Of "P1DT2H30M": years and months, weeks, days, hours, minutes, seconds. */
const ISO_TIME =
  /^P(?:0Y)?(?:0M)?(?:(\d{1,2})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,6})M)?(?:(\d{1,7})(?:[.,]\d+)?S)?)?$/i;

const MINUTES = [10_080, 1_440, 60, 1, 1 / 60];

/** "1 h 30 min" of "PT1H30M", "PT90M" or 90, "2 days" of "P2D"; empty for zero and without a number. */
export function durationOf(value: Json): string {
  const text = typeof value === 'number' ? `PT${Math.round(value)}M` : oneLine(value);
  const parts = ISO_TIME.exec(text);
  if (!parts) return /\d/.test(text) && !/^P[\dT]/.test(text) ? text : '';
  const sum = MINUTES.reduce((all, size, at) => all + size * Number(parts[at + 1] ?? 0), 0);
  const minutes = Math.round(sum);
  const days = minutes >= 2_880 ? Math.floor(minutes / 1_440) : 0;
  const hours = Math.floor((minutes - 1_440 * days) / 60);
  return [`${days} days`, `${hours} h`, `${minutes % 60} min`]
    .filter((one) => !one.startsWith('0 '))
    .join(' ');
}
