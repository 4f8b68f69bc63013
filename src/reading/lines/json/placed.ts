import type { Placed, Role } from '../roles/Role';
import { type Json, type JsonObject, keyIn, textOfJson } from './jsonWords';
import { namesOf } from './keys';

/** The name of a group, a part or a step. */
export const HEADING = namesOf(
  'name title heading group section category component part for purpose',
);
const ITEMS = namesOf(
  'items ingredients recipeingredient ingredientlist list itemlistelement steps instructions directions',
);

/** A line whose role is known; none without words. */
export const lineAs = (role: Role, text: string): Placed[] =>
  text ? [{ role, text, mark: role === 'ingredient' ? 'bullet' : null, isAfterBlank: false }] : [];

/** The heading and the items of a group or a part; undefined if it is an item itself. */
export function groupIn(item: JsonObject) {
  const key = Object.keys(item).find(
    (name) => keyIn({ [name]: null }, ITEMS) && Array.isArray(item[name]),
  );
  if (!key) return undefined;
  const heading = keyIn(item, HEADING);
  const others = Object.keys(item)
    .filter((name) => name !== key && name !== heading && !name.startsWith('@'))
    .flatMap((name) => lineAs('note', textOfJson({ [name]: item[name] ?? null })));
  return { heading: textOfJson(item[heading ?? '']), items: item[key] as Json[], others };
}

/** Takes the mark or number off the beginning of a line. */
export function unmarked(line: string): string {
  return line.replace(/^(?:\\?[-*+•]\s|(?:step\s)?\d{1,2}\\?[.):]\s){1,2}\s*/i, '');
}
