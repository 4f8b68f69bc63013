import type { RecipeLine } from '../foods/allergens';
import { type Check, checkRecipe } from '../foods/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../foods/thingsToAvoid';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import styles from './AllergenStatements.module.css';
import { marksOf } from './marksOf';
import { recipeFacts } from './recipeFacts';
import { rehypeAllergens } from './rehypeAllergens';

/** The check of one recipe for what a visitor wants to avoid. */
export interface RecipeCheck {
  /** Checks the recipe while it is rendered, and marks what it contains. */
  rehypePlugin: [typeof rehypeAllergens, Parameters<typeof rehypeAllergens>[0]];
  /** What was found, once the recipe has been rendered. */
  finish(): Check;
}

interface Options {
  /** Whether the model stopped at its length limit. */
  isCut: boolean;
  /** The recipe as it was read; null for a text that was not parsed. */
  getDocument(): RecipeDocument | null;
}

/** Makes the check of one recipe. */
export function createRecipeCheck(
  toAvoid: Avoidance,
  { isCut, getDocument }: Options,
): RecipeCheck {
  const things = thingsToAvoid(toAvoid);
  let checked: Check | null = null;

  return {
    rehypePlugin: [
      rehypeAllergens,
      {
        className: styles.mark ?? '',
        check(shown) {
          const document = getDocument();
          const lines = shown.map(
            ({ text, isIngredient, heading, stepPlace }): RecipeLine => ({
              text,
              isIngredient,
              ...(heading && { heading }),
              step: document?.steps[stepPlace ?? -1]?.number,
            }),
          );
          checked = checkRecipe(things, lines, recipeFacts(document, isCut));
          return marksOf(checked, lines);
        },
      },
    ],
    finish: () => checked ?? checkRecipe(things, [], { isReadable: false }),
  };
}
