import { readFileSync } from 'node:fs';

export interface Row {
  section: string;
  /** The end of a sentence that begins with the test's own title. */
  title: string;
  text: string;
  expected: string[];
}

/** A table writes a line break as \n. */
const written = (line: string): string => JSON.parse(`"${line.replaceAll('"', '\\"')}"`);

/** Reads "--- section", then titles with their text and expectations below, indented by two. # begins a comment. */
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
