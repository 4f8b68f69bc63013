import { findFence, joinBlocks } from '../../reading/lines/json/fence';
import { HtmlWriter } from './HtmlWriter';

/** What an answer in HTML begins with. */
const START =
  /^\s*(?:<!doctype html|<(?:html|head|body|main|article|section|div|table|h[1-6]|p|ul|ol)[\s>])/i;
/** Ends of tags, of which such an answer has at least two. */
const ENDS = /<\/(?:h[1-6]|p|li|ul|ol|div|tr)\s*>/gi;
const LEAST_ENDS = 2;

/** A tag or a comment, also without its end. */
const TAG =
  /<(?:!--[\s\S]*?(?:-->|$)|![^<>]*(?:>|$)|(\/?)([a-z][a-z0-9]{0,9})\b([^<>]{0,500})(?:>|$))/gi;

/** Tags whose content nobody sees on a page. */
const UNSEEN = ['script', 'style', 'title'];

/**
 * Turns an answer, or its only fence, into markdown if all of it is HTML. The tags that models write
 * become marks of markdown; any other stays as text.
 *
 * @returns null for any other answer
 */
export function layOutHtml(answer: string): string | null {
  const fenced = findFence(answer);
  const html = fenced && /^(?:html?|)$/.test(fenced.language) ? fenced.inside : answer;
  if (!START.test(html) || (html.match(ENDS)?.length ?? 0) < LEAST_ENDS) return null;
  const text = markdownOf(html);
  return html === answer ? text : joinBlocks([fenced?.before, text, fenced?.after]);
}

function markdownOf(html: string): string {
  const lower = html.toLowerCase();
  // Without another heading, the title of the page is that of the recipe.
  const unseen = UNSEEN.filter((name) => name !== 'title' || lower.includes('<h1'));
  const lastEnds = new Map(unseen.map((name) => [name, lower.lastIndexOf(`</${name}`)]));
  const writer = new HtmlWriter();
  let from = 0;
  let skipped = '';
  for (const { 0: tag, 1: slash, 2: written = '', 3: rest = '', index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    const isEnd = slash === '/';
    if (skipped) {
      if (!isEnd || name !== skipped) continue;
      skipped = '';
    } else {
      if (name && !writer.knows(name)) continue;
      writer.addWords(html.slice(from, index));
      if ((lastEnds.get(name) ?? -1) > index) skipped = name;
      else if (name) writer.addTag(name, isEnd, rest);
    }
    from = index + tag.length;
  }
  writer.addWords(html.slice(from));
  return writer.markdown;
}
