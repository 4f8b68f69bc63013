import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { readPantry } from '../../../src/models/sampleKitchen/composing';
import { createSampleKitchen } from '../../../src/models/sampleKitchen/createSampleKitchen';
import { requestOf } from '../../support/requestOf';
import { nameInSteps, readRecipe } from './recipeTree';

const FIXTURES = new URL('./', import.meta.url);

function ask(
  ingredients: readonly string[],
  kitchen = createSampleKitchen(),
  signal = new AbortController().signal,
) {
  return kitchen.generate(requestOf(ingredients), signal);
}

async function cook(...ingredients: string[]) {
  return readRecipe((await ask(ingredients)).text);
}

async function cookAll(times: number, ...ingredients: string[]) {
  const kitchen = createSampleKitchen();
  const recipes: string[] = [];
  for (let time = 0; time < times; time++) recipes.push((await ask(ingredients, kitchen)).text);
  return recipes;
}

describe('the contract of a connection', () => {
  test('an answer is whole and comes from no model', async () => {
    const { text, ...rest } = await ask(['eggs']);

    expect(rest).toEqual({ cut: false, model: null });
    expect(text).toMatch(/^# /);
  });

  test('an aborted call fails with the reason and does not count as asked', async () => {
    const kitchen = createSampleKitchen();
    const reason = new Error('the visitor pressed Stop');

    await expect(ask(['eggs', 'rice'], kitchen, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(await ask(['eggs', 'rice'], kitchen)).toEqual(await ask(['eggs', 'rice']));
  });

  test('neither chance, nor the clock, nor the network has a part in it', async () => {
    const expected = await ask(['eggs', 'rice', 'leek']);
    const forbidden = () => {
      throw new Error('not in this kitchen');
    };
    const spies = [
      vi.spyOn(Math, 'random').mockImplementation(forbidden),
      vi.spyOn(Date, 'now').mockImplementation(forbidden),
      vi.spyOn(globalThis, 'fetch').mockImplementation(forbidden),
    ];

    await expect(ask(['eggs', 'rice', 'leek'])).resolves.toEqual(expected);
    for (const spy of spies) spy.mockRestore();
  });
});

describe('asking again', () => {
  test('the same list gets the next dish that suits, and after the last the first', async () => {
    const dishes = await cookAll(13, 'eggs', 'rice', 'spring onion');
    const [fried, omelette] = dishes;
    const again = dishes.indexOf(fried ?? '', 1);

    expect(readRecipe(fried ?? '').titles).toEqual(['Spring onion and egg fried rice']);
    expect(readRecipe(omelette ?? '').titles).toEqual(['Spring onion omelette']);
    expect(again).toBe(new Set(dishes).size);
    expect(dishes.slice(again, 2 * again)).toEqual(dishes.slice(0, again));
  });

  test('order, case, blanks and repetition do not make another list', async () => {
    const kitchen = createSampleKitchen();
    const [, second] = await cookAll(2, 'eggs', 'rice', 'spring onion');

    await ask(['eggs', 'rice', 'spring onion'], kitchen);
    const asked = await ask([' Spring  Onion', 'RICE', 'rice', 'Eggs '], kitchen);

    expect(asked.text.toLowerCase()).toBe(second?.toLowerCase());
  });

  test('each list and each kitchen is counted by itself', async () => {
    const kitchen = createSampleKitchen();
    await ask(['eggs', 'rice'], kitchen);
    await ask(['eggs', 'rice'], kitchen);

    expect(await ask(['eggs', 'bread'], kitchen)).toEqual(await ask(['eggs', 'bread']));
    expect(await ask(['eggs', 'rice'])).toEqual(await ask(['eggs', 'rice']));
  });
});

describe('the dish follows from the ingredients', () => {
  test.each([
    ['chicken thighs, potatoes, carrots, onion', 'Roast chicken thighs, potatoes and carrots'],
    ['lettuce, cucumber, tomatoes, feta, olives', 'Lettuce, tomato and cucumber salad'],
    ['salmon, green beans, lemon, butter', 'Pan-fried salmon with green beans and lemon'],
    ['chickpeas, spinach, coconut milk, onion, curry powder', 'Chickpea, spinach and onion curry'],
    ['apples, oats, butter, sugar, cinnamon', 'Apple crumble'],
    ['flour, milk, eggs, blueberries', 'Pancakes with blueberries'],
    [
      'tofu, egg noodles, bok choy, soy sauce',
      'Stir-fried egg noodles with tofu, bok choy and soy sauce',
    ],
    ['stewing beef, carrots, celery, thyme', 'Slow stewing beef and carrot casserole'],
    ['bread, cheese, ice cream, banana', 'Toasted cheese sandwiches'],
    ['banana, milk, oats, honey', 'Porridge with bananas and honey'],
    ['chocolate, milk', 'Hot chocolate'],
    ['leek, potato, cream', 'Leek and potato soup'],
    ['potatoes, baked beans, cheddar', 'Baked potatoes with baked beans and Cheddar'],
    ['couscous, zucchini, mint, lemon', 'Couscous bowl with zucchini and mint'],
    ['pizza dough, mozzarella, passata, basil', 'Passata and mozzarella pizza'],
    ['tortillas, black beans, salsa, cheddar', 'Black bean and Cheddar wraps'],
    ['ground turkey', 'Ground turkey patties'],
    ['flour, basil, mint', 'Pan flatbreads with basil and mint'],
    ['Nutella, bread', 'Nutella on toast'],
    ['cauliflower, cheddar, milk, flour', 'Cauliflower in Cheddar sauce'],
    ['chickpeas, spinach, coconut milk', 'Chickpea and spinach curry'],
    ['tofu, peanut butter, noodles', 'Stir-fried noodles with tofu and peanut butter'],
    ['spagetti, tomatos, parmesean', 'Spaghetti with tomatoes and Parmesan'],
    ['chicken thighs, coconut milk, curry paste, rice', 'Chicken thigh curry'],
    ['chicken, coconut milk, carrot', 'Chicken and carrots in coconut milk'],
    ['2 wraps, tin of tuna, sweetcorn, mayo', 'Tuna and sweetcorn wraps'],
    ['Weetabix, milk, banana', 'Weetabix with bananas and milk'],
    ['sausages, potatoes, frozen peas', 'Pan-fried sausages with peas and potatoes'],
    ['pot noodle, ketchup', 'Nothing here suits this list yet'],
    ['salt, pepper', 'Nothing here suits this list yet'],
    ['cola, crisps', 'Nothing here suits this list yet'],
  ])('%s: %s', async (list, title) => {
    expect((await cook(...list.split(', '))).titles).toEqual([title]);
  });

  test('one dish has one main protein', async () => {
    const recipe = await cook('salmon', 'beef', 'pork chops', 'rice', 'tofu', 'peas');
    const names = recipe.ingredients.map(({ name }) => nameInSteps(name));
    const proteins = names.filter((name) =>
      ['salmon', 'beef', 'pork chops', 'tofu'].includes(name),
    );

    expect(proteins).toHaveLength(1);
  });

  test('a list that nothing suits gets a kind answer, with what would help', async () => {
    const unknown = await ask(['bleach', 'unobtainium']);
    expect(unknown.text).toContain('does not know what is on the list');
    expect(readRecipe(unknown.text)).toMatchObject({
      ingredients: [],
      notUsed: ['bleach', 'unobtainium'],
    });

    const { text } = await ask(['ketchup', 'mustard']);
    expect(text).toContain('- With eggs: Omelette');
  });

  test('toast is not toasted again, and an oven waits for the soaking', async () => {
    const toast = await ask(['toast', 'cheese']);
    expect(toast.text).not.toMatch(/\btoast the toast/i);
    const soaked = await cookAll(6, 'dried black beans', 'jacket potatoes', 'cheese');
    expect(soaked.join('\n')).toContain('Heat the oven to 200 °C once the beans are soft');
  });

  test('pasta is cooked when its sauce is ready, not before', async () => {
    const { steps } = await cook('minced chicken', 'spaghetti', 'canned tomatoes');
    const stepWith = (text: string) => steps.findIndex((step) => step.includes(text));
    expect(stepWith('Boil the spaghetti')).toBe(stepWith('Toss with the spaghetti') - 1);
  });

  test('a chilli and a curry of pulses come with the rice of the list', async () => {
    const chilli = await cook('beef mince', 'kidney beans', 'chopped tomatoes', 'rice');
    expect(chilli.steps.at(-1)).toContain('with the rice');
    const curry = await cook('chickpeas', 'spinach', 'coconut milk', 'rice');
    expect(curry.steps.at(-1)).toContain('Serve with the rice');
  });

  test('smoked fish on toast stays cold', async () => {
    const { steps } = await cook('smoked salmon', 'cream cheese', 'bagels');
    expect(steps.join()).not.toMatch(/heat/i);
  });

  test('mayonnaise goes into the tuna, and ketchup beside the omelette', async () => {
    expect((await cook('tuna', 'mayonnaise', 'bread')).steps.join()).toContain(
      'Mix the tuna with the mayonnaise',
    );
    expect((await cook('eggs', 'ketchup')).steps.join()).toContain('serve with the ketchup');
  });
});

describe('amounts', () => {
  test.each([
    ['1 egg, ketchup', 'Egg', '1'],
    ['100 g rice, eggs', 'Rice', '100 g'],
    ['1 cup flour, milk, eggs', 'Flour', '1 cup'],
    ['5 kg flour, milk, eggs', 'Flour', '150 g'],
    ['2 slices of bread, cheese', 'Bread', '2 slices'],
    ['1 clove of garlic, spaghetti', 'Garlic', '1 clove'],
    ['half an onion, chickpeas', 'Onion', '½'],
    ['50ml milk, eggs, flour', 'Milk', '50 ml'],
    ['1 tsp butter, eggs', 'Butter', '1 tsp'],
    ['1½ tomatoes, eggs', 'Tomato', '1'],
    ['half a tin of baked beans, bread', 'Baked beans', '½ tin'],
    ['half a can of chickpeas, spinach', 'Chickpeas', '½ can, drained'],
    ['half a cup of flour, eggs, milk', 'Flour', 'half a cup'],
    ['half a tin of coconut milk, pudding rice, sugar', 'Coconut milk', 'half a tin'],
  ])('%s: %s %s', async (list, name, amount) => {
    const { ingredients } = await cook(...list.split(', '));
    expect(ingredients).toContainEqual({ name, amount });
  });

  test('one egg makes one omelette, for one', async () => {
    const { text } = await ask(['1 egg', 'ketchup', 'lemon', 'beer']);
    expect(text).toContain('Serves 1');
    expect(text).not.toMatch(/two|second|half of/i);
  });

  test('a name has the number that its amount asks for', async () => {
    const { ingredients } = await cook('onions', 'carrot', 'red lentils', 'cumin');

    expect(ingredients.slice(0, 4)).toEqual([
      { name: 'Red lentils', amount: '150 g' },
      { name: 'Onion', amount: '1' },
      { name: 'Cumin', amount: '1 tsp' },
      { name: 'Carrots', amount: '2' },
    ]);
  });

  test('what reads as several foods counts as these, also to use up', async () => {
    const list = ['2 eggs and some rice', 'leek, cola'];
    const { ingredients, notUsed } = await cook(...list);
    expect(ingredients).toContainEqual({ name: 'Eggs', amount: '2' });
    expect(ingredients.map(({ name }) => name)).toEqual(expect.arrayContaining(['Rice', 'Leek']));
    expect(notUsed).toEqual(['cola']);
    const useUp = readPantry(list, ['2 eggs and some rice']).useUp;
    expect([...useUp].map(({ food }) => food.name).sort()).toEqual(['egg', 'rice']);
  });

  test('the words of the visitor are kept, British or American', async () => {
    const names = async (...list: string[]) =>
      (await cook(...list)).ingredients.map(({ name }) => name);

    expect(await names('scallions', 'eggs', 'rice')).toContain('Scallions');
    expect(await names('eggplant', 'zucchini', 'chicken')).toEqual(
      expect.arrayContaining(['Eggplant', 'Zucchini']),
    );
    expect(await names('ground beef', 'garbanzo beans', 'cilantro')).toEqual(
      expect.arrayContaining(['Ground beef', 'Garbanzo beans', 'Cilantro']),
    );
  });

  test('a food under two names is cooked once, and the other name is under "Not used"', async () => {
    const { ingredients, notUsed } = await cook('scallion', 'spring onion', 'eggs', 'rice');

    expect(ingredients.filter(({ name }) => /scallion|spring onion/i.test(name))).toEqual([
      { name: 'Scallions', amount: '3' },
    ]);
    expect(notUsed).toEqual(['spring onion']);
  });
});

describe('safe core temperatures', () => {
  test.each([
    ['chicken breasts', 'chicken breasts, green beans', '74 °C (165 °F)'],
    ['whole chicken', 'whole chicken, potatoes', '74 °C (165 °F)'],
    ['turkey', 'turkey steaks, rice, peas', '74 °C (165 °F)'],
    ['minced turkey', 'ground turkey', '74 °C (165 °F)'],
    ['cooked chicken', 'leftover chicken, noodles, spinach', '74 °C (165 °F)'],
    ['minced beef', 'minced beef, canned tomatoes', '71 °C (160 °F)'],
    ['sausages', 'sausages, apples', '71 °C (160 °F)'],
    ['eggs in a pan', 'eggs, spinach', '71 °C (160 °F)'],
    ['eggs in rice', 'eggs, rice', '71 °C (160 °F)'],
    ['eggs in batter', 'eggs, flour, milk', '71 °C (160 °F)'],
    ['steak', 'steak, mushrooms', '63 °C (145 °F)'],
    ['lamb', 'lamb chops, potatoes', '63 °C (145 °F)'],
    ['pork', 'pork chops, apple', '63 °C (145 °F)'],
    ['stewing beef', 'stewing beef, carrots', '63 °C (145 °F)'],
    ['cod', 'cod, peas', '63 °C (145 °F)'],
    ['prawns', 'prawns, rice', '63 °C (145 °F)'],
    ['tinned tuna', 'tuna, pasta', '63 °C (145 °F)'],
  ])('%s', async (_, list, temperature) => {
    expect((await cook(...list.split(', '))).steps.join('\n')).toContain(temperature);
  });

  test('whole cuts rest for 3 minutes', async () => {
    for (const list of [
      ['steak', 'mushrooms'],
      ['pork chops', 'apple'],
      ['beef', 'noodles', 'peas'],
      ['beef', 'rice', 'peas'],
      ['lamb chops', 'potatoes', 'carrots'],
      ['pork', 'tortillas', 'lettuce'],
    ]) {
      expect((await cook(...list)).steps.join('\n')).toMatch(/rest (on .* )?for 3 minutes/);
    }
  });

  test('dried beans are soaked and boiled hard; tinned ones are drained', async () => {
    const dried = await ask(['dried kidney beans', 'onion', 'tomatoes']);
    const tinned = await ask(['kidney beans', 'onion', 'tomatoes']);

    expect(dried.text).toContain('rolling boil for 10 minutes');
    expect(dried.text).toContain('after a night of soaking');
    expect(tinned.text).toContain('| Kidney beans | 1 tin (400 g), drained |');
    expect(tinned.text).toContain('10 minutes at a rolling boil');
  });
});

describe('whole recipes, read and judged by a cook', () => {
  const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.txt'));

  test('there are ten of them', () => {
    expect(names).toHaveLength(10);
  });

  test.each(names)('%s', async (name) => {
    const list = name.replace(/\.txt$/, '').split(', ');

    await expect((await ask(list)).text).toMatchFileSnapshot(
      fileURLToPath(new URL(name, FIXTURES)),
    );
  });
});

describe('the time that a dish takes', () => {
  const minutesIn = (text: string) =>
    [...text.matchAll(/^\d+\. \*\*[^*]+\*\* \((\d+) minutes?\)/gm)].map(([, time]) => Number(time));

  test.each([
    ['chicken breasts', 'butter'],
    ['salmon', 'soy sauce'],
    ['pork chops', 'salt'],
    ['steak', 'garlic'],
  ])('counts every step of %s with %s, where nothing is done beside another', async (...list) => {
    const { text } = await ask(list);
    const sum = minutesIn(text).reduce((total, time) => total + time, 0);
    expect(text).toContain(`ready in about ${sum} minutes`);
  });

  test('does not count a rest during which the pan goes on', async () => {
    const { text } = await ask(['steak', 'onion', 'courgette']);
    const sum = minutesIn(text).reduce((total, time) => total + time, 0);
    expect(text).toContain(`ready in about ${sum - 3} minutes`);
  });
});
