import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';

describe('the title is', () => {
  it.each<[string, string, string | null]>([
    ['a plain first line', 'Rice with eggs\n\n', 'Rice with eggs'],
    [
      'a plain line between a greeting and the ingredients',
      'Sure, here it is!\n\nRice with eggs\n\n',
      'Rice with eggs',
    ],
    ['a bold line, without "Recipe:"', '**Recipe: Rice**\n\n', 'Rice'],
    ['a heading, without "Recipe Name:" and its picture', '# Recipe Name: Rice 🍚\n\n', 'Rice'],
    ['the highest of two headings', '## A great idea\n\n# Rice\n\n', 'Rice'],
    [
      'what a sentence recommends, without its article',
      'I would suggest making a simple egg rice with your eggs.\n\n',
      'egg rice',
    ],
    ['the bold words of a sentence', 'You can make **Egg Rice** with that!\n\n', 'Egg Rice'],
    ['the quoted words of a sentence', 'How about "Egg Rice"? It is quick.\n\n', 'Egg Rice'],
    [
      'what a sentence names, up to its comma',
      'Here is a recipe for Egg Rice, using what you have.\n\n',
      'Egg Rice',
    ],
    [
      'the first bold line that is no remark and no heading of a group',
      '**Enjoy!**\n\n**For the rice**\n\n**Rice**\n\n',
      'Rice',
    ],
    ['a heading that names the dish and the word for its method', '# 卵の作り方\n\n', '卵の作り方'],
    ['a heading, without its quotes', '# "Rice"\n\n', 'Rice'],
    ['a heading, without its pictures, marks and colon', '# 🍚 **Rice**:\n\n', 'Rice'],
    ['a plain line above the ingredients, after a list', '- a\n\nRice\n\n', 'Rice'],
    ['no line that begins with a number', '2 eggs and rice\n\n', null],
    [
      'no name far below the beginning of a text',
      `Sure! ${'It is good. '.repeat(60)}Here is a recipe for Egg Rice.\n\n`,
      null,
    ],
    ['no address', 'http://a.example/rice\n\n', null],
    ['no sentence', 'This is a long sentence that ends with a stop.\n\n', null],
    ['no empty heading', '# \n\n', null],
    ['a plain line between a greeting and a heading', 'Sure!\n\nEgg rice\n\n', 'Egg rice'],
    [
      'the name within the second paragraph',
      'Great.\n\nSome words.\n\nHow about making Egg Rice tonight with me?\n\nMore words here.\n\n',
      'Egg Rice tonight with me',
    ],
    ['a line that gives the servings too', 'Rice for 4\n\n', 'Rice for 4'],
    ['a line with a comma', 'Egg rice, quick\n\n', 'Egg rice, quick'],
    [
      'the quoted name after a recommendation',
      'I recommend "Egg Rice with Peas" for you.\n\n',
      'Egg Rice with Peas',
    ],
    ['what follows "Title:"', 'Title: Egg Rice\n\n', 'Egg Rice'],
    ['a bold line below bold facts', '**Serves 4**\n\n**Egg Rice**\n\n', 'Egg Rice'],
    [
      'a heading of the first rank that names instructions',
      '# Instructions for egg rice\n\n',
      'Instructions for egg rice',
    ],
    [
      'a line of eleven words',
      'one two three four five six seven eight nine ten eleven\n\n',
      'one two three four five six seven eight nine ten eleven',
    ],
    [
      'no line of twelve words',
      'one two three four five six seven eight nine ten eleven twelve\n\n',
      null,
    ],
    ['no line of more than 90 characters', `${'Egg rice with a longer name '.repeat(4)}\n\n`, null],
    ['no sentence that presents nothing', 'My grandmother once made garlic rice.\n\n', null],
    [
      'no name within a sentence that is too long',
      `I suggest making ${'fine rice and '.repeat(6)}\n\n`,
      null,
    ],
    ['no pronoun within a sentence', 'Here is a recipe for you to try.\n\n', null],
    ['no half of a sentence', 'I recommend that you use fresh eggs.\n\n', null],
    ['no words that name no food', 'You can make many good things.\n\n', null],
    [
      'what a sentence names, without all its adjectives',
      'You can make a quick, easy and delicious egg rice with those.\n\n',
      'egg rice',
    ],
    ['words in italics', 'I would suggest making *egg rice* now.\n\n', 'egg rice'],
    [
      'the plain line after a sentence with a part of its name',
      'Here is a recipe for egg rice:\n\nEgg rice with peas\n\n',
      'Egg rice with peas',
    ],
    [
      'no plain line after a sentence with another name',
      'Here is a recipe for egg rice:\n\nA fine dish.\n\n',
      'egg rice',
    ],
    ['no line above another one', 'Egg rice\nfor two\n\n', null],
    ['bold words after an article', 'I would suggest making the **Egg Rice** now.\n\n', 'Egg Rice'],
    ['a heading, without its French quotes', '# « Riz au lait »\n\n', 'Riz au lait'],
    ['the name in a sentence without a stop', 'This is a recipe for Egg Rice\n\n', 'Egg Rice'],
    [
      'no name in what a writer tells',
      'My grandmother found this recipe for garlic rice in a book.\n\n',
      null,
    ],
    [
      'a heading of the second rank that names instructions',
      '## Instructions for egg rice\n\n',
      'Instructions for egg rice',
    ],
    [
      'a line of 90 characters',
      'Wholemeal buttermilk pancakes, caramelised blueberries, rosemary-infused honey, hazel nuts\n\n',
      'Wholemeal buttermilk pancakes, caramelised blueberries, rosemary-infused honey, hazel nuts',
    ],
    [
      'no line of eleven words with more than 90 characters',
      'Wholemeal buttermilk pancakes, caramelised blueberries, rosemary-infused honey, toasted hazelnuts\n\n',
      null,
    ],
    [
      'the name in a sentence, if neither line after it repeats the name',
      'Here is a recipe for egg rice:\n\nA fine dish\n\nIt is quick to make.\n\n',
      'egg rice',
    ],
    [
      'a longer name after a sentence, with more words below',
      'Here is a recipe for egg rice:\n\nEgg rice with peas\n\nIt is quick to make.\n\n',
      'Egg rice with peas',
    ],
    [
      'a shorter name after a sentence, with more words below',
      'Here is a recipe for egg rice with peas:\n\nEgg rice\n\nIt is quick to make.\n\n',
      'Egg rice',
    ],
    [
      'a heading above the only one that is numbered',
      '# Egg rice\n\n## Option 1: in a pan\n\n## Notes\n\nKeep it.\n\n',
      'Egg rice',
    ],
    [
      'a heading of the first rank that names the ingredients for a dish',
      '# Ingredients for egg rice\n\n',
      'Ingredients for egg rice',
    ],
    ['no pronoun', 'Sure, you can make it. It is quick.\n\n', null],
    [
      'what follows "Title:" below a greeting',
      'Sure! Here it is:\n\nTitle: Egg Rice\n\nOverview: A fine dish.\n\n',
      'Egg Rice',
    ],
    ['a line with a colon right above the ingredients', 'Egg Rice Recipe:\n', 'Egg Rice Recipe'],
    [
      'bold words in a greeting',
      'Absolutely! Let’s cook a rich dish: **Egg Rice with Peas**. It is good.\n\n',
      'Egg Rice with Peas',
    ],
    [
      'no bold words that are no name',
      'I would be happy to help, but you only have **eggs and rice**.\n\n',
      null,
    ],
    ['what a first sentence tells of', 'Nasi Goreng is a fried rice from Java.\n\n', 'Nasi Goreng'],
    ['the same after a greeting', 'Of course! Nasi Goreng is a rice dish.\n\n', 'Nasi Goreng'],
    ['no pronoun that a first sentence tells of', 'This is a dish of rice and peas.\n\n', null],
    [
      'the name before "recipe"',
      'I would be happy to share my Egg Rice recipe with you. Here it is:\n\n',
      'Egg Rice',
    ],
  ])('%s: %j', (_, above, title) => {
    expect(parseRecipe(`${above}${INGREDIENTS}1. Boil.`).title?.text ?? null).toBe(title);
  });
});

describe('the lead is', () => {
  it.each<[string, string, string | null]>([
    [
      'the first paragraph of three words or more',
      'Quick.\n\nA fine dish for two.\n\n',
      'A fine dish for two.',
    ],
    [
      'the words below a line of facts',
      'Serves 2\nA fine dish for two.\n\n',
      'A fine dish for two.',
    ],
    ['a quotation', '> A fine dish for two.\n\n', 'A fine dish for two.'],
    ['no line before a colon', 'Here is what you need:\n\n', null],
    ['no closing remark', 'Enjoy this fine dish.\n\n', null],
    [
      'a paragraph after a video',
      'Watch it: https://youtu.be/AAAAAAAAAAA\n\nA fine dish for two.\n\n',
      'A fine dish for two.',
    ],
  ])('%s: %j', (_, above, lead) => {
    expect(parseRecipe(`# Rice\n\n${above}${INGREDIENTS}1. Boil.`).lead?.text ?? null).toBe(lead);
  });
});

describe('the title of a text without a line for it', () => {
  it.each<[string, string, string | null]>([
    [
      'is absent if it begins with its ingredients',
      '## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.',
      null,
    ],
    [
      'is absent if sections have the highest rank',
      '# Ingredients\n\n- 2 eggs\n\n# Method\n\n1. Boil.',
      null,
    ],
    [
      'is a heading of a lower rank than those of its sections',
      '### Egg rice\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.',
      'Egg rice',
    ],
    [
      'is absent below a heading for instructions',
      '# Instructions\n\n## Rice\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      null,
    ],
    [
      'is what a sentence presents, not the bold words before that',
      'The **Rice** is a recipe for Soup.\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      'Soup',
    ],
    [
      'is absent if it begins with its first step',
      '**Step 1**\n\nBoil it.\n\n**Step 2**\n\nEat it.',
      null,
    ],
    [
      'is not looked for after a list',
      '- 2 eggs\n- 1 cup rice\n\nHere is a recipe for garlic rice.\n\n1. Boil.',
      null,
    ],
    [
      'is that of the first of two that are numbered alike',
      'Two options:\n\n## Option 1: Rice\n\n- 2 eggs\n\n1. Boil.\n\n## Option 2: Soup\n\n- 1 leek\n\n1. Boil.',
      'Option 1: Rice',
    ],
    [
      'is found in German',
      'Rezept: Reis\nFür 2 Personen\n\n## Zutaten\n\n- 2 Eier\n\n## Zubereitung\n\n1. Kochen.',
      'Reis',
    ],
    [
      'is found in a French sentence',
      'Voici une recette de poulet rôti pour vous.\n\n## Ingrédients\n\n- 2 œufs\n\n1. Cuire.',
      'poulet rôti',
    ],
    [
      'is that of the first of two with letters',
      '# Two options\n\n## Option A: Rice\n\n- 2 eggs\n\n1. Boil.\n\n## Option B: Soup\n\n- 1 leek\n\n1. Boil.',
      'Option A: Rice',
    ],
    [
      'is absent if it begins with its first step, in German',
      '**Schritt 1**\n\nKochen.\n\n**Schritt 2**\n\nEssen.',
      null,
    ],
    [
      'is absent if it begins with the ingredients for a part',
      '## Ingredients for the rice\n\n- 2 eggs\n\n## Method\n\n1. Boil.',
      null,
    ],
    [
      'is absent if it begins with a deep heading for steps',
      '### Steps for the rice\n\n1. Boil.\n2. Eat.',
      null,
    ],
    [
      'is absent if it begins with plain headings after pictures',
      '🛒 Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n🔥 Method\n\n1. Boil.\n2. Eat.',
      null,
    ],
  ])('%s', (_, text, title) => {
    expect(parseRecipe(text).title?.text ?? null).toBe(title);
  });
});

it('the lead is not looked for among the steps', () => {
  const text = '# Rice\n\n### Step 1\n\nBoil the rice well in water.\n\n### Step 2\n\nEat it.';
  expect(parseRecipe(text).lead).toBeNull();
});

it.each<[string, string | null, string | null, string | null]>([
  ['Rice\nServes 4\nTasty and quick.', 'Rice', 'Tasty and quick.', 'Serves 4'],
  ['Rice.\nServes 4', null, null, 'Serves 4'],
  ['# Rice\n\nA quick dish\nServes 4', 'Rice', 'A quick dish', 'Serves 4'],
  ['Title: Rice\nA fine dish.', 'Rice', 'A fine dish.', null],
  ['# Rice\n\nA fine dish.\nIt is made of:\n- 3 figs', 'Rice', 'A fine dish.', null],
  [
    '# Rice\n\nA fine dish.\nThis long line leads to a list in more than sixty characters:\n- 3 figs',
    'Rice',
    null,
    null,
  ],
  ['# Rice\n\n*A quick dish for cold evenings*', 'Rice', 'A quick dish for cold evenings', null],
  ['# Rice\n\nRice, eggs and oil.', 'Rice', 'Rice, eggs and oil.', null],
  [
    '# Rice\n\nMy favourites: rice, eggs and oil.',
    'Rice',
    'My favourites: rice, eggs and oil.',
    null,
  ],
  [
    '# Rice\n\nDetails: a dish for cold evenings',
    'Rice',
    'Details: a dish for cold evenings',
    null,
  ],
])(
  'of %j, the title is %j, the lead %j, and the servings are %j',
  (above, title, lead, servings) => {
    const read = parseRecipe(`${above}\n\n${INGREDIENTS}1. Boil.\n2. Eat.`);
    expect(read.title?.text ?? null).toBe(title);
    expect(read.lead?.text ?? null).toBe(lead);
    expect(read.servings?.text ?? null).toBe(servings);
  },
);
