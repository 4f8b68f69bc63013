/** What visitors read before the page has checked a recipe. */
export const pendingMessages = {
  checking: (things: string) => `Checking for ${things}…`,
  notChecked: (things: string) => `Not checked for ${things}.`,
  tryAgain: 'Try again',
  unfinished: 'Still being written. Not fully checked.',
  /** What a diet leaves out, as in "Contains pork". */
  leftOutBy: (diet: string): string =>
    diet === 'no pork' ? 'pork' : `ingredients that aren't ${diet}`,
};
