import type { Cooking } from '../../machines/cookedList';

const namesOf = new Intl.ListFormat('en-GB');

/** What visitors read after they have cooked a recipe. */
export const cookedMessages = {
  usedUp: "What's used up?",
  cooked: 'I cooked this',
  close: 'Close',
  nothing: 'This page found nothing from your list in the recipe.',
  took: (amount: string) => ` — recipe: ${amount}`,
  next: 'Use up next',
  nextNamed: (ingredient: string) => `Use up next: ${ingredient}`,
  leftover: 'Anything left over?',
  advice:
    'Chill within 2 hours. Eat within 2 days, rice within 1. Reheat once, until steaming hot.',
  others: "Don't suggest this again for a week.",
  sendsName: 'Each request this week sends its name.',
  done: 'Done',
  alsoSaves: 'Also saves the recipe in your cookbook.',
  /** What *Done* did. */
  noted: ({ gone, next, left }: Cooking) =>
    [
      ...(gone.length > 0 ? [offTheList(gone)] : []),
      ...(next.length > 0 ? [`To use up next: ${namesOf.format(next)}.`] : []),
      ...(left ? [`On your list: ${left.entry}.`] : []),
      'Noted in your cookbook.',
    ].join(' '),
  listStays: 'Your list is as it was.',
  undo: 'Undo',
  tryAgain: 'Try again',
};

/** "Rice and eggs are off your list." Of one ingredient the page cannot tell whether it is or are. */
function offTheList(gone: readonly string[]): string {
  const [first = '', ...others] = gone;
  if (others.length === 0) return `Off your list: ${first}.`;
  return `${namesOf.format([first.charAt(0).toUpperCase() + first.slice(1), ...others])} are off your list.`;
}
