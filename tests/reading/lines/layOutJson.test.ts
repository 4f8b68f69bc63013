import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readAnswer } from '../../support/readAnswer';

const PLAIN = {
  title: 'Egg fried rice',
  servings: 2,
  prep_time: '10 min',
  ingredients: ['200 g rice', '2 eggs, beaten'],
  steps: ['Boil the rice.', 'Fry the eggs.'],
};

const LAYOUT = `# Egg fried rice

Serves 2 · Prep: 10 min

## Ingredients

- 200 g rice
- 2 eggs, beaten

## Method

1. Boil the rice.

2. Fry the eggs.`;

describe('a recipe in JSON becomes the layout that the page asks for', () => {
  it.each<[string, string]>([
    ['the answer itself', JSON.stringify(PLAIN)],
    ['in a fence', `\`\`\`json\n${JSON.stringify(PLAIN, null, 2)}\n\`\`\``],
    ['in a plain fence', `\`\`\`\n${JSON.stringify(PLAIN)}\n\`\`\``],
    ['with simple tags', JSON.stringify({ ...PLAIN, title: '<b>Egg</b><br>fried rice' })],
    ['in a list with one', JSON.stringify([PLAIN])],
    [
      'with a line "Step 1" above each step of one text',
      JSON.stringify({ ...PLAIN, steps: 'Step 1\nBoil the rice.\nStep 2\nFry the eggs.' }),
    ],
    [
      'with a number before each step of a list',
      JSON.stringify({ ...PLAIN, steps: ['1', 'Boil the rice.', '2', 'Fry the eggs.'] }),
    ],
    ['below another key', JSON.stringify({ recipe: PLAIN })],
    ['beside thoughts', JSON.stringify({ thinking: 'Hm.', ...PLAIN, analysis: ['Rice.'] })],
    ['after thoughts', `<think>{"title"</think>${JSON.stringify(PLAIN)}`],
    [
      'with objects for lines',
      JSON.stringify({
        name: 'Egg fried rice',
        serves: '2',
        prepTime: 'PT10M',
        ingredients: [
          { item: 'rice', quantity: 200, unit: 'g' },
          { name: 'eggs', amount: '2', beaten: true, optional: false },
        ],
        instructions: [
          { step: 1, instruction: 'Boil the rice.' },
          { step: 2, instruction: 'Fry the eggs.' },
        ],
      }),
    ],
    [
      'with a map of ingredients, and numbers before the steps',
      JSON.stringify({
        ...PLAIN,
        ingredients: { rice: '200 g', 'eggs, beaten': 2 },
        steps: '1. Boil the rice.\n2. Fry the eggs.',
      }),
    ],
    [
      'schema.org’s',
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Recipe',
            name: 'Egg fried rice',
            recipeYield: ['2', '2 servings'].slice(0, 1),
            prepTime: 'PT10M',
            recipeIngredient: PLAIN.ingredients,
            recipeInstructions: PLAIN.steps.map((text) => ({ '@type': 'HowToStep', text })),
          },
        ],
      }),
    ],
  ])('%s', (_, answer) => {
    expect(readAnswer(answer)).toBe(LAYOUT);
  });

  it('even if a visitor pastes the JSON that a model wrote', () => {
    const pasted = JSON.stringify({
      ...PLAIN,
      ingredients: [{ item: 'rice', quantity: 200, unit: 'g' }, '2 eggs, beaten'],
    });
    expect(readDocument(pasted)).toMatchObject([{ text: `${LAYOUT}\n` }]);
  });

  it('with the words around its fence', () => {
    const answer = `Here:\n\`\`\`json\n${JSON.stringify(PLAIN)}\n\`\`\`\nIt contains egg.`;
    expect(readAnswer(answer)).toBe(`Here:\n\n${LAYOUT}\n\nIt contains egg.`);
  });

  it('with quotes and line breaks in its strings', () => {
    const steps = 'Boil the "rice".\nStir.\nFry the eggs.\nServe.';
    expect(readAnswer(JSON.stringify({ ...PLAIN, steps }))).toContain(
      '1. Boil the "rice".\n\n2. Stir.\n\n3. Fry the eggs.\n\n4. Serve.',
    );
  });

  it('with headings and photos among its lines, as Nextcloud and Paprika write them', () => {
    const recipeIngredient = ['## Sauce', '500 g tomatoes', '## Topping', 'cheese'];
    const recipeInstructions = ['## Sauce', 'Boil them.\n[photo:pan]', 'Bake it.'];
    const text = readAnswer(JSON.stringify({ name: 'Pie', recipeIngredient, recipeInstructions }));
    expect(text).toMatch(/### Sauce\n\n- 500 g tomatoes\n\n### Topping\n\n- cheese/);
    expect(text).toMatch(/### Sauce\n\n1. Boil them.\n\n2. Bake it.$/);
  });

  it('with headings that have nothing of their own below: they are lines', () => {
    const recipeIngredient = ['## 2 eggs', '## 200 g flour', '## Sauce', 'milk', '## Parmesan'];
    const recipeInstructions = ['## Step 1: Mix it.', '## Step 2: Bake it.'];
    const text = readAnswer(JSON.stringify({ name: 'Pie', recipeIngredient, recipeInstructions }));
    expect(text).toMatch(/- 2 eggs\n- 200 g flour\n\n### Sauce\n\n- milk\n- Parmesan/);
    expect(text).toMatch(/1. Mix it.\n\n2. Bake it.$/);
    const one = { name: 'Pie', recipeIngredient, recipeInstructions: ['## Mix all and bake'] };
    expect(readAnswer(JSON.stringify(one))).toMatch(/1. Mix all and bake$/);
  });

  it('with numbers that count no steps', () => {
    const steps = ['Boil the rice.', 'Egg 4', 'Fry the eggs.', 'Egg 9'];
    expect(readAnswer(JSON.stringify({ ...PLAIN, steps }))).toContain('2. Egg 4');
  });

  it('with a word before it', () => {
    expect(readAnswer(`Here is the JSON: ${JSON.stringify(PLAIN)}`)).toBe(
      `Here is the JSON:\n\n${LAYOUT}`,
    );
  });

  it.each([
    ['a comma before a bracket', (json: string) => json.replace('beaten"', 'beaten",')],
    ['keys without quotes', (json: string) => json.replace(/"(\w+)":/g, '$1:')],
    ['single quotes', (json: string) => json.replaceAll('"', "'")],
    ['line breaks in a string', (json: string) => json.replace('Boil the', 'Boil\nthe')],
    ['a comment', (json: string) => json.replace('{', '{\n// a recipe\n')],
    ['no brackets at its end', (json: string) => json.slice(0, -2)],
    ['no end of its last string', (json: string) => json.slice(0, -3)],
  ])('although it has %s', (_, spoil) => {
    expect(readAnswer(spoil(JSON.stringify(PLAIN)))).toBe(LAYOUT);
  });

  it('as far as it goes, if it is cut before the steps or in them', () => {
    const json = JSON.stringify(PLAIN);
    for (const cut of ['"steps"', ':["Boil', 'ps":["', '["Boil', 'oil the']) {
      const answer = readAnswer(json.slice(0, json.indexOf(cut)));
      expect(answer, cut).toContain('- 200 g rice\n- 2 eggs, beaten');
      expect(answer, cut).not.toMatch(/[{}"]|\[\]/);
    }
  });

  it('with the number of people, and what else it yields as a note', () => {
    const layout = readAnswer(JSON.stringify({ ...PLAIN, servings: ['24 dumplings', '4'] }));
    expect(layout).toContain('Serves 4 · ');
    expect(layout).toContain('- Yield: 24 dumplings');
    const nested = readAnswer(JSON.stringify({ ...PLAIN, servings: { portions: 4 } }));
    expect(nested).toContain('Portions: 4 · ');
  });

  it('with sections, and the rest as notes', () => {
    const answer = JSON.stringify({
      title: 'Pie',
      description: 'Crisp.',
      totalTime: 'P1DT1H30M',
      video: 'https://youtu.be/dQw4w9WgXcQ',
      ingredients: [
        { group: 'Dough', items: ['200 g flour'] },
        { group: 'Filling', items: [{ item: 'apples', amount: 4 }] },
      ],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Dough',
          itemListElement: [{ '@type': 'HowToStep', name: 'By hand', text: 'Knead it.' }],
        },
        { '@type': 'HowToSection', name: 'Pie', itemListElement: [{ text: 'Bake it.' }] },
      ],
      tips: ['Serve warm.'],
      nutrition: {
        calories: '400 kcal',
        protein_grams: 8,
        fatContent: '9 g',
        milk: false,
        nuts: 'none',
      },
    });
    expect(readAnswer(answer)).toBe(`# Pie

Total: 25 h 30 min

Crisp.

https://youtu.be/dQw4w9WgXcQ

## Ingredients

### Dough

- 200 g flour

### Filling

- 4 apples

## Method

### Dough

1. **By hand:** Knead it.

### Pie

1. Bake it.

## Notes

- Serve warm.
- Nutrition: calories: 400 kcal, protein grams: 8, fat content: 9 g, no milk, no nuts`);
  });
});

it('a mark in a string of JSON begins no heading, list, fence or raw HTML', () => {
  const strings = [
    '> b',
    '- c',
    '1) d',
    '```',
    '<script>e</script>',
    '| f |',
    '---',
    '[g]: h',
    '# a',
  ];
  const answer = JSON.stringify({ title: 'x', ingredients: strings, steps: ['x'] });
  const { ingredients } = parseRecipe(readAnswer(answer));
  expect(ingredients.flatMap(({ items }) => items.map(({ line }) => line))).toEqual([
    '> b',
    'c',
    'd',
    '<script>e</script>',
    '| f |',
    '[g]: h',
    'a',
  ]);
});

const word = fc.stringMatching(/^[\p{L}\d]{1,6}$/u);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    words,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(word, tie('value'), { maxKeys: 3 }),
    fc.record(
      { name: words, text: words, amount: tie('value'), itemListElement: tie('value') },
      { requiredKeys: [] },
    ),
  ),
}));

function stringsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(stringsIn) : [];
}

it.each([
  [
    { name: 'sauce', text: '½ cup sauce', quantity: '0.5', unit: 'cup', contains: 'nuts' },
    '½ cup sauce, nuts',
  ],
  [
    { name: 'coconut milk', text: '1 tin coconut milk', contains: 'milk' },
    '1 tin coconut milk, milk',
  ],
  [{ name: 'eggplant', text: '200 g eggplant', allergens: 'egg' }, '200 g eggplant, egg'],
  [{ name: 'milk', text: '1 cup milk', food: 'oat milk' }, '1 cup milk, oat milk'],
  [{ name: 'milk', amount: '1 cup', type: 'oat' }, '1 cup milk, oat'],
  [{ name: 'flour', text: 'flour', quantity: 2, unit: 'cups' }, '2 cups flour, flour'],
  [{ name: 'rice', text: '200 g rice, rinsed', note: '' }, '200 g rice, rinsed'],
])('a whole line keeps what only its parts say: %j', (line, shown) => {
  const answer = JSON.stringify({ title: 'Rice', ingredients: [line], steps: ['Stir.'] });
  expect(readAnswer(answer)).toContain(`- ${shown}\n`);
});

it('every string of a recipe in JSON that is not just a number appears', () => {
  fc.assert(
    fc.property(words, value, value, value, (title, ingredients, steps, notes) => {
      const shown = readAnswer(JSON.stringify({ title, ingredients, steps, notes }));
      for (const text of stringsIn([title, ingredients, steps, notes]).filter((one) =>
        /\D/.test(one),
      ))
        expect(shown).toContain(text);
    }),
  );
});

describe('a recipe in markdown that is written as a string is taken out of it', () => {
  const inner = '# Rice\n\n- 200 g rice\n\n1. Boil it.';
  it.each<[string, string, string]>([
    ['as a string alone', JSON.stringify(inner), inner],
    ['with signs for its line breaks', inner.replaceAll('\n', '\\n'), inner],
  ])('%s', (_, answer, markdown) => {
    expect(readAnswer(answer)).toBe(markdown);
  });

  it.each([
    JSON.stringify({ error: 'none\nat all' }),
    JSON.stringify({ markdown: '- rice\n- salt', log: 'a longer string than the other one' }),
    JSON.stringify({ markdown: '- rice\n- salt', log: 'rice found', other: 'salt too' }),
    JSON.stringify({ markdown: '# Rice' }),
    JSON.stringify({ markdown: inner.repeat(4), tags: Array(101).fill('x') }),
    '{"title":"Rice","note":"one\\ntwo\\nthree\\nfour \\"five\\""}',
    `${'['.repeat(14)}${JSON.stringify(inner)}${']'.repeat(14)}`,
    '# Rice\\n\\n- 200 g rice',
    'Press \\n, \\n and \\n.\nThen go on.',
  ])('%j stays to the letter', (answer) => {
    expect(readAnswer(answer)).toBe(answer);
  });

  it('a step keeps the line breaks of a careless string', () => {
    expect(
      readAnswer('{"title":"Rice","ingredients":["rice"],"steps":"Boil it.\nServe it."}'),
    ).toMatch(/1\. Boil it\.\n\n2\. Serve it\.$/);
  });
});
