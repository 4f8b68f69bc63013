import { parseRecipe } from '../../../recipe/document/parseRecipe';
import { escapeLine, escapeStart } from './escape';
import { placeByHeadings } from './findSections';
import { placeIngredients, placeSteps } from './findUnmarked';
import { joinLines } from './joinLines';
import { hasAmount, inList, isCapital, isComment, isSentence } from './judge';
import type { Line } from './Line';
import { layOutParts } from './layOutParts';
import { isMarkdown, linesOf } from './linesOf';
import { noteBetweenSteps } from './noteOthers';
import { opens } from './opens';
import type { Placed } from './Placed';
import { placeTitle } from './placeTitle';
import { splitLines } from './splitLines';
import { splitRecipes } from './splitRecipes';
import { unwrap } from './unwrap';

/** The line with which this page ends what it exports; see `markdownOf`. */
const OWN_END = /\n\n---\n\n([^\n]{1,600}Check allergens and cooking temperatures\.)\s*$/;

const FRONT_MATTER = /^---\n/;

/**
 * Makes markdown of recipes as people paste them, with or without marks: their ingredients become a list, their
 * paragraphs of work steps, and all other words notes. A text whose structure is not clear stays as it is.
 *
 * @param text with line feeds
 * @returns one text for each recipe
 */
export function layOutText(text: string): string[] {
  const end = OWN_END.exec(text);
  // What this page has exported needs no layout, but its last line is not a step.
  if (end) return [`${text.slice(0, end.index)}\n\n## Notes\n\n- ${end[1]}\n`];
  const literal = isMarkdown(text) ? escapeStart : escapeLine;
  const lines = linesOf(text);
  const each = lines.length > MOST_LINES ? [] : splitRecipes(tidyLines(lines));
  const several = each.map((one) => layOutTidy(one, literal));
  if (several.length > 1 && several.every((one) => one !== null)) return several;
  const direct = parseRecipe(text);
  const isRead = direct.hasAllIngredients && direct.hasAllSteps;
  if (isRead && direct.title && /^#{1,6} \S/m.test(text) && !FRONT_MATTER.test(text)) return [text];
  return [layOutLines(lines, literal) ?? text];
}

/** The reader shows more lines as plain text. */
const MOST_LINES = 1_000;

/** A list without work, or work without a list, has at least this many lines. */
const FEWEST_ALONE = 3;

/**
 * Lays out the lines of a recipe.
 *
 * @returns null if they have no clear ingredients or no clear steps
 */
export function layOutLines(
  lines: readonly Line[],
  literal: (text: string) => string,
): string | null {
  return lines.length > MOST_LINES ? null : layOutTidy(tidyLines(lines), literal);
}

export const placeLines = (lines: readonly Line[]): Placed[] | null => {
  const parts = lines.length > MOST_LINES ? [] : placeTidy(tidyLines(lines));
  return parts.some(({ role }) => role === 'ingredient' || role === 'step') ? parts : null;
};

const placeTidy = (lines: readonly Line[]): Placed[] =>
  placeTitle(noteBetweenSteps(placeSteps(placeIngredients(placeByHeadings(lines)))));

function layOutTidy(lines: readonly Line[], literal: (text: string) => string): string | null {
  const parts = placeTidy(lines);
  const count = (wanted: Placed['role']) => parts.filter(({ role }) => role === wanted).length;
  const isList = count('step') === 0 && count('ingredient') >= FEWEST_ALONE;
  const isWork = count('ingredient') === 0 && count('step') >= FEWEST_ALONE;
  if (!isList && !isWork && (count('ingredient') === 0 || count('step') === 0)) return null;
  const markdown = layOutParts(parts, literal);
  const { steps, ingredients } = parseRecipe(markdown);
  const items = ingredients.flatMap((group) => group.items);
  const isReadSo = steps.length === count('step') && items.length >= count('ingredient');
  return isReadSo ? markdown : null;
}

/** Joins and cuts the lines that a page, a message or a scan has broken. */
function tidyLines(lines: readonly Line[]): Line[] {
  const isLoud = lines.filter(({ text }) => isCapital(text)).length > 0.6 * lines.length;
  const end = endOfPage(lines);
  const isButton = (at: number) =>
    isRepeated(lines, at) || isRepeated(lines, at + 2) || isRepeated(lines, at - 2);
  const known = lines.map((line, at): Line => {
    if (at >= end) return { ...line, isLoud, aside: line.aside ?? 'edge' };
    return isButton(at) ? { ...line, isLoud, aside: 'button' } : { ...line, isLoud };
  });
  return joinLines(splitLines(unwrap(known)));
}

const opensList = (line: Line) => opens(line) === 'ingredients';

/** Where the comments below a recipe begin. */
function endOfPage(lines: readonly Line[]): number {
  const known = lines.findIndex((_, at) => inList(lines, at));
  const list = known >= 0 ? known : lines.findIndex(opensList);
  const comments = lines.findIndex(({ text }, at) => list >= 0 && at > list && isComment(text));
  const opensMore = (line: Line) => /^(?:ingredients|method)$/.test(opens(line) ?? '');
  const isEnd =
    lines.slice(list, comments).some(({ text, mark }) => mark === 'number' || isSentence(text)) &&
    !lines.slice(comments).some(opensMore);
  return comments >= 0 && isEnd ? comments : lines.length;
}

/** Whether a line is the same as the second ones before and behind it, as a button beside each food is. */
function isRepeated(lines: readonly Line[], at: number): boolean {
  const [before, line, behind] = [lines[at - 2], lines[at], lines[at + 2]];
  return (
    !!line &&
    line.text === before?.text &&
    line.text === behind?.text &&
    !line.aside &&
    !line.mark &&
    !hasAmount(line.text)
  );
}
