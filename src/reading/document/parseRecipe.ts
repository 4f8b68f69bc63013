import type { Root } from 'mdast';
import { readLineBreaks } from './lines/readLineBreaks';
import { separateLines } from './lines/separateLines';
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
    const tree = parseTree(markdown);
    last = tree && { markdown, tree };
    if (tree) return tree.document;
  } catch (error) {
    // Deeply nested text can exhaust the parser's stack; anything else is a fault of the reader.
    if (!(error instanceof RangeError)) throw error;
  }
  return readRecipe({ type: 'root', children: [] }, '');
}

/** A markdown tree, and what it says. The document refers to nodes of the tree. */
interface ParsedRecipe {
  root: Root;
  document: RecipeDocument;
}

/** The text that `parseRecipe` parsed last. The page reads the title of a recipe to save it, and opens it next. */
let last: { markdown: string; tree: ParsedRecipe } | null = null;

/**
 * Parses a recipe. Nobody else gets the tree, so the caller may change it.
 *
 * @returns null for a text that would take too long to parse
 */
export function parseTree(markdown: string): ParsedRecipe | null {
  const known = last;
  last = null;
  if (known?.markdown === markdown) return known.tree;
  const root = parseMarkdown(markdown);
  if (!root) return null;
  readLineBreaks(root);
  separateLines(root);
  return { root, document: readRecipe(root, markdown) };
}
