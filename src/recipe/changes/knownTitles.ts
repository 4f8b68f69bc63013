import type { Kitchen } from '../../../machines/kitchen/kitchen';
import { isForeign } from '../../../machines/kitchen/recipe';
import { foreignLine } from '../../browser/foreignText';

/** The longest title that a request carries, in UTF-16 units. */
const LONGEST_TITLE = 100;

/** How many titles a request carries. */
const MOST_TITLES = 31;

/**
 * The titles of the recipe or ideas on the page, and of earlier ones for the same list. The model never gets the
 * title of a recipe from a link or the cookbook, or of a change of one.
 *
 * @param readTitle reads the title of a recipe; empty if it has none
 */
export function knownTitles(
  { ingredients, recipe, earlier }: Pick<Kitchen, 'ingredients' | 'recipe' | 'earlier'>,
  readTitle: (text: string) => string,
): string[] {
  const list = keyOf(ingredients);
  const ofTheList = earlier.filter(({ askedWith }) => keyOf(askedWith) === list);
  const titles = [recipe, ...ofTheList].flatMap((known) => {
    if (!known || isForeign(known)) return [];
    return known.ideas?.map(({ title }) => title) ?? readTitle(known.text);
  });
  return [...new Set(titles.map(lineOf))].filter(Boolean).slice(0, MOST_TITLES);
}

/** A key that is the same for a list in any order. */
const keyOf = (ingredients: readonly string[]) => JSON.stringify([...ingredients].sort());

function lineOf(title: string): string {
  const line = foreignLine(title).replace(/\s+/g, ' ');
  return line.slice(0, LONGEST_TITLE).trim().toWellFormed();
}
