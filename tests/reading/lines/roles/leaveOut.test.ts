import { expect, test } from 'vitest';
import { parseRecipe } from '../../../../src/reading/document/parseRecipe';
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
  'Warning, mine had almonds',
])('"%s" is never left out', (line) => {
  expect(recipe).toContain(line);
});

test('what a dish is free from states allergens, and a free booklet does not', () => {
  const [free, booklet] = stateAllergens(['Gluten free, wheat free, nut free', 'Our free booklet']);
  expect([free, booklet]).toEqual([true, false]);
});

test('a line that may state allergens stays, wherever the page has it', () => {
  for (const statement of ['Contains: milk, wheat', 'Allergens: Wheat • Milk • Tree Nuts']) {
    expect(stateAllergens([statement])).toEqual([true]);
    for (const place of ['Log in', 'Apple tart', 'Ann says: We loved it.']) {
      const [laidOut = ''] = layOutText(PAGE.replace(place, statement));
      expect(laidOut.split('### Left out')[0]).toContain(statement);
    }
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

function seen(from: string | RegExp, to: string) {
  const [laidOut = ''] = layOutText(PAGE.replace(from, to));
  const { title, ingredients, steps } = parseRecipe(laidOut);
  return {
    title: title?.text,
    groups: ingredients.map(({ heading, items }) => [heading, ...items.map(({ line }) => line)]),
    steps: steps.map(({ title, text }) => `${title ? `${title}: ` : ''}${text}`),
  };
}

test.each([
  [
    'between empty lines',
    '\nFilling\n\n300 g flour\n150 g butter\n\nTopping\n\n1 kg plums\n2 eggs\n3 figs',
  ],
  [
    'without a bullet',
    'Filling\n• 300 g flour\n• 150 g butter\nTopping\n• 1 kg plums\n• 2 eggs\n• 3 figs',
  ],
])('a name %s is that of a group, and no food', (_, list) => {
  expect(seen('300 g flour\n150 g butter\n1 kg plums', list).groups).toEqual([
    ['Filling', '300 g flour', '150 g butter'],
    ['Topping', '1 kg plums', '2 eggs', '3 figs'],
  ]);
});

test('words of the page without a bullet are left out of a list with bullets, and a food stays', () => {
  const list = '• 300 g flour\n• 150 g butter\n• 1 kg plums\nSalt\nBuy them now';
  const { groups } = seen('300 g flour\n150 g butter\n1 kg plums', list);
  expect(groups).toEqual([[null, '300 g flour', '150 g butter', '1 kg plums', 'Salt']]);
});

test.each(['1/ Rub the butter into the flour.\n2/', '1 - Rub the butter into the flour.\n2 -'])(
  'the steps of "%s" have numbers',
  (numbers) => {
    const { steps } = seen('1. Rub the butter into the flour.\n2.', numbers);
    expect(steps[0]).toBe('Rub the butter into the flour.');
    expect(steps[1]).toMatch(/^Bake it/);
  },
);

test('a short line at the number of a step is its title', () => {
  const work =
    '1\nMake the dough\nRub the butter into the flour.\n2\nBake\nBake it with the plums.';
  const { steps } = seen(/1\. Rub[\s\S]*minutes\./, work);
  expect(steps).toEqual([
    'Make the dough: Rub the butter into the flour.',
    'Bake: Bake it with the plums.',
  ]);
});

test('the count of portions below the heading of a list does not end it', () => {
  const { groups } = seen('300 g flour', 'Portions\n−\n4\n+\n300 g flour');
  expect(groups).toEqual([[null, '300 g flour', '150 g butter', '1 kg plums']]);
});

test('links to other topics below the steps are not steps, even if no comments follow', () => {
  const work = 'Rub the butter into the flour.\n\nBake it with the plums for 45 minutes.';
  const { steps } = seen(
    /1\. Rub[\s\S]*/,
    `${work}\n\nExplore more on these topics\nPlums\nMain course\n`,
  );
  expect(steps.join('\n\n')).toBe(work);
});

test('the path to a recipe is not its title, and neither is the name of a page', () => {
  const path = 'Home / Flour / Butter\nCake of plums';
  expect(seen('Home\nPlum cake', path).title).toBe('Cake of plums');
  const menu = 'Flour Daily\nSkip to content\nLog in\nPrint\nCake of plums';
  expect(seen(/Skip[\s\S]*Plum cake/, menu).title).toBe('Cake of plums');
});

function read(foods: string, work = '1. Mix it.\n2. Bake it for 45 minutes.') {
  const page = PAGE.replace(/300 g[\s\S]*plums(?=\n\nMethod)/, foods).replace(
    /1\. Rub[\s\S]*minutes\./,
    work,
  );
  const [laidOut = ''] = layOutText(page);
  const { ingredients, steps } = parseRecipe(laidOut);
  return {
    laidOut,
    foods: ingredients.flatMap(({ items }) => items.map(({ line }) => line)),
    groups: ingredients.map(({ heading }) => heading),
    steps: steps.map(({ text }) => text),
    parts: steps.map(({ part }) => part),
  };
}

test('short lines that part the ingredients or the work of a page are names, and one alone is a food', () => {
  const cake = read('Syrup\n300 g sugar\n2 dl water\nCake\n300 g flour\n150 g butter');
  expect(cake.foods).toEqual(['300 g sugar', '2 dl water', '300 g flour', '150 g butter']);
  expect(cake.groups).toEqual(['Syrup', 'Cake']);
  expect(read('Salt\n300 g flour\n150 g butter').foods).toContain('Salt');
  expect(read('Salt\n300 g flour\nPepper\n150 g butter').foods).toContain('Pepper');
  const work =
    'Dough\nRub the butter into the flour.\nLet it rest for an hour.\n\nBaking\nBake it for 45 minutes.';
  const { steps, parts } = read('300 g flour\n150 g butter', work);
  expect(steps).toHaveLength(3);
  expect(parts).toEqual(['Dough', 'Dough', 'Baking']);
  // No empty line, or one above each line: "Baking" may be a step, as "Cool completely" is.
  for (const gap of ['\n', '\n\n'])
    expect(read('300 g flour\n150 g butter', work.replace(/\n+/g, gap)).steps).toHaveLength(5);
});

test('allergens after "Contains:" are a statement below the list, not foods', () => {
  const { foods, laidOut } = read('300 g flour\n150 g butter\nContains:\nwheat, milk');
  expect(foods).toEqual(['300 g flour', '150 g butter']);
  expect(laidOut.split('### Left out')[0]).toMatch(/Contains:[\s\S]*wheat, milk/);
  // Foods after the label are not lost.
  expect(read('300 g flour\nContains:\n150 g butter\n2 eggs').foods).toContain('2 eggs');
});

test('a line that sells all ingredients at once is no ingredient, and names a group if amounts follow it', () => {
  const { foods, groups } = read(
    '300 g flour\n150 g butter\nIngredients for the crumble\n80 g sugar\n50 g oats\nPut all ingredients on my list',
  );
  expect(foods).toEqual(['300 g flour', '150 g butter', '80 g sugar', '50 g oats']);
  expect(groups.at(-1)).toBe('Ingredients for the crumble');
});

test('a trick in capitals below the last numbered step is a note', () => {
  const work =
    "1. Mix it.\n2. Bake it for 45 minutes.\n\nTHE BAKER'S TRICK\nUse the oil of the tin.";
  expect(read('300 g flour\n150 g butter', work).steps).toHaveLength(2);
});

/** What the page keeps in the recipe itself. */
const keptOf = (from: string | RegExp, to: string) =>
  (layOutText(PAGE.replace(from, to))[0] ?? '').split('### Left out')[0];

test('the reader recognises a page by its menu, even if it knows none of the menu’s words', () => {
  const menu = 'Vineyards\nHarvest news\nOur barrels\nCellar door\nFind us\nWeddings\nPlum cake';
  const rest = /Skip[\s\S]*?Plum cake|Jump to recipe|\n(?:Related|Subscribe)[\s\S]*/g;
  const own = PAGE.replace(rest, (words) => (words.startsWith('Skip') ? menu : ''));
  expect(layOutText(own)[0]?.split('### Left out')[1]).toContain('- Harvest news');
});

test('captions and credits between steps without numbers are no steps, and a last step without a full stop is one', () => {
  const { steps } = read(
    '300 g flour\n150 g butter',
    'Rub the butter into the flour.\n\nButter in flour\n\nBarn Studios\n\nBake the cake for 45 minutes.\n\nCake of flour\n\nBarn Studios\n\nI Made It\n\nCut the butter cake',
  );
  expect(steps).toEqual([
    'Rub the butter into the flour.',
    'Bake the cake for 45 minutes.',
    'Cut the butter cake',
  ]);
});

test('a remark below steps without numbers is a note, and between them a step', () => {
  const work = 'Rub the butter into the flour.\n\nBake it for 45 minutes.\n\n';
  const remark = 'This cake keeps for a week.';
  const below = read('300 g flour\n150 g butter', work + remark);
  expect(below.steps).toHaveLength(2);
  expect(below.laidOut.split('### Left out')[0]).toContain(`- ${remark}`);
  const among = read('300 g flour\n150 g butter', `${work}${remark}\n\nDust the cake with sugar.`);
  expect(among.steps).toHaveLength(4);
});

test('words of a page right below the last number are no part of its step', () => {
  const work = '1. Mix it.\n2. Bake it for 45 minutes.\nOur finest ovens';
  expect(read('300 g flour\n150 g butter', work).steps[1]).toBe('Bake it for 45 minutes.');
});

test.each<[string, string | RegExp, string, string]>([
  [
    'a heading without a note below it',
    'Related recipes',
    'Private notes\nOur finest ovens\nRelated recipes',
    'Private',
  ],
  [
    'a comment below its age',
    /Notes[\s\S]*?Related/,
    'Marcy\n2 months ago\nI put plums on flour.\nRelated',
    'I put',
  ],
  ['a company whose name begins like a warning', 'Bob says', '© Warner & Sons\nBob says', 'Warner'],
  ['a wish below the notes', 'May contain', 'Enjoy your plums!\nMay contain', 'Enjoy'],
  [
    'an advert above the story',
    'My grand',
    'This site has affiliate links in it.\nMy grand',
    'links',
  ],
])('%s is left out', (_, from, to, words) => {
  expect(keptOf(from, to)).not.toContain(words);
});

test('a time below the heading of the steps does not replace that heading', () => {
  const work = 'Preparation\n50 minutes\nMix it all well and with care.\n\nBake it for 45 minutes.';
  expect(seen(/Method[\s\S]*minutes\./, work).steps).toHaveLength(2);
});

test.each([
  ['Ingredients', 'Local Offers'],
  ['Ingredients', 'Umrechnen'],
  ['Ingredients', 'Portionen ändern'],
  ['Method', 'Cooking mode'],
  ['Method', 'Prevent screen from turning off'],
])('a button right below "%s" is left out: "%s"', (heading, button) => {
  expect(keptOf(`${heading}\n`, `${heading}\n${button}\n`)).not.toContain(button);
});
