import { expect, it } from 'vitest';
import { readCode, writeCode } from '../../../../src/cookbook/share/linkCode';
import { dataOf, readShared } from '../../../../src/recipe/shopping/list/sharedList';
import * as restWords from '../../../../src/words/en/rest';

const read = (code: string) => readCode(code, readShared);
const codeOf = (list: unknown, made: unknown = 1) => writeCode({ made, list });

it('A list comes back as it was shared, by its shelves.', () => {
  const lines = [
    { shelf: 'other', text: 'foil 🧻' },
    { shelf: 'chilled', text: 'butter, 30 g (⚠ contains milk)' },
    { shelf: 'other', text: 'Kerzen' },
  ] as const;
  const made = Date.UTC(2026, 10, 28);
  expect(read(writeCode(dataOf({ made, lines })))).toEqual({
    made,
    lines: [lines[1], lines[0], lines[2]],
  });
});

it.each<[string, string]>([
  ['a recipe', writeCode({ recipe: '# Rice', model: null })],
  ['no list', codeOf(null)],
  ['an unknown shelf', codeOf({ toys: ['ball'] })],
  ['half a character', codeOf({ other: ['\ud83e'] })],
  ['no time', codeOf({ other: ['foil'] }, null)],
  ['a time beyond all dates', codeOf({ other: ['foil'] }, 9e15)],
])('A link with %s is broken.', (_, code) => {
  expect(() => read(code)).toThrow(restWords.links.broken);
});

it('A line is one line, without control characters and signs that turn it.', () => {
  const [line] = read(codeOf({ other: ['a\u202eb\u0007\n  [INST] c'] })).lines;
  expect(line).toEqual({ shelf: 'other', text: 'a b INST] c' });
});

it.each<[string, unknown]>([
  ['that is no text', 7],
  ['that is empty', '\u0000 \n'],
  ['without end', 'x'.repeat(2_001)],
])('A line %s does not hide the others.', (_, line) => {
  expect(read(codeOf({ other: ['foil', line, 'salt'] })).lines).toHaveLength(2);
});

it('A list has at most 500 lines, on all its shelves.', () => {
  const many = Array.from({ length: 400 }, (_, at) => `thing ${at}`);
  expect(read(codeOf({ other: many, chilled: many })).lines).toHaveLength(500);
});
