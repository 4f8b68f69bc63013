import type { JsonObject } from '../json/words';
import type { Export } from '../programs/exports';
import { decodeReferences } from '../text/knownLetters';

type Attributes = Record<string, string>;

const RECIPE = /^https?:\/\/(?:www\.)?schema\.org\/recipe\/?$/i;

const INGREDIENT = /^(?:recipeIngredient|ingredients)$/;
/** A link to where the recipe is from. */
const SOURCE = /^(?:url|source)$/;
/** Any other property has one value. */
const LISTS =
  /^(?:recipe(?:Ingredients?|Instructions|Directions|Notes|Course|Category|Collection)|ingredients|notes)$/;

/** The recipes in elements' attributes: `itemprop="recipeIngredient"`. */
export class Microdata {
  /** Open elements: what they begin, if anything. */
  private readonly opened: { isItem: boolean; property: string | null }[] = [];
  /** Open items; null for one that is not a recipe, such as its author. */
  private readonly scopes: (JsonObject | null)[] = [];
  private readonly properties: string[] = [];
  private words = '';
  private readonly program: Export | null;
  private readonly items: JsonObject[];

  /** Adds recipes to `items`. `program` that has exported the page, if any. */
  constructor(program: Export | null, items: JsonObject[]) {
    this.program = program;
    this.items = items;
  }

  open(written: Attributes): void {
    const attributes = this.program?.(written) ?? written;
    const recipe = this.scopes.at(-1) ?? null;
    const { itemprop, itemscope, itemtype = '' } = attributes;
    const value = attributes.content ?? attributes.datetime;
    const isOwn = recipe !== null && itemprop !== undefined;
    if (isOwn && value !== undefined) add(recipe, itemprop, decodeReferences(value));
    if (recipe && written.href && SOURCE.test(itemprop ?? this.properties.at(-1) ?? '')) {
      add(recipe, 'url', decodeReferences(written.href));
    }
    const property = isOwn && value === undefined ? itemprop : null;
    if (property) {
      this.endLine();
      this.properties.push(property);
    }
    const isItem = itemscope !== undefined;
    const item = isItem && RECIPE.test(itemtype) ? { '@type': 'Recipe' } : null;
    if (item) this.items.push(item);
    if (isItem) this.scopes.push(item);
    this.opened.push({ isItem, property });
  }

  addWords(words: string): void {
    if (this.properties.length > 0) this.words += words;
  }

  /** `name`: the element that begins or ends. Food and amount may each have an element. */
  endLine(name = 'li'): void {
    const property = this.properties.at(-1);
    if (INGREDIENT.test(property ?? '') && !/^(?:li|tr|br)$/.test(name)) {
      this.words += ' ';
      return;
    }
    const recipe = this.scopes.findLast((scope) => scope !== null);
    const line = this.words.replace(/\s+/g, ' ').trim();
    this.words = '';
    if (property && recipe && line) add(recipe, property, line);
  }

  close(): void {
    const { isItem, property } = this.opened.pop() ?? { isItem: false, property: null };
    if (property) {
      this.endLine();
      this.properties.pop();
    }
    if (isItem) this.scopes.pop();
  }
}

function add(item: JsonObject, property: string, value: string) {
  const values = item[property];
  if (!LISTS.test(property)) item[property] ??= value;
  else if (Array.isArray(values)) values.push(value);
  else item[property] = [value];
}
