import { lettersOf as lettersIn, namesFood } from '../document/textTraits';
import type { Html } from './html/readHtml';
import { ingredientLines } from './json/ingredientsOf';
import { stepLinesOf } from './json/stepsOf';
import { isObject, type Json, type JsonObject, textOfJson } from './json/words';
import type { Line, Placed } from './Line';
import { placeLines } from './layOutText';
import { hasAmount, isIngredient } from './roles/lineTraits';

/** Takes the page's own lines if these say more than its data; null for a mere name. */
export function completed(recipe: JsonObject, { lines }: Html): JsonObject | null {
  const foods = ingredientLines(recipe).map(textOfJson).filter(Boolean);
  const work = stepLinesOf(recipe);
  const steps = textsOf(work, 'step');
  // To place the lines of a page takes longer than all else.
  const isWhole = foods.length > 0 && steps.length > 0 && !saysMore(lines, foods);
  const placed = isWhole ? [] : placeLines(lines);
  if (foods.length + steps.length + placed.length === 0) return null;
  const list = fullerList(placed, foods) ?? withAmounts(foods, placed);
  const cut =
    steps.length === 0
      ? textsOf(placed, 'step')
      : (linesOfText([recipe.recipeInstructions].flat(), steps.length, lines) ??
        (steps.length === work.length ? inParts(steps, lines) : null));
  return { ...recipe, ...list, ...(cut && { recipeInstructions: cut }) };
}

/** A page may show a line several times, for a phone and for a wide screen. */
const MOST_TIMES = 8;

/** The data's steps, in the parts that the page shows: a heading right above the next step names one. */
function inParts(steps: readonly string[], lines: readonly Line[]): Json | null {
  const heads = new Map<string, string[]>();
  for (const [at, { text, mark }] of lines.entries()) {
    const key = mark === 'heading' ? lettersOf(text) : '';
    const below = heads.get(key) ?? [];
    if (key && below.length < MOST_TIMES) {
      heads.set(key, [...below, lettersOf(lines[at + 1]?.text ?? '')]);
    }
  }
  const keys = steps.map(lettersOf);
  const isHead = (at: number) =>
    heads.get(keys[at] ?? '')?.some((below) => below !== '' && keys[at + 1]?.startsWith(below));
  const parts = inGroups(steps, isHead);
  if (parts.length === 1) return null;
  return parts.flatMap(({ name, items }): Json[] =>
    name ? [{ name, itemListElement: items }] : items,
  );
}

function inGroups(lines: readonly string[], isHead: (at: number) => boolean | undefined) {
  const groups: { name: string; items: string[] }[] = [{ name: '', items: [] }];
  for (const [at, text] of lines.entries()) {
    if (isHead(at)) groups.push({ name: text, items: [] });
    else groups.at(-1)?.items.push(text);
  }
  return groups;
}

/** The page shows amounts or foods that its data may lack. */
function saysMore(lines: readonly Line[], foods: readonly string[]): boolean {
  if (foods.filter(hasAmount).length * 2 < foods.length) return true;
  const told = foods.map(lettersOf);
  return lines.some(({ text }) => {
    if (!/^\p{N}/u.test(text) || !isIngredient(text)) return false;
    const letters = lettersOf(text);
    return !told.includes(letters) && namesFood(text);
  });
}

const textsOf = (lines: readonly Placed[], wanted: Placed['role']) =>
  lines.filter(({ role }) => role === wanted).map(({ text }) => text);

const lettersOf = (words: string) => lettersIn(words.replace(/\.0+(?!\d)/g, ''));

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

/** Fewer foods without an amount are no list. */
const FEWEST_FOODS = 3;

/** The page's list, if it says all that the data say, and more: the foods of another part. */
function fullerList(placed: readonly Placed[], foods: readonly string[]): JsonObject | null {
  const told = foods.map(lettersOf);
  const isTold = (text: string) => told.some((food) => lettersOf(text).includes(food));
  const list = placed.filter(({ role }) => role === 'group' || role === 'ingredient');
  const all = inGroups(
    list.map(({ text }) => text),
    (at) => list[at]?.role === 'group',
  );
  // Tools are no part of the dish.
  const groups = all.filter(
    ({ items }) => foods.length === 0 || items.some((item) => isTold(item) || namesFood(item)),
  );
  const own = groups.flatMap(({ items }) => items);
  const others = groups.filter(({ items }) => !items.some(isTold)).flatMap(({ items }) => items);
  const isFuller =
    told.every((food) => own.some((text) => lettersOf(text).includes(food))) &&
    own.every((text) => isTold(text) || others.includes(text));
  // "Chicken": what the dish is about.
  const isMere = foods.length < FEWEST_FOODS && own.filter(hasAmount).length >= FEWEST_FOODS;
  if (!(isMere && !foods.some(hasAmount)) && !(isFuller && others.length > 0)) return null;
  return { recipeIngredient: own, ingredientGroups: groups };
}

/** The page's lines that its data have run into one text; null unless they are all of it. */
function linesOfText(
  [step, ...others]: (Json | undefined)[],
  count: number,
  lines: readonly Line[],
) {
  const text = isObject(step) ? step.text : step;
  const whole = typeof text === 'string' && others.length === 0 ? lettersOf(text) : '';
  const letters = lines.map((line) => lettersOf(line.text));
  const starts = letters.flatMap((own, at) => (own && whole.startsWith(own) ? [at] : []));
  for (const start of starts.slice(0, MOST_TIMES)) {
    const found: string[] = [];
    let end = 0;
    for (let at = start; at < lines.length && end < whole.length; at += 1) {
      const own = letters[at] ?? '';
      if (!whole.startsWith(own, end)) continue;
      found.push(lines[at]?.text ?? '');
      end += own.length;
    }
    if (found.length > count && end === whole.length) return found;
  }
  return null;
}
