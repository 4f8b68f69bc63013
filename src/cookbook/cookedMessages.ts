/** What visitors read after they have cooked a recipe. */
export const cookedMessages = {
  usedUp: "What's used up?",
  cooked: 'I cooked this',
  close: 'Close',
  nothing: 'This page found nothing from your list in the recipe.',
  took: (amount: string) => ` — the recipe takes ${amount}`,
  next: 'Use up next',
  nextNamed: (ingredient: string) => `Use up next: ${ingredient}`,
  leftover: 'Anything left over?',
  advice:
    'Chill within 2 hours. Eat within 2 days, rice within 1. Reheat once, until steaming hot.',
  others: 'Suggest other dishes for a week.',
  sendsName: "Sends this dish's name with your requests.",
  done: 'Done',
  alsoSaves: 'Also saves the recipe in your cookbook.',
  /**
   * @param gone the ingredients that have left the list
   * @param left the leftover that has joined the list
   */
  noted: (gone: readonly string[], left: string | undefined) =>
    [
      'Noted in your cookbook.',
      ...(gone.length > 0 ? [`Removed from your list: ${gone.join(', ')}.`] : []),
      ...(left ? [`Added to your list: ${left}.`] : []),
    ].join(' '),
  listStays: 'Your list is as it was.',
  undo: 'Undo',
  tryAgain: 'Try again',
};
