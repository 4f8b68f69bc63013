/** The names that screen readers hear of what has none in a text. */
export const messages = {
  table: (number: number) => (number === 1 ? 'Table' : `Table ${number}`),
  task: 'Task',
};
