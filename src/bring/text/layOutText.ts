import { parseRecipe } from '../../recipe/document/parseRecipe';
import { escapeLine, escapeStart } from './escape';
import { type Placed, placeByHeadings } from './findSections';
import { placeIngredients, placeSteps } from './findUnmarked';
import { joinLines } from './joinLines';
import { isCapital } from './judge';
import { layOutParts } from './layOutParts';
import { isMarkdown, type Line, linesOf } from './linesOf';
import { placeTitle } from './placeTitle';
import { splitLines } from './splitLines';
import { unwrap } from './unwrap';

/** The line with which this page ends what it exports; see `markdownOf`. */
const OWN_END = /\n\n---\n\n([^\n]{1,600}Check allergens and cooking temperatures\.)\s*$/;

const FRONT_MATTER = /^---\n/;

/**
 * Makes markdown of a recipe as people paste it, with or without marks: its ingredients become a list, its
 * paragraphs of work steps, and all other words notes. A text whose structure is not clear stays as it is.
 *
 * @param text with line feeds
 */
export function layOutText(text: string): string {
  const end = OWN_END.exec(text);
  // What this page has exported is as it should be, but its last line is no step.
  if (end) return `${text.slice(0, end.index)}\n\n## Notes\n\n- ${end[1]}\n`;
  const direct = parseRecipe(text);
  const isRead = direct.hasAllIngredients && direct.hasAllSteps;
  const hasMarks = isMarkdown(text);
  if (isRead && direct.title && /^#{1,6} \S/m.test(text) && !FRONT_MATTER.test(text)) return text;
  const laidOut = layOutLines(linesOf(text), hasMarks ? escapeStart : escapeLine);
  return laidOut ?? text;
}

/** The reader shows more lines as plain text. */
const MOST_LINES = 1_000;

/** A list without work, or work without a list, has so many lines. */
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
  if (lines.length > MOST_LINES) return null;
  const parts = findParts(lines);
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

export function findParts(lines: readonly Line[]): Placed[] {
  const isLoud = lines.filter(({ text }) => isCapital(text)).length > 0.6 * lines.length;
  const joined = joinLines(splitLines(unwrap(lines.map((line) => ({ ...line, isLoud })))));
  return placeTitle(placeSteps(placeIngredients(placeByHeadings(joined))));
}
