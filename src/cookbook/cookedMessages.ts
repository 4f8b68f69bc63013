/** What visitors read once they have cooked a recipe. */
export const cookedMessages = {
  usedUp: "What's used up?",
  cooked: 'I cooked this',
  close: 'Close',
  nothing: 'This page found nothing of your list in the recipe.',
  took: (amount: string) => ` — recipe: ${amount}`,
  next: 'Use up next',
  nextNamed: (ingredient: string) => `Use up next: ${ingredient}`,
  others: 'Suggest other dishes for a week.',
  sendsName: "Sends this dish's name with your requests.",
  done: 'Done',
  alsoSaves: 'Also saves the recipe in your cookbook.',
  /** @param gone the ingredients that have left the list */
  noted: (gone: readonly string[]) =>
    gone.length > 0
      ? `Noted in your cookbook. Off your list: ${gone.join(', ')}.`
      : 'Noted in your cookbook.',
  listStays: 'Your list is as it was.',
  undo: 'Undo',
  tryAgain: 'Try again',
};
