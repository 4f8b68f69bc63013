/** What visitors read around the line that sums up their preferences. */
export const messages = {
  label: 'Preferences: ',
  unreadable: "Your saved preferences couldn't be read. Set your allergies again.",
  tabOnly: 'this tab only',
  any: 'no diet or allergies set',
};
