import { afterEach, describe, expect, it } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import { foodNamed } from '../../../src/foods/foods';
import { findChoices } from '../../../src/models/sampleKitchen/chooseDishes';
import {
  createSampleKitchen,
  openBook,
} from '../../../src/models/sampleKitchen/createSampleKitchen';
import alone from '../../../src/models/sampleKitchen/dishes/alone.json';
import * as de from '../../../src/models/sampleKitchen/dishes/de';
import * as es from '../../../src/models/sampleKitchen/dishes/es';
import * as fr from '../../../src/models/sampleKitchen/dishes/fr';
import { fillDish } from '../../../src/models/sampleKitchen/fillDish';
import { readDish } from '../../../src/models/sampleKitchen/readDish';
import { readList } from '../../../src/models/sampleKitchen/readList';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import * as firstWords from '../../../src/words/en/first';
import { requestOf } from '../../support/requestOf';

const SOURCE = `---
allergens: eggs, milk
equipment: stove, oven
---
# Eggs with {spring onion|peas}

Serves 2 · 10 minutes

## Ingredients

- 2 eggs
- 3 {spring onion|shallots}
- 100 g {vegetable}
- 80 g {mushroom}
- 1 {lemon|lime}

## Method

1. **Slice** (2 minutes). Slice the {spring onion}. {vegetable} comes next. Cut the {lemon}, ca. 2 cm wide.
2. **Fry the {mushroom}** (3 minutes). Fry for 3 minutes.
3. **Set** (5 minutes). Add the {vegetable} and the {mushroom}.
4. **Serve**. Pour in the eggs.
`;

const dish = readDish(SOURCE, 'en');
const fill = (...entries: string[]) =>
  fillDish(dish, readList({ askedWith: entries, useUp: [] }, () => false).known);
const stepsOf = (text: string) => text.split('\n').filter((line) => /^\d/.test(line));

it('the front matter says what a dish contains and what it takes, and is not part of the recipe', () => {
  expect(dish).toMatchObject({ allergens: ['eggs', 'milk'], equipment: ['stove', 'oven'] });
  expect(dish.text.startsWith('# Eggs')).toBe(true);
  expect(readDish('---\nallergens: none\nequipment: none\n---\n# Salad', 'en')).toMatchObject({
    allergens: [],
    equipment: [],
  });
});

describe('a slot', () => {
  it('takes the food of its kind, in the title, its line and the steps', () => {
    const { text } = fill('scallion');
    expect(text).toContain('# Eggs with scallion\n');
    expect(text).toContain('- 3 scallions\n');
    expect(text).toContain('Slice the scallions.');
  });

  it('that no food fills has its fallback, in the title another one, or its line goes', () => {
    const { text } = fill('eggs');
    expect(text).toContain('# Eggs with peas\n');
    expect(text).toContain('- 3 shallots\n');
    expect(text).toContain('Slice the shallots. Cut the lime, ca. 2 cm wide.');
    expect(text).not.toMatch(/100 g|80 g|[{}|]/);
  });

  it('that is empty takes its sentence with it, and a step that has no other, or that it begins', () => {
    expect(stepsOf(fill('eggs').text)).toEqual([
      '1. **Slice** (2 minutes). Slice the shallots. Cut the lime, ca. 2 cm wide.',
      '2. **Serve**. Pour in the eggs.',
    ]);
    expect(stepsOf(fill('mushrooms', 'leek').text)).toHaveLength(4);
  });

  it('begins a sentence with a capital', () => {
    expect(fill('leek').text).toContain('Leek comes next.');
  });

  it('has the number that its amount asks for', () => {
    expect(fill('lemons', '6 spring onions').text).toMatch(/- 3 spring onions\n[\s\S]*- 1 lemon\n/);
    expect(fill('half a lemon').text).toContain('- 1 lemon\n');
    expect(fill('carrots').text).toContain('- 100 g carrots\n');
  });

  it('takes a food once, and the narrower slot chooses first', () => {
    const { text } = fill('mushrooms', 'courgette');
    expect(text).toContain('- 100 g courgette\n- 80 g mushrooms\n');
    expect(fill('mushrooms').text).toContain('- 80 g mushrooms\n');
    expect(fill('mushrooms').text).not.toContain('100 g');
  });

  it('takes what should be used up first', () => {
    const { known } = readList(
      { askedWith: ['carrot', 'courgette'], useUp: ['courgette'] },
      () => false,
    );
    expect(fillDish(dish, known).text).toContain('- 100 g courgette\n');
  });

  it.each([
    ['a part of a food', 'lemon juice'],
    ['another kind', 'apple'],
    ['a wider word', 'allium'],
    ['what was cooked', 'leftover vegetables'],
    ['what is dried', 'dried mushrooms'],
    ['what needs another treatment', 'morels'],
  ])('does not take %s', (_, entry) => {
    const { text } = fill(entry);
    expect(text).toBe(fill().text);
  });

  it('takes no food that a line names plainly', () => {
    const plain = readDish(
      '# Dish\n\n- 1 onion\n- 100 g {vegetable}\n\n1. Fry the {vegetable}.',
      'en',
    );
    const { known } = readList({ askedWith: ['onion'], useUp: [] }, () => false);
    expect(fillDish(plain, known).text).toBe('# Dish\n\n- 1 onion\n');
  });

  it('counts the foods of the list that the lines name', () => {
    expect(fill('eggs', 'scallion', 'lime', 'soap').named.size).toBe(3);
  });
});

it('alone.json, which lists what fills no slot for a wider kind, has each food once', () => {
  expect(alone.filter((name) => !foodNamed(name))).toEqual([]);
  expect(new Set(alone).size).toBe(alone.length);
});

it('a food that fills no slot for a wider kind fills its own', () => {
  const plain = readDish('# Dish\n\n- 1 {bay leaf}\n- 1 tbsp {herb}', 'en');
  const { known } = readList({ askedWith: ['bay leaves'], useUp: [] }, () => false);
  expect(fillDish(plain, known).text).toBe('# Dish\n\n- 1 bay leaf');
});

it('a kind with a number is another slot of that kind', () => {
  const two = readDish(
    '# Dish\n\n- 1 {vegetable}\n- 1 {vegetable 2}\n\n1. Fry the {vegetable 2}.',
    'en',
  );
  const { known } = readList({ askedWith: ['carrot', 'leek'], useUp: [] }, () => false);
  expect(fillDish(two, known).text).toBe('# Dish\n\n- 1 carrot\n- 1 leek\n\n1. Fry the leek.');
});

const METHOD = '## Method\n\n1. **Cook** (10 minutes). Boil all in water for 10 minutes.';

const dishOf = (lines: readonly string[], method = METHOD) =>
  readDish(
    [
      '# Supper\n\nServes 2 · 10 minutes\n\n## Ingredients\n',
      ...lines.map((line) => `- ${line}`),
      `\n${method}\n`,
    ].join('\n'),
    'en',
  );

async function isOffered(
  dish: ReturnType<typeof dishOf>,
  askedWith: readonly string[],
  preferences: Partial<Preferences> = {},
): Promise<boolean> {
  const list = readList({ askedWith, useUp: [] }, () => false);
  const choices = await findChoices([dish], list, { ...NO_PREFERENCES, ...preferences });
  return choices.length > 0;
}

it.each(['coconut milk', 'pine nuts', 'chestnuts'])(
  'a dish with %s is not offered to a visitor who avoids nuts',
  async (food) => {
    const dish = dishOf(['200 g chickpeas', `100 g ${food}`]);
    expect(await isOffered(dish, ['chickpeas'])).toBe(true);
    expect(await isOffered(dish, ['chickpeas'], { allergens: ['nuts'] })).toBe(false);
    expect(await isOffered(dish, ['chickpeas'], { allergens: ['milk'] })).toBe(true);
  },
);

it('a dish with a leftover is not offered to a visitor who avoids something', async () => {
  const dish = dishOf(
    ['200 g {cooked chicken|cod}', '100 g rice'],
    `${METHOD} Add the {cooked chicken}.`,
  );
  for (const entry of ['leftover chicken', 'Chicken (leftover)']) {
    expect(await isOffered(dish, [entry])).toBe(true);
    expect(await isOffered(dish, [entry], { allergens: ['peanuts'] })).toBe(false);
  }
});

it('a dish whose steps may not be whole is not offered to a visitor who avoids something', async () => {
  const dish = dishOf(['200 g rice', '2 eggs'], METHOD.replace(/ water.*$/, ' the'));
  expect(await isOffered(dish, ['rice'])).toBe(true);
  expect(await isOffered(dish, ['rice'], { allergens: ['peanuts'] })).toBe(false);
});

it('a dish that has more to buy than it uses is not offered', async () => {
  const dish = (...more: string[]) =>
    dishOf(['200 g rice', ...more.map((food) => `100 g ${food}`)]);
  expect(await isOffered(dish('leek'), ['rice'])).toBe(true);
  expect(await isOffered(dish('leek', 'beef'), ['rice'])).toBe(false);
});

it('a dish is offered for one of its first three foods alone, without lines that have none', async () => {
  const seasoned = ['2 tbsp oil', '1 tsp salt', '1 tbsp sugar'];
  expect(await isOffered(dishOf([...seasoned, '200 g cheese']), ['cheese'])).toBe(false);
  expect(await isOffered(dishOf(['200 g cheese', ...seasoned]), ['cheese'])).toBe(true);
  const empty = ['1 {lemon}', '1 {leek}', '1 {carrot}'];
  expect(await isOffered(dishOf([...empty, '200 g cheese']), ['cheese'])).toBe(true);
});

it('a dish that needs two things to cook with is not offered to a kitchen that has one of them', async () => {
  const dish: ReturnType<typeof dishOf> = {
    ...dishOf(['200 g rice', '2 eggs']),
    equipment: ['stove', 'oven'],
  };
  expect(await isOffered(dish, ['rice'], { equipment: ['stove', 'oven'] })).toBe(true);
  expect(await isOffered(dish, ['rice'], { equipment: ['stove'] })).toBe(false);
});

it('a dish that only says that a food is not there is offered to a visitor who avoids it', async () => {
  const method = '## Method\n\n1. **Cook** (10 minutes). Boil all without butter for 10 minutes.';
  const dish = dishOf(['200 g chickpeas', '100 g carrots'], method);
  expect(await isOffered(dish, ['chickpeas'], { allergens: ['milk'] })).toBe(true);
});

describe('in other languages', () => {
  afterEach(() => {
    firstWords.language.code = 'en';
  });

  async function cook(code: string, list: string, preferences: Partial<Preferences> = {}) {
    firstWords.language.code = code;
    const request = requestOf(list.split(', '), preferences);
    const answer = await createSampleKitchen().generate(request, new AbortController().signal);
    return { ...answer, document: parseRecipe(answer.text) };
  }

  describe.each([
    ['de', 'Kartoffeln, Zwiebeln, Eier, Seife', 'Nicht verwendet', 'Seife'],
    ['fr', 'pommes de terre, oignons, œufs, savon', 'Non utilisé', 'savon'],
    ['es', 'patatas, cebolla, huevos, jabón', 'No usado', 'jabón'],
    ['de', 'Hackfleisch, Kartoffeln, Seife', 'Nicht verwendet', 'Seife'],
    ['de', 'Eier, Reis, Seife', 'Nicht verwendet', 'Seife'],
    ['es', 'carne picada, pasta, jabón', 'No usado', 'jabón'],
  ])('a page in %s', (code, list, heading, soap) => {
    it('gets a dish of its language first, with its foods and words', async () => {
      const { document, text } = await cook(code, list);
      expect(document.language).toBe(code);
      expect(document.hasAllIngredients && document.hasAllSteps).toBe(true);
      expect(text).toContain(`## ${heading}\n\n`);
      expect(text).toMatch(new RegExp(`\\n${soap}\\n$`));
    });

    it('gets an English dish if its own dishes do not suit the list', async () => {
      const { document } = await cook(code, 'tofu, broccoli, soy sauce, ginger');
      expect(document.language).toBe('en');
    });

    it('reads in its language that no dish suits', async () => {
      const { text } = await cook(code, 'unobtainium, bleach');
      expect(text).not.toMatch(/\b(?:the|list|book)\b/);
    });
  });

  describe('a visitor who avoids something, on a page in a language whose silence does not count,', () => {
    const LIST = 'patatas, cebolla, huevos';

    it('gets a dish of that language if its file lists the allergens', async () => {
      const { document, text } = await cook('es', LIST, { allergens: ['milk', 'eggs'] });
      expect(document.language).toBe('es');
      expect(text.split('## No usado')[0]).not.toMatch(/huevo|leche|queso|nata|mantequilla/i);
    });

    it.each<Partial<Preferences>>([{ diet: 'vegetarian' }, { avoid: ['ajo'] }])(
      'gets an English dish with %j, of which no file says anything',
      async (preferences) => {
        expect((await cook('es', LIST, preferences)).document.language).toBe('en');
      },
    );

    it('gets no dish whose file lists the allergen, whatever the check finds', async () => {
      const { dishes } = await openBook('es');
      const found = dishes.find(
        ({ language, allergens }) => language === 'es' && !allergens.length,
      );
      const dish = found && { ...found, allergens: ['peanuts'] };
      const list = readList(
        { askedWith: ['arroz', 'patatas', 'garbanzos', 'lentejas'], useUp: [] },
        () => false,
      );
      const countWith = async (...allergens: Preferences['allergens']) =>
        (await findChoices(dish ? [dish] : [], list, { ...NO_PREFERENCES, allergens })).length;
      expect([await countWith('milk'), await countWith('peanuts')]).toEqual([1, 0]);
    });
  });

  describe('the words around a food', () => {
    it.each([
      ['de', de, 'reis', '- 200 g {rice}', '- 200 g Reis'],
      ['de', de, 'rote paprika', '- 100 g {bell pepper}', '- 100 g rote Paprika'],
      ['fr', fr, 'amandes', '- 40 g de {nut}', "- 40 g d'amandes"],
      ['fr', fr, 'petits oignons', "- 60 g d'{onion}", '- 60 g de petits oignons'],
      ['fr', fr, 'noix', '- 40 g de {nut}', '- 40 g de noix'],
      ['fr', fr, 'citrons', '- 1 filet de {lemon}', '- 1 filet de citron'],
      ['es', es, 'ajos', '- 2 dientes de {garlic}', '- 2 dientes de ajo'],
      ['es', es, 'limones', '- 1 chorrito de {lemon}', '- 1 chorrito de limón'],
      ['es', es, 'tomates', '- 200 g de {tomato}', '- 200 g de tomates'],
    ])('fit it in %s: %#', async (code, { join }, entry, line, filled) => {
      await openBook(code);
      firstWords.language.code = code;
      const { known } = readList({ askedWith: [entry], useUp: [] }, () => false);
      expect(fillDish(readDish(line, code, join), known).text).toBe(filled);
    });
  });

  it('a name that is another food in English is read in the language of the page', async () => {
    await openBook('fr');
    const foodIn = (code: string) => {
      firstWords.language.code = code;
      return readList({ askedWith: ['citrons'], useUp: [] }, () => false).known[0]?.food.name;
    };
    expect([foodIn('en'), foodIn('fr')]).toEqual(['citron', 'lemon']);
  });
});
