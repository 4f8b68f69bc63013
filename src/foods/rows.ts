/** A row goes on after a comma at its end. One that begins with `#` is a remark. */
export const joinRows = (table: string): string =>
  table.replace(/^#.*\n/gm, '').replace(/,\n\s*/g, ', ');

export const rowsOf = (table: string): string[] =>
  joinRows(table)
    .split('\n')
    .filter((row) => row.trim() !== '');

/** Rows `name | what it says`. */
export const pairsOf = (table: string) =>
  rowsOf(table).map((row): [name: string, says: string] => {
    const [name = '', says = ''] = row.split(' | ');
    return [name, says];
  });

/** Gives what all rows of a name say. */
export function rowsNamed(table: string): (name: string) => string[] {
  const pairs = pairsOf(table);
  return (name) => {
    const found = pairs.flatMap(([own, says]) => (own === name ? says : []));
    if (found.length === 0) throw new Error(`No such row: ${name}`);
    return found;
  };
}
