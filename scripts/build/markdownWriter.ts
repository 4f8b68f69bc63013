/**
 * Replaces `mdast-util-to-markdown` and `markdown-table`, with which `remark-gfm` could write markdown. The
 * page never asks for that.
 */
export const defaultHandlers = {};
export const markdownTable = () => '';
