/** What screen readers call the tables and the footnotes of a recipe. */
export const messages = {
  table: (number: number) => (number === 1 ? 'Table' : `Table ${number}`),
  footnotes: 'Footnotes',
  /** @param label as in English: "Back to reference 1-2" */
  backTo: (label: string) => label,
};
