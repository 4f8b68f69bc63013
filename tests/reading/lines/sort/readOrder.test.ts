import { describe, expect, it } from 'vitest';
import { readOrder } from '../../../../src/reading/lines/sort/readOrder';
import { growthOf, MOST_GROWTH } from '../../../support/timeOf';

/** The roles of an answer about forty lines, as short ranges: "title 3, ingredient 9-12". */
function rolesIn(answer: string, first = 1, last = 40): string | null {
  const order = readOrder(answer, first, last);
  if (!order) return null;
  const runs: { role: string; from: number; to: number }[] = [];
  for (const [line, role] of order.roles) {
    const run = runs.at(-1);
    if (run?.role === role && run.to === line - 1) run.to = line;
    else runs.push({ role, from: line, to: line });
  }
  const said = runs.map(({ role, from, to }) => `${role} ${from === to ? from : `${from}-${to}`}`);
  return said.join(', ') + (order.next === null ? '' : `; next ${order.next}`);
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

it.each<[form: string, answer: string]>([
  ['with colons and capitals', 'Title: 3\nServings: 5\nIngredients: 9-12\nSteps: 24-26\nNotes: 33'],
  [
    'in bold',
    '**Title:** 3\n**Servings:** 5\n**Ingredients:** 9–12\n**Steps:** 24—26\n**Notes:** 33',
  ],
  [
    'as a list',
    '- title: 3\n- servings: 5\n- ingredients: 9, 10, 11, 12\n- steps: 24 to 26\n- notes: 33',
  ],
  [
    'as a numbered list',
    '1. Title: 3\n2. Servings: 5\n3. Ingredients: 9-12\n4. Steps: 24-26\n5. Notes: 33',
  ],
  [
    'in sentences',
    'The title is line 3. Servings are on line 5. The ingredients are lines 9 to 12. The steps are lines 24 through 26. Notes: line 33.',
  ],
  ['on one line', 'title 3; servings 5; ingredients 9-10, 11 and 12; steps 24..26; notes 33'],
  [
    'with a greeting and a goodbye',
    'Sure! Here are the 5 roles of your 40 lines:\n\ntitle 3\nservings 5\ningredients 9-12\nsteps 24-26\nnotes 33\n\nLet me know if you need 2 more!',
  ],
  ['in a fence', '```text\ntitle 3\nservings 5\ningredients 9-12\nsteps 24-26\nnotes 33\n```'],
  [
    'as JSON',
    '{"title": 3, "servings": 5, "ingredients": [9, 10, 11, 12], "steps": [24, 25, 26], "notes": [33]}',
  ],
  [
    'as JSON over several lines',
    '{\n  "title": 3,\n  "servings": 5,\n  "ingredients": [\n    9,\n    10,\n    11,\n    12\n  ],\n  "steps": [\n    24, 25, 26\n  ],\n  "notes": 33\n}',
  ],
  [
    'as JSON with texts',
    '{"title": "3", "servings": "5", "ingredients": "9-12", "steps": ["24-26"], "notes": "33"}',
  ],
  [
    'as JSON with pairs',
    '{"title": 3, "servings": 5, "ingredients": [9, 12], "steps": [24, 26], "notes": 33}',
  ],
  [
    'as JSON with starts and ends',
    '{"title": 3, "servings": 5, "ingredients": {"start": 9, "end": 12}, "steps": {"from": 24, "to": 26}, "notes": 33}',
  ],
  [
    'as JSON line by line',
    '[{"line": 3, "role": "title"}, {"line": 5, "role": "servings"}, {"line": 9, "role": "ingredient"}, {"line": 10, "role": "ingredient"}, {"line": 11, "role": "ingredient"}, {"line": 12, "role": "ingredient"}, {"line": 24, "role": "step"}, {"line": 25, "role": "step"}, {"line": 26, "role": "step"}, {"line": 33, "role": "note"}]',
  ],
  [
    'with roles first, as JSON',
    '[{"role": "title", "line": 3}, {"role": "servings", "line": 5}, {"role": "ingredients", "lines": "9-12"}, {"role": "steps", "lines": [24, 25, 26]}, {"role": "notes", "line": 33}]',
  ],
  ['with the numbers first', '3 title\n5 servings\n9-12 ingredients\n24-26 steps\n33 notes'],
  [
    'line by line',
    '3: title\n5: servings\n9: ingredient\n10: ingredient\n11: ingredient\n12: ingredient\n24: step\n25: step\n26: step\n33: note',
  ],
  [
    'as a table',
    '| line | role |\n|---|---|\n| 3 | title |\n| 5 | servings |\n| 9-12 | ingredients |\n| 24-26 | steps |\n| 33 | notes |',
  ],
  [
    'as YAML',
    'title: 3\nservings: 5\ningredients:\n  - 9\n  - 10-11\n  - 12\nsteps:\n  - 24-26\nnotes:\n  - 33',
  ],
  [
    'below headings',
    '## Title\n3\n\n## Servings\n5\n\n## Ingredients\n9-12\n\n## Steps\n24-26\n\n## Notes\n33',
  ],
  [
    'that repeats the lines',
    'title 3 (Soup for 4)\nservings 5 "Serves 4"\ningredients:\n9: 200 g flour\n10: 2 eggs\n11: 3 onions\n12: 1 l water\nsteps:\n24: Boil for 20 minutes\n25: Wait 5 minutes\n26: Serve 4 people\nnotes 33 - keeps 3 days',
  ],
  [
    'that repeats lines with the name of a role in them',
    'title 3: Our notes on soup\nservings 5: for the title\ningredients:\n9: stock for step two\n10-12\nsteps 24-26\nnotes 33',
  ],
  [
    'that repeats lines before the next role',
    'title: 3. Soup, servings: 5. People, ingredients: 9-12, steps: 24-26, notes: 33',
  ],
  [
    'in another language',
    'Titel: 3\nPortionen: 5\nZutaten: 9-12\nSchritte: 24 bis 26\nNotizen: 33',
  ],
  [
    'with an L before numbers',
    'title L3\nservings L5\ningredients L9-L12\nsteps L24-L26\nnotes L33',
  ],
  ['with hashes', 'title: #3\nservings: #5\ningredients: #9-#12\nsteps: #24-26\nnotes: #33'],
])('an answer %s says the same', (_, answer) => {
  expect(rolesIn(answer)).toBe(PLAIN);
});

it.each<[what: string, answer: string, roles: string | null]>([
  [
    'a number that does not exist',
    'title 300\ningredients 9-12, 99\nsteps 24-26',
    'ingredient 9-12, step 24-26',
  ],
  [
    'a range that runs backwards',
    'title 3\ningredients 9-12, 20-15\nsteps 24-26',
    'title 3, ingredient 9-12, step 24-26',
  ],
  [
    'the second use of a line',
    'title 3\ningredients 9-12\nsteps 12-26',
    'title 3, ingredient 9-12, step 13-26',
  ],
  [
    'a second title',
    'title 3\ntitle 4\ningredients 9-12\nsteps 24-26',
    'title 3, ingredient 9-12, step 24-26',
  ],
  [
    'the end of a range after the last line',
    'ingredients 9-12\nsteps 24-5000',
    'ingredient 9-12, step 24-40',
  ],
  [
    'a number with twelve digits',
    'ingredients 9-12, 123456789012\nsteps 24',
    'ingredient 9-12, step 24',
  ],
  ['an answer without steps', 'title 3\ningredients 9-12', null],
  ['an answer without ingredients', 'title 3\nsteps 9-12', null],
  ['an answer of words', 'I cannot help with that.', null],
  [
    'an answer that writes the recipe',
    '# Soup\n\n## Ingredients\n\n- 200 g flour\n\n## Steps\n\n1. Boil it.',
    null,
  ],
  ['an empty answer', '', null],
])('drops %s', (_, answer, roles) => {
  expect(rolesIn(answer)).toBe(roles);
});

it('takes a line out of a range that another line of the answer leaves out', () => {
  expect(rolesIn('ingredients 9-12\nleft out 10-11\nsteps 24')).toBe(
    'ingredient 9, ingredient 12, step 24',
  );
});

it('takes the first of two recipes, and says where the second begins', () => {
  expect(
    rolesIn('title 1\ningredients 2-4\nsteps 5-6\ntitle 10\ningredients 11-14\nsteps 15'),
  ).toBe('title 1, ingredient 2-4, step 5-6; next 10');
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
