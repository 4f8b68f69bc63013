import type { IngredientGroup } from '../reading/document/RecipeDocument';

const OPTIONAL_HEADING =
  /\b(?:optional|garnish(?:es)?|toppings|serving|to serve|to finish|decoration|accompaniments?|sides?)\b/i;
const MADE_HERE =
  /\b(?:(?:from|see) (?:above|below|step|part|the recipe|recipe|notes?)|recipe (?:above|below|follows)|(?:made|prepared) (?:above|earlier))\b|\((?:above|below)\)/i;

/** A cook can leave out what is below "To serve" or "Toppings (optional)". */
export function isOptionalGroup(heading: string | null): boolean {
  return heading !== null && OPTIONAL_HEADING.test(heading);
}

/** What the headings of a recipe's ingredients call its parts. */
export const partsOf = (groups: readonly Pick<IngredientGroup, 'heading'>[]): ReadonlySet<string> =>
  new Set(groups.map(({ heading }) => plain(heading ?? '')).filter(Boolean));

/** Another part of the recipe makes it: "the dough", "sauce (above)". */
export const isMadeHere = (line: string, parts: ReadonlySet<string>): boolean =>
  MADE_HERE.test(line) || parts.has(plain(line));

/** What a line and a heading call a part of the work, without amounts and small words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /[\d½¼¾⅓⅔/]+|\b(?:for|the|a|an|one|batch(?:es)?|quantity|of|all|your|prepared|homemade)\b/g,
      ' ',
    )
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
