export const messages = {
  close: 'Close',
  /** For a field that takes no more. `longest`: such as "2,000". */
  full: (longest: string) =>
    `That's all that fits here: ${longest} characters. Anything more is left out.`,
  alwaysAvoid: (words: string) => `Always avoid ${words}`,
  onlyAsks: 'This only asks the model.',
  thisOnly: 'This recipe only.',
};
