/**
 * In place of `mdast-util-to-markdown` and `markdown-table`: `remark-gfm` could also write markdown, which
 * the page never asks for.
 */
export const defaultHandlers = {};
export const markdownTable = () => '';
