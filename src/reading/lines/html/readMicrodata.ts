import { namesOf } from '../json/keys';
import type { JsonObject } from '../json/words';
import type { Export } from '../programs/exports';
import { isHidden, LineReader } from './LineReader';
import { childrenOf, type Element, findElement } from './parseHtml';

const RECIPE = /^https?:\/\/(?:www\.)?schema\.org\/recipe\/?$/i;

const INGREDIENT = /^(?:recipeIngredient|ingredients)$/;
/** Food and amount may each have an element. */
const INGREDIENT_BLOCKS = namesOf('li tr');
/** A link to where the recipe is from. */
const SOURCE = /^(?:url|source)$/;
const LINK = namesOf('a link');
/** Any other property has one value. */
const LISTS =
  /^(?:recipe(?:Ingredients?|Instructions|Directions|Notes|Course|Category|Collection)|ingredients|notes)$/;

/**
 * Adds the recipes in elements' attributes to `items`: `itemprop="recipeIngredient"`. `program` that
 * has exported the page, if any. `recipe` whose property the element may be.
 */
export function readMicrodata(
  element: Element,
  program: Export | null,
  items: JsonObject[] = [],
  recipe: JsonObject | null = null,
  isVisible = true,
): JsonObject[] {
  const attributes = program?.(element.attributes) ?? element.attributes;
  const { itemprop = '', itemscope, itemtype = '', content, datetime } = attributes;
  if (recipe && itemprop) {
    const link = SOURCE.test(itemprop) && findElement(element, LINK)?.attributes.href;
    // Before its words: the first value counts.
    if (link) add(recipe, 'url', link);
    const lines = isVisible ? linesOf(element, itemprop) : [];
    for (const line of [content ?? datetime ?? lines].flat()) add(recipe, itemprop, line);
  }
  let scope = recipe;
  if (itemscope !== undefined) scope = RECIPE.test(itemtype) ? { '@type': 'Recipe' } : null;
  if (scope && scope !== recipe) items.push(scope);
  const isShown = isVisible && !isHidden(element);
  for (const child of childrenOf(element)) readMicrodata(child, program, items, scope, isShown);
  return items;
}

/** The words of a property, cut into lines. */
function linesOf(element: Element, property: string): string[] {
  const { lines } = new LineReader(
    element,
    INGREDIENT.test(property) ? INGREDIENT_BLOCKS : undefined,
  );
  return lines.map(({ text }) => text);
}

function add(item: JsonObject, property: string, value: string) {
  const values = item[property];
  if (!LISTS.test(property)) item[property] ??= value;
  else if (Array.isArray(values)) values.push(value);
  else item[property] = [value];
}
