import { describe, expect, test, vi } from 'vitest';
import type { RecipeLine } from '../../src/foods/avoided/allergens';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { type ThingToAvoid, thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import type { Content } from '../../src/foods/contents';
import { allFoods, foodNamed, isA } from '../../src/foods/foods';
import { readFoods } from '../../src/foods/notation';
import { correctionOf } from '../../src/foods/text/spelling';
import { foldLetters, hasStrangeLetters, keysOf, splitWords, stemOf } from '../../src/foods/words';
import { timeOf } from '../support/timeOf';

const contentsOf = (name: string) => foodNamed(name)?.contents ?? new Map();

describe('the tables', () => {
  test('they hold at least 600 foods, each with its own id', () => {
    const eaten = allFoods().filter(({ isThing }) => !isThing);
    expect(eaten.length).toBeGreaterThanOrEqual(600);
    expect(new Set(eaten.map(({ id }) => id)).size).toBe(eaten.length);
  });

  test('each name is found again', () => {
    const names = allFoods().flatMap((food) => food.names);
    expect(names.filter((name) => !foodNamed(name))).toEqual([]);
  });

  test('an indented food is a kind of the food above it, and contains the same', () => {
    const [cheese, cheddar, spread] = readFoods(`
cheese | +milk ?rennet
  cheddar
  ~ cheese spread, (soft|cream) cheese,
      quark | -rennet ?soya`);
    expect(cheddar?.parent).toBe(cheese);
    expect([...(cheddar?.contents ?? [])]).toEqual([
      ['milk', 'contains'],
      ['rennet', 'may contain'],
    ]);
    expect(spread?.names).toEqual(['cheese spread', 'soft cheese', 'cream cheese', 'quark']);
    expect(spread?.relation).toBe('product');
    expect([...(spread?.contents ?? [])]).toEqual([
      ['milk', 'contains'],
      ['soya', 'may contain'],
    ]);
  });

  test('an unknown fact is refused', () => {
    expect(() => readFoods('cheese | +mlik')).toThrow('mlik');
    expect(() => readFoods('cheese | alike')).toThrow('alike');
  });
});

describe('a name is one food, however it is written', () => {
  test.each([
    ['spring onions', 'scallion'],
    ['aubergine', 'eggplants'],
    ['double cream', 'heavy cream'],
    ['chickpeas', 'garbanzo beans'],
    ['crème fraîche', 'creme fraiche'],
    ['goat’s cheese', 'goats cheese'],
    ['tomatoes', 'tomatos'],
    ['cookies', 'biscuit'],
    ['CHILLIES', 'chili'],
    ['self-raising flour', 'self rising flour'],
    ['Worcestershire sauce', 'Lea & Perrins'],
    ['courgettes', 'zucchini'],
    ['prawns', 'shrimp'],
    ['plain flour', 'all-purpose flour'],
    ['minced beef', 'ground beef'],
    ['tinned tomatoes', 'canned tomatoes'],
    ['butter beans', 'lima beans'],
    ['chilli', 'chile'],
  ])('%s: %s', (one, other) => {
    expect(foodNamed(one)).toBeDefined();
    expect(foodNamed(one)).toBe(foodNamed(other));
  });
});

describe('a longer name is another food', () => {
  test.each([
    ['peanut butter', 'butter'],
    ['coconut milk', 'milk'],
    ['almond milk', 'milk'],
    ['butter beans', 'butter'],
    ['butternut squash', 'butter'],
    ['egg noodles', 'egg'],
    ['cream of tartar', 'cream'],
    ['water chestnuts', 'chestnut'],
    ['oyster mushrooms', 'oyster'],
    ['eggplant', 'egg'],
    ['nutmeg', 'nut'],
    ['peppers', 'pepper'],
    ['ginger beer', 'ginger'],
    ['sweet potato', 'potato'],
    ['curry leaves', 'curry powder'],
    ['ice cream', 'cream'],
  ])('%s is no %s', (longer, shorter) => {
    const [food, other] = [foodNamed(longer), foodNamed(shorter)];
    expect(food && other && isA(food, other)).toBe(false);
  });
});

describe('contents', () => {
  test.each<[Content, string]>([
    ['milk', 'ghee, whey, casein, paneer, cream, Parmesan, butter'],
    ['sesame', 'tahini, halva, hummus'],
    ['gluten', 'semolina, seitan, couscous, bulgur, panko, pasta, oats, fresh pasta, egg noodles'],
    ['eggs', 'fresh pasta, egg noodles, mayonnaise, meringue'],
    ['nuts', 'marzipan, praline, frangipane, Nutella'],
    ['fish', 'Worcestershire sauce, bonito, anchovies'],
    ['soya', 'miso, tempeh, tamari, edamame, tofu'],
    ['crustaceans', 'prawns, crab sticks'],
    ['molluscs', 'oyster sauce, squid'],
    ['pork', 'bacon, lard, chorizo'],
    ['gelatine', 'marshmallows, jelly cubes'],
  ])('%s: %s', (content, names) => {
    for (const name of names.split(', ')) {
      expect([name, contentsOf(name).get(content)]).toEqual([name, 'contains']);
    }
  });

  test.each<[string, Content[]]>([
    ['noodles', ['gluten', 'eggs']],
    ['pasta', ['eggs']],
    ['stock', ['celery', 'gluten', 'milk']],
    ['curry powder', ['mustard', 'celery']],
    ['lecithin', ['soya', 'eggs']],
    ['wine', ['sulphites']],
    ['dried apricots', ['sulphites']],
    ['bread', ['lupin']],
    ['sausages', ['gluten', 'milk', 'soya', 'sulphites']],
    ['chocolate', ['milk', 'nuts', 'soya']],
    ['pesto', ['milk', 'nuts']],
    ['Caesar salad', ['fish', 'eggs', 'milk']],
  ])('%s may contain %s', (name, contents) => {
    for (const content of contents) expect(contentsOf(name).get(content)).toBe('may contain');
  });

  test('coconut and chestnuts are not nuts, but some people avoid them', () => {
    for (const name of ['coconut', 'chestnuts']) {
      expect([...contentsOf(name)]).toEqual([['nutlike', 'contains']]);
    }
    expect([...contentsOf('pine nuts')]).toEqual([['pine nuts', 'contains']]);
  });
});

test('the words of a name are read like those of a text', () => {
  const names = allFoods().flatMap((food) => food.names);
  const differ = names.filter(
    (name) =>
      keysOf(name).join(' ') !==
      splitWords(name)
        .map(({ key }) => key)
        .join(' '),
  );
  expect(names.length).toBeGreaterThan(5_000);
  expect(differ).toEqual([]);
});

test.each<[string, Content]>([
  ['celeriac spaghetti', 'celery'],
  ['soya cream', 'soya'],
  ['egg salad', 'eggs'],
  ['tuna casserole', 'fish'],
  ['almond croissant', 'nuts'],
  ['sesame roll', 'sesame'],
  ['Wiener schnitzel', 'eggs'],
])('%s contains %s for certain, although what it is a kind of does not', (name, content) => {
  expect(foodNamed(name)?.contents.get(content)).toBe('contains');
});

const avoidingWords = (avoid: readonly string[]) =>
  thingsToAvoid({ allergens: ['milk', 'nuts'], diet: 'vegan', avoid });
const ONE = avoidingWords(['kiwi']);
const MANY = avoidingWords(
  'kiwi mango okra zorblax lychee durian quince salsify turnip swede kale chard leek'.split(' '),
);

const ingredients = (count: number, text: string): RecipeLine[] =>
  Array.from({ length: count }, () => ({ text, isIngredient: true }));

/** Words that no other text has, all with "c" in front. */
const unknown = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const letters = [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400)];
    return `cruz${letters.map((letter) => 'bcdfghjklmnpqrstvwxz'[letter]).join('')}q`;
  });

function textsRead(things: readonly ThingToAvoid[], lines: readonly RecipeLine[]): number {
  const matchAll = vi.spyOn(String.prototype, 'matchAll');
  checkRecipe(things, lines, { isReadable: true });
  const { length } = matchAll.mock.calls;
  matchAll.mockRestore();
  return length;
}

describe('the check of a recipe', () => {
  test.each(['200 g rice', '200 g crumbule'])(
    'reads "%s" as often for many words as for one',
    (text) => {
      const more = (count: number) =>
        textsRead(MANY, ingredients(count, text)) - textsRead(ONE, ingredients(count, text));
      expect(more(200)).toBe(more(100));
    },
  );

  test('looks up a limited number of misspellings, and calls a text with more not checked', () => {
    const check = (count: number) => {
      const steps = [...unknown(count), 'parmasan'].map((word) => ({
        text: `Stir the ${word} into the pan and cook it until it is soft.`,
        isIngredient: false,
      }));
      const lines = [...ingredients(1, '1 onion'), ...steps];
      const { results, unchecked } = checkRecipe(ONE, lines, { isReadable: true });
      return [results[0]?.places.map(({ words }) => words), unchecked];
    };
    expect(check(50)).toEqual([['parmasan'], null]);
    expect(check(1_000)).toEqual([[], 'all']);
  });

  test('names a limited number of unknown words, and calls a text with more not checked', () => {
    const check = (count: number) => {
      const lines = unknown(count).map((word) => ({
        text: `2 large fresh ${word}, peeled and finely chopped`,
        isIngredient: true,
      }));
      const { results, unchecked } = checkRecipe(MANY, lines, { isReadable: true });
      return [results[0]?.places.length, unchecked];
    };
    expect(check(20)).toEqual([20, null]);
    expect(check(200)).toEqual([0, 'all']);
  });
});

test('the page looks up a misspelt word once, and remembers its correction', () => {
  // More different words than the page remembers.
  const words = unknown(6_000);
  const others = timeOf(() => words.map(correctionOf));
  const same = timeOf(() => words.map(() => correctionOf('parmasan')));
  expect(correctionOf('parmasan')).toBe('parmesan');
  expect(others / same).toBeGreaterThan(3);
});

test.each([
  ['leaves', 'leaf'],
  ['dishes', 'dish'],
  ['glasses', 'glass'],
  ['berries', 'berry'],
  ['cookie', 'cooky'],
  ['zucchinis', 'zucchiny'],
  ['chili', 'chily'],
  ['hummus', 'hummus'],
  ['gas', 'gas'],
  ['oats', 'oat'],
  ['potatoes', 'potato'],
  ['couscous', 'couscous'],
  ['peppers', 'peppers'],
  ['buzzes', 'buzz'],
  ['knives', 'knife'],
])('singular and plural of "%s" share "%s"', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

describe('a text is split into words', () => {
  test.each<[string, string[]]>([
    ['Crème brûlée', ['Crème|creme|', 'brûlée|brulee| ']],
    ['½ cup milk1', ['½|1⁄2|', 'cup|cup| ', 'milk1|milk| ']],
    ['salt & pepper', ['salt|salt|', '&|and| ', 'pepper|pepper| ']],
    ['1/2 lb', ['1/2|1/2|', 'lb|lb| ']],
    ['goat’s', ['goat’s|goat|']],
    ['2%', ['2%|2%|']],
    ['e.g. a', ['e|e|', 'g|g|.', 'a|a|. ']],
    ['🥜 nuts', ['🥜|🥜|', 'nuts|nut| ']],
    ['Œufs', ['Œufs|oeuf|']],
    ['a12', ['a12|a12|']],
  ])('"%s": %j', (text, words) => {
    expect(splitWords(text).map((word) => `${word.text}|${word.key}|${word.gap}`)).toEqual(words);
    for (const { start, end, text: word } of splitWords(text)) {
      expect(text.slice(start, end)).toBe(word);
    }
  });

  test('numbers are told apart from words', () => {
    const numbers = splitWords('2 eggs, ½ cup, 1/2 lb, 2% a1').filter(({ isNumber }) => isNumber);
    expect(numbers.map(({ text }) => text)).toEqual(['2', '½', '1/2', '2%']);
  });
});

test.each([
  ['Crème', 'creme'],
  ["Goat's", 'goats'],
  ['GOAT’S', 'goats'],
  ['Bœuf', 'boeuf'],
  ['Øl', 'ol'],
  ['mi\u200blk', 'milk'],
  ['⒨ilk', 'milk'],
  ['🇲🇮🇱🇰', 'milk'],
])('"%s" has the plain letters "%s"', (text, letters) => {
  expect(foldLetters(text)).toBe(letters);
});

test.each([
  ['milk', false],
  ['Crème brûlée 2', false],
  ['мілк', true],
  ['mіlk', true],
])('"%s" has letters that are not Latin: %s', (text, isStrange) => {
  expect(hasStrangeLetters(text)).toBe(isStrange);
});

describe('a word that differs from a food by one slip counts as that food', () => {
  test.each([
    ['butetr', 'butter'],
    ['almodn', 'almond'],
    ['garilc', 'garlic'],
    ['yogurrt', 'yogurt'],
    ['milkk', 'milk'],
    ['chese', 'cheese'],
    ['mozzerella', 'mozzarella'],
    ['cinammon', 'cinnamon'],
  ])('"%s": "%s"', (word, food) => {
    expect(correctionOf(word)).toBe(food);
  });

  test.each(['wrapped', 'paper', 'butr', 'btter', 'brocc'])('but not "%s"', (word) => {
    expect(correctionOf(word)).toBeUndefined();
  });
});
