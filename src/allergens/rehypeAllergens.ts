import type { Root } from 'hast';
import { addMarks, linesOf, type Mark, type ShownLine } from './recipeLines';

interface Options {
  /** Reads the lines of the recipe. @returns words to put into them */
  check(lines: readonly ShownLine[]): readonly Mark[];
  /** The class of the words. */
  className: string;
}

/** Hands the lines of a rendered recipe to a check, and puts its words where it found something. */
export function rehypeAllergens({ check, className }: Options) {
  return (tree: Root) => {
    const lines = linesOf(tree);
    addMarks(lines, check(lines), className);
  };
}
