import { readFileSync } from 'node:fs';

/** A case of a table. */
export interface Row {
  section: string;
  /** A sentence that is true of the product, with what its test says before it. */
  title: string;
  /** What is read. */
  text: string;
  /** What is expected of it: a line of the table each. */
  expected: string[];
}

/** In a table, \n begins a line. */
const written = (line: string): string => JSON.parse(`"${line.replaceAll('"', '\\"')}"`);

/**
 * Reads a table of cases: "--- " and the name of a section, then for each case its title, and below it with two blanks
 * its text and what is expected. A line with # is a comment.
 */
export function readTable(file: URL | string): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('--- ')) section = line.slice(4);
    else if (line.startsWith('  ')) rows.at(-1)?.expected.push(written(line.slice(2)));
    else if (line && !line.startsWith('#'))
      rows.push({ section, title: line, text: '', expected: [] });
  }
  for (const row of rows) row.text = row.expected.shift() ?? '';
  return rows;
}
