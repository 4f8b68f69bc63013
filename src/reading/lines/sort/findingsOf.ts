import type { SortedLine } from '../../../../machines/sort/sortedLines';

/** What a reader has found in a text. */
export type Findings = ReturnType<typeof findingsOf>;

/** This many ingredients twice are a list that the page repeats. */
const FEWEST_TWICE = 3;

export function findingsOf(lines: readonly SortedLine[]) {
  const of = (wanted: SortedLine['role']) => lines.filter(({ role }) => role === wanted);
  const foods = of('ingredient').map(({ text }) => text.toLowerCase());
  return {
    hasTitle: of('title').length > 0,
    ingredients: foods.length,
    steps: of('step').length,
    repeats: foods.length - new Set(foods).size >= FEWEST_TWICE,
  };
}

/** The visitor should look at what was read before it becomes a recipe. */
export const isDoubtful = ({ hasTitle, ingredients, steps, repeats }: Findings) =>
  !hasTitle || ingredients === 0 || steps === 0 || repeats;
