import type { Root } from 'mdast';
import { readLineBreaks, separateLines } from './lines/separateLines';
import { parseMarkdown } from './markdown/parseMarkdown';
import type { RecipeDocument } from './RecipeDocument';
import { readRecipe } from './readRecipe';

/** Empty for a text that would take too long to parse. Trust nothing in `markdown`. */
export function parseRecipe(markdown: string): RecipeDocument {
  try {
    const tree = parseTree(markdown);
    // The next caller gets the same tree, so no one changes it.
    last = tree && { markdown, tree };
    if (tree) return tree.document;
  } catch (error) {
    // Deeply nested text can exhaust the parser's stack; anything else is a fault of the reader.
    if (!(error instanceof RangeError)) throw error;
  }
  return readNothing();
}

/** A document without a recipe, and a new one for each caller. */
export const readNothing = (): RecipeDocument => readRecipe({ type: 'root', children: [] }, '');

/** The document refers to nodes of the tree. */
interface ParsedRecipe {
  root: Root;
  document: RecipeDocument;
}

/** The page looks at a paste, reads its title to save it, and opens it next: all the same text. */
let last: { markdown: string; tree: ParsedRecipe } | null = null;

/** A tree of its own, or null for a text that would take too long. A piece has a `language`. */
export function parseTree(
  markdown: string,
  language?: RecipeDocument['language'],
): ParsedRecipe | null {
  const known = last;
  last = null;
  if (known?.markdown === markdown) return known.tree;
  const root = parseMarkdown(markdown);
  if (!root) return null;
  readLineBreaks(root);
  separateLines(root);
  return { root, document: readRecipe(root, markdown, language) };
}

/** In UTF-16 units. To read thirty long texts in full would take seconds. */
const TITLE_WITHIN = 2_000;

/** Reads a recipe's beginning; empty without a title there. */
export const titleOf = (markdown: string): string =>
  parseRecipe(markdown.slice(0, TITLE_WITHIN)).title?.text ?? '';
