/**
 * Stands for the half of the markdown packages that writes markdown (`mdast-util-to-markdown` and
 * `markdown-table`): the page only reads it.
 */
export const defaultHandlers = {};

export function markdownTable(): never {
  throw new Error('This page writes no markdown.');
}
