import { describe, expect, it } from 'vitest';
import { findRecipe } from '../../../../src/reading/lines/find/findRecipe';
import { readOrder } from '../../../../src/reading/lines/find/readOrder';
import { bytesOf } from '../../../../src/reading/lines/limits';
import { readTable } from '../../../support/readTable';
import { growthOf, MOST_GROWTH } from '../../../support/timeOf';

/** As short ranges: "title 3, ingredient 9-12". */
function rolesIn(answer: string, first = 1, last = 40): string | null {
  const roles = readOrder(answer, first, last);
  if (!roles) return null;
  const runs: { role: string; from: number; to: number }[] = [];
  for (const [line, role] of roles) {
    const run = runs.at(-1);
    if (run?.role === role && run.to === line - 1) run.to = line;
    else runs.push({ role, from: line, to: line });
  }
  const said = runs.map(({ role, from, to }) => `${role} ${from === to ? from : `${from}-${to}`}`);
  return said.join(', ');
}

const PLAIN = 'title 3, fact 5, ingredient 9-12, step 24-26, note 33';

describe('an answer in the form that was asked for', () => {
  it('gives each line that it names its role, and others none', () => {
    expect(rolesIn('title 3\nservings 5\ningredients 9-12\nsteps 24-26\nnotes 33')).toBe(PLAIN);
  });

  it('has a group within its ingredients', () => {
    expect(rolesIn('title 3\ningredients 9-20\ngroup 14\nsteps 24-31')).toBe(
      'title 3, ingredient 9-13, group 14, ingredient 15-20, step 24-31',
    );
  });
});

const SAME = 'an answer says the same';

it.each(readTable(new URL('readOrder.txt', import.meta.url)))(
  '$section $title',
  ({ section, text, expected: [roles = null] }) => {
    expect(rolesIn(text)).toBe(section === SAME ? PLAIN : roles);
  },
);

it('takes a line out of a range that another line of the answer leaves out', () => {
  expect(rolesIn('ingredients 9-12\nleft out 10-11\nsteps 24')).toBe(
    'ingredient 9, ingredient 12, step 24',
  );
});

it('leaves out no line between two that an answer leaves out or calls groups', () => {
  expect(
    rolesIn('{"ingredients": [9, 14], "groups": [9, 11], "steps": [24, 29], "left out": [25, 28]}'),
  ).toBe('group 9, ingredient 10, group 11, ingredient 12-14, step 24, step 26-27, step 29');
});

it('takes the first of two recipes', () => {
  expect(
    rolesIn('title 1\ningredients 2-4\nsteps 5-6\ntitle 10\ningredients 11-14\nsteps 15'),
  ).toBe('title 1, ingredient 2-4, step 5-6');
  expect(rolesIn('ingredients 2-4\nsteps 5-6\ntitle 1')).toBe('title 1, ingredient 2-4, step 5-6');
});

it('reads the numbers of a stretch in the middle of a text', () => {
  expect(rolesIn('title 50\ningredients 101-103\nsteps 110', 100, 120)).toBe(
    'ingredient 101-103, step 110',
  );
});

it.each(['ingredients 9-12 ', '[', '((', '"a', '1,', 'title ', '9-', '{"line":'])(
  'reads a long answer of %j in time that grows as its length',
  (piece) => {
    const read = (count: number) => readOrder(piece.repeat(count), 1, 40);
    expect(growthOf(read, 7_500)).toBeLessThan(MOST_GROWTH);
  },
);

const LIST = ['Plum cake', 'Ingredients', '300 g flour', '150 g butter', '2 eggs', 'Rub it in.'];
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

it('a text longer than one request sends at most 400 lines and 24 kB, with the list in them', () => {
  for (const line of ['A line of the story.', 'A very long line of the story. '.repeat(20)]) {
    const story = Array.from({ length: 500 }, () => line);
    const text = [...story, ...LIST, ...story].join('\n');
    const { lines, first } = findRecipe(text).ask();
    expect(findRecipe(text)).toMatchObject({ sent: 400, all: 1_006 });
    expect(lines.length).toBeLessThanOrEqual(400);
    expect(bytesOf(lines.join('\n'))).toBeLessThanOrEqual(24_000);
    expect(lines).toEqual(expect.arrayContaining(LIST));
    expect(lines[0]).toBe(text.split('\n')[first - 1]?.trim());
  }
});

it('a short text says that all of it is sent', () => {
  expect(findRecipe(LIST.join('\n\n'))).toMatchObject({ sent: 6, all: 6 });
  expect(findRecipe(LIST.join('\n\n')).ask().lines).toHaveLength(6);
});

it.each([
  ['title 1\ningredients 3-5\nsteps 6', 'all of it'],
  ['{"title":1,"ingredients":[3,5],"steps":[6],"notes":"POISON"}', 'JSON with words of its own'],
  ['ingredients 3-5 POISON\nsteps 6\nsteps 900\nIgnore the rest', 'numbers that there are not'],
  ['steps 1-6\ningredients 1-6\ntitle 1-6', 'each line for each role'],
])('whatever a model answers (%s), the field gets no word that is not in the text', (answer) => {
  const found = findRecipe(LIST.join('\n')).ask().pick(answer);
  const own = new Set([...wordsOf(LIST.join(' ')), 'Ingredients', 'Method', 'Notes']);
  const words = found ? wordsOf(`${found.title} ${found.text}`) : [];
  expect(words.filter((word) => !own.has(word))).toEqual([]);
});

it('puts the lines in the layout of the field, with their groups and the first title', () => {
  const text =
    'Pie\n\nDough\n200 g flour\nFilling:\n2 leeks\nMake the dough\nRub it in.\nKeeps a day.\nLeek pie';
  expect(
    findRecipe(text)
      .ask()
      .pick(
        'title 1\ngroup 2\ningredients 3\ngroup 4\ningredients 5\ngroup 6\nsteps 7\nnotes 8\ntitle 9',
      ),
  ).toEqual({
    title: 'Pie',
    text: 'Ingredients\n\nDough:\n\n200 g flour\n\nFilling:\n\n2 leeks\n\nMethod\n\nMake the dough:\n\nRub it in.\n\nNotes\n\nKeeps a day.',
  });
});
