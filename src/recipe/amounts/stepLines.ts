import { recognise } from '../../foods/recognise';
import type { StepIngredient } from './findStepIngredients';
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

const AMOUNT = /[\d½⅓⅔¼¾⅛]/;

/** Without these words the line would claim another amount. */
const OF_AMOUNT = /\b(?:divided|plus|extra|more|remaining|half)\b/i;

export const hasNumber = (line: string): boolean => AMOUNT.test(line);

/**
 * Cuts off how to prepare an ingredient, after the first comma that follows food and amount: "2
 * boneless, skinless chicken breasts, cubed". Keeps a line without a known food, and a rest that
 * says more about the amount, unless `isPart` shows only a part of that.
 */
export function shortenLine(line: string, isPart = false): string {
  const food = recognise(line).foods.find(({ role }) => role === 'main');
  if (!food) return line;
  const amount = line.search(AMOUNT);
  if (amount < 0) return line;
  const from = Math.max(food.end, amount + 1);
  const at = line.slice(from).search(/,(?!\d)|;/);
  if (at < 0) return line;
  return OF_AMOUNT.test(line.slice(from + at)) && !isPart ? line : line.slice(0, from + at);
}
