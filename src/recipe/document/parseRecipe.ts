import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { exceedsParserLimits } from './exceedsParserLimits';
import type { RecipeDocument } from './RecipeDocument';
import { readRecipe } from './readRecipe';
import { separateLines } from './separateLines';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Reads a recipe off the page, as the page reads it. A text that the page shows as plain text,
 * because its parsing would take too long, gives an empty document.
 *
 * @param markdown GitHub-flavoured, from an untrusted writer
 */
export function parseRecipe(markdown: string): RecipeDocument {
  const empty: Root = { type: 'root', children: [] };
  try {
    const tree = exceedsParserLimits(markdown) ? empty : parser.parse(markdown);
    separateLines(tree, markdown);
    return readRecipe(tree, markdown);
  } catch (error) {
    // Deeply nested text can exhaust the parser's stack; anything else is a fault of the reader.
    if (error instanceof RangeError) return readRecipe(empty, '');
    throw error;
  }
}
