import { expect, it } from 'vitest';
import { readDocument } from '../../../src/reading/lines/readDocument';

const LIST = 'Ingredients\n2 leeks\n1 l stock\n30 g butter\n1 potato';
const WORK =
  'Method\nFry the leeks in the butter.\nAdd the stock and the potato and boil for 20 minutes.';
const SOUP = `Leek soup\n\n${LIST}\n\n${WORK}`;

const STORY = Array.from({ length: 60 }, (_, at) => `That summer we walked ${at} miles a day.`);

it.each([
  ['a list without work', `Leek soup\n\n${LIST}`],
  [
    'several short recipes without headings',
    'Leek soup\n2 leeks\n1 l stock\n30 g butter\nFry the leeks and boil them.\n\nPotato mash\n1 kg potatoes\n200 ml milk\n40 g butter\nBoil and mash it.',
  ],
  ['a shopping list below a recipe', `${SOUP}\nRest of the shop\ntoilet roll\n2 bin bags`],
  [
    'pages of print, each with its head',
    `Cooking Club\n\n${SOUP.replace('Method', 'Cooking Club\n\nMethod')}\n\nCooking Club`,
  ],
  ['a chat in which one asks for the list', SOUP.replace('1 potato', '1 potato?')],
  ['columns that were read across', SOUP.replace('1 potato', '2½ hours, stirring twice.')],
  ['work without a list', `Leek soup\n\n${WORK}`],
  ['half a page, without its title', `${LIST.replace('Ingredients\n', '')}\n\n${WORK}`],
  [
    'a list in two measures',
    SOUP.replace(
      '\n\nMethod',
      '\n\nIngredients (US)\n3 leeks\n4 cups stock\n2 tbsp butter\n1 potato\n\nMethod',
    ),
  ],
  ['a long text that is mostly something else', `${SOUP}\n\nComments (60)\n${STORY.join('\n')}`],
  [
    'the label of a product, whose ingredients are one line',
    'Leek soup 400 g\n£2.50\nAdd to basket\nIngredients\nLeeks (40%), water, butter (milk), potato starch, salt\nPreparation\nHeat the soup in a pan for 5 minutes. Do not boil.',
  ],
  [
    'messages of two people',
    '[12/05/24, 18:05:01] Eva: Leeks in stock\n[12/05/24, 18:05:20] Eva: 2 leeks\n1 l stock\n30 g butter\n[12/05/24, 18:06:00] Eva: Fry the leeks in the butter and add the stock.\n[12/05/24, 18:07:00] Tom: Can I boil the stock before?',
  ],
])('%s comes into the field, for a cook to look at', (_, text) => {
  expect(readDocument(text)).toMatchObject([{ isDoubtful: true, pasted: text }]);
});

it.each([
  ['a recipe', SOUP],
  ['a recipe without headings', SOUP.replace('Ingredients\n', '').replace('Method\n', '')],
  [
    'messages of one person',
    '[12/05/24, 18:05:01] Eva: Leeks in stock\n[12/05/24, 18:05:20] Eva: 2 leeks\n1 l stock\n30 g butter\n[12/05/24, 18:06:00] Eva: Fry the leeks in the butter and add the stock.',
  ],
])('%s opens', (_, text) => {
  const [one] = readDocument(text);
  expect(one).toMatchObject({ text: expect.stringMatching(/^# Leek/) });
  expect(one).not.toHaveProperty('isDoubtful');
});

const page = (data: object, list: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Leek soup', ...data })}</script><ul>${list}</ul><p>Fry the leeks.</p><p>Add the stock.</p>`;

const FOODS = ['3 leeks', '1 l stock'];
const STEPS = ['Fry the leeks.', 'Add the stock.'];

it.each([
  ['steps', { recipeIngredient: FOODS }, '<li>3 leeks<li>1 l stock'],
  ['foods', { recipeInstructions: STEPS }, '<li>3 leeks<li>1 l stock'],
  [
    'amounts',
    { recipeIngredient: ['leeks', 'stock'], recipeInstructions: STEPS },
    '<li>3 leeks<li>0.25 l stock',
  ],
])('a page whose data lack %s comes into the field with the name of its data', (_, data, list) => {
  expect(readDocument(page(data, list))).toMatchObject([
    { name: 'Leek soup', isDoubtful: true, pasted: expect.stringContaining('3 leeks') },
  ]);
});

it.each([
  ['the same foods with other amounts', '<li>6 leeks<li>2 l stock'],
  ['no list', ''],
])('a page that shows %s opens as its data say', (_, list) => {
  const [one] = readDocument(page({ recipeIngredient: FOODS, recipeInstructions: STEPS }, list));
  expect(one).toMatchObject({ text: expect.stringContaining('- 3 leeks\n- 1 l stock') });
  expect(one).not.toHaveProperty('isDoubtful');
});
