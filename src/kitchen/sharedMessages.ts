/** What visitors read when another app has shared ingredients. */
export const sharedMessages = {
  heading: 'Add these to your list?',
  about: 'One ingredient a line. Change or remove what you like.',
  leftOut: (lines: readonly string[]) => `Skipped: ${lines.join(' · ')}`,
  add: 'Add to the list',
  close: 'Close',
};
