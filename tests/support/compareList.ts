import { countsOf, entriesOf } from '../../src/amounts/Comparison';
import { compare } from '../../src/amounts/compare';
import { needsOf } from '../../src/amounts/needsOf';
import { shortOf } from '../../src/amounts/shortOf';
import { AVOIDS_NOTHING } from '../../src/foods/covers';
import type { RecipeDocument } from '../../src/reading/document/RecipeDocument';

export function compareList(
  list: readonly string[],
  document: RecipeDocument,
  always: readonly string[] = [],
  avoided = AVOIDS_NOTHING,
) {
  const needs = needsOf(document);
  if (list.length === 0 || !needs.isKnown) return null;
  const comparison = compare(needs, { list, always, probably: [], avoided });
  const servedAs = (served: string) =>
    comparison.needs
      .filter((one) => one.served === served && (served !== 'no' || !one.need.isOptional))
      .map(({ names, entries, need }) => ({ index: need.index, names, entry: entries[0]?.text }));
  return {
    comparison,
    ...entriesOf(comparison),
    ...countsOf(comparison),
    short: shortOf(comparison),
    needs: servedAs('no').map(({ index, names }) => ({ index, names })),
    perhaps: servedAs('perhaps'),
    unclear: [
      ...new Set(
        comparison.needs.flatMap(({ served, need }) =>
          served === 'unclear' && !need.isOptional ? need.line : [],
        ),
      ),
    ],
  };
}
