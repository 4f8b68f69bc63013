import { recognise } from '../foods/recognise';

const AMOUNT = /[\d½⅓⅔¼¾⅛]/;
/** A note about the amount: without it the line would claim another one. */
const OF_AMOUNT = /\b(?:divided|plus|extra|more|remaining|half)\b/i;

/**
 * Leaves out how to prepare an ingredient, which is behind the first comma behind its food and its
 * amount: "2 boneless, skinless chicken breasts, cubed". The whole line remains if no food in it is
 * known, or if what follows says more about how much.
 */
export function shortenLine(line: string): string {
  const food = recognise(line).foods.find(({ role }) => role === 'main');
  if (!food) return line;
  const amount = line.search(AMOUNT);
  if (amount < 0) return line;
  const from = Math.max(food.end, amount + 1);
  const at = line.slice(from).search(/,(?!\d)|;/);
  if (at < 0) return line;
  return OF_AMOUNT.test(line.slice(from + at)) ? line : line.slice(0, from + at);
}
