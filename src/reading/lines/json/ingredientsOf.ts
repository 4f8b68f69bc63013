import { plainLines } from '../html/plainLines';
import { hasAmount, isGroup } from '../roles/judge';
import { type Group, groupsBeside } from './groups';
import { isObject, type Json, type JsonObject, textOfJson } from './jsonWords';

/** The ingredients as they are in the JSON, line by line. */
export function ingredientLines(recipe: JsonObject): Json[] {
  const { recipeIngredient = recipe.ingredients ?? [] } = recipe;
  const lines = [recipeIngredient].flat();
  return lines.flatMap((line) => {
    if (typeof line !== 'string') return line;
    const parts = plainLines(line);
    // "1\n cup\n flour" is one ingredient.
    const amounts = parts.filter(hasAmount);
    return lines.length === 1 || amounts.length * 2 > parts.length ? parts : line;
  });
}

/** The ingredients of a recipe, in groups if it has them. */
export function ingredientsOf(recipe: JsonObject): Json {
  const { ingredientGroups } = recipe;
  const lines = ingredientLines(recipe);
  const own = ownGroups(lines, ingredientGroups);
  if (own) return own as unknown as Json;
  const beside = groupsBeside(recipe).groups;
  const inGroups = new Set(beside.flatMap(({ items }) => items.map(textOfJson)));
  const known = new Set(lines.map(textOfJson));
  // Groups that hold every line say more than the lines.
  if (beside.length > 0 && lines.every((line) => inGroups.has(textOfJson(line)))) {
    return laidOut(beside.map(readItems));
  }
  const groups: Group[] = [{ name: '', items: [] }];
  const namesGroup = (line: Json | undefined) =>
    typeof line === 'string' && isGroup({ text: line, isAfterBlank: false });
  for (const [at, line] of lines.entries()) {
    if (isObject(line)) {
      const title = textOfJson(line.title);
      if (title) groups.push({ name: title, items: [] });
      const words = wordsOfIngredient(line);
      if (words) groups.at(-1)?.items.push(words);
    } else if (
      typeof line === 'string' &&
      lines.length > 2 &&
      namesGroup(line) &&
      // A heading with nothing below it is a food.
      at + 1 < lines.length &&
      !namesGroup(lines[at + 1])
    ) {
      groups.push({ name: line, items: [] });
    } else groups.at(-1)?.items.push(typeof line === 'string' ? withoutDoubles(line) : line);
  }
  const unlisted = beside.map(({ name, items }) => ({
    name,
    items: items.filter((item) => !known.has(textOfJson(item))),
  }));
  return laidOut([...groups, ...unlisted.filter(({ items }) => items.length > 0).map(readItems)]);
}

/** "500.0 g" and "((optional))", as programs write them. */
const withoutDoubles = (line: string): string =>
  line.replace(/^(\d+)\.0+(?=\s)/, '$1').replace(/\(\(([^()]{1,200})\)\)/g, '($1)');

const readItems = ({ name, items }: Group): Group => ({
  name,
  items: items.map((item) => (isObject(item) ? wordsOfIngredient(item) : item)),
});

const laidOut = (groups: readonly Group[]): Json =>
  groups.flatMap(({ name, items }): Json[] => (name ? [{ name, items }] : items));

/** "2 cups flour, sifted", of an object of Mealie's or of another program's. */
function wordsOfIngredient(item: JsonObject): Json {
  const { referencedRecipe, display, originalText, quantity, unit, food, note } = item;
  if (isObject(referencedRecipe)) {
    const line = [amountOf(quantity), nameInJson(unit), textOfJson(referencedRecipe.name)]
      .filter(Boolean)
      .join(' ');
    const remark = textOfJson(note);
    // Nobody can check what is in it.
    return `${line} (linked recipe)${remark ? `, ${remark}` : ''}`;
  }
  const isKnown = 'food' in item || 'note' in item || 'display' in item;
  if (!isKnown) return item;
  const remark = textOfJson(note);
  const shown = textOfJson(display) || textOfJson(originalText);
  if (shown) return remark && !shown.includes(remark) ? `${shown}, ${remark}` : shown;
  const line = [
    food || quantity !== 1 ? amountOf(quantity) : '',
    nameInJson(unit),
    nameInJson(food),
  ]
    .filter(Boolean)
    .join(' ');
  return [line, remark].filter(Boolean).join(food ? ', ' : ' ');
}

const nameInJson = (value: Json | undefined) =>
  isObject(value) ? textOfJson(value.name) : textOfJson(value);

/** A number as a cook writes it: at most two decimals. */
function amountOf(quantity: Json | undefined): string {
  const number = Number(quantity);
  return number > 0 ? `${Math.round(number * 100) / 100}` : '';
}

/** The groups as this page wrote them beside the lines, if the lines still name them. */
function ownGroups(lines: readonly Json[], counts: Json | undefined): Json | null {
  if (!Array.isArray(counts) || counts.length === 0) return null;
  const groups: Group[] = [];
  let at = 0;
  for (const one of counts) {
    const { name, count } = isObject(one) ? one : {};
    const heading = textOfJson(name);
    const tail = heading ? ` (${heading.replace(/[()]/g, '')})` : '';
    const items = lines.slice(at, at + Number(count));
    if (!(Number(count) > 0) || items.length < Number(count)) return null;
    if (!items.every((line) => typeof line === 'string' && line.endsWith(tail))) return null;
    groups.push({
      name: heading,
      items: items.map((line) => String(line).slice(0, String(line).length - tail.length)),
    });
    at += Number(count);
  }
  return at === lines.length ? laidOut(groups) : null;
}
