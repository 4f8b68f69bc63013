import type { StepIngredient } from './findStepIngredients';
import { hasNumber, shortenLine } from './shortenLine';
import type { ShownAmounts } from './shownAmounts';

/** Shows each ingredient with the amount for this step, or only as a food. */
export function stepLines(
  taken: readonly StepIngredient[],
  { lineOf, partOf, foodOf }: Pick<ShownAmounts, 'lineOf' | 'partOf' | 'foodOf'>,
) {
  return taken
    .filter(({ index }) => hasNumber(lineOf(index)))
    .flatMap(({ index, share }) => {
      const part = share === 1 ? lineOf(index) : share && partOf(index, share);
      const line = part ? shortenLine(part, share !== 1) : foodOf(index);
      return line ? { index, share, line } : [];
    });
}
