import type { Root } from 'mdast';
import { readLineBreaks, separateLines } from './lines/separateLines';
import { parseMarkdown } from './markdown/parseMarkdown';
import type { RecipeDocument } from './RecipeDocument';
import { readRecipe } from './readRecipe';

/**
 * Reads what a recipe says. A text that would take too long to parse gives an empty document; the
 * page shows it as plain text.
 *
 * @param markdown GitHub-flavoured, from an untrusted writer
 */
export function parseRecipe(markdown: string): RecipeDocument {
  try {
    const tree = viewTree(markdown);
    if (tree) return tree.document;
  } catch (error) {
    // Deeply nested text can exhaust the parser's stack; anything else is a fault of the reader.
    if (!(error instanceof RangeError)) throw error;
  }
  return readNothing();
}

/** Makes a document without a recipe. Each caller gets a new one. */
export const readNothing = (): RecipeDocument => readRecipe({ type: 'root', children: [] }, '');

/** A markdown tree, and what it says. The document refers to nodes of the tree. */
interface ParsedRecipe {
  root: Root;
  document: RecipeDocument;
}

/** The text that was parsed last. The page looks at what a paste holds, reads its title to save it, and opens it next. */
let last: { markdown: string; tree: ParsedRecipe } | null = null;

/** Parses as `parseTree` does, but leaves the tree to the next caller with the same text: do not change it. */
export function viewTree(markdown: string): ParsedRecipe | null {
  const tree = parseTree(markdown);
  last = tree && { markdown, tree };
  return tree;
}

/**
 * Parses a recipe. No other caller gets the tree, so this one may change it.
 *
 * @param language of a text that is a piece of a recipe
 * @returns null for a text that would take too long to parse
 */
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

/**
 * A title begins and ends within so many UTF-16 units. Reading thirty long texts in full would take
 * seconds.
 */
const TITLE_WITHIN = 2_000;

/** Reads the title off the beginning of a recipe. @returns an empty text if it has none there */
export const titleOf = (markdown: string): string =>
  parseRecipe(markdown.slice(0, TITLE_WITHIN)).title?.text ?? '';
