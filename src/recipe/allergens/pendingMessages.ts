/** What a diet leaves out, as in "Contains pork". */
export function nameOfDiet(diet: string): string {
  return diet === 'no pork' ? 'pork' : `ingredients that aren't ${diet}`;
}

/** What visitors read before the page has checked a recipe. */
export const pendingMessages = {
  checking: (things: string) => `Checking for ${things}…`,
  notChecked: (things: string) => `Not checked for ${things}.`,
  tryAgain: 'Try again',
};
