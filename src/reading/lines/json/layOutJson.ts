import { layOutParts } from '../layOut';
import { joinBlocks } from './fence';
import type { FoundJson } from './findJson';
import { ingredientLines, lineAs, stepLines } from './jsonLists';
import {
  capitalized,
  isObject,
  isShallow,
  type Json,
  type JsonObject,
  keyIn,
  lineOf,
  textOfJson,
  wordsOfKey,
} from './jsonWords';
import { bareKey, DESCRIPTION, INGREDIENTS, NOTES, namesOf, SERVINGS, STEPS, TITLE } from './keys';

const LISTS = namesOf('recipes recipe graph rezepte rezept recette receta ricetta receita recept');

const VIDEO = /^https:\/\/(?:www\.)?(?:youtube\.com|youtu\.be)\/\S{1,200}$/;

/**
 * Lays out the JSON of an answer that is a recipe: in the page's own names, as schema.org's `Recipe`,
 * or as a list with one. Every string of it appears, and every word around it.
 *
 * @returns markdown in the layout of `prompt.ts`; null if it is not a recipe
 */
export function layOutJson({ json, isCut, before, after }: FoundJson): string | null {
  const recipe = isShallow(json) ? findRecipe(json, isCut) : undefined;
  return recipe ? joinBlocks([before, layOutRecipe(recipe), after]) : null;
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

/** Lays out one recipe as markdown. Every string of it appears; a field without a place is a note. */
export function layOutRecipe(recipe: JsonObject): string {
  const rest = new Map(Object.entries(recipe).filter(([key]) => !key.startsWith('@')));
  const take = (names: ReadonlySet<string>): Json => {
    const key = keyIn(Object.fromEntries(rest), names) ?? '';
    const value = rest.get(key) ?? null;
    rest.delete(key);
    return value;
  };
  const title = take(TITLE);
  const [ingredients, steps] = [take(INGREDIENTS), take(STEPS)];
  const servings = servingsOf(take(SERVINGS));
  const facts = [servings.fact];
  for (const [key, value] of rest) {
    // Beside servings, a bare time is the whole time.
    const time = timeOf(bareKey(key), value, servings.fact !== '');
    if (time) facts.push(time);
    if (time) rest.delete(key);
  }
  const lead = textOfJson(take(DESCRIPTION));
  const [video, videoUrl] = [...rest].find(([, value]) => VIDEO.test(String(value))) ?? [];
  rest.delete(video ?? '');
  const notes = [...rest]
    .flatMap(([key, value]) => notesOf(key, value))
    .concat(servings.others.map((words) => `Yield: ${words}`));
  const parts = [
    ...lineAs('title', textOfJson(title)),
    ...lineAs('fact', facts.filter(Boolean).join(' · ')),
    ...lineAs('lead', lead),
    ...lineAs('lead', lineOf(videoUrl)),
    ...ingredientLines(ingredients),
    ...stepLines(steps),
    ...notes.flatMap((words) => lineAs('note', words)),
  ];
  return layOutParts(parts, (text) => text).trim();
}

/** What a cook counts first, "4" of "4" and "24 dumplings", and the others. */
function servingsOf(value: Json): { fact: string; others: string[] } {
  const said = (Array.isArray(value) ? value : [value]).map(textOfJson).filter(Boolean);
  const [first = '', ...others] = [...said].sort(
    (one, other) => Number(PLAIN_NUMBER.test(other)) - Number(PLAIN_NUMBER.test(one)),
  );
  const rest = others.filter((words) => !words.startsWith(first));
  if (PLAIN_NUMBER.test(first)) return { fact: `Serves ${first}`, others: rest };
  const isThings = /^\d+ (?!serving|portion|people|person)/i.test(first);
  return { fact: isThings ? `Makes ${first}` : capitalized(first), others: rest };
}

const PLAIN_NUMBER = /^\d+(?: ?[-–] ?\d+)?$/;

/** "Prep: 10 minutes"; empty if the value is not a time. */
function timeOf(key: string, value: Json, isBesideServings: boolean): string {
  const [, kind] =
    /^(prep|cook|total)(?:aration|ing)?(?:time)?(?:in)?(?:min(?:ute)?s?)?$/.exec(key) ?? [];
  const isBare = /^(?:time|duration|totalduration)(?:in)?(?:min(?:ute)?s?)?$/.test(key);
  const words = durationOf(value);
  if (!words || (!kind && !isBare)) return '';
  if (kind === 'total' && !isBesideServings) return `Total: ${words}`;
  return kind && kind !== 'total' ? `${capitalized(kind)}: ${words}` : words;
}

function durationOf(value: Json): string {
  if (typeof value === 'number') return `${value} minutes`;
  if (typeof value !== 'string') return '';
  const [whole, days = 0, rest = 0, minutes] =
    /^P(?:0Y)?(?:0M)?(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:0S)?)?$/i.exec(value) ??
    [];
  if (whole === undefined) return /\d/.test(value) ? textOfJson(value) : '';
  const hours = 24 * Number(days) + Number(rest);
  return [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    minutes && Number(minutes) > 0 && `${Number(minutes)} minutes`,
  ]
    .filter(Boolean)
    .join(' ');
}

function notesOf(key: string, value: Json): string[] {
  if (NOTES.has(bareKey(key)) && !isObject(value)) return [value].flat().map(textOfJson);
  const words = textOfJson(value);
  return words ? [`${capitalized(wordsOfKey(key))}: ${words}`] : [];
}
