import type { RecipeLine } from '../../foods/avoided/allergens';

/** The lines of a recipe that the sample kitchen wrote; its ingredients are the rows of a table. */
export function linesOf(text: string): RecipeLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !/^\| (?:Ingredient|---)/.test(line))
    .map((line) => ({
      // The page shows the name of a footnote as a number.
      text: line.replaceAll(/\||\[\^\w+\]:?/g, ' ').trim(),
      isIngredient: line.startsWith('|'),
    }));
}
