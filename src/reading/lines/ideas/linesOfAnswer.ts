import { linesOfHtml } from '../html/layOutHtml';
import { findJson } from '../json/findJson';
import { ingredientsOf } from '../json/ingredientsOf';
import { bareKey, INGREDIENTS, TITLE } from '../json/keys';
import {
  durationOf,
  isObject,
  isShallow,
  type Json,
  type JsonObject,
  keyIn,
  textOfJson,
  wordsOfKey,
} from '../json/words';
import type { Line } from '../Line';
import { linesOf } from '../text/linesOf';
import { labelOf } from './words';

export function linesOfAnswer(answer: string): Line[] {
  const found = findJson(answer);
  if (found && isShallow(found.json)) {
    // Some models write an object on each line.
    const rest = found.after ? linesOfAnswer(found.after) : [];
    return [...asides('', found.before), ...linesOfJson(found.json), ...rest];
  }
  return linesOfHtml(answer) ?? linesOf(withPlainRows(answer));
}

const withPlainRows = (text: string) =>
  text.replace(/^[ \t]*\|(.*?)\|?[ \t]*$/gm, (_, cells) =>
    /^[\s|:-]*$/.test(cells) ? '' : cells.replaceAll('|', ' — '),
  );

/**
 * The title of each dish, its time and its foods, and asides of all else. `isOfMany`: one of
 * several objects with names, which are the dishes.
 */
function linesOfJson(json: Json, key = '', isOfMany = false): Line[] {
  if (Array.isArray(json)) {
    const names = json.every((one) => typeof one === 'string') ? json : [];
    const areNamed = json.length > 1 && json.every((one) => isObject(one) && keyIn(one, TITLE));
    return json.flatMap((one, at) =>
      names[at] ? [lineOf(names[at] as string, 'number')] : linesOfJson(one, '', areNamed),
    );
  }
  if (!isObject(json)) return asides(key, json);
  const name = keyIn(json, TITLE);
  const hasInner = Object.values(json).some((value) => typeof value === 'object');
  const facts = factsOf(json);
  const title = name === undefined ? key : String(json[name]);
  const isNamed = name !== undefined && (isOfMany || !hasInner);
  if (title && (facts.length > 0 || isNamed)) {
    const others = Object.entries(json).flatMap(([own, value]) =>
      own === name ? [] : asides(own, value),
    );
    return [lineOf(title, 'heading'), ...facts, ...others];
  }
  return Object.entries(json).flatMap(([own, value]) => linesOfJson(value, own));
}

const lineOf = (text: string, mark: Line['mark']): Line => ({
  text: text.replace(/\s+/g, ' '),
  mark,
  isAfterBlank: false,
});

/** These lines are only for the check of what the visitor avoids. */
function asides(key: string, value: Json): Line[] {
  const words = [wordsOfKey(key), textOfJson(value)].filter(Boolean).join(': ');
  return words ? [{ ...lineOf(words, null), aside: 'edge' }] : [];
}

const foodsIn = (ingredients: Json): string[] =>
  ingredientsOf({ ingredients }).flatMap(({ role, text }) => (role === 'ingredient' ? text : []));

function factsOf(json: JsonObject): Line[] {
  return Object.entries(json).flatMap(([key, value]) => {
    if (/ingredient|foods|uses|zutaten/i.test(key) || INGREDIENTS.has(bareKey(key)))
      return lineOf(`Ingredients: ${foodsIn(value).join(', ')}`, null);
    if (/time|minutes|duration|dauer|zeit/i.test(key) && typeof value !== 'object') {
      const label = labelOf(wordsOfKey(key).replace(/ (?:in )?min(?:ute)?s?$/i, '')) ?? 'total';
      const time = durationOf(Number(value) > 0 ? Number(value) : value);
      return lineOf(`${label}: ${time || value}`, null);
    }
    return [];
  });
}
