import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  AFTER_THOUGHTS,
  CLOSED,
  OPEN,
  OTHERS,
  OWN_TURN,
  TURN,
  takeThoughtsOff,
} from '../../../../src/wire/connections/answer/takeThoughtsOff';

const SOURCE = readFileSync(
  new URL('../../../../src/wire/connections/answer/takeThoughtsOff.ts', import.meta.url),
  'utf8',
);

/** The comment of each row of a table is an answer that needs it. */
function withExamples(rows: readonly (string | RegExp)[], name: string) {
  const [, table = ''] =
    new RegExp(`export const ${name} = \\[\\n([\\s\\S]*?)\\n\\];`).exec(SOURCE) ?? [];
  const examples = [...table.matchAll(/, \/\/ (\S.*)$/gm)].map(([, example = '']) => example);
  expect(examples).toHaveLength(rows.length);
  return rows.map((row, at) => ({
    row: new RegExp(row, 'i'),
    example: (examples[at] ?? '').replaceAll('\\n', '\n'),
  }));
}

it.each([
  ...withExamples(OPEN, 'OPEN'),
  ...withExamples(CLOSED, 'CLOSED'),
  ...withExamples(TURN, 'TURN'),
  ...withExamples(OWN_TURN, 'OWN_TURN'),
  ...withExamples(OTHERS, 'OTHERS'),
  ...withExamples(AFTER_THOUGHTS, 'AFTER_THOUGHTS'),
])('of $example only the recipe is left', ({ row, example }) => {
  expect(example).toMatch(row);
  expect(takeThoughtsOff(example).text.replace(/^# /, '').trim()).toBe('Rice');
});
