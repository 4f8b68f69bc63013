import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** The rows of a table, each with its comment, which is a text that needs it. */
export function withExamples<Row>(rows: readonly Row[], file: string, table: string) {
  const source = readFileSync(file, 'utf8');
  const [, text = ''] = source.split(new RegExp(`const ${table}\\b[^\\n]*\\[\\n`));
  const [own = ''] = text.split(/\n\]/);
  const examples = [...own.matchAll(/^ +(?!\/\/)\S.*, \/\/ (.*)$/gm)].map(([, example]) => example);
  expect(examples).toHaveLength(rows.length);
  return rows.map((row, at) => ({ row, example: examples[at] ?? '' }));
}
