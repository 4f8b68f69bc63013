import type { Block } from '../recipe/document/old/outline';
import { areFacts, type Facts, readFacts } from './facts';

/** What a recipe manager cannot do without. */
export type Part = 'title' | 'ingredients' | 'steps';

/** A recipe as https://schema.org/Recipe, or what of it cannot be told for sure. */
export type StructuredData = { json: string } | { missing: Part[] };

interface StepList {
  section: string;
  items: string[];
}

/** What stands below such a heading is no part of the work. */
const ASIDE =
  /\b(?:notes?|tips?|tricks|variations?|substitut\w*|swaps?|storage|storing|leftovers|make[- ]ahead|serving suggestions?|to serve with|pairings?|nutrition\w*|equipment|tools|shopping|faqs?|troubleshooting|allergens?|safety|why|tipps?|hinweise?|varianten?|aufbewahrung|nährwerte?|astuces?|conseils?|remarques?|variantes?|conservation|consejos|notas|conservación|consigli|conservazione|dicas)\b/i;

/** An amount at the beginning of an ingredient. */
const AMOUNT = /^(?:\d|[½⅓⅔¼¾⅛⅜⅝⅞]|(?:an?|one|two|three|four|half|some|a few|pinch|handful)\b)/i;

const AMOUNT_HEAD =
  /^(?:amount|quantity|qty|how much|measure(?:ment)?|menge|quantité|cantidad|quantità|quantidade|hoeveelheid)/i;
const UNIT_HEAD = /^(?:unit|einheit|unité|unidad|unità|eenheid)/i;

/**
 * Tells a recipe's title, ingredients and steps apart for programs that keep recipes. It holds nothing
 * but what stands in the recipe, and the line that says what wrote it.
 */
export function structuredData(outline: readonly Block[], creditText: string): StructuredData {
  const titleAt = findTitle(outline);
  const title = outline[titleAt];
  const ingredients = findIngredients(outline);
  const steps = findSteps(outline);
  const missing: Part[] = [];
  if (title?.kind !== 'heading') missing.push('title');
  if (ingredients.length === 0) missing.push('ingredients');
  if (steps.length === 0) missing.push('steps');
  if (title?.kind !== 'heading' || missing.length > 0) return { missing };

  const { prepTime, cookTime, totalTime, recipeYield } = factsOf(outline, titleAt);
  const description = descriptionBelow(outline, titleAt);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title.text,
    ...(description && { description }),
    ...(recipeYield && { recipeYield }),
    ...(prepTime && { prepTime: isoOf(prepTime) }),
    ...(cookTime && { cookTime: isoOf(cookTime) }),
    ...(totalTime && { totalTime: isoOf(totalTime) }),
    recipeIngredient: ingredients,
    recipeInstructions: instructionsOf(steps),
    creditText,
  };
  // Recipe managers put what is pasted between the tags of a script, which must not end within.
  return { json: JSON.stringify(data, null, 2).replaceAll('<', '\\u003c') };
}

/** @returns the place of the heading that is the recipe's name; -1 where that is not sure */
function findTitle(outline: readonly Block[]): number {
  const at = outline.findIndex(({ kind }) => kind === 'heading');
  const heading = outline[at];
  if (heading?.kind !== 'heading') return -1;
  const isNameLike = heading.rank < 7 || (at === 0 && !heading.isLeadIn);
  const later = outline.slice(at + 1);
  // "Preparation" is a name only where something else tells the work.
  const { about } = heading;
  const isSection =
    about !== null && !later.some((block) => block.kind === 'heading' && block.about === about);
  const isBehind = outline.slice(0, at).some(({ kind }) => kind !== 'text');
  // A second heading of the highest rank begins a second recipe, unless it tells a part of this one.
  const isOneOfSeveral = later.some(
    (block) =>
      block.kind === 'heading' && block.rank < heading.rank && heading.rank < 7 && !block.about,
  );
  return isNameLike && !isSection && !isBehind && !isOneOfSeveral ? at : -1;
}

function findIngredients(outline: readonly Block[]): string[] {
  const isOfIngredients = (block: Block) =>
    block.kind === 'ingredients' || (block.kind === 'table' && block.areIngredients);
  const first = outline.findIndex(isOfIngredients);
  const firstSteps = outline.findIndex(({ kind }) => kind === 'steps');
  const lists = outline.filter(isOfIngredients);
  // Behind the first steps they are those of a second dish, or of a part that is cooked by itself.
  if (first < 0 || (firstSteps >= 0 && outline.findLastIndex(isOfIngredients) > firstSteps)) {
    return [];
  }
  const items = lists.flatMap((block) =>
    block.kind === 'table' ? linesOf(block.rows) : 'items' in block ? block.items : [],
  );
  const above = outline.slice(0, first);
  if (above.some((block) => block.kind === 'heading' && block.about === 'ingredients')) {
    return items;
  }
  // Where no heading says so, the amounts do, if nothing else before the steps is listed.
  const others = outline.slice(0, Math.max(firstSteps, 0));
  const isAlone = !others.some(
    (block) => block.kind === 'list' || (block.kind === 'table' && !block.areIngredients),
  );
  const measured = items.filter((item) => AMOUNT.test(item)).length;
  return isAlone && lists.length === 1 && measured * 2 >= items.length ? items : [];
}

/** The lines of a table of ingredients: amount, unit, name, and what else there is. */
function linesOf([head = [], ...rows]: readonly string[][]): string[] {
  const amount = head.findIndex((cell) => AMOUNT_HEAD.test(cell));
  const unit = head.findIndex((cell) => UNIT_HEAD.test(cell));
  const first = [amount, unit].filter((place) => place >= 0);
  return rows
    .map((row) => {
      const [name = '', ...others] = row.filter((cell, place) => cell && !first.includes(place));
      const ahead = first.map((place) => row[place]).filter(Boolean);
      return [[...ahead, name].join(' ').trim(), ...others].join(amount < 0 ? ' ' : ', ');
    })
    .filter(Boolean);
}

function findSteps(outline: readonly Block[]): StepList[] {
  const lists: (StepList & { isMethod: boolean })[] = [];
  const lastIngredients = outline.findLastIndex(
    (block) => block.kind === 'ingredients' || (block.kind === 'table' && block.areIngredients),
  );
  const title = outline[findTitle(outline)];
  let open: Extract<Block, { kind: 'heading' }>[] = [];
  for (const [at, block] of outline.entries()) {
    if (block.kind === 'heading') {
      open = block === title ? [] : [...open.filter(({ rank }) => rank < block.rank), block];
    } else if (block.kind === 'steps' && !open.some(({ text }) => ASIDE.test(text))) {
      const isMethod = open.some(({ about }) => about === 'method');
      // Numbers before the ingredients count something else.
      if (!isMethod && at < lastIngredients) continue;
      const section = open.findLast(({ about }) => about !== 'method')?.text ?? '';
      lists.push({ section, items: block.items, isMethod });
    }
  }
  const sure = lists.some(({ isMethod }) => isMethod)
    ? lists.filter(({ isMethod }) => isMethod)
    : lists;
  return sure.filter(({ items }) => items.length > 0);
}

function instructionsOf(lists: readonly StepList[]) {
  const step = (text: string) => ({ '@type': 'HowToStep', text });
  if (new Set(lists.map(({ section }) => section)).size < 2) {
    return lists.flatMap(({ items }) => items.map(step));
  }
  return lists.flatMap<object>(({ section, items }) =>
    section
      ? { '@type': 'HowToSection', name: section, itemListElement: items.map(step) }
      : items.map(step),
  );
}

function factsOf(outline: readonly Block[], titleAt: number): Facts {
  let aside = 0;
  const lines: string[] = [];
  for (const block of outline.slice(titleAt + 1)) {
    if (block.kind === 'heading') {
      if (aside === 0 || block.rank <= aside) aside = ASIDE.test(block.text) ? block.rank : 0;
      if (block.rank === 7) lines.push(block.text);
    }
    if (aside > 0) continue;
    if (block.kind === 'text') lines.push(block.text);
    if (block.kind === 'list') lines.push(...block.items);
    if (block.kind === 'table' && !block.areIngredients) lines.push(...pairsOf(block.rows));
  }
  const end = outline.findIndex(({ kind }) => kind === 'steps' || kind === 'ingredients');
  const sentences = outline
    .slice(titleAt + 1, Math.max(end, 0))
    .flatMap((block) => (block.kind === 'text' ? block.text : []));
  return readFacts(lines, sentences);
}

/** The pairs of a table of two columns, or of a head with one row below it. */
function pairsOf(rows: readonly string[][]): string[] {
  const [head = [], second = [], ...others] = rows;
  const across = rows
    .filter(({ length }) => length === 2)
    .map(([name, value]) => `${name}: ${value}`);
  const down = others.length === 0 ? head.map((name, place) => `${name}: ${second[place]}`) : [];
  return [...across, ...down];
}

/** The first paragraph below the title that says more than facts. */
function descriptionBelow(outline: readonly Block[], titleAt: number): string {
  for (const block of outline.slice(titleAt + 1)) {
    if (block.kind === 'heading' && block.rank === 7 && areFacts(block.text)) continue;
    if (block.kind !== 'text') return '';
    if (block.text && !areFacts(block.text)) return block.text.replace(/\n/g, ' ');
  }
  return '';
}

/** @returns a duration as ISO 8601 has it, in hours and minutes */
function isoOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}
