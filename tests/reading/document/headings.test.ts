import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';

/** The ingredients and steps of a text, in one line each. */
function read(text: string) {
  const { ingredients, steps } = parseRecipe(`# Rice\n\n${text}`);
  return {
    ingredients: ingredients.flatMap(({ items }) => items.map(({ line }) => line)).join(' | '),
    steps: steps
      .map(({ number, part, title, text }) =>
        [number, part && `(${part})`, title && `<${title}>`, text.replaceAll('\n', ' / ')]
          .filter(Boolean)
          .join(' '),
      )
      .join(' | '),
  };
}

describe('ingredients and steps are told apart', () => {
  it.each([
    ['by their marks, without any heading', '✅ 2 eggs\n\n1️⃣ Boil.'],
    ['below numbered headings', '## 1. Ingredients\n\n- 2 eggs\n\n## 2. Method\n\n1. Boil.'],
    [
      'below bold lines with a picture before them',
      '🍚 **Ingredients**\n\n- 2 eggs\n\n🔥 **Method**\n\n1. Boil.',
    ],
    [
      'in groups below bold lines with a picture after them',
      '## Ingredients\n\n**For the rice** 🍚\n\n- 2 eggs\n\n## Method\n\n1. Boil.',
    ],
    [
      'below headings with pictures and colons',
      '## Ingredients:\n\n- 2 eggs\n\n## 👩‍🍳 Method 👩‍🍳\n\n- Boil.',
    ],
    ['below plain words', 'Ingredients\n\n2 eggs\n\nMethod\n\nBoil.'],
    ['below headings in other words', '## Shopping list\n\n- 2 eggs\n\n## What to do\n\n- Boil.'],
    [
      'below headings as people say them',
      '**What goes in**\n\n- 2 eggs\n\n**Here’s how**\n\n1. Boil.',
    ],
    [
      'below headings with more words',
      '## Rice ingredients\n\n- 2 eggs\n\n## Cooking instructions\n\n- Boil.',
    ],
    ['if the steps come first', '### Step 1\n\nBoil.\n\n## Ingredients\n\n- 2 eggs'],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({ ingredients: '2 eggs', steps: '1 Boil.' });
  });

  it.each([
    [
      'numbered ingredients without amounts from the numbered steps after them',
      '## Ingredients\n\n1. eggs\n2. rice\n\n### Now\n\n1. Boil.\n2. Eat.',
      'eggs | rice',
      '1 (Now) Boil. | 2 (Now) Eat.',
    ],
    [
      'ingredients from numbered steps below "To serve"',
      '## Ingredients\n\n- 2 eggs\n\n### To serve\n\n1. Plate it.\n2. Eat it.',
      '2 eggs',
      '1 Plate it. | 2 Eat it.',
    ],
    [
      'ingredients from steps that begin with an amount',
      '## Ingredients\n\n- 2 eggs\n\nStep 1: 2 eggs are boiled.\n\nStep 2: Eat.',
      '2 eggs',
      '1 2 eggs are boiled. | 2 Eat.',
    ],
    [
      'the title of a step from its points',
      '## Ingredients\n\n- 2 eggs\n\n## Method\n\nStep 1. Boil\n\n- Salt it.\n\nStep 2. Eat',
      '2 eggs',
      '1 <Boil> Salt it. | 2 Eat',
    ],
    [
      'a food for serving from a heading of notes',
      'Ingredients:\n\n• 2 eggs\n• Lettuce leaves for serving\n\nInstructions:\n\n1. Boil.\n2. Eat.',
      '2 eggs | Lettuce leaves for serving',
      '1 Boil. | 2 Eat.',
    ],
    [
      'a part of the work from the bullets above it',
      '## Ingredients\n\n- 2 eggs\n\n## Method\n\n- Boil.\n\nThen:\n\n- Eat.',
      '2 eggs',
      '1 Boil. | 2 (Then) Eat.',
    ],
    [
      'the paragraph between two numbers from the one after them',
      '## Ingredients\n\n- 2 eggs\n\n## Method\n\n1) Boil.\n\nStir it.\n\n2) Eat.\n\nRest it.',
      '2 eggs',
      '1 Boil. / Stir it. | 2 Eat.',
    ],
    [
      'amounts below "To finish" from the steps of the work',
      '## Ingredients\n\n- 2 eggs\n\n### To finish\n\n- 2 tbsp oil\n\n## Method\n\n1. Boil.',
      '2 eggs | 2 tbsp oil',
      '1 Boil.',
    ],
    [
      'a group of what is optional from a note',
      '## Ingredients\n\n- 2 eggs\n\n### FOR TOPPING optional\n\n- chopped parsley\n\n## Method\n\n1. Boil.',
      '2 eggs | chopped parsley',
      '1 Boil.',
    ],
    [
      'a group of ingredients below equipment from a note',
      '## Ingredients\n\n- 2 eggs\n\n## Equipment\n\n- Pan\n\n**For the sauce**\n\n- 2 cups cream\n\n## Method\n\n1. Boil.',
      '2 eggs | 2 cups cream',
      '1 Boil.',
    ],
    [
      'ingredients without figures from equipment as high above them',
      '## Equipment\n\n- Pan\n\n## The food\n\n- an egg\n- a cup of rice\n\n## Method\n\n1. Boil.',
      'an egg | a cup of rice',
      '1 Boil.',
    ],
    [
      'a timetable from the ingredients above it',
      '## Ingredients\n\n- 2 eggs\n\n## Timing\n\n- Friday: rice\n- Saturday: eggs\n\n## Method\n\n1. Boil.',
      '2 eggs',
      '1 Boil.',
    ],
    [
      'the days of a timetable from groups of ingredients',
      '## Ingredients\n\n- 2 eggs\n\n## Timing\n\n### Friday\n\n- rice in water\n\n## Method\n\n1. Boil.',
      '2 eggs',
      '1 Boil.',
    ],
    [
      'a group after a bold remark from a list without a purpose',
      '## Ingredients\n\n- 2 eggs\n\n**All of it fresh**\n\n**For the rice**\n\n- rice of your choice\n\n## Method\n\n1. Boil.',
      '2 eggs | rice of your choice',
      '1 Boil.',
    ],
    [
      'a heading that says nothing from the steps above the ingredients',
      '### The rice\n\n1. Boil.\n\n## Good company\n\nA salad goes well with it.\n\n## Ingredients\n\n- 2 eggs',
      '2 eggs',
      '1 (The rice) Boil.',
    ],
    [
      'bullets of a second part from a note, above the ingredients',
      '### The rice\n\n1. Boil.\n\n### The sauce\n\n- Stir it.\n- Heat it.\n\n## Ingredients\n\n- 2 eggs',
      '2 eggs',
      '1 (The rice) Boil. | 2 (The sauce) Stir it. | 3 (The sauce) Heat it.',
    ],
    [
      'ingredients from a note, below a remark among them',
      '## Ingredients\n\n- 2 eggs\n\n**I hope you have these!**\n\n- 1 onion\n\n## Method\n\n1. Boil.',
      '2 eggs | 1 onion',
      '1 Boil.',
    ],
  ])('%s', (_, text, ingredients, steps) => {
    expect(read(text)).toEqual({ ingredients, steps });
  });
});

it('the lead is not looked for among steps above the ingredients', () => {
  const text =
    '# Rice\n\n### Step 1\n\nBoil the rice well in water.\n\n### Step 2\n\nEat it.\n\n## Ingredients\n\n- 2 eggs';
  expect(parseRecipe(text).lead).toBeNull();
});

it.each([
  [
    'that asks within a step',
    '1. Is it soft? Drain it.\n2. Ready? Eat it.',
    ['Is it soft? Drain it.', 'Ready? Eat it.'],
  ],
  ['that shows a picture', '1. Boil ![the rice](rice.png).\n2. Eat.', ['Boil the rice.', 'Eat.']],
])('a recipe %s keeps all its words', (_, steps, texts) => {
  const read = parseRecipe(`# Rice\n\n## Ingredients\n\n- 2 eggs\n\n${steps}`);
  expect(read.steps.map(({ text }) => text)).toEqual(texts);
});

it('the lead may begin like a greeting below a title of its own', () => {
  const text =
    '# Rice\n\nThis recipe uses two eggs only.\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.';
  expect(parseRecipe(text).lead?.text).toBe('This recipe uses two eggs only.');
});
