import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { exceedsParserLimits } from './exceedsParserLimits';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Parses a text.
 *
 * @param markdown GitHub-flavoured, from an untrusted writer
 * @returns null for a text that would take too long
 * @throws {RangeError} if deep nesting exhausts the parser's stack
 */
export function parseMarkdown(markdown: string): Root | null {
  return exceedsParserLimits(markdown) ? null : parser.parse(markdown);
}
