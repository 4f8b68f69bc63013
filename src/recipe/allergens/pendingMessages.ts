export const pendingMessages = {
  checking: (things: string) => `Checking for ${things}…`,
  notChecked: (things: string) => `Not checked for ${things}.`,
  tryAgain: 'Try again',
  unfinished: 'Still being written. Not fully checked.',
  /** As in "Contains pork". */
  leftOutBy: (diet: string): string =>
    diet === 'no pork' ? 'pork' : `ingredients that aren't ${diet}`,
};
