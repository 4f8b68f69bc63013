import { describe, expect, it } from 'vitest';
import { learn } from '../../../src/foods/languages/learn';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { findStepIngredients } from '../../../src/recipe/amounts/findStepIngredients';

/** What each step takes of the one ingredient of a recipe: a part of it, or "?" if no reader can tell. */
function sharesIn(line: string, steps: readonly string[], words = ['Ingredients', 'Method']) {
  const work = [...steps, 'Enjoy.'].map((step, at) => `${at + 1}. ${step}`).join('\n');
  const text = `# Dish\n\n## ${words[0]}\n\n- ${line}\n- 1 tin beans\n\n## ${words[1]}\n\n${work}`;
  const found = findStepIngredients(parseRecipe(text)).slice(0, steps.length);
  return found.map((taken) => {
    const one = taken.find(({ index }) => index === 0);
    return one && (one.share === null ? '?' : Math.round(one.share * 1000) / 1000);
  });
}

describe('a step takes', () => {
  it.each<[string, string, string[], unknown[]]>([
    ['all, if no other step names it', '4 tbsp oil', ['Heat the oil.'], [1]],
    [
      'half, then the rest',
      '4 tbsp oil',
      ['Heat half of the oil.', 'Add the rest of the oil.'],
      [0.5, 0.5],
    ],
    ['half the oil', '4 tbsp oil', ['Heat half the oil.', 'Add the remaining oil.'], [0.5, 0.5]],
    [
      'the other half',
      '4 tbsp oil',
      ['Heat half the oil.', 'Add the other half of the oil.'],
      [0.5, 0.5],
    ],
    [
      'a third',
      '300 g cheese',
      ['Add a third of the cheese.', 'Top with the remaining grated cheese.'],
      [0.333, 0.667],
    ],
    [
      'what it measures',
      '4 tbsp oil',
      ['Heat 1 tbsp of the oil.', 'Add 1 tbsp oil.', 'Pour on the rest of the oil.'],
      [0.25, 0.25, 0.5],
    ],
    [
      'in other units',
      '1 tbsp sugar',
      ['Add 1 tsp of the sugar.', 'Stir in the other 2 tsp sugar.'],
      [0.333, 0.667],
    ],
    [
      'some of what is counted',
      '4 eggs',
      ['Beat 3 of the eggs.', 'Fry the remaining egg.'],
      [0.75, 0.25],
    ],
    [
      'more than one part in one step',
      '4 tbsp oil',
      ['Heat half the oil. Later add the rest of the oil.'],
      [1],
    ],
    ['the same fruit again', '1 banana', ['Slice the banana.', 'Add the banana.'], [1, '?']],
    [
      'the same piece again',
      '500 g chicken',
      ['Season the chicken.', 'Fry the chicken.'],
      [1, '?'],
    ],
  ])('%s', (_, line, steps, shares) => {
    expect(sharesIn(line, steps)).toEqual(shares);
  });
});

it('what a step says of the next food is not about the one before', () => {
  expect(sharesIn('1 tsp salt', ['Season with half of the salt and some beans.'])).toEqual([0.5]);
});

describe('a step only moves, turns, watches or serves', () => {
  it.each<[string, string, string[], unknown[]]>([
    [
      'potatoes that it takes later',
      '2 tbsp oil',
      ['Remove the oil from the fridge.', 'Heat the oil.'],
      ['?', 1],
    ],
    ['them', '500 g potatoes', ['Add the garlic when you turn the potatoes.'], ['?']],
    [
      'what it took before',
      '500 g chicken',
      ['Fry the chicken.', 'Transfer the chicken to a plate.'],
      [1, '?'],
    ],
    [
      'what was taken under another name',
      '4 poblano peppers',
      ['Transfer the peppers to a bowl.', 'Blend the peppers.'],
      ['?', '?'],
    ],
    ['a list of them', '100 g lentils', ['Return the chicken and lentils to the pot.'], ['?']],
    ['what was cooked', '200 g rice', ['Serve with the rice that was cooked before.'], ['?']],
    ['what it has not cooked', '1 lime', ['Serve with the lime.'], [1]],
    ['what it measures', '1 tbsp sugar', ['Serve with 1 tbsp sugar.'], [1]],
    [
      'what is done',
      '80 g breadcrumbs',
      ['Bake until hot, and the breadcrumbs are brown.'],
      [undefined],
    ],
    ['no part of it', '2 courgettes', ['Remove the ends of the courgettes.'], [1]],
    ['nothing, if it turns the heat', '4 tbsp oil', ['Turn the heat low and add the oil.'], [1]],
    ['what it tastes for', '1 tsp salt', ['Add the salt.', 'Taste for salt.'], [1, '?']],
    ['what it checks', '100 g lentils', ['Check the lentils after an hour.'], ['?']],
  ])('%s', (_, line, steps, shares) => {
    expect(sharesIn(line, steps)).toEqual(shares);
  });

  it.each<[string, string, string, string[]]>([
    ['de', '500 g Kartoffeln', 'Die Kartoffeln vorsichtig wenden.', ['Zutaten', 'Zubereitung']],
    ['de', '500 g Kartoffeln', 'Mit den Kartoffeln servieren.', ['Zutaten', 'Zubereitung']],
    ['fr', '3 oignons', 'Retournez les oignons.', ['Ingrédients', 'Préparation']],
    [
      'fr',
      '120 g de petits-beurre',
      'Étaler sur le fond de petits-beurre.',
      ['Ingrédients', 'Préparation'],
    ],
    [
      'es',
      '500 g de patatas',
      'Después de diez minutos, retira las patatas del horno con una espátula.',
      ['Ingredientes', 'Preparación'],
    ],
  ])('in %s, "%s" in "%s"', async (code, line, step, words) => {
    await learn(code);
    expect(sharesIn(line, [step], words)).toEqual(['?']);
  });
});

describe('how much a step takes is not clear', () => {
  it.each<[string, string, string[], unknown[]]>([
    [
      'if two steps name the oil',
      '4 tbsp oil',
      ['Heat the oil.', 'Drizzle with the oil.'],
      ['?', '?'],
    ],
    [
      'of what is left of an unknown part',
      '4 tbsp oil',
      ['Heat some of the oil.', 'Add the remaining oil.'],
      ['?', '?'],
    ],
    [
      'of what is left after a plain mention',
      '80 g cheese',
      ['Stir in the cheese.', 'Top with the rest of the cheese.'],
      ['?', '?'],
    ],
    ['if the line is divided', '4 tbsp oil, divided', ['Heat the oil.'], ['?']],
    ['if it measures more than there is', '1 tbsp oil', ['Heat 2 tbsp of the oil.'], ['?']],
    ['if the units do not measure the same', '1 onion', ['Add 2 tbsp of the onion.'], ['?']],
    ['if it keeps some', '80 g cheese', ['Add the cheese, reserving a little for the top.'], ['?']],
    [
      'of all but some',
      '80 g cheese',
      ['Add all but 20 g of the cheese.', 'Top with the rest of the cheese.'],
      ['?', '?'],
    ],
    [
      'if two steps name the juice of a fruit',
      '2 tbsp lemon juice',
      ['Add the lemon juice.', 'Add the lemon juice.'],
      ['?', '?'],
    ],
    ['of half a lemon', '2 lemons', ['Add half a lemon.'], ['?']],
    [
      'of the second food of "half of the"',
      '40 g sugar',
      ['Add half of the beans and sugar.'],
      ['?'],
    ],
    ['if it adds it if needed', '4 tbsp stock', ['Add tablespoons of stock if needed.'], ['?']],
    [
      'if a later sentence adds the rest',
      '300 ml milk',
      ['Whisk in a third of the milk. Whisk in the rest.'],
      ['?'],
    ],
    ['of more', '80 g sugar', ['For a sweeter one, add more sugar.'], ['?']],
    ['if the line keeps some', '80 g sugar (reserve 1 tbsp)', ['Add the sugar.'], ['?']],
    ['of a range', '4 tbsp oil', ['Add 1-2 tbsp of the oil.'], ['?']],
    [
      'of what is left of nothing',
      '4 tbsp oil',
      ['Add 4 tbsp of the oil.', 'Add the remaining oil.'],
      [1, '?'],
    ],
  ])('%s', (_, line, steps, shares) => {
    expect(sharesIn(line, steps)).toEqual(shares);
  });
});

it.each([
  [
    'de',
    '4 EL Öl',
    ['Die Hälfte des Öls erhitzen.', 'Das restliche Öl dazugeben.'],
    ['Zutaten', 'Zubereitung'],
  ],
  [
    'de',
    '4 EL Öl',
    ['2 EL Öl erhitzen.', 'Den Rest des Öls dazugeben.'],
    ['Zutaten', 'Zubereitung'],
  ],
  [
    'fr',
    "4 c. à soupe d'huile",
    ["Chauffez la moitié de l'huile.", "Ajoutez le reste de l'huile."],
    ['Ingrédients', 'Préparation'],
  ],
  [
    'fr',
    '100 g de beurre',
    ['Faites fondre 50 g de beurre.', 'Ajoutez le beurre restant.'],
    ['Ingrédients', 'Préparation'],
  ],
  [
    'es',
    '100 g de queso',
    ['Añade la mitad del queso.', 'Cubre con el resto del queso.'],
    ['Ingredientes', 'Preparación'],
  ],
])('in %s, steps take a half and the rest of "%s"', async (code, line, steps, words) => {
  await learn(code);
  expect(sharesIn(line, steps, words)).toEqual([0.5, 0.5]);
});
