import { recognise } from '../../foods/recognise';

const AMOUNT = /[\d½⅓⅔¼¾⅛]/;

/** Words about the amount. Without them the line would claim another amount. */
const OF_AMOUNT = /\b(?:divided|plus|extra|more|remaining|half)\b/i;

/** Whether a line says how much. */
export const hasAmount = (line: string): boolean => AMOUNT.test(line);

/**
 * Leaves out how to prepare an ingredient: everything from the first comma after its food and its amount, as
 * in "2 boneless, skinless chicken breasts, cubed". Keeps the whole line if it has no known food, or if the
 * rest says more about the amount.
 *
 * @param isPart whether the line shows a part of the amount, about which the rest says nothing
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
