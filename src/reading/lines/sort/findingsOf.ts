import type { SortedLine } from '../../../../machines/sort/sortedLines';

/** What a reader has found in a text. */
export interface Findings {
  hasTitle: boolean;
  ingredients: number;
  steps: number;
  /** Whether several ingredients are there twice. */
  repeats: boolean;
  /** Whether most words have no place in the recipe. */
  isMostlyRest: boolean;
}

/** This many ingredients twice are a list that the page repeats. */
const FEWEST_TWICE = 3;
/** A shorter text has a note, and no furniture of a page. */
const FEWEST_REST = 12;

export function findingsOf(lines: readonly SortedLine[]): Findings {
  const of = (wanted: SortedLine['role']) => lines.filter(({ role }) => role === wanted);
  const foods = of('ingredient').map(({ text }) => text.toLowerCase());
  const rest = of('note');
  const length = (some: readonly SortedLine[]) =>
    some.reduce((sum, { text }) => sum + text.length, 0);
  return {
    hasTitle: of('title').length > 0,
    ingredients: foods.length,
    steps: of('step').length,
    repeats: foods.length - new Set(foods).size >= FEWEST_TWICE,
    isMostlyRest: rest.length >= FEWEST_REST && length(rest) * 2 > length(lines),
  };
}

/** Whether the visitor should look at what was read before it becomes a recipe. */
export const isDoubtful = ({ hasTitle, ingredients, steps, repeats, isMostlyRest }: Findings) =>
  !hasTitle || ingredients === 0 || steps === 0 || repeats || isMostlyRest;
