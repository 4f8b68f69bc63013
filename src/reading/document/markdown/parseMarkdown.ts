import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Unchanging } from '../RecipeDocument';
import { exceedsParserLimits } from './exceedsParserLimits';

const parser = unified().use(remarkParse).use(remarkGfm);

/** The tree that somebody has read last. An answer is searched for the token, and opened next. */
let last: { markdown: string; root: Root | null } | null = null;

/**
 * Parses a text. Nobody else gets the tree, so the caller may change it.
 *
 * @param markdown GitHub-flavoured, from an untrusted writer
 * @returns null for a text that would take too long
 * @throws {RangeError} if deep nesting exhausts the parser's stack
 */
export function parseMarkdown(markdown: string): Root | null {
  const known = last;
  last = null;
  if (known?.markdown === markdown) return known.root;
  return exceedsParserLimits(markdown) ? null : parser.parse(markdown);
}

/** Parses a text for somebody who only reads the tree. The next caller with the same text gets it. */
export function viewMarkdown(markdown: string): Unchanging<Root> | null {
  const root = parseMarkdown(markdown);
  last = { markdown, root };
  return root;
}
