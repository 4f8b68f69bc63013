import { keysOf } from '../../../foods';
import { saysWords } from '../../document/said';
import type { RoleLine } from '../Line';
import { hasAmount, isGroup } from '../roles/lineTraits';
import { INGREDIENTS, namesOf } from './keys';
import {
  fieldsOf,
  groupIn,
  isObject,
  type Json,
  type JsonObject,
  keyIn,
  lineAs,
  listIn,
  nameInJson,
  objectsIn,
  oneLine,
  textOfJson,
  trimmedLines,
  unmarked,
  valueIn,
  withHeadings,
  wordsOfKey,
} from './words';

const AMOUNT = namesOf(
  'amount quantity qty value measure menge quantite cantidad quantita quantidade hoeveelheid',
);
const UNIT = namesOf(
  'unit units unittext unitofmeasure einheit unite unidad unita unidade eenheid',
);
const FOOD = namesOf(
  'name item ingredient food product zutat ingrediente nom nombre nome naam title text description',
);

export function ingredientLines(recipe: JsonObject): Json[] {
  const value = valueIn(recipe, INGREDIENTS) ?? [];
  if (isObject(value)) return linesOfMap(value);
  const lines = [value].flat();
  return lines.flatMap((line) => {
    if (typeof line !== 'string') return line;
    const parts = trimmedLines(line);
    // One ingredient may have line breaks within: "1", " cup", " flour".
    const amounts = parts.filter(hasAmount);
    return lines.length === 1 || amounts.length * 2 > parts.length ? parts : line;
  });
}

/** `{"rice": "200 g"}`, or a list below the name of each group. */
export const linesOfMap = (map: JsonObject): Json[] =>
  Object.entries(map).map(([name, value]): JsonObject => {
    if (Array.isArray(value)) return { name, items: value };
    return isObject(value)
      ? { name, items: linesOfMap(value) }
      : { name: wordsOfKey(name), amount: value };
  });

export function ingredientsOf(recipe: JsonObject): RoleLine[] {
  const beside = listIn(recipe, 'ingredientgroups');
  const isCount = (one: Json) => isObject(one) && Number(one.count) > 0;
  const groups = beside.filter((one) => !isCount(one));
  const inGroups = objectsIn(groups).flatMap((one) => groupIn(one)?.items ?? []);
  // A group has a heading beside its lines.
  const known = new Set(inGroups.map(textOfJson));
  const lines = ingredientLines(recipe).filter((line) => !known.has(textOfJson(line)));
  const headings = beside.filter(isCount).map(nameInJson).filter(Boolean);
  return placed([...belowHeadings(lines, headings), ...groups]);
}

/** This page ends each line that it exports with its group: "1 tbsp oil (For the sauce)". */
function belowHeadings(lines: readonly Json[], headings: readonly string[]): Json[] {
  const tailOf = (heading: string) => ` (${heading.replace(/[()]/g, '')})`;
  let last = '';
  return lines.flatMap((line) => {
    const heading = headings.find((one) => oneLine(line).endsWith(tailOf(one))) ?? '';
    const isNew = heading !== last;
    last = heading;
    if (!heading) return line;
    const words = oneLine(line).slice(0, -tailOf(heading).length);
    return isNew ? [`## ${heading}`, words] : words;
  });
}

function placed(lines: readonly Json[]): RoleLine[] {
  const namesGroup = (line: Json | undefined) =>
    typeof line === 'string' && isGroup({ text: line, isAfterBlank: false });
  const all = lines.flatMap((line, at) => {
    const inner = isObject(line) ? groupIn(line) : undefined;
    if (inner) {
      return [...lineAs('group', inner.heading), ...placed(inner.items), ...inner.others];
    }
    if (isObject(line)) return lineAs('ingredient', wordsOfIngredient(line));
    // A heading with nothing below it is a food.
    const isHead =
      lines.length > 2 && namesGroup(line) && at + 1 < lines.length && !namesGroup(lines[at + 1]);
    return isHead
      ? lineAs('group', oneLine(line))
      : lineAs('ingredient', unmarked(withoutDoubles(textOfJson(line))));
  });
  return withHeadings(all, 'group', 'ingredient');
}

/** "500.0 g", "0.33333334326744 cup" and "((optional))", as programs write them. */
const withoutDoubles = (line: string): string =>
  line
    .replace(/^(\d+)\.0+(?=\s)/, '$1')
    .replace(/^(?:0|(\d+))\.([36])\2{3}\d*(?=\s)/, (_, whole, third) =>
      [whole, `${third / 3}/3`].filter(Boolean).join(' '),
    )
    .replace(/^\d+\.\d{5,}(?=\s)/, (amount) => `${Math.round(Number(amount) * 100) / 100}`)
    .replace(/\(\(([^()]{1,200})\)\)/g, '($1)');

/** Or nothing. Beside "½ cup", "0.5" says nothing more. */
const NUMBER = /^[\d\s.,/½¼¾⅓⅔–-]*$/;

/** "200 g rice, rinsed" */
function wordsOfIngredient(item: JsonObject): string {
  const parts = [keyIn(item, AMOUNT), keyIn(item, UNIT), keyIn(item, FOOD)];
  const whole = textOfJson(item.text);
  // Some programs write the whole line beside its parts.
  /** "2 eggs" say "egg". */
  const says = (value: Json = '') => saysWords(`${keysOf(whole)}`, `${keysOf(textOfJson(value))}`);
  const isWhole = item.name && hasAmount(whole) && says(item.name);
  const isSaid = (key = '') => NUMBER.test(textOfJson(item[key])) || says(item[key]);
  const known = isWhole ? ['text', 'name', parts[1], ...parts.filter(isSaid)] : parts;
  const line = isWhole ? [whole] : parts.map((key) => textOfJson(item[key ?? '']));
  // {"optional": true} is "optional".
  const others = fieldsOf(item, known).map(([key, value]) =>
    value === true ? wordsOfKey(key) : value === false ? '' : textOfJson(value),
  );
  return [line.filter(Boolean).join(' '), ...others].filter(Boolean).join(', ');
}
