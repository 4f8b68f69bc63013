import { recognise } from '../../foods/recognise';

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
