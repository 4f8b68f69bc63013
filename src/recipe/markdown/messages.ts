export const messages = {
  table: (number: number) => (number === 1 ? 'Table' : `Table ${number}`),
  footnotes: 'Footnotes',
  /** `label` is the English one: "Back to reference 1-2". */
  backTo: (label: string) => label,
};
