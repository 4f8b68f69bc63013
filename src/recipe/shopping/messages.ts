import { listOf } from '../../ui/listOf';
import type { KitchenCheck } from './checkKitchen';

/** How many needs the line names before it counts the rest. */
const MOST_NAMED = 3;

/** What visitors read about a recipe and their list. */
export const messages = {
  /** The one line of the check. */
  summary(check: KitchenCheck): string {
    const { needs, short } = check;
    const sentences = [usedOf(check)];
    const names = [...new Set(needs.map(messages.need))];
    if (names.length > 0) sentences.push(`You'll also need ${cut(names)}.`);
    if (short.length > 0)
      sentences.push(`You may need more: ${short.map(messages.short).join('; ')}.`);
    return sentences.join(' ');
  },
  need: ({ names }: { names: readonly string[] }) => listOf(new Set(names), 'disjunction'),
  short: ({ name, have, need }: KitchenCheck['short'][number]) => `${name}, ${have} of ${need}`,
  headings: {
    used: 'Used',
    leftOver: 'Left over',
    needed: 'You need',
    perhaps: 'Maybe on your list',
    unclear: "Couldn't be read",
  },
  kind: (entry: string, need: string) => `${entry} for ${need} (check the kind)`,
  perhaps: (entry: string, need: string) => `${entry} for ${need}`,
  notOnList: 'Not on your list',
  notOnListNamed: (need: string) => `Not on your list: ${need}`,
  haveIt: 'I have it',
  have: (name: string) => `I have ${name}`,
  swapIt: 'Swap it',
  alwaysHave: 'You always have',
  askStaples: (names: readonly string[]) => `Do you always have ${listOf(names)}?`,
  yes: 'Yes',
  no: 'No',
  notKept: "Your browser couldn't save this. It is kept only until you reload this tab.",
};

/** Counts as the heading of the list does: by its entries. */
function usedOf({ count, total, usesAll }: KitchenCheck): string {
  if (count === 0) return 'Uses none of your ingredients.';
  if (count < total) return `Uses ${count} of your ${total} ingredients.`;
  if (!usesAll) return 'Uses some of your ingredients.';
  if (total === 1) return 'Uses your 1 ingredient.';
  return total === 2 ? 'Uses both of your ingredients.' : `Uses all ${total} of your ingredients.`;
}

/** "butter and lemon", "butter, lemon, cream and 4 more". It never says "and 1 more", but names that one too. */
function cut(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  if (rest <= 1) return listOf(names);
  return `${names.slice(0, MOST_NAMED).join(', ')} and ${rest} more`;
}
