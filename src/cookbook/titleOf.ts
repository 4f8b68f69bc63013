import { isBlank } from '../../machines/recipeMachine';

/** The longest title that is shown, in characters. */
const LONGEST = 120;

const FENCE = /^ {0,3}(?:```|~~~)/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const UNDERLINE = /^ {0,3}(?:=+|-{2,})[ \t]*$/;

/** Marks of quotes, lists and headings before a line's words. */
const LEAD = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]|#{1,6})(?=[ \t]|$))*[ \t]*/;

const CHARACTERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/**
 * What a recipe is called: the words of its first heading or, where there is none, of its first line.
 * Reads no more markdown than a title has, as the list of a cookbook must not wait for a parser.
 *
 * @param recipe markdown with something to be seen in it
 */
export function titleOf(recipe: string): string {
  const lines = recipe.split(/\r\n?|\n/);
  const heading = firstHeading(lines);
  const title =
    heading ??
    lines.map((line) => wordsOf(line.replace(LEAD, ''))).find((words) => !isBlank(words));
  return clip(title || 'Recipe');
}

function firstHeading(lines: readonly string[]): string | undefined {
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode) continue;
    const words = UNDERLINE.test(lines[index + 1] ?? '')
      ? wordsOf(line.replace(LEAD, ''))
      : wordsOf(HEADING.exec(line)?.[1] ?? '');
    if (!isBlank(words)) return words;
  }
  return undefined;
}

/** A line without the marks of markdown. */
function wordsOf(line: string): string {
  return line
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/(?<!\\)(?:\*+|~~|`+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}]))/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(#39|\w+);/g, (whole, name) => CHARACTERS[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

function clip(title: string): string {
  if (title.length <= LONGEST) return title;
  const cut = title.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
}
