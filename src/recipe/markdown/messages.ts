/** What screen readers call the tables of a recipe. */
export const messages = {
  table: (number: number) => (number === 1 ? 'Table' : `Table ${number}`),
};
