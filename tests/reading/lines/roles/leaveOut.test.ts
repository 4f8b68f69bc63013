import { expect, test } from 'vitest';
import { stateAllergens } from '../../../../src/reading/document/stateAllergens';
import { layOutText } from '../../../../src/reading/lines/layOutText';

const PAGE = `Skip to content
Log in
Home
Plum cake
Jump to recipe
My grandmother baked it on every Sunday of the autumn.
Serves 8

Ingredients
300 g flour
150 g butter
1 kg plums

Method
1. Rub the butter into the flour.
2. Bake it with the plums for 45 minutes.

Notes
Keeps for three days in a tin.
May contain traces of nuts from the mill.

Related recipes
Apple tart
Comments
Ann says: We loved it.
Bob says: Warning, mine had almonds in it!
Subscribe to our newsletter`;

const [text = ''] = layOutText(PAGE);
const [recipe = '', leftOut = ''] = text.split('### Left out');

test.each([
  'Skip to content',
  'Log in',
  'Home',
  'Jump to recipe',
  'Apple tart',
  'Ann says: We loved it.',
  'Subscribe to our newsletter',
])('"%s" around a pasted recipe is left out, and stays in its text', (line) => {
  expect(recipe).not.toContain(line);
  expect(leftOut).toContain(line);
});

test.each([
  '# Plum cake',
  'My grandmother baked it',
  'Serves 8',
  '- 300 g flour',
  '2. Bake it',
  'Keeps for three days',
  'May contain traces of nuts',
  // A reader's comment that may matter.
  'Warning, mine had almonds',
])('"%s" is never left out', (line) => {
  expect(recipe).toContain(line);
});

test('what a dish is free from states allergens, and a free booklet does not', () => {
  const [free, booklet] = stateAllergens(['Gluten free, wheat free, nut free', 'Our free booklet']);
  expect([free, booklet]).toEqual([true, false]);
});

test('a line that may state allergens stays, wherever the page has it', () => {
  const statement = 'Contains: milk, wheat';
  expect(stateAllergens([statement])).toEqual([true]);
  for (const place of ['Log in', 'Apple tart', 'Ann says: We loved it.']) {
    const [laidOut = ''] = layOutText(PAGE.replace(place, statement));
    expect(laidOut.split('### Left out')[0]).toContain('Contains: milk, wheat');
  }
});

test('of a text without buttons and menus, nothing is left out', () => {
  const [own = ''] = layOutText(
    'Plum cake\nMy mother wrote it on a card.\nSo I kept it\n\nIngredients\n300 g flour\n1 kg plums\n\nMethod\n1. Bake the plums for 45 minutes.\n\nI love you all',
  );
  expect(own).not.toContain('### Left out');
  expect(own).toContain('I love you all');
});

test('a step that was not found as one is never left out', () => {
  const page = PAGE.replace(
    'Notes\n',
    'Print\n\nFold the plums into the flour with great care.\n\nNotes\n',
  );
  const [laidOut = ''] = layOutText(page);
  expect(laidOut.split('### Left out')[0]).toContain('Fold the plums into the flour');
});

test('the title of the card is the title, and not the name of the site or of its story', () => {
  const page = PAGE.replace('Home\nPlum cake', 'Floured Apron\nButter cake, the quick one').replace(
    'Serves 8',
    'Butter cake\nServes 8',
  );
  expect(layOutText(page)[0]).toMatch(/^# Butter cake\n/);
});
