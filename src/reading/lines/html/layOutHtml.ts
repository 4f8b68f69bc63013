import { escapeLine } from '../escape';
import { RefusedError } from '../FoundRecipe';
import { findFence, joinBlocks } from '../json/fence';
import type { Line } from '../Line';
import { assignLineRolesOfPage, layOutPlaced } from '../layOutText';
import { readHtml } from './readHtml';

const START =
  /^\s*(?:<!doctype html|<(?:html|head|body|main|article|section|div|table|h[1-6]|p|ul|ol)[\s>])/i;
/** Ends of tags, of which such an answer has at least two. */
const ENDS = /<\/(?:h[1-6]|p|li|ul|ol|div|tr)\s*>/gi;
const LEAST_ENDS = 2;

/** Models do not write these tags, so their signs are words: "<peanuts>" shows. */
const UNKNOWN =
  /<(?=\/?[a-z])(?!\/?(?:html|head|body|main|article|section|header|footer|nav|div|p|fig\w+|blockquote|table|caption|t[drh]|thead|tbody|tfoot|d[ldt]|form|script|style|h[1-6r]|title|[uo]l|li|b|strong|br|a|span|em|i|u|small|big|mark|code|font|label|abbr|time|img|meta|link|input)\b)/gi;

const LINK =
  /<a\s[^<>]{0,200}?href=["']?(https:\/\/[^\s"'<>()]{1,300})[^<>]{0,200}>([^<>]{0,300})<\/a>/gi;

/** Tags whose words a browser does not show, up to their ends. */
const UNSEEN = ['script', 'style', 'title'];

/** All of a model's answer, or of its only fence, has to be HTML; else null. */
export function layOutHtml(answer: string): string | null {
  const fenced = findFence(answer);
  const html = fenced && /^(?:html?|)$/.test(fenced.language) ? fenced.inside : answer;
  if (!START.test(html) || (html.match(ENDS)?.length ?? 0) < LEAST_ENDS) return null;
  const known = withEnds(html.replace(UNKNOWN, '&lt;')).replace(LINK, (_, address, words) =>
    words === address ? words : `${words} (${address})`,
  );
  try {
    const { lines, title } = readHtml(known);
    // Without another heading, the title of the page is that of the recipe.
    const name = /<h1/i.test(known) ? '' : title.trim();
    const first: Line[] = name ? [{ text: name, mark: 'heading', isAfterBlank: true }] : [];
    const text = layOutPage([...first, ...lines]);
    return html === answer ? text : joinBlocks([fenced?.before, text, fenced?.after]);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return null;
  }
}

/** Tags that hide their words, but have no end, become words themselves. */
function withEnds(html: string): string {
  const lower = html.toLowerCase();
  const ends = new Map(UNSEEN.map((name) => [name, lower.lastIndexOf(`</${name}`)]));
  return html.replace(/<(script|style|title)\b/gi, (tag, name, at) =>
    (ends.get(name.toLowerCase()) ?? 0) > at ? tag : `&lt;${name}`,
  );
}

const layOutPage = (lines: readonly Line[]): string =>
  (
    layOutPlaced(assignLineRolesOfPage(lines), escapeLine)?.text ??
    lines.map((line) => `${MARKS[line.mark ?? 'none']}${escapeLine(line.text)}`).join('\n\n')
  ).trim();

const MARKS = { heading: '# ', bullet: '- ', number: '1. ', row: '- ', none: '' };
