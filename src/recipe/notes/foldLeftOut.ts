import { type Check, isFound } from '../../foods/avoided/checkRecipe';
import { ALLERGENS } from '../../foods/contents';
import type { Reading, ReadNodes } from '../../reading/document/marks/Reading';
import { isElement } from '../../reading/document/marks/treeWords';
import { stateAllergens } from '../../reading/document/stateAllergens';
import { type Element, type LeftOutNodes, linePlacesIn } from './findLeftOut';

export interface LeftOutLine {
  at: number;
  text: string;
  node: ReadNodes[number];
}

/**
 * Folds lines, but not those that name what the visitor avoids or may state what the dish contains:
 * "Milk, wheat" may, "Cookies" does not.
 * @param findings of all allergens, whatever the visitor avoids
 * @param marked the places of lines in which the check has marked something
 */
export function foldLeftOut(
  { heading, list }: Omit<LeftOutNodes, 'rest'>,
  reading: Reading,
  findings: Check['findings'],
  marked: { has(line: number): boolean } = new Set<number>(),
): { shown: ReadNodes; folded: readonly LeftOutLine[] } {
  const named = ALLERGENS.flatMap((allergen) =>
    (findings.get(allergen)?.places ?? [])
      .filter(isFound)
      .map(({ line, start }) => ({ allergen, line, start })),
  );
  const namesSeveral = (line: number) => {
    const own = named.filter((one) => one.line === line);
    return own.some(({ allergen, start }) =>
      own.some((other) => other.allergen !== allergen && other.start !== start),
    );
  };
  const items = (list.children as ReadNodes).filter(isElement).map((node, at) => {
    const lines = linePlacesIn(node, reading.marks);
    return { node, at, lines, text: lines.map((line) => reading.lines[line]?.text).join(' ') };
  });
  const states = stateAllergens(items.map(({ text }) => text));
  const isShown = ({ at, lines, text }: (typeof items)[number]) =>
    text === '' || states[at] || lines.some((line) => marked.has(line) || namesSeveral(line));
  const children = items.filter(isShown).map(({ node }) => node);
  return {
    shown: children.length > 0 ? [heading, { ...list, children } as Element] : [],
    folded: items.filter((item) => !isShown(item)),
  };
}
