import type { RecipeLine } from '../foods/allergens';
import { type Check, checkRecipe } from '../foods/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../foods/thingsToAvoid';
import styles from './AllergenStatements.module.css';
import { messages, nameOf } from './messages';
import { rehypeAllergens } from './rehypeAllergens';

/** The check of one recipe for what a visitor wants to avoid. */
export interface RecipeCheck {
  /** Checks the recipe while it is rendered, and marks what it contains. */
  rehypePlugin: [typeof rehypeAllergens, Parameters<typeof rehypeAllergens>[0]];
  /**
   * What was found, once the recipe has been rendered.
   *
   * @param isReadable false if the recipe was not read, or is in a language that cannot be checked
   */
  finish(isReadable: boolean): Check;
}

/** Makes the check of one recipe. */
export function createRecipeCheck(toAvoid: Avoidance): RecipeCheck {
  const things = thingsToAvoid(toAvoid);
  let checked = checkRecipe(things, [], false);
  let checkedLines: readonly RecipeLine[] = [];

  return {
    rehypePlugin: [
      rehypeAllergens,
      {
        className: styles.mark ?? '',
        check(lines) {
          checkedLines = lines;
          checked = checkRecipe(things, lines, true);
          return checked.results.flatMap(({ thing, places }) =>
            places
              .filter(({ presence }) => presence === 'contains')
              .map(({ line, end }) => ({ line, end, words: messages.contains(nameOf(thing)) })),
          );
        },
      },
    ],
    finish: (isReadable) => (isReadable ? checked : checkRecipe(things, checkedLines, false)),
  };
}
