import { recognise } from '../../foods/recognise';
import { plainLines } from './html/plainLines';
import type { Html } from './html/readHtml';
import { ingredientLines } from './json/ingredientsOf';
import { isObject, type Json, type JsonObject, textOfJson } from './json/jsonWords';
import { stepsOf } from './json/stepsOf';
import type { Line } from './Line';
import { placeLines } from './layOutText';
import { hasAmount, isIngredient } from './roles/judge';
import type { Placed } from './roles/Role';

/** What a page describes, with the lines that it shows if these say more; null for a mere name. */
export function completed(recipe: JsonObject, { lines }: Html): JsonObject | null {
  const foods = ingredientLines(recipe).map(textOfJson).filter(Boolean);
  const steps = [stepsOf(recipe)].flat().filter((step) => textOfJson(step));
  // To place the lines of a page takes longer than all else.
  const isWhole = foods.length > 0 && steps.length > 0 && !saysMore(lines, foods);
  const placed = isWhole ? [] : placeLines(lines);
  if (foods.length + steps.length + placed.length === 0) return null;
  const list = withAmounts(foods, placed) ?? fullerList(placed, foods);
  const cut =
    steps.length === 0
      ? textsOf(placed, 'step')
      : linesOfText([recipe.recipeInstructions].flat(), steps.length, lines);
  return { ...recipe, ...list, ...(cut && { recipeInstructions: cut }) };
}

/** Whether a page shows amounts or foods that its data may lack. */
function saysMore(lines: readonly Line[], foods: readonly string[]): boolean {
  if (foods.filter(hasAmount).length * 2 < foods.length) return true;
  const told = foods.map(lettersOf);
  return lines.some(({ text }) => {
    if (!/^\p{N}/u.test(text) || !isIngredient(text)) return false;
    const letters = lettersOf(text);
    return !told.includes(letters) && namesFood(text);
  });
}

const namesFood = (text: string) => recognise(text).foods.length > 0;

const textsOf = (lines: readonly Placed[], wanted: Placed['role']) =>
  lines.filter(({ role }) => role === wanted).map(({ text }) => text);

const lettersOf = (words: string) =>
  plainLines(words)
    .join('')
    .replace(/\.0+(?!\d)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The lines of a page that say a food and its amount, if the data of the page have the foods alone. */
function withAmounts(foods: readonly string[], lines: readonly Line[]): JsonObject | null {
  const letters = lines.map(({ text }) => lettersOf(text));
  let end = -1;
  let isMore = false;
  const found = foods.map((food) => {
    const told = lettersOf(food);
    end = letters.findIndex((own, at) => {
      const isSame = own === told || (own.endsWith(told) && isIngredient(lines[at]?.text ?? ''));
      return at > end && isSame;
    });
    if (end < 0) end = lines.length;
    isMore ||= letters[end] !== told;
    return lines[end]?.text ?? '';
  });
  return isMore && found.every(Boolean) ? { recipeIngredient: found } : null;
}

/** The list of a page, if it says all that its data say, and more: the foods of another part. */
function fullerList(placed: readonly Placed[], foods: readonly string[]): JsonObject | null {
  const told = foods.map(lettersOf);
  const isTold = (text: string) => told.some((food) => lettersOf(text).includes(food));
  const all: { name: string; items: string[] }[] = [{ name: '', items: [] }];
  for (const { role, text } of placed) {
    if (role === 'group') all.push({ name: text, items: [] });
    if (role === 'ingredient') all.at(-1)?.items.push(text);
  }
  // Tools are no part of the dish.
  const groups = all.filter(
    ({ items }) => foods.length === 0 || items.some((item) => isTold(item) || namesFood(item)),
  );
  const own = groups.flatMap(({ items }) => items);
  const others = groups.filter(({ items }) => !items.some(isTold)).flatMap(({ items }) => items);
  const isFuller =
    told.every((food) => own.some((text) => lettersOf(text).includes(food))) &&
    own.every((text) => isTold(text) || others.includes(text)) &&
    others.every((text) => /^\p{N}/u.test(text) && isIngredient(text));
  if (foods.length > 0 && !(isFuller && others.length > 0)) return null;
  return { recipeIngredient: own, ingredientGroups: groups };
}

/** The lines of a page that its data have run into one text; null unless they are all of it. */
function linesOfText(
  [step, ...others]: (Json | undefined)[],
  count: number,
  lines: readonly Line[],
) {
  const text = isObject(step) ? step.text : step;
  const whole = typeof text === 'string' && others.length === 0 ? lettersOf(text) : '';
  const found: string[] = [];
  let end = 0;
  for (const line of lines) {
    const letters = lettersOf(line.text);
    if (letters === '' || !whole.startsWith(letters, end)) continue;
    found.push(line.text);
    end += letters.length;
  }
  return found.length > count && end === whole.length ? found : null;
}
