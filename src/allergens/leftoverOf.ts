import type { Findings, Leftover } from '../../machines/leftovers';
import type { Check } from '../foods/checkRecipe';
import type { Reading } from '../recipe/document/reading/Reading';

/** Rice and its dishes, in several languages. In doubt a leftover is asked about a day earlier. */
const RICE =
  /\b(?:rice(?! (?:vinegar|wine|noodle|paper|flour))|basmati|risotto|paella|biryani|pila[fu]|sushi|reis|riz|arroz)/i;

/**
 * Describes a leftover of a recipe.
 *
 * @param typed what the visitor calls it; in English the entry says that it is a leftover
 * @param cookedAt in the time of the place: `2026-11-21T19:30:00+01:00`
 * @param checkAll looks for all contents, also in the leftovers that the recipe used
 */
export function leftoverOf(
  typed: string,
  cookedAt: string,
  { document, lines }: Reading,
  checkAll: () => Check,
): Leftover {
  const isEnglish = (document.language ?? 'en') === 'en';
  const entry = isEnglish && !/left/i.test(typed) ? `leftover ${typed}` : typed;
  const foods = lines.filter(({ isIngredient, heading }) => isIngredient || heading === 'title');
  return {
    entry,
    name: entry,
    cookedAt,
    hasRice: [entry, ...foods.map(({ text }) => text)].some((text) => RICE.test(text)),
    findings: findingsOf(checkAll()),
  };
}

/** All that is true of each content. What it contains, it does not say to be possible again. */
function findingsOf({ findings, unchecked }: Check): Findings {
  return Object.fromEntries(
    [...findings].map(([content, { places }]) => {
      const found = new Set(places.map(({ presence }) => presence));
      if (found.has('contains')) found.delete('may contain');
      if (unchecked) found.add('not checked');
      return [content, [...found]];
    }),
  );
}
