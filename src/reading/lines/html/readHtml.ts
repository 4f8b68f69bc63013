import { exportOf } from '../programs/exports';
import { LineReader } from './LineReader';
import { childrenOf, type Element, parseHtml } from './parseHtml';
import { readMicrodata } from './readMicrodata';

/** How HTML begins. A text that only names a tag is not HTML. */
const HTML =
  /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body|meta|script|style|title|link|main|div|p|ul|ol|li|table|h[1-6]|span|article|section|b|strong|em|i|a)\b[^>]*>/i;

export const isHtml = (text: string): boolean => HTML.test(text);

/** In characters. */
const LONGEST_TITLE = 2_000;

export type Html = ReturnType<typeof readHtml>;

/** Throws a `RefusedError` if it has too many tags, or nests them too deeply. */
export function readHtml(html: string) {
  const root = parseHtml(html);
  const program = exportOf(html);
  const { lines, isTooLong } = new LineReader(root);
  return {
    lines,
    isTooLong,
    items: readMicrodata(root, program),
    /** A program has exported its recipes as this page. */
    isExport: program !== null,
    ...readHead(root),
  };
}

/** What a page says of itself, and its scripts with data. `language`: "de". */
function readHead(
  element: Element,
  head = { data: [] as string[], title: '', link: '', siteName: '', language: '' },
) {
  const { name, attributes, children } = element;
  const { property, content = '', type = '', rel, href = '', lang = '' } = attributes;
  const key = property ?? attributes.name;
  if (name === 'script' && /ld\+json/i.test(type)) head.data.push(children.join(''));
  if (name === 'title') head.title ||= children.join('').slice(0, LONGEST_TITLE);
  if (name === 'html') head.language = lang;
  if (name === 'link' && rel === 'canonical') head.link ||= href;
  if (name === 'meta' && key === 'og:url') head.link = content;
  if (name === 'meta' && key === 'og:site_name') head.siteName = content;
  for (const child of childrenOf(element)) readHead(child, head);
  return head;
}
