/** In place of `mdast-util-to-markdown`: `remark-gfm` could also write markdown, which the page never asks for. */
export const defaultHandlers = {};
