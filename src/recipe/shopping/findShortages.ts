import type { Ingredient } from '../../reading/document/RecipeDocument';
import { readIngredient } from '../../reading/quantities/readIngredient';

/** A food of which the visitor has fewer pieces than the recipe asks for. */
export interface Shortage {
  /** As the recipe calls it: "eggs". */
  name: string;
  have: number;
  need: number;
}

/** A line of the recipe for which the visitor has an ingredient. */
export interface Use {
  /** Ingredients of the visitor: all that they have of one food. */
  entries: readonly string[];
  /** The line's place among all ingredients, from 0. */
  index: number;
  item: Ingredient;
  name: string;
}

/** Finds the foods that list and recipe both count in pieces, if the list has too few of them. */
export function findShortages(uses: readonly Use[]): Shortage[] {
  const keyOf = ({ entries }: Use) => entries.join('\n');
  return [...new Set(uses.map(keyOf))].flatMap((key) => {
    const lines = uses.filter((use) => keyOf(use) === key);
    const have = sumOf(key.split('\n').map((entry) => countIn(readIngredient(entry, 'en'))));
    const need = sumOf(lines.map(({ item }) => countIn(item.understood)));
    const isShort = have !== null && need !== null && need > have;
    return isShort ? [{ name: lines[0]?.name ?? key, have, need }] : [];
  });
}

/** @returns null if one of the counts is unknown */
function sumOf(counts: readonly (number | null)[]): number | null {
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
}

/** How many pieces a line asks for; of a range, the lower end. Null if it counts no pieces. */
function countIn(understood: Ingredient['understood']): number | null {
  return understood?.unit === null ? understood.amount : null;
}
