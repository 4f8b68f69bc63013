import { listOf } from '../../ui/listOf';
import type { KitchenCheck } from './checkKitchen';
import { messages } from './messages';

/** How many needs the line names before it counts the rest. */
const MOST_NAMED = 3;

/** The one line of the check. */
export function summaryOf(check: KitchenCheck): string {
  const { needs, short } = check;
  const sentences = [usedOf(check)];
  const names = [...new Set(needs.map(nameNeed))];
  if (names.length > 0) sentences.push(messages.alsoNeeded(cut(names)));
  if (short.length > 0)
    sentences.push(
      messages.mayNeedMore(short.map(({ name, have, need }) => messages.short(name, have, need))),
    );
  return sentences.join(' ');
}

/** "butter or lard": foods of which one is enough. */
export const nameNeed = ({ names }: { names: readonly string[] }) =>
  listOf(new Set(names), 'disjunction');

/** Counts as the heading of the list does: by its entries. */
function usedOf({ count, total, usesAll }: KitchenCheck): string {
  if (count === 0) return messages.usesNone;
  if (count < total) return messages.uses(count, total);
  return usesAll ? messages.usesAll(total) : messages.usesSome;
}

/** "butter and lemon", "butter, lemon, cream and 4 more". It names one more too. */
function cut(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return rest <= 1 ? listOf(names) : messages.andMore(names.slice(0, MOST_NAMED), rest);
}
