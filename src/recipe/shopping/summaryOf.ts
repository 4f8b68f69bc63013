import { type Comparison, entriesOf, type Need, shortOf } from '../../needs/Comparison';
import { nearest, writeFraction } from '../../reading/quantities/numbers';
import * as recipeWords from '../../words/en/recipe';
import { joinNames } from '../../words/format';

/** The line names so many needs, then counts the rest. */
const MOST_NAMED = 3;

/** The recipe's needs that the list lacks, each once. */
export const neededOf = ({ needs }: Comparison<Need>): string[] => [
  ...new Set(
    needs.flatMap(({ served, need, names }) =>
      // Any of its foods is enough: "butter or lard".
      served === 'no' && !need.isOptional ? joinNames(new Set(names), 'disjunction') : [],
    ),
  ),
];

const write = (count: number) => writeFraction(nearest(count, 'eighths'));

export function summaryOf(comparison: Comparison<Need>): string {
  const needed = neededOf(comparison);
  const used = usedOf(comparison);
  const isUsed = used !== recipeWords.check.usesNone;
  const sentences = needed.length > 0 ? [recipeWords.check.needs(needed.length, cut(needed))] : [];
  if (needed.length === 0 || !isUsed) sentences.push(used);
  const short = shortOf(comparison);
  if (short.length > 0)
    sentences.push(
      recipeWords.check.mayNeedMore(
        short.map(({ name, have, need }) =>
          have && need ? recipeWords.check.short(name, write(have), write(need)) : name,
        ),
      ),
    );
  return sentences.join(' ');
}

/** Counts by entries, as the list's heading does. */
function usedOf(comparison: Comparison<Need>): string {
  const { count, maybe, total, isAll } = entriesOf(comparison);
  if (count + maybe === 0) return recipeWords.check.usesNone;
  if (count < total) return recipeWords.check.uses(count, total, maybe);
  return isAll ? recipeWords.check.usesAll(total) : recipeWords.check.usesSome;
}

/** "butter and lemon", "butter, lemon, cream and 4 more". It never says "1 more". */
function cut(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return rest <= 1 ? joinNames(names) : recipeWords.check.andMore(names.slice(0, MOST_NAMED), rest);
}
