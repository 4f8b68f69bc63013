import type { Ingredient } from '../recipe/document/RecipeDocument';
import { readIngredient } from '../recipe/document/readIngredient';

/** An entry of the list that is fewer than the recipe asks for. */
export interface Shortage {
  /** As the recipe calls it: "eggs". */
  name: string;
  have: number;
  need: number;
}

/** A line of the recipe that an entry of the list serves. */
export interface Use {
  entry: string;
  item: Ingredient;
  name: string;
}

/** @returns the entries of which both the list and the recipe count pieces, and the list too few */
export function findShortages(uses: readonly Use[]): Shortage[] {
  return [...new Set(uses.map(({ entry }) => entry))].flatMap((entry) => {
    const lines = uses.filter((use) => use.entry === entry);
    const have = countOf(entry);
    const counts = lines.map(({ item }) => countIn(item.understood));
    if (have === null || counts.some((count) => count === null)) return [];
    const need = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    return need > have ? [{ name: lines[0]?.name ?? entry, have, need }] : [];
  });
}

function countOf(entry: string): number | null {
  return countIn(readIngredient(entry, 'en'));
}

/** How many pieces a line counts; of a range, the lower end. */
function countIn(understood: Ingredient['understood']): number | null {
  return understood?.unit === null ? understood.amount : null;
}
