const choices = new Intl.ListFormat('en', { type: 'disjunction' });

/** What visitors read about the saved recipes that their list is enough for. */
export const proposalMessages = {
  from: 'From your cookbook: ',
  have: ({ have, need }: { have: number; need: number }) => `you have ${have} of ${need}`,
  more: (count: number) => `${count} more`,
  mayContain: (things: readonly string[]) => `may contain ${choices.format(things)}`,
  notChecked: (things: readonly string[]) => `not fully checked for ${choices.format(things)}`,
};
