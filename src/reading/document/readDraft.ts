import { rawTextOf } from './markdown/plainText';
import { parseRecipe } from './parseRecipe';
import type { RecipeDocument } from './RecipeDocument';
import { bareName } from './sections/readTitle';

/** What is certain of a recipe that is still being written. */
export interface Draft {
  /** Empty until it is certain. */
  name: string;
  /** How many there are; 0 until the list has ended. */
  ingredients: number;
  /** Those that it lists so far, as written. */
  lines: readonly string[];
  /** What to read further lines of the list with; empty before it begins and once it has ended. */
  list: string;
  /** The number of the last step that has begun, from 1; 0 before the first. */
  step: number;
}

/**
 * Reads the beginning of a recipe. What it says stays true of the whole recipe.
 *
 * @param beginning whole lines
 */
export function readDraft(beginning: string): Draft {
  const document = parseRecipe(beginning.replace(LONE_ROW, ''));
  const listed = document.ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  // The name of a group whose foods are yet to come, or the first step of a method without a number.
  const foods = listed.filter((line) => !/[.:]$/.test(line));
  const lines = foods.map((line) => line.replace(/\[\^[^\]]*\]/g, ''));
  const ingredients = listed.length;
  const step = document.steps.length;
  return {
    name: dishName(document, ingredients > 0),
    // More may follow until the work begins.
    ingredients: step > 0 ? ingredients : 0,
    lines,
    list: step > 0 || ingredients === 0 ? '' : '## Ingredients\n\n',
    step,
  };
}

/** The first row of a table, which may turn out to hold steps. */
const LONE_ROW = /(?<=(?:^|\n)(?!\|).*\n)\|.*\n$/;

/** Until the recipe begins, the real title may still follow a name within a sentence. */
function dishName({ title }: RecipeDocument, hasBegun: boolean): string {
  if (!title) return '';
  return hasBegun || bareName(rawTextOf(title.node)) === title.text ? title.text : '';
}
