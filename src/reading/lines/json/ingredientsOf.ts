import type { RoleLine } from '../Line';
import { hasAmount, isGroup } from '../roles/lineTraits';
import { INGREDIENTS, namesOf } from './keys';
import {
  groupIn,
  groupsBeside,
  isObject,
  type Json,
  type JsonObject,
  keyIn,
  lineAs,
  nameInJson,
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
const linesOfMap = (map: JsonObject): Json[] =>
  Object.entries(map).map(([name, value]): JsonObject => {
    if (Array.isArray(value)) return { name, items: value };
    return isObject(value)
      ? { name, items: linesOfMap(value) }
      : { name: wordsOfKey(name), amount: value };
  });

export function ingredientsOf(recipe: JsonObject): RoleLine[] {
  const lines = ingredientLines(recipe);
  const own = ownGroups(lines, recipe.ingredientGroups);
  if (own) return own;
  const beside = groupsBeside(recipe).groups;
  const inGroups = new Set(beside.flatMap(({ items }) => items.map(textOfJson)));
  const known = new Set(lines.map(textOfJson));
  // Groups that hold every line say more than the lines.
  const isAll = beside.length > 0 && lines.every((line) => inGroups.has(textOfJson(line)));
  const unlisted = beside.flatMap(({ heading, items }) => {
    const own = isAll ? items : items.filter((item) => !known.has(textOfJson(item)));
    return own.length > 0 ? [...lineAs('group', heading), ...placed(own)] : [];
  });
  return isAll ? unlisted : [...placed(lines), ...unlisted];
}

function placed(lines: readonly Json[]): RoleLine[] {
  const namesGroup = (line: Json | undefined) =>
    typeof line === 'string' && isGroup({ text: line, isAfterBlank: false });
  const all = lines.flatMap((line, at) => {
    const inner = isObject(line) ? groupIn(line) : undefined;
    if (inner) {
      return [...lineAs('group', inner.heading), ...placed(inner.items), ...inner.others];
    }
    if (isObject(line)) {
      const heading = isOfProgram(line) ? textOfJson(line.title) : '';
      return [...lineAs('group', heading), ...lineAs('ingredient', wordsOfIngredient(line))];
    }
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
    .replace(/^\d+\.\d{5,}(?=\s)/, amountOf)
    .replace(/\(\(([^()]{1,200})\)\)/g, '($1)');

/** A recipe manager wrote it: beside its words, it has ids and settings. */
const isOfProgram = (item: JsonObject): boolean =>
  ['display', 'originalText', 'referencedRecipe'].some((key) => key in item) ||
  ('food' in item && 'note' in item);

/** "200 g rice, rinsed" */
function wordsOfIngredient(item: JsonObject): string {
  if (isOfProgram(item)) return wordsOfProgram(item);
  // Some programs write the whole line beside its parts.
  const whole = textOfJson(item.text);
  if (item.name && hasAmount(whole) && whole.includes(textOfJson(item.name)))
    return withOthers(whole, item);
  const food = keyIn(item, FOOD);
  const first = [keyIn(item, AMOUNT), keyIn(item, UNIT), food].filter((key) => key !== undefined);
  const others = Object.keys(item).filter((key) => !first.includes(key) && !key.startsWith('@'));
  const line = first.map((key) => textOfJson(item[key])).filter(Boolean);
  // {"optional": true} is "optional".
  const wordsOf = (key: string) =>
    typeof item[key] === 'boolean' ? (item[key] ? wordsOfKey(key) : '') : textOfJson(item[key]);
  return [line.join(' '), ...others.map(wordsOf)].filter(Boolean).join(', ');
}

/** Or nothing. */
const NUMBER = /^[\d\s.,/½¼¾⅓⅔–-]*$/;

/** Adds what a line does not say yet, but no second number or unit: "½ cup" may be "0.5" and "cup". */
function withOthers(whole: string, item: JsonObject): string {
  const known = ['name', 'text', keyIn(item, UNIT)];
  const others = Object.keys(item).flatMap((key) => {
    const text = typeof item[key] === 'boolean' ? '' : textOfJson(item[key]);
    if (known.includes(key) || key.startsWith('@') || NUMBER.test(text)) return [];
    // "Milk" may be in the name, as in "coconut milk", and in the food.
    const isOfAllergens = /^(?:contains|allergen)/i.test(key);
    return isOfAllergens || !wordsAlone(whole).includes(wordsAlone(text)) ? text : [];
  });
  return [whole, ...others].join(', ');
}

/** With blanks around each word, and no other signs. */
const wordsAlone = (text: string): string =>
  ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;

function wordsOfProgram(item: JsonObject): string {
  const { referencedRecipe, display, originalText, quantity, unit, food, note } = item;
  const remark = textOfJson(note);
  const thing = isObject(referencedRecipe) ? referencedRecipe : food;
  const amount = thing || quantity !== 1 ? amountOf(quantity) : '';
  const line = [amount, nameInJson(unit), nameInJson(thing)].filter(Boolean).join(' ');
  // The page cannot check what is in it.
  if (isObject(referencedRecipe)) return `${line} (linked recipe)${remark ? `, ${remark}` : ''}`;
  const shown = textOfJson(display) || textOfJson(originalText);
  if (shown) return withRemark(shown.replace(SMALL_DIGITS, plainDigits), remark, !!food);
  return [line, remark].filter(Boolean).join(food ? ', ' : ' ');
}

/** Writes a number as a cook does: with at most two decimals. */
function amountOf(quantity: Json | undefined): string {
  const number = Number(quantity);
  return number > 0 ? `${Math.round(number * 100) / 100}` : '';
}

/** Takes the groups that this page wrote beside the lines, if the lines still name them. */
function ownGroups(lines: readonly Json[], counts: Json | undefined): RoleLine[] | null {
  if (!Array.isArray(counts) || counts.length === 0) return null;
  const all: RoleLine[] = [];
  let at = 0;
  for (const one of counts) {
    const { name, count } = isObject(one) ? one : {};
    const heading = textOfJson(name);
    const tail = heading ? ` (${heading.replace(/[()]/g, '')})` : '';
    const items = lines.slice(at, at + Number(count)).map(textOfJson);
    if (!(Number(count) > 0) || items.length < Number(count)) return null;
    if (!items.every((line) => line.endsWith(tail))) return null;
    all.push(...lineAs('group', heading));
    for (const line of items)
      all.push(...lineAs('ingredient', unmarked(line.slice(0, line.length - tail.length))));
    at += Number(count);
  }
  return at === lines.length ? all : null;
}

/** "¹/₂" */
const SMALL_DIGITS = /[⁰¹²³⁴-⁹]+[/⁄][₀-₉]+/g;
const plainDigits = (digits: string) => digits.normalize('NFKC').replace('⁄', '/');

/** Mealie puts the remark after the food, without a comma. */
function withRemark(shown: string, remark: string, hasFood: boolean): string {
  if (!remark) return shown;
  if (hasFood && shown.endsWith(` ${remark}`))
    return `${shown.slice(0, -remark.length - 1)}, ${remark}`;
  return shown.includes(remark) ? shown : `${shown}, ${remark}`;
}
