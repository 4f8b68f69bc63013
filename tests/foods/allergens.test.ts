import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/foods/avoided/allergens';
import { meaningOf } from '../../src/foods/avoided/avoided';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { ALLERGENS, type Content } from '../../src/foods/contents';
import { allFoods, foodNamed } from '../../src/foods/foods';
import { recognise } from '../../src/foods/recognise';
import { isFull } from '../support/sample';
import { growthOf, MOST_GROWTH } from '../support/timeOf';
import { pairsOf } from './blindLines';
import { findAllergens } from './findAllergens';
import { judgeAllergens } from './judgeAllergens';

/** Ingredients, then other lines that begin with `>`. */
function linesOf(...texts: string[]) {
  return texts.map((text) => ({
    text: text.replace(/^> /, ''),
    isIngredient: !text.startsWith('> '),
  }));
}

const check = (content: Content, ...texts: string[]): Verdict | undefined =>
  findAllergens(linesOf(...texts)).get(content)?.verdict;

const NOTHING_ELSE = '1 onion, chopped';

describe('ingredients', () => {
  test.each<[Content, Verdict, string]>([
    ['milk', 'contains', '30 g Parmesan, grated'],
    ['milk', 'contains', 'butter or oil'],
    ['milk', 'contains', '200 ml lactose-free milk'],
    ['milk', 'may contain', '200 ml lactose-free semi-skimmed'],
    ['milk', 'contains', '450 ml semi-skimmed milk'],
    ['milk', 'contains', '1 dl lait'],
    ['eggs', 'contains', "2 jaunes d'œufs"],
    ['eggs', 'contains', '2 JAUNES D’ŒUFS'],
    ['eggs', 'may contain', "> Fouettez l'œuf."],
    ['eggs', 'contains', "pasta all'uovo fresca"],
    ['nuts', 'contains', '60 g de poudre d’amandes'],
    ['fish', 'contains', "filets d'anchois"],
    ['milk', 'contains', "1 Mont d'Or"],
    ['milk', 'nothing', '400 ml lait de coco'],
    ['nuts', 'contains', "lait d'amande"],
    ['milk', 'nothing', "lait d'amande"],
    ['gluten', 'contains', "lait d'avoine"],
    ['gluten', 'nothing', 'farine de sarrasin'],
    ['gluten', 'nothing', '200 g Reismehl'],
    ['milk', 'nothing', 'beurre de cacahuète'],
    ['peanuts', 'contains', 'beurre de cacahuète'],
    ['eggs', 'contains', 'royal icing sugar'],
    ['peanuts', 'may contain', '1 bag M&Ms'],
    ['milk', 'contains', 'mi\u200blk'],
    ['milk', 'contains', 'mi\u2062lk'],
    ['milk', 'contains', 'mi\u0001lk'],
    ['milk', 'contains', '200 ml milk¹'],
    ['milk', 'not checked', '200 g rice and \u202eklim\u202c'],
    ['milk', 'not checked', '200 g rice and 🅼🅸🅻🅺'],
    ['milk', 'contains', '200 g rice and 🇲🇮🇱🇰'],
    ['milk', 'contains', '200 g rice and ⒨⒤⒧⒦'],
    ['milk', 'not checked', '200 g rice and 乳'],
    ['milk', 'not checked', '200 g rice and ⠍⠊⠇⠅'],
    ['milk', 'contains', '2 tbsp buter'],
    ['milk', 'may contain', 'no butter needed'],
    ['milk', 'may contain', '> Free from: milk, eggs, nuts and gluten.'],
    ['peanuts', 'contains', '🥜'],
    ['nuts', 'may contain', '3 tbsp pesto'],
    ['celery', 'not checked', '1 tsp house seasoning'],
    ['celery', 'not checked', '1 tbsp sauce'],
    ['milk', 'not checked', '1 cup Zorblax'],
    ['milk', 'not checked', '1 cup m1lk'],
    ['milk', 'not checked', '1 cup m i l k'],
    ['milk', 'not checked', 'rice and m i-l k'],
    ['milk', 'not checked', '1 cup mіlk'],
    ['milk', 'not checked', '1 packet'],
    ['soya', 'contains', '2 tbsp soyasauce'],
    ['sesame', 'contains', '1 tbsp sesameoil'],
    ['mustard', 'may contain', "1 tbsp French's"],
    ['gluten', 'may contain', '200 g wholemeal'],

    ['milk', 'nothing', '1 tin coconut milk'],
    ['nuts', 'nothing', '1 pinch nutmeg'],
    ['milk', 'nothing', '400 g butter beans, drained'],
    ['eggs', 'nothing', '2 eggplants'],
  ])('%s: %s in "%s"', (content, verdict, text) => {
    expect(check(content, text)).toBe(verdict);
  });

  test('a claim clears only what it names, and brings what makers use instead', () => {
    expect(check('milk', 'vegan butter')).toBe('nothing');
    expect(check('soya', 'vegan butter')).toBe('may contain');
    expect(check('eggs', 'egg-free mayonnaise')).toBe('nothing');
    expect(check('mustard', 'egg-free mayonnaise')).toBe('may contain');
    expect(check('gluten', 'gluten-free oats')).toBe('may contain');
    expect(check('gluten', '200 g gluten-free bread rolls')).toBe('nothing');
    expect(check('milk', 'dairy-free chocolate, butter')).toBe('contains');
  });

  test.each([
    ['milk', '(vegan) butter'],
    ['milk', 'vegan/regular butter'],
    ['milk', 'non-vegan butter'],
    ['milk', 'butter (vegan if you like)'],
    ['gluten', 'regular or gluten-free flour'],
    ['gluten', 'white or gluten-free flour'],
    ['gluten', 'white/gluten-free flour'],
    ['milk', 'salted or vegan butter'],
    ['gluten', 'gluten-free flour (or plain)'],
    ['gluten', 'oats, gluten-free if needed'],
  ] as const)('%s: "%s" leaves the choice open and clears nothing', (content, text) => {
    expect(check(content, text)).toBe('contains');
  });
});

describe('"free of" after a food', () => {
  test.each([
    ['bread free of gluten', 'bread (gluten-free)'],
    ['bread free from gluten', 'bread (gluten-free)'],
    ['bread (free of gluten)', 'bread (gluten-free)'],
    ['bread, free of gluten', 'bread (gluten-free)'],
    ['bread free of gluten, sliced', 'bread (gluten-free), sliced'],
    ['pesto free of nuts', 'pesto, nut-free'],
    ['butter free of dairy', 'butter (dairy-free)'],
    ['milk free of lactose', 'lactose-free milk'],
    ['oats free of gluten', 'gluten-free oats'],
  ])('"%s" contains what "%s" contains', (one, other) => {
    const verdictsOf = (text: string) =>
      [...findAllergens(linesOf(text))].map(([content, { verdict }]) => [content, verdict]);
    expect(verdictsOf(one)).toEqual(verdictsOf(other));
  });

  test.each<[Content, string]>([
    ['milk', 'butter free of salt'],
    ['gluten', 'bread free of nuts'],
    ['gluten', 'bread not free of gluten'],
    ['gluten', 'bread preferably free of gluten'],
    ['gluten', 'bread, 99% free of gluten'],
    ['gluten', 'bread free of gluten or regular bread'],
    ['gluten', 'bread free of gluten if needed'],
    ['nuts', 'bread free of nuts, walnuts'],
    ['nuts', 'bread free of nuts (or walnuts)'],
    ['eggs', 'eggs free of shell'],
    ['eggs', 'eggs free range'],
    ['milk', 'butter. Free of dairy'],
  ])('hides no %s in "%s"', (content, text) => {
    expect(check(content, text)).toBe('contains');
  });

  test.each([
    'bread free of gluten and eggs',
    'bread free of gluten, eggs and dairy',
    'bread free from gluten, dairy or eggs',
  ])('reaches every food of its list in "%s"', (text) => {
    expect(check('eggs', text)).toBe('may contain');
  });

  test('clears nothing for certain in a step', () => {
    expect(check('gluten', NOTHING_ELSE, '> Serve with bread free of gluten.')).toBe('may contain');
  });
});

describe('the rest of the text', () => {
  test.each<[Content, Verdict, string]>([
    ['peanuts', 'contains', 'Top with peanuts.'],
    ['peanuts', 'may contain', 'Peanut-free satay'],
    ['milk', 'may contain', 'This is dairy-free.'],
    ['gluten', 'may contain', 'This is gluten-free from start to finish.'],
    ['milk', 'mentioned', 'There is no butter in it.'],
    ['milk', 'may contain', 'If there is no butter in it, add some.'],
    ['sesame', 'may contain', 'Contains no nuts, eggs or sesame.'],
    ['eggs', 'contains', 'There is no butter, but eggs.'],
    ['eggs', 'may contain', 'Whisk the whites to soft peaks.'],
    ['eggs', 'nothing', 'Slice the whites of the spring onions.'],

    ['milk', 'contains', 'Add a fat like butter.'],
    ['milk', 'contains', 'Slice like butter pats onto the fish.'],
    ['fish', 'may contain', 'Caesar salad'],
    ['milk', 'may contain', 'Spaghetti carbonara'],
    ['milk', 'may contain', 'It turns out buttery.'],
    ['milk', 'may contain', 'Stir in the buter.'],
    ['eggs', 'may contain', 'Crack the egs into the pan.'],
    ['molluscs', 'may contain', 'Use vegan oyster sauce instead.'],
    ['milk', 'may contain', 'Add Riesenschokoladenkaramellpralinentortenbodenmilch.'],
    ['soya', 'may contain', 'Season with hoisinsauce.'],
    ['fish', 'nothing', 'Perch the lid on the pot.'],

    ['milk', 'contains', 'Stir in the mi\u2062lk.'],
    ['milk', 'contains', 'Stir in the milk1.'],
    ['milk', 'not checked', 'Stir in the \u202e klim\u202c.'],
    ['milk', 'not checked', 'Stir in the m-i-l-k.'],

    ['milk', 'may contain', 'Stir in the miIk.'],
    ['milk', 'nothing', 'Stir at 180 °C, e.g. for 3 min, i.e. a while.'],
    ['gluten', 'nothing', 'Toast the seeds, then roll the leaves up.'],
    ['gluten', 'contains', 'Serve with toast.'],
    ['gluten', 'nothing', 'Pour into a cake tin.'],
    ['milk', 'nothing', 'Leave to rest for 3 minutes, then taste the sauce.'],
  ])('%s: %s in "%s"', (content, verdict, text) => {
    expect(check(content, NOTHING_ELSE, `> ${text}`)).toBe(verdict);
  });

  test('"the milk" is the coconut milk of the ingredients, unless it may mean another', () => {
    const ingredient = '1 tin coconut milk';
    expect(check('milk', ingredient, '> Pour in the milk and simmer.')).toBe('nothing');
    expect(check('milk', ingredient, '> Pour in the milk. Serve with milk.')).toBe('may contain');
    expect(check('milk', ingredient, '> Pour in whole milk.')).toBe('contains');
    expect(check('milk', ingredient, '100 ml milk', '> Pour in the milk.')).toBe('contains');
    expect(check('gluten', 'gluten-free plain flour', '> Sift the flour.')).toBe('nothing');
    expect(check('gluten', 'gluten-free plain flour', '> Or use flour.')).toBe('may contain');
    expect(check('milk', '1 pot dairy-free yoghurt', '> Add the dairy-free yoghurt.')).toBe(
      'nothing',
    );
  });

  test('without ingredients nothing is called "nothing found"', () => {
    expect(check('milk', '> Fry the onion.')).toBe('not checked');
    expect(check('milk')).toBe('not checked');
  });

  test('a heading among the ingredients is not an ingredient', () => {
    expect(check('milk', 'For the sauce:', NOTHING_ELSE)).toBe('nothing');
    expect(check('milk', 'For the butter sauce:', NOTHING_ELSE)).toBe('contains');
  });

  test('a recipe in another language is not called checked', () => {
    const words = 'Die Zwiebel schälen und anschließend ganz fein würfeln dann langsam braten';
    expect(check('milk', NOTHING_ELSE, `> ${words} ${words} ${words}`)).toBe('not checked');
  });
});

test('a find says where a food is and why it counts', () => {
  const { verdict, places } = findAllergens(
    linesOf('50 g butter', 'pesto', '> Add the sauce and the butter'),
  ).get('milk') ?? { verdict: undefined, places: [] };
  expect(verdict).toBe('contains');
  expect(places).toEqual([
    { line: 0, start: 5, end: 11, words: 'butter', presence: 'contains' },
    { line: 1, start: 0, end: 5, words: 'pesto', presence: 'may contain' },
    { line: 2, start: 22, end: 28, words: 'butter', presence: 'contains' },
  ]);
});

describe('no way of writing hides a food', () => {
  const CASES = allFoods()
    .filter(({ isThing }) => !isThing)
    .flatMap(({ contents, names }) =>
      ALLERGENS.filter((allergen) => contents.get(allergen) === 'contains').flatMap((allergen) =>
        names
          .filter((name) => foodNamed(name)?.contents.get(allergen) === 'contains')
          .map((name) => [allergen, name] as const),
      ),
    );
  /** One line for each name. */
  const NAMES = [...new Set(CASES.map(([, name]) => name))];

  /** The names whose line gives no place for what they contain. */
  function hidden(template: string, names = NAMES) {
    const lines = names.map((name) => template.replace('@', name));
    const findings = findAllergens(linesOf(...lines, NOTHING_ELSE));
    const found = new Set(
      ALLERGENS.flatMap((allergen) =>
        findings.get(allergen)?.places.map(({ line }) => `${names[line]} ${allergen}`),
      ),
    );
    const tried = new Set(names);
    return CASES.filter(([allergen, name]) => tried.has(name) && !found.has(`${name} ${allergen}`));
  }

  test.each(['200 g @', '> Stir in the @, then serve.'])(
    'every food that contains an allergen is found in "%s"',
    (template) => {
      expect(hidden(template)).toEqual([]);
    },
  );

  test('every food that contains an allergen is found in one of four other lines', () => {
    const templates = [
      '1 large @ (optional)',
      'salt, @ and 1 onion',
      '> Top with @.',
      '> @ and onion soup',
    ];
    const inLine = (at: number) => NAMES.filter((_, index) => isFull || index % 4 === at);
    expect(templates.flatMap((template, at) => hidden(template, inLine(at)))).toEqual([]);
  });
});

describe('other words to avoid', () => {
  test('everyday words mean allergens', () => {
    expect(meaningOf('dairy').contents).toEqual(['milk', 'also dairy']);
    expect(meaningOf('shellfish').contents).toEqual(['crustaceans', 'molluscs', 'also shellfish']);
    expect(meaningOf('Zorblax')).toMatchObject({ contents: ['also Zorblax'], foods: [] });
  });

  test('the check finds a food with its kinds, and any other word only as typed', () => {
    const lines = linesOf('200 g shiitake', '1 Zorblax', '> Fry the mushrooms.');
    const wordsFor = (word: string) =>
      checkRecipe(thingsToAvoid({ allergens: [], diet: null, avoid: [word] }), lines, {
        isReadable: true,
      }).results.flatMap(({ places }) =>
        places.filter(({ presence }) => presence === 'contains').map(({ words }) => words),
      );
    expect(wordsFor('mushrooms')).toEqual(['shiitake', 'mushrooms']);
    expect(wordsFor('zorblax')).toEqual(['Zorblax']);
    const dairy = thingsToAvoid({ allergens: [], diet: null, avoid: ['dairy'] });
    const { results } = checkRecipe(dairy, lines, { isReadable: true });
    expect(results[0]?.places.map(({ words }) => words)).toEqual(['Zorblax']);
  });
});

describe('any text', () => {
  test('never makes the check throw', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        for (const text of texts) recognise(text);
        findAllergens(linesOf(...texts));
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['foods', 'butter or almond milk, '],
    ['unknown words', 'xqzzzt aabbccdde butr '],
    ['claims', 'gluten-free vegan or '],
    ['brackets', '((butter) '],
    ['one word', 'a'],
    ['names that never end', 'sun dried sun dried tomato '],
    ['negations', 'no not without egg '],
    ['denied claims', 'never really be vegan not '],
  ])('24 kB of %s take time in proportion', { tags: 'rare' }, (_, piece) => {
    const read = (size: number) => {
      const text = piece.repeat(size / piece.length);
      recognise(text);
      findAllergens(linesOf(text, `> ${text}`));
    };
    expect(growthOf(read, 3_000)).toBeLessThan(MOST_GROWTH);
  });
});

test('of lines that other people wrote, none hides what it contains or raises a false alarm', () => {
  for (const [text, expected, section] of pairsOf('allergens.txt')) {
    const { hidden, falseAlarms, missed, unclear } = judgeAllergens(text, expected, section);
    expect([...hidden, ...falseAlarms, ...missed, ...unclear], text).toEqual([]);
  }
});
