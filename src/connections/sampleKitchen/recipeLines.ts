import type { RecipeLine } from '../../foods/allergens';

/** The lines of a recipe that the sample kitchen wrote; its ingredients are the rows of a table. */
export function linesOf(text: string): RecipeLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !/^\| (?:Ingredient|---)/.test(line))
    .map((line) => ({
      text: line.replaceAll('|', ' ').trim(),
      isIngredient: line.startsWith('|'),
    }));
}
