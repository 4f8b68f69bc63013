import type { Findings, Leftover } from '../../../machines/kitchen/ingredientList';
import type { Check } from '../../foods/avoided/checkRecipe';
import type { Reading } from '../../reading/document/marks/Reading';

/** In doubt, the page takes a leftover for rice, and asks about it a day earlier. */
const RICE =
  /\b(?:rice(?! (?:vinegar|wine|noodle|paper|flour))|basmati|risotto|paella|biryani|pila[fu]|sushi|reis|riz|arroz)/i;

/**
 * `typed` is the visitor's name for it: for an English recipe the entry adds "leftover". `cookedAt`
 * is local time, `2026-11-21T19:30:00+01:00`. `checkAll` also looks into leftovers that the recipe
 * used.
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

/** The keys are contents. "Contains" makes "may contain" superfluous. */
function findingsOf({ findings, unchecked }: Check): Findings {
  return Object.fromEntries(
    [...findings].map(([content, { places }]) => {
      const found = new Set(
        places.flatMap(({ presence }) => (presence === 'mentioned' ? [] : presence)),
      );
      if (found.has('contains')) found.delete('may contain');
      if (unchecked) found.add('not checked');
      return [content, [...found]];
    }),
  );
}
