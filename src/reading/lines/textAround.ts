import { stateAllergens } from '../document/stateAllergens';
import { addNotes, linesOutside } from './outside';

/** What of a line around a recipe the recipe does not have. */
export interface LineAround {
  rest: string;
  /** By its words, or below a line that does. */
  mayStateAllergens: boolean;
}

/** What a pasted text says around its recipe, for who decides which of it a cook has to see. */
export function textAround(pasted: string, recipe: string) {
  const outside = linesOutside(pasted, recipe);
  // Of a message that the recipe has, only the stamp can say more: "18:05 - Contains milk: cheese".
  const states = stateAllergens(outside.map(({ rest }) => rest));
  return {
    lines: outside.map(({ rest }, at): LineAround => {
      return { rest, mayStateAllergens: states[at] === true };
    }),
    /** The recipe with whole lines as notes, for those of `lines` whose words are in `kept`. */
    recipeWith: (kept: readonly string[]): string =>
      addNotes(
        recipe,
        outside.flatMap(({ line, rest }) => (kept.includes(rest) ? line : [])),
      ),
  };
}
