import type { Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { parseTree } from '../parseRecipe';
import type { RecipeDocument } from '../RecipeDocument';
import { markAmounts } from './markAmounts';
import { markDocument, writeText } from './markDocument';
import { markLines } from './markLines';
import { markTitle, placeBoxes, placeIngredients } from './placeBoxes';
import { placeChatter, placeVideos } from './placeVideos';
import type { Reading } from './Reading';
import { tidyTree } from './tidyTree';
import { MarkTable } from './treeWords';

/** The recipe on the page, and those that a visitor turns back to. */
const MOST_READINGS = 8;

const readings = new Map<string, Reading>();

/** The same text gives the same reading, as long as it is kept. Trust nothing in `text`. */
export function readText(text: string): Reading {
  const reading = readings.get(text) ?? read(text);
  // Takes as long as a third of the reading, so visitors rely on the types.
  if (import.meta.env?.DEV) freeze(reading);
  // The last one is the newest.
  readings.delete(text);
  readings.set(text, reading);
  if (readings.size > MOST_READINGS) readings.delete(readings.keys().next().value ?? '');
  return reading;
}

function read(text: string): Reading {
  try {
    return readTree(text) ?? plain(text);
  } catch {
    // Whatever a text does to the parser, a visitor can read it as it is.
    return plain(text);
  }
}

/** The page can only show such a text as it is. */
const plain = (text: string): Reading => ({
  ...(readTree('') as OwnReading),
  text,
  tree: null,
  marks: [],
});

/** No one else holds it, so it may change. */
export type OwnReading = NonNullable<ReturnType<typeof readTree>>;

/**
 * The caller may change the reading. Null for a text that would take too long to parse. `language`
 * is for a text that is a piece of a recipe.
 */
export function readTree(text: string, language?: RecipeDocument['language']) {
  const parsed = parseTree(text, language);
  if (!parsed) return null;
  const { root, document } = parsed;
  const table = new MarkTable();
  const times = markDocument(document, table);
  placeChatter(root, document, table);
  placeVideos(root, document.videos, table);
  const handlers = { text: writeText(times) };
  const tree = toHast(root, { allowDangerousHtml: true, handlers }) as Root;
  const found = tidyTree(tree, table);
  const amounts = markAmounts(tree, found, document, table);
  const lines = markLines(tree, document, table);
  markTitle(tree, table);
  const parts = placeBoxes(tree, found, document, table);
  // After the parts are copied: they show no checks.
  placeIngredients(tree, found, table);
  return { text, document, tree, marks: table.marks, lines, ...amounts, ...parts };
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  return value;
}
