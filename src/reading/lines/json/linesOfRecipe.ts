import { tellsServings } from '../../document/facts/readFacts';
import { readVideo } from '../../document/facts/readVideo';
import type { RoleLine } from '../Line';
import { ingredientsOf } from './ingredientsOf';
import { bareKey, DESCRIPTION, INGREDIENTS, NOTES, SERVINGS, STEPS, TITLE } from './keys';
import { stepLinesOf } from './stepsOf';
import {
  capitalized,
  durationOf,
  fieldsOf,
  isObject,
  type Json,
  type JsonObject,
  lineAs,
  textOfJson,
  valueIn,
  wordsOfKey,
} from './words';

/** A recipe has these once. The page has no place for the words of a second one. */
const ONE_OF = [TITLE, INGREDIENTS, STEPS];
const READ = new Set([...SERVINGS, 'ingredientgroups', 'recipeservings', 'recipeyieldquantity']);

/** All but its title, ingredients, steps and servings. */
function othersOf(recipe: JsonObject): [string, Json][] {
  const isSecond = (key: string, value: Json) => {
    const names = ONE_OF.find((one) => one.has(bareKey(key)));
    return !names || textOfJson(valueIn(recipe, names)) !== textOfJson(value);
  };
  return fieldsOf(recipe).filter(([key, value]) => !READ.has(bareKey(key)) && isSecond(key, value));
}

/**
 * Of a model, a page or a program, with their roles. Every string is in a line; a field without a
 * place is a note.
 */
export function linesOfRecipe(recipe: JsonObject): RoleLine[] {
  const title = titleOf(recipe);
  const yields = yieldsIn(recipe);
  const servings = yields.fact || title.fact;
  const facts = [servings];
  const leads: string[] = [];
  const films: string[] = [];
  const notes: string[] = [];
  for (const [key, value] of othersOf(recipe)) {
    // Beside servings, a bare time is the whole time.
    const time = timeOf(bareKey(key), value, servings !== '');
    const words = textOfJson(value);
    if (time) facts.push(time);
    else if (readVideo(words)) films.push(words);
    else if (DESCRIPTION.has(bareKey(key)) && leads.length === 0) leads.push(words);
    else notes.push(...notesOf(key, value));
  }
  return [
    ...lineAs('title', title.text),
    ...lineAs('fact', facts.filter(Boolean).join(' · ')),
    ...[...leads, ...films].flatMap((words) => lineAs('lead', words)),
    ...ingredientsOf(recipe),
    ...stepLinesOf(recipe),
    ...[...notes, ...yields.notes].flatMap((words) => lineAs('note', words)),
  ];
}

/** "Chilli (serves 4)" names the dish, and its servings. */
function titleOf(recipe: JsonObject): { text: string; fact: string } {
  const whole = textOfJson(valueIn(recipe, TITLE));
  const [, text = '', fact = ''] = /^(.+?)\s*\(([^()]{1,40})\)$/.exec(whole) ?? [];
  return tellsServings(fact) ? { text, fact: capitalized(fact) } : { text: whole, fact: '' };
}

/** "Prep: 10 minutes"; empty if the value is not a time. */
function timeOf(key: string, value: Json, isBesideServings: boolean): string {
  const [, kind] =
    /^(prep|cook|perform|total)(?:aration|ing)?(?:time)?(?:in)?(?:min(?:ute)?s?)?$/.exec(key) ?? [];
  const isBare = /^(?:time|duration|totalduration)(?:in)?(?:min(?:ute)?s?)?$/.test(key);
  // A page may say "25 to 30 minutes" with two values.
  const words = durationOf(isObject(value) ? (value.maxValue ?? value.minValue ?? null) : value);
  if (!words || (!kind && !isBare)) return '';
  if (kind === 'total' && !isBesideServings) return `Total: ${words}`;
  if (kind === 'perform') return `Cook: ${words}`;
  return kind && kind !== 'total' ? `${capitalized(kind)}: ${words}` : words;
}

function notesOf(key: string, value: Json): string[] {
  if (NOTES.has(bareKey(key)) && !isObject(value)) return [value].flat().map(textOfJson);
  const words = textOfJson(value);
  return words ? [`${capitalized(wordsOfKey(key))}: ${words}`] : [];
}

const PLAIN_NUMBER = /^\d+(?: ?[-–] ?\d+)?$/;

/** How many people a recipe serves, as a fact, and what else it yields, as notes. */
function yieldsIn(recipe: JsonObject) {
  const { servings, recipeServings, recipeYieldQuantity: count } = recipe;
  const said = [valueIn({ ...recipe, servings: null }, SERVINGS) ?? servings ?? []]
    .flat()
    .map(quantityIn);
  const people = Number(recipeServings) > 0 ? textOfJson(recipeServings) : '';
  // A cook counts "4" of "4" and "24 dumplings" first.
  const [first = '', ...more] = [people, ...(Number(count) > 0 ? [`${count} ${said}`] : said)]
    .filter(Boolean)
    .sort((one, other) => Number(PLAIN_NUMBER.test(other)) - Number(PLAIN_NUMBER.test(one)));
  const others = more.filter((words) => !`${words} `.startsWith(`${first} `));
  const notes = others.map((words) => `Yield: ${words}`);
  if (PLAIN_NUMBER.test(first)) return { fact: `Serves ${first}`, notes };
  const isThings = /^\d+ (?!serving|portion|people|person)/i.test(first);
  return { fact: isThings ? `Makes ${first}` : capitalized(first), notes };
}

/** "12 rolls", also of schema.org's `QuantitativeValue`. */
function quantityIn(value: Json): string {
  if (!isObject(value)) return textOfJson(value);
  const number = textOfJson(value.value ?? value.maxValue ?? value.minValue);
  return number ? `${number} ${textOfJson(value.unitText)}`.trim() : textOfJson(value);
}
