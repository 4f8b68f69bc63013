export const sharedMessages = {
  heading: 'Add these to your list?',
  leftOut: (lines: readonly string[]) => `Skipped: ${lines.join(' · ')}`,
  add: 'Add to the list',
};
