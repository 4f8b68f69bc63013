import { parseRecipe } from '../../recipe/document/parseRecipe';
import { escapeLine, escapeStart } from './escape';
import { placeByHeadings, type Placed } from './findSections';
import { placeIngredients, placeSteps } from './findUnmarked';
import { isMarkdown, joinAmounts, joinLoneNumbers, type Line, linesOf } from './linesOf';
import { layOutParts } from './layOutParts';
import { placeTitle } from './placeTitle';
import { unwrap } from './unwrap';

/**
 * Makes markdown of a recipe as people paste it, with or without marks: its ingredients become a list, its
 * paragraphs of work steps, and all other words notes. A text whose structure is not clear stays as it is.
 *
 * @param text with line feeds
 */
export function layOutText(text: string): string {
  const direct = parseRecipe(text);
  const isRead = direct.hasAllIngredients && direct.hasAllSteps;
  const hasMarks = isMarkdown(text);
  if (isRead && hasMarks && direct.title) return text;
  const laidOut = layOutLines(linesOf(text), hasMarks ? escapeStart : escapeLine);
  return laidOut ?? text;
}

/**
 * Lays out the lines of a recipe.
 *
 * @returns null if they have no clear ingredients or no clear steps
 */
export function layOutLines(lines: readonly Line[], escape: (text: string) => string): string | null {
  const parts = findParts(lines);
  const count = (wanted: Placed['role']) => parts.filter(({ role }) => role === wanted).length;
  if (count('ingredient') === 0 || count('step') === 0) return null;
  const markdown = layOutParts(parts, escape);
  const read = parseRecipe(markdown);
  return read.steps.length === count('step') && read.ingredients.length > 0 ? markdown : null;
}

function findParts(lines: readonly Line[]): Placed[] {
  const joined = unwrap(joinLoneNumbers(joinAmounts(lines)));
  return placeTitle(placeSteps(placeIngredients(placeByHeadings(joined))));
}
