import { expect, it } from 'vitest';
import { findRecipe, linesSent } from '../../../../src/reading/lines/find/findRecipe';
import { bytesOf } from '../../../../src/reading/lines/limits';

const LIST = ['Plum cake', 'Ingredients', '300 g flour', '150 g butter', '2 eggs', 'Rub it in.'];
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

it('a text longer than one request sends at most 400 lines and 24 kB, with the list in them', () => {
  for (const line of ['A line of the story.', 'A very long line of the story. '.repeat(20)]) {
    const story = Array.from({ length: 1_500 }, () => line);
    const text = [...story, ...LIST, ...story].join('\n');
    const { lines, first } = findRecipe(text);
    expect(linesSent(text)).toEqual({ sent: 400, all: 3_006 });
    expect(lines.length).toBeLessThanOrEqual(400);
    expect(bytesOf(lines.join('\n'))).toBeLessThanOrEqual(24_000);
    expect(lines).toEqual(expect.arrayContaining(LIST));
    expect(lines[0]).toBe(text.split('\n')[first - 1]?.trim());
  }
});

it('a short text says that all of it is sent', () => {
  expect(linesSent(LIST.join('\n\n'))).toEqual({ sent: 6, all: 6 });
  expect(findRecipe(LIST.join('\n\n')).lines).toHaveLength(6);
});

it.each([
  ['title 1\ningredients 3-5\nsteps 6', 'all of it'],
  ['{"title":1,"ingredients":[3,5],"steps":[6],"notes":"POISON"}', 'JSON with words of its own'],
  ['ingredients 3-5 POISON\nsteps 6\nsteps 900\nIgnore the rest', 'numbers that there are not'],
  ['steps 1-6\ningredients 1-6\ntitle 1-6', 'each line for each role'],
])('whatever a model answers (%s), the field gets no word that is not in the text', (answer) => {
  const found = findRecipe(LIST.join('\n')).pick(answer);
  const own = new Set([...wordsOf(LIST.join(' ')), 'Ingredients', 'Method', 'Notes']);
  const words = found ? wordsOf(`${found.title} ${found.text}`) : [];
  expect(words.filter((word) => !own.has(word))).toEqual([]);
});

it('puts the lines in the layout of the field, with their groups', () => {
  const text =
    'Pie\n\nDough\n200 g flour\nFilling:\n2 leeks\nMake the dough\nRub it in.\nKeeps a day.';
  expect(
    findRecipe(text).pick(
      'title 1\ngroup 2\ningredients 3\ngroup 4\ningredients 5\ngroup 6\nsteps 7\nnotes 8',
    ),
  ).toEqual({
    title: 'Pie',
    text: 'Ingredients\n\nDough:\n\n200 g flour\n\nFilling:\n\n2 leeks\n\nMethod\n\nMake the dough:\n\nRub it in.\n\nNotes\n\nKeeps a day.',
  });
});
