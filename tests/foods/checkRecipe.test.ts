import { describe, expect, test } from 'vitest';
import type { Avoidance } from '../../src/foods/avoided/Avoidance';
import { checkRecipe, type RecipeFacts } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import type { Diet } from '../../src/foods/contents';
import type { RecipeLine } from '../../src/foods/text/lines';

const ITALIAN = 'Sbucciare la cipolla e poi tagliarla finemente e infine cuocerla lentamente. ';

/** Lines that begin with `>` are not ingredients. */
function check(avoidance: Partial<Avoidance>, texts: string[], isReadable = true) {
  const things = thingsToAvoid({ allergens: [], diet: null, avoid: [], ...avoidance });
  const lines = texts.map((text) => ({
    text: text.replace(/^> /, ''),
    isIngredient: !text.startsWith('> '),
  }));
  return checkRecipe(things, lines, { isReadable });
}

const verdictsOf = (...args: Parameters<typeof check>) =>
  check(...args).results.map(({ thing, verdict, places }) => [
    thing.name,
    verdict,
    places.map(({ words }) => words).join(', '),
  ]);

describe('a recipe that cannot be read as a whole', () => {
  test.each<[string, string[], boolean]>([
    ['whose form cannot be checked', ['1 onion'], false],
    ['without ingredients', ['> Fry the onion.'], true],
    ['in another language', ['1 onion', `> ${ITALIAN.repeat(3)}`], true],
  ])('%s is never called free of anything', (_, texts, isReadable) => {
    expect(verdictsOf({ allergens: ['fish'], avoid: ['kiwi', 'fish'] }, texts, isReadable)).toEqual(
      [
        ['fish', 'not checked', ''],
        ['kiwi', 'not checked', ''],
        ['fish', 'not checked', ''],
      ],
    );
  });

  test('still warns of the foods that the check finds in it', () => {
    const avoidance = { allergens: ['milk', 'nuts', 'fish'], avoid: ['onion'] } as const;
    expect(verdictsOf(avoidance, ['50 g butter', '3 tbsp pesto', '1 onion'], false)).toEqual([
      ['milk', 'contains', 'butter, pesto'],
      ['nuts', 'may contain', 'pesto'],
      ['fish', 'not checked', ''],
      ['onion', 'contains', 'onion'],
      ['pine nuts', 'may contain', 'pesto'],
    ]);
  });

  test('still warns of foods among foreign words', () => {
    const texts = ['1 onion', `> Butter. ${ITALIAN.repeat(3)}`];
    expect(verdictsOf({ allergens: ['milk', 'fish'] }, texts)).toEqual([
      ['milk', 'contains', 'Butter'],
      ['fish', 'not checked', ''],
    ]);
  });

  test('takes no foreign word for a slip of an English one', () => {
    const texts = ['una pizca', `> ${ITALIAN.repeat(3)}`];
    expect(verdictsOf({ allergens: ['gluten'] }, texts)).toEqual([['gluten', 'not checked', '']]);
    expect(verdictsOf({ allergens: ['gluten'] }, ['1 pizca'])).toEqual([
      ['gluten', 'contains', 'pizca'],
    ]);
  });

  test('names no single line as unreadable', () => {
    expect(verdictsOf({ allergens: ['fish'] }, ['1 Zorblax'], false)).toEqual([
      ['fish', 'not checked', ''],
    ]);
  });
});

describe('a recipe that can be read', () => {
  test.each<[string, Partial<Avoidance>, string[], string[][]]>([
    [
      'names a line that the page does not understand, for an allergen and for a word',
      { allergens: ['fish'], avoid: ['kiwi'] },
      ['1 onion', '2 Zorblax'],
      [
        ['fish', 'not checked', 'Zorblax'],
        ['kiwi', 'not checked', 'Zorblax'],
      ],
    ],
    [
      'names both the food to avoid and the line that the page does not understand',
      { allergens: ['milk'], avoid: ['onion'] },
      ['1 Zorblax', '50 g butter', '1 onion'],
      [
        ['milk', 'contains', 'Zorblax, butter'],
        ['onion', 'contains', 'Zorblax, onion'],
      ],
    ],
    [
      'names both the foods that contain it and those that may',
      { allergens: ['nuts'] },
      ['3 tbsp pesto', '50 g walnuts'],
      [
        ['nuts', 'contains', 'pesto, walnuts'],
        ['pine nuts', 'may contain', 'pesto'],
      ],
    ],
    [
      'names a place once, although it breaks a diet in two ways',
      { diet: 'vegan' },
      ['100 g bacon', '2 eggs'],
      [['vegan', 'contains', 'bacon, eggs']],
    ],
    [
      'names places in the order of the text',
      { diet: 'vegetarian' },
      ['100 g bacon', '1 salmon fillet', '> Fry the bacon.'],
      [['vegetarian', 'contains', 'bacon, salmon fillet, bacon']],
    ],
    ['says that nothing is found', { allergens: ['fish'] }, ['1 onion'], [['fish', 'nothing', '']]],
  ])('%s', (_, avoidance, texts, results) => {
    expect(verdictsOf(avoidance, texts)).toEqual(results);
  });
});

const WHOLE: RecipeFacts = { isReadable: true, hasAllIngredients: true };

/** The worst answer, then each place with its reason. */
function said(
  allergens: Avoidance['allergens'],
  lines: (Partial<RecipeLine> & { text: string })[],
  facts = WHOLE,
) {
  const things = thingsToAvoid({ allergens, diet: null, avoid: [] });
  const all = lines.map((line) => ({ isIngredient: !line.heading, ...line }));
  return checkRecipe(things, all, facts).results.map(({ verdict, places }) => [
    verdict,
    ...places.map(({ words, presence, reason }) =>
      [`${words}: ${presence}`, ...(reason ? [reason.kind] : [])].join(', '),
    ),
  ]);
}

describe('a title', () => {
  const title = (text: string) => ({ text, heading: 'title' as const });
  const ALONE = ['may contain', 'Cheese toast: may contain, title', 'bread: may contain'];
  const AS_TEXT = [
    'contains',
    'Cheese: contains',
    'toast: may contain',
    'bread: may contain',
    'cheddar: contains',
  ];

  test.each<[string, string[], RecipeFacts, string[]]>([
    ['counts for what no line of a whole recipe names', ['2 slices bread'], WHOLE, ALONE],
    [
      'counts beside what a line names',
      ['2 slices bread', '50 g cheddar'],
      WHOLE,
      ['contains', 'Cheese toast: may contain, title', 'bread: may contain', 'cheddar: contains'],
    ],
    [
      'is read like any line if ingredients may be missing',
      ['2 slices bread', '50 g cheddar'],
      { isReadable: true },
      AS_TEXT,
    ],
    [
      'is read like any line if the end is missing',
      ['2 slices bread', '50 g cheddar'],
      { ...WHOLE, ending: 'perhaps cut' },
      AS_TEXT,
    ],
    [
      'is read like any line if the form cannot be checked',
      ['2 slices bread', '50 g cheddar'],
      { ...WHOLE, isReadable: false },
      AS_TEXT,
    ],
    [
      'is read like any line if one of them is not understood',
      ['2 slices bread', '50 g cheddar', '1 Zorblax'],
      WHOLE,
      [...AS_TEXT, 'Zorblax: not checked'],
    ],
  ])('%s', (_, list, facts, found) => {
    const lines = [title(' Cheese toast '), ...list.map((text) => ({ text }))];
    expect(said(['milk'], lines, facts)).toEqual([found]);
  });

  test.each<[string, string[], Partial<Avoidance>, string]>([
    ['Gado-gado', ['200 g tofu'], { allergens: ['peanuts'] }, 'may contain'],
    ['Lasagne', ['12 lasagne sheets', '400 g mince'], { allergens: ['milk'] }, 'may contain'],
    ['Garlic bread', ['1 onion'], { avoid: ['garlic'] }, 'may contain'],
    [
      'Chicken satay',
      ['400 g chicken', '200 ml coconut milk'],
      { allergens: ['peanuts'] },
      'may contain',
    ],
    ['Bouillabaisse', ['2 fennel bulbs', '1 onion'], { allergens: ['fish'] }, 'may contain'],
    // The dish has the content anyway.
    ['Gado-gado', ['30 g peanut butter'], { allergens: ['peanuts'] }, 'contains'],
    // The page ignores what a dish only may contain.
    ['Pad Thai', ['200 g rice noodles'], { allergens: ['peanuts'] }, 'nothing'],
    // Also if other foods may take their place.
    ['Pancakes', ['200 g rice flour', '2 bananas'], { allergens: ['gluten'] }, 'may contain'],
    ['Lasagne', ['300 g lentils', '500 ml oat milk'], { allergens: ['milk'] }, 'may contain'],
    ['Bolognese', ['1 onion', '400 g vegan mince'], { diet: 'vegetarian' }, 'may contain'],
    ['Bolognese', ['1 onion', '1 tin butter beans'], { diet: 'vegetarian' }, 'may contain'],
    // The cook may take ordinary butter.
    ['Noodles with butter (or vegan)', ['1 onion'], { allergens: ['milk'] }, 'may contain'],
    // The title itself rules it out.
    ['Vegan pancakes', ['150 g flour'], { allergens: ['eggs'] }, 'nothing'],
    ['Gluten-free, vegan pancakes', ['1 banana'], { allergens: ['gluten'] }, 'nothing'],
    ['Vegan pancakes', ['1 banana'], { allergens: ['gluten'] }, 'may contain'],
  ])('"%s" over %j for %j: %s', (name, list, avoidance, verdict) => {
    const things = thingsToAvoid({ allergens: [], diet: null, avoid: [], ...avoidance });
    const lines = [
      { ...title(name), isIngredient: false },
      ...list.map((text) => ({ text, isIngredient: true })),
    ];
    expect(checkRecipe(things, lines, WHOLE).results.map((one) => one.verdict)).toEqual([verdict]);
  });

  test('alone makes no recipe that was read', () => {
    expect(said(['milk'], [title('Rice'), { text: ' ' }])).toEqual([['not checked']]);
  });
});

test.each(['cut', 'perhaps cut'] as const)(
  'the missing end of a recipe is not checked: %s',
  (ending) => {
    expect(said(['milk'], [{ text: '2 cups rice' }], { ...WHOLE, ending })).toEqual([
      ['not checked'],
    ]);
  },
);

describe('an entry of the list that a recipe uses', () => {
  const entry = (listed: 'used' | 'perhaps') => ({
    text: 'Rice (leftover; contains milk)',
    isIngredient: true,
    listed,
  });
  const NAME = 'Rice (leftover; contains milk)';

  test('contains what its name says, and is not checked for the rest', () => {
    expect(said(['milk', 'fish'], [{ text: '2 eggs' }, entry('used')])).toEqual([
      ['contains', `${NAME}: contains`],
      ['not checked', `${NAME}: not checked`],
    ]);
  });

  test('may contain it if the recipe only may use it', () => {
    expect(said(['milk', 'fish'], [{ text: '2 eggs' }, entry('perhaps')])).toEqual([
      ['may contain', `${NAME}: may contain, perhaps used`],
      ['not checked', `${NAME}: not checked, perhaps used`],
    ]);
  });

  test('still warns in a recipe in another language', () => {
    const lines = [{ text: '50 g riso' }, entry('used')];
    expect(said(['milk'], lines, { isReadable: 'in part', language: 'it' })).toEqual([
      ['contains', `${NAME}: contains`],
    ]);
  });

  test('is not an ingredient: alone it does not make a recipe', () => {
    expect(said(['fish'], [entry('used')])[0]?.[0]).toBe('not checked');
  });
});

describe('a food that is like nuts', () => {
  const LINES = ['200 ml coconut milk', '1 Zorblax', '50 g chestnuts'];
  const nutlike = (avoidance: Partial<Avoidance>) =>
    check(avoidance, LINES).nutlike.map(({ words }) => words);

  test('is named for visitors who avoid nuts, apart from unreadable places', () => {
    expect(nutlike({ allergens: ['nuts'] })).toEqual(['coconut milk', 'chestnuts']);
    expect(nutlike({ avoid: ['tree nuts', 'kiwi'] })).toEqual(['coconut milk', 'chestnuts']);
  });

  test('is not named for others', () => {
    expect(nutlike({ allergens: ['milk', 'peanuts'] })).toEqual([]);
  });
});

describe('peanuts', () => {
  const LINES = ['2 tbsp peanut butter', '50 g mixed nuts', '1 tsp satay sauce'];
  const peanuts = (avoidance: Partial<Avoidance>) =>
    check(avoidance, LINES).peanuts.map(({ words }) => words);

  test('are named for visitors who avoid nuts alone, if the recipe surely contains them', () => {
    const named = ['peanut butter', 'satay sauce'];
    expect(peanuts({ allergens: ['nuts'] })).toEqual(named);
    expect(peanuts({ avoid: ['tree nuts'] })).toEqual(named);
  });

  test('are named only once for visitors who avoid them, and not for others', () => {
    for (const avoidance of [{ allergens: ['nuts', 'peanuts'] }, { allergens: ['milk'] }] as const)
      expect(peanuts(avoidance)).toEqual([]);
    expect(peanuts({ allergens: ['nuts'], avoid: ['peanut'] })).toEqual([]);
  });
});

test.each<[Diet, boolean]>([
  ['halal', true],
  ['kosher', true],
  ['vegan', false],
  ['vegetarian', false],
])('the diet "%s" needs a certificate: %s', (diet, needsCertificate) => {
  expect(thingsToAvoid({ allergens: [], diet, avoid: [] })).toMatchObject([
    { name: diet, diet, needsCertificate },
  ]);
});
