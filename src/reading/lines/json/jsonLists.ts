import { plainLines } from '../html/plainLines';
import type { Placed, Role } from '../roles/Role';
import { isObject, type Json, type JsonObject, keyIn, lineOf, textOfJson } from './jsonWords';
import { namesOf } from './keys';

const AMOUNT = namesOf(
  'amount quantity qty measure menge quantite cantidad quantita quantidade hoeveelheid',
);
const UNIT = namesOf('unit units unitofmeasure einheit unite unidad unita unidade eenheid');
const FOOD = namesOf(
  'name item ingredient food product zutat ingrediente nom nombre nome naam title text description',
);
const HEADING = namesOf('name title heading group section category component part for');
const ITEMS = namesOf('items ingredients list itemlistelement steps instructions directions');
const NUMBER = namesOf('step number stepnumber position order id index no nr type');
const WORDS = namesOf('text instruction instructions description step action direction details');

/** A line whose role is known; none without words. */
export const lineAs = (role: Role, text: string): Placed[] =>
  text ? [{ role, text, mark: role === 'ingredient' ? 'bullet' : null, isAfterBlank: false }] : [];

/** The lines below the heading of the ingredients. */
export function ingredientLines(value: Json): Placed[] {
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'object' && inner !== null
        ? [...lineAs('group', lineOf(key)), ...ingredientLines(inner)]
        : lineAs('ingredient', ingredientOf({ name: key, amount: inner })),
    );
  }
  return listOf(value).flatMap((item) => {
    const inner = isObject(item) ? groupIn(item) : undefined;
    if (!inner)
      return lineAs('ingredient', isObject(item) ? ingredientOf(item) : unmarked(textOfJson(item)));
    return [...lineAs('group', inner.heading), ...ingredientLines(inner.items), ...inner.others];
  });
}

/** The lines below the heading of the method. */
export function stepLines(value: Json): Placed[] {
  const add = (item: Json): Placed[] => {
    const inner = isObject(item) ? groupIn(item) : undefined;
    if (!inner) return lineAs('step', isObject(item) ? stepOf(item) : unmarked(textOfJson(item)));
    return [...lineAs('part', inner.heading), ...listOf(inner.items).flatMap(add), ...inner.others];
  };
  const isMap = isObject(value) && !groupIn(value) && !keyIn(value, WORDS);
  return (isMap ? Object.values(value) : listOf(value)).flatMap(add);
}

/** "200 g rice, rinsed" */
function ingredientOf(item: JsonObject): string {
  const food = keyIn(item, FOOD);
  const first = [keyIn(item, AMOUNT), keyIn(item, UNIT), food].filter((key) => key !== undefined);
  const others = Object.keys(item).filter((key) => !first.includes(key) && !key.startsWith('@'));
  const line = first.map((key) => textOfJson(item[key])).filter(Boolean);
  return [line.join(' '), ...others.map((key) => textOfJson(item[key]))].filter(Boolean).join(', ');
}

/** "**Sauce:** Stir it. (5 minutes)" */
function stepOf(item: JsonObject): string {
  const words = Object.keys(item).find(
    (key) => keyIn({ [key]: null }, WORDS) && typeof item[key] === 'string',
  );
  const heading = keyIn(item, HEADING);
  const title = heading === words ? '' : textOfJson(item[heading ?? '']);
  const text = unmarked(textOfJson(item[words ?? '']));
  const others = Object.keys(item)
    .filter((key) => key !== words && key !== heading && !key.startsWith('@'))
    .filter((key) => !(keyIn({ [key]: null }, NUMBER) && /^\d*$/.test(String(item[key]))))
    .map((key) => textOfJson({ [key]: item[key] ?? null }))
    .filter(Boolean)
    .join(', ');
  const lead = title && text && !text.startsWith(title) ? `**${title}:** ${text}` : text || title;
  return lead && others ? `${lead} (${others})` : lead || others;
}

/** The heading and the items of a part; undefined if it is an item itself. */
function groupIn(item: JsonObject) {
  const key = Object.keys(item).find(
    (name) => keyIn({ [name]: null }, ITEMS) && Array.isArray(item[name]),
  );
  if (!key) return undefined;
  const heading = keyIn(item, HEADING);
  const others = Object.keys(item)
    .filter((name) => name !== key && name !== heading && !name.startsWith('@'))
    .flatMap((name) => lineAs('note', textOfJson({ [name]: item[name] ?? null })));
  return { heading: heading ? textOfJson(item[heading]) : '', items: item[key] as Json, others };
}

/** The items of a list, or the lines of a text. */
function listOf(value: Json): Json[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? plainLines(value) : [value];
}

/** Takes the mark or number off the beginning of a line. */
function unmarked(line: string): string {
  return line.replace(/^(?:\\?[-*+•]\s|(?:step\s)?\d{1,2}\\?[.):]\s){1,2}\s*/i, '');
}
