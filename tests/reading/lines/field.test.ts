import { describe, expect, it, test } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { fieldOf, readField } from '../../../src/reading/lines/field';
import { linesOutside } from '../../../src/reading/lines/outside';
import { readCorpus } from '../../support/corpus';
import { sample } from '../../support/sample';

const countLeftOut = (pasted: string, recipe: string) =>
  linesOutside(pasted, recipe).filter(({ line, rest }) => line === rest).length;

const DISHES = import.meta.glob<string>('../../../src/models/sampleKitchen/dishes/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Each slot of a dish holds the food that it names first. */
const filled = (dish: string) =>
  dish.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/\{([^{}|]*)[^{}]*\}/g, '$1');

/** What a cook reads, without the headings that the page may write itself. */
function contentOf(text: string) {
  const { title, servings, times, ingredients, steps, notes } = parseRecipe(text);
  return {
    title: title?.text,
    servings: servings && [servings.from, servings.to],
    times,
    ingredients: ingredients.map(({ heading, items }) => [heading, items.map(({ line }) => line)]),
    steps: steps.map(({ part, title, text }) => [part, title, text.replace(/\s+/g, ' ')]),
    notes: notes.map(({ text }) => text).join('\n'),
  };
}

const wordsOf = (text: string) => new Set(text.match(/\p{L}{4,}/gu));

describe('the field', () => {
  it.each(sample(Object.entries(DISHES), 40))(
    'shows %s as plain text, which reads back the same',
    { tags: 'rare' },
    (_, dish) => {
      const text = filled(dish);
      const field = fieldOf(text);
      expect(field.isMarkdown).toBe(false);
      expect(contentOf(readField(field.text))).toEqual(contentOf(text));
    },
  );

  it.each([
    [
      'words of a model above it',
      'I can only give recipes. Here is one that serves you well.\n\n# Soup\n\nServes 2\n\n## Ingredients\n\n- 1 leek\n\n## Method\n\n1. Boil it.\n',
      'Soup\n\nServes 2\n\nIngredients\n\n1 leek\n\nMethod\n\nBoil it.',
    ],
    [
      'headings that say more than the section',
      '# Soup\n\n### Ingredients for the Filling\n\n- 1 leek\n- 1 l stock\n\n### Cooking Directions in Detail\n\n1. Boil it.\n',
      /^Soup\n\nIngredients\n\nfor the Filling:\n\n1 leek/,
    ],
    [
      'an introduction on two lines',
      '# Soup\n\nA warm soup with\nleeks for cold days.\n\n## Ingredients\n\n- 1 leek\n\n## Method\n\n1. Boil it.\n',
      /^Soup\n\nA warm soup with leeks for cold days\.\n\nIngredients/,
    ],
    [
      'notes below headings of their own',
      '# Soup\n\n## Ingredients\n\n- 1 leek\n\n## Method\n\n1. Boil it.\n\n## Nutrition\n\n- Protein: 7 g\n\n## Our Family\n\n- Tom: likes it\n',
      /\n\nNutrition\n\nProtein: 7 g\n\nOur Family:\n\nTom: likes it$/,
    ],
    [
      'parts of the work with numbers',
      '# Soup\n\n## Ingredients\n\n- 1 leek\n\n## Method\n\n### 1. The base\n\n1. Boil it.\n\n### 2. The rest\n\n1. Eat it.\n',
      /The base:\n\nBoil it\.\n\n(?:2\. )?The rest:\n\nEat it\.$/,
    ],
  ])('shows a recipe with %s as plain text', (_, text, plain) => {
    const field = fieldOf(text);
    expect(field).toMatchObject({ isMarkdown: false, text: expect.stringMatching(plain) });
    expect(parseRecipe(readField(field.text)).steps.map((step) => step.text)).toEqual(
      parseRecipe(text).steps.map((step) => step.text),
    );
  });

  it('shows most answers of models as plain text', () => {
    const plain = readCorpus().filter(({ text }) => !fieldOf(text).isMarkdown);
    expect(plain.length).toBeGreaterThanOrEqual(8);
  });

  it.each(readCorpus().map(({ name, text }) => [name, text] as const))(
    'loses no ingredient, step or note of %s',
    (_, text) => {
      const { ingredients, steps, notes } = parseRecipe(text);
      const read = wordsOf(readField(fieldOf(text).text));
      const lines = [
        ...ingredients.flatMap(({ items }) => items.map(({ line }) => line)),
        ...[...steps, ...notes].map((one) => one.text),
      ];
      for (const word of wordsOf(lines.join('\n'))) expect(read).toContain(word);
    },
  );

  it('adds no colon to a step whose bold words go on in brackets', () => {
    const text =
      '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. **Boil the rice** (20 minutes). Drain it.\n\n2. **Serve:** Fluff it up.\n';
    const field = fieldOf(text);
    expect(field).toMatchObject({
      isMarkdown: false,
      text: expect.stringMatching(
        /Boil the rice \(20 minutes\)\. Drain it\.\nServe: Fluff it up\.$/,
      ),
    });
    expect(readField(field.text)).toBe(text);
  });

  it.each([
    ['a table', '# Soup\n\n| 2 | eggs |\n|---|---|\n| 1 | leek |\n\n1. Boil it.\n'],
    ['a footnote', '# Soup\n\n- 2 eggs[^1]\n\n1. Boil them.\n\n[^1]: Fresh ones.\n'],
    ['a link', '# Soup\n\n- 2 [eggs](https://farm.example)\n\n1. Boil them.\n'],
  ])(
    'shows the markdown of a recipe with %s, and saves what the visitor makes of it',
    (_, text) => {
      expect(fieldOf(text)).toEqual({ text, isMarkdown: true });
      expect(readField(text.replace('Boil', 'Fry'))).toBe(text.replace('Boil', 'Fry'));
    },
  );

  it('never shows an escape', () => {
    const text =
      '# Soup\n\n- 2 eggs[^1]\n\n1. Boil them for 5\\-6 minutes \\*well\\*.\n\n[^1]: Old.\n';
    expect(fieldOf(text).text).not.toContain('\\');
  });
});

const FIELD = `Pancakes

Serves 4 · 20 min

Ingredients

Batter:

300 g flour
2 eggs, butter, milk

Sauce:

1 tbsp honey

Method

Mix the batter.
For the sauce:
Warm the honey.

To serve:

Spoon the sauce over the pancakes.

Notes

Keep them warm.

Storage

Two days in the fridge.`;

describe('a text in the layout of the field', () => {
  it('becomes a recipe in which each line is what its place says', () => {
    expect(contentOf(readField(FIELD))).toEqual({
      title: 'Pancakes',
      servings: [4, 4],
      times: { total: 20 },
      ingredients: [
        ['Batter', ['300 g flour', '2 eggs, butter, milk']],
        ['Sauce', ['1 tbsp honey']],
      ],
      steps: [
        [null, null, 'Mix the batter.'],
        [null, null, 'For the sauce:'],
        [null, null, 'Warm the honey.'],
        ['To serve', null, 'Spoon the sauce over the pancakes.'],
      ],
      notes: 'Keep them warm.\nTwo days in the fridge.',
    });
    expect(fieldOf(readField(FIELD))).toEqual({ text: FIELD, isMarkdown: false });
  });

  it.each([
    ['a step that looks like a list', 'Rice, salt, pepper, oil'],
    ['a step without a full stop', 'stir it'],
    ['a step with signs of markdown', '*Stir* [it] <b>well</b> `now`'],
    ['a step with a number', '2 eggs go in next'],
  ])('keeps %s as one step', (_, step) => {
    const { steps } = parseRecipe(
      readField(`Rice\n\nIngredients\n1 cup rice\n\nMethod\nBoil it.\n${step}`),
    );
    expect(steps.map(({ text }) => text)).toEqual(['Boil it.', step]);
  });

  it('may have its marks, which a visitor types', () => {
    const { ingredients, steps } = parseRecipe(
      readField('Rice\n\nIngredients:\n- 1 cup rice\n* salt\n\nMethod:\n1. Boil it.\n2. Serve it.'),
    );
    expect(ingredients[0]?.items.map(({ line }) => line)).toEqual(['1 cup rice', 'salt']);
    expect(steps.map(({ text }) => text)).toEqual(['Boil it.', 'Serve it.']);
  });

  it('may begin with the heading of its list, and name it again for a part', () => {
    const text =
      'Ingredients:\n2 eggs\n\nIngredients for the icing:\n100 g sugar\n\nMethod\nMix it.';
    expect(contentOf(readField(text))).toMatchObject({
      title: undefined,
      ingredients: [
        [null, ['2 eggs']],
        ['Ingredients for the icing', ['100 g sugar']],
      ],
    });
  });

  it('may have foods without a heading above the heading of the work', () => {
    const text = 'Sea pie\n\n500 g cod\n2 leeks\n\nMethod\nBake the cod for 20 minutes.';
    expect(contentOf(readField(text))).toMatchObject({
      title: 'Sea pie',
      ingredients: [[null, ['500 g cod', '2 leeks']]],
      notes: '',
    });
  });

  it('may be of a page: labels have their values, and buttons and numbers of steps are no food and no work', () => {
    const page =
      'Muffins\nPrep Time:\n15 mins\nServings:\n12\n\nIngredients\n1x 2x 3x\n2 cups flour\nAdd to Shopping List\n\nMethod\nStep 1\nMash it.\nAdvertisement\nStep 2\nBake it.\nAdvertisement';
    const recipe = readField(page);
    expect(contentOf(recipe)).toEqual({
      title: 'Muffins',
      servings: [12, 12],
      times: { prep: 15 },
      ingredients: [[null, ['2 cups flour']]],
      steps: [
        [null, null, 'Mash it.'],
        [null, null, 'Bake it.'],
      ],
      notes: '1x 2x 3x\nAdd to Shopping List\nAdvertisement',
    });
    expect(recipe).not.toContain('Step');
    expect(linesOutside(page, recipe)).toEqual([]);
  });

  it('keeps a line of a cook that looks like a button of a page', () => {
    const text =
      'Tea\n\nIngredients\n1 bag tea\n\nMethod\nPrint of a thumb: press it in.\nBoil it.';
    expect(contentOf(readField(text)).steps).toHaveLength(2);
  });

  it('may have a list without a title or work', () => {
    expect(contentOf(readField('Ingredients\n2 eggs\nsalt'))).toMatchObject({
      ingredients: [[null, ['2 eggs', 'salt']]],
      steps: [],
    });
  });
});

const CHAT = `[12/11/2024, 18:32] Mia: Hi love! here's the recipe u wanted, its got walnuts in
[12/11/2024, 18:33] Mia: Lemon loaf
Serves 8
250g butter
200g sugar
3 eggs
150g flour

1. Preheat oven to 180C.
2. Whisk eggs and sugar.
3. Bake for 40 mins.
[12/11/2024, 18:35] Mia: oh and scatter 50g flaked almonds on top!!
[12/11/2024, 18:36] Tom: thanks!! can I use oil instead`;

test('a chat gets the title that the visitor types, and says each message once', () => {
  const recipe = readField(CHAT, 'Lemon loaf');
  expect(parseRecipe(recipe).title?.text).toBe('Lemon loaf');
  expect(recipe.match(/Lemon loaf|walnuts|almonds/g)).toEqual(['Lemon loaf', 'walnuts', 'almonds']);
});

test('a chat gets the title that the visitor types, even if the reader takes a message for it', () => {
  const chat = `[12/11/2024, 18:11] Tom: can I have the recipe?
[12/11/2024, 18:12] Tom: Milk
[12/11/2024, 18:14] Mia: Serves 2
300 g rice
2 leeks
[12/11/2024, 18:15] Mia: 1. Boil the rice for 10 minutes.
2. Stir in the leeks and the coconut milk, and wait for 5 minutes.`;
  const recipe = readField(chat, 'Winter bowl');
  expect(parseRecipe(recipe).title?.text).toBe('Winter bowl');
  expect(recipe).toMatch(/^(?:- )?Milk$/m);
});

test('a line with a time is outside of the recipe, whatever it says before it', () => {
  const lines = ['Contains peanuts 12:43 PM', '12/05/2024, 18:05 - Contains milk: cheese'];
  const outside = linesOutside(lines.join('\n'), '# Soup\n\n- cheese\n');
  expect(outside.map(({ line }) => line)).toEqual(lines);
  expect(outside.map(({ rest }) => rest)).toEqual([
    lines[0],
    '12/05/2024, 18:05 - Contains milk: ',
  ]);
});

test('a message or a numbered line whose words are a part of other words is left out', () => {
  const said = '# Curry\n\n- 400 ml coconut milk\n\n## Notes\n\n- Contains milk-free cheese\n';
  const lines = ['[12/05/2024, 18:09:47] Tom: Milk', 'Step 3: Contains milk'];
  expect(linesOutside(lines.join('\n'), said).map(({ rest }) => rest)).toEqual(lines);
});

test('a message that the recipe has is not left out, not even one that is a step', () => {
  const recipe = readField(CHAT, 'Lemon loaf');
  expect(countLeftOut(CHAT, recipe)).toBe(0);
  const stamps = linesOutside(CHAT, recipe).map(({ rest }) => rest);
  expect(stamps.map((stamp) => stamp.replace(/^\[.*\] /, ''))).toEqual([
    'Mia: ',
    'Mia: ',
    'Mia: ',
    'Tom: ',
  ]);
  expect(countLeftOut(CHAT, recipe.replace('thanks', 'ok'))).toBe(1);
  const step = 'Whisk eggs and milk in a bowl.';
  const message = `[12/11/2024, 18:32] Mia: ${step}`;
  expect(countLeftOut(message, `# Loaf\n\n- 3 eggs\n\n1. ${step}\n`)).toBe(0);
});

test('a message that lists foods of the recipe is not left out, and its other words are checked', () => {
  const recipe = '# Loaf\n\n- 3 ripe bananas\n- 2 eggs\n- salt\n\n1. Bake it.\n';
  const outside = (text: string) => linesOutside(`[14/02/2024, 18:03] Mum: ${text}`, recipe);
  expect(outside('you need 3 ripe bananas, 2 eggs and salt')[0]?.rest).toBe(
    '[14/02/2024, 18:03] Mum: you need and',
  );
  expect(linesOutside('2 eggs, salt', recipe)).toEqual([]);
  for (const text of [
    'you need 3 ripe bananas, 2 eggs and walnuts',
    'you need 3 ripe bananas, 2 eggs and 50 of the others',
    'you need 2 eggs',
    'Contains: salt, 2 eggs',
  ])
    expect(outside(text)[0]).toMatchObject({ rest: `[14/02/2024, 18:03] Mum: ${text}` });
});
