/* Cuts HTML where browsers do. Each pattern takes linear time: only the last quote of a page can lack its end. */

export interface Tag {
  name: string;
  /** `</p>` */
  isEnd: boolean;
  /** `<path />`, which counts only in drawings and formulas. */
  isClosed: boolean;
  attributes: Record<string, string>;
}

const TAG = /<(\/?)([a-z][^\s/>]*)/iy;

/** A quote that is not after "=" is a letter of a name: `<b title="5" pan">`. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))?)?/y;

const TAG_END = /[\s/]*>?/y;

/** A comment, a doctype, an instruction. Before anything else, "<" is a word: "bake < 5 minutes". */
const ASIDE = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*>?/iy;

/** In these, only their own end is a tag. */
const RAW_ENDS = new Map(
  ['script', 'style', 'title', 'textarea', 'iframe', 'xmp', 'noembed', 'noframes'].map((name) => [
    name,
    new RegExp(`</${name}(?=[\\s/>])`, 'gi'),
  ]),
);

/** Never throws: what has no end goes on to the end of the text. */
export function* readTags(html: string): Generator<string | Tag> {
  let at = 0;
  let start = html.indexOf('<');
  while (start >= 0) {
    const found = tagAt(html, start);
    const end = found?.end ?? endOf(ASIDE, html, start);
    if (end > start) {
      if (start > at) yield html.slice(at, start);
      if (found) yield found.tag;
      at = end;
    }
    const raw = found && !found.tag.isEnd && !found.tag.isClosed && RAW_ENDS.get(found.tag.name);
    start = raw ? startOf(raw, html, end) : html.indexOf('<', Math.max(end, start + 1));
  }
  if (at < html.length) yield html.slice(at);
}

function tagAt(html: string, start: number): { tag: Tag; end: number } | null {
  const [, slash, name = ''] = match(TAG, html, start) ?? [];
  if (!name) return null;
  let end = TAG.lastIndex;
  const written: [string, string][] = [];
  for (let one = match(ATTRIBUTE, html, end); one; one = match(ATTRIBUTE, html, end)) {
    const [, key = '', double, single, bare] = one;
    written.push([key.toLowerCase(), double ?? single ?? bare ?? '']);
    end = ATTRIBUTE.lastIndex;
  }
  const [closing = ''] = match(TAG_END, html, end) ?? [];
  const tag = {
    name: name.toLowerCase(),
    isEnd: slash === '/',
    isClosed: closing.endsWith('/>'),
    // If two have the same name, the first counts.
    attributes: Object.fromEntries(written.reverse()),
  };
  return { tag, end: end + closing.length };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const endOf = (pattern: RegExp, text: string, at: number): number =>
  match(pattern, text, at) ? pattern.lastIndex : at;

const startOf = (pattern: RegExp, text: string, at: number): number =>
  match(pattern, text, at)?.index ?? -1;
