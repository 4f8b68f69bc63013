import { describe, expect, it } from 'vitest';
import { readText } from '../../../src/reading/document/marks/readText';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { checkReading } from '../../../src/recipe/allergens/checkReading';

describe('a heading "Notes" of a paste', () => {
  const PASTE =
    'Rice\n\nIngredients\n200 g rice\n1 lemon\n\nMethod\n1. Boil the rice for 12 minutes.';
  const notesOf = (end: string) => {
    const [found] = readDocument(`${PASTE}\n\n${end}`);
    return found && 'text' in found
      ? found.text
          .split('\n\n')
          .slice(5)
          .map((one) => one.trim())
      : [];
  };

  it('is written once', () => {
    expect(notesOf('Notes:\nKeeps for 2 days.')).toEqual(['## Notes', '- Keeps for 2 days.']);
  });

  it('stays above another heading', () => {
    expect(notesOf('Storage\nKeeps for 2 days.')).toEqual([
      '## Notes',
      '### Storage',
      '- Keeps for 2 days.',
    ]);
  });
});

/** As Mealie writes recipes. */
const MEALIE = {
  id: 'b1946ac9-2492-4d23-8c21-111111111111',
  slug: 'leek-pie',
  name: 'Leek pie',
  image: 'abcd',
  recipeServings: 4,
  recipeYield: '1 pie',
  recipeYieldQuantity: 0,
  totalTime: '1 hour',
  prepTime: '20 minutes',
  performTime: '40 minutes',
  description: 'For a cold *evening*.',
  recipeCategory: [{ id: '1', groupId: '2', name: 'Dinner', slug: 'dinner' }],
  tags: [{ id: '3', name: 'Winter', slug: 'winter' }],
  tools: [{ id: '4', name: 'Pie dish', slug: 'pie-dish', onHand: false }],
  rating: null,
  orgURL: 'https://pies.example/leek',
  dateAdded: '2024-02-01',
  recipeIngredient: [
    {
      quantity: 3,
      unit: null,
      food: { id: '5', name: 'leeks', pluralName: 'leeks' },
      note: 'sliced',
      display: '3 leeks sliced',
      title: 'Filling',
      originalText: '3 leeks, sliced',
      referenceId: 'r1',
    },
    {
      quantity: 0.5,
      unit: { id: '6', name: 'cup' },
      food: { id: '7', name: 'cream' },
      note: '',
      display: '',
      title: null,
      referenceId: 'r2',
    },
    {
      quantity: 1,
      unit: null,
      food: null,
      note: '',
      display: '',
      title: 'Crust',
      referencedRecipe: { id: '8', slug: 'green-sauce', name: 'Green sauce' },
      referenceId: 'r3',
    },
  ],
  recipeInstructions: [
    { id: '9', title: 'Fill', summary: '', text: 'Fry the leeks.', ingredientReferences: [] },
    { id: '10', title: '', summary: '', text: 'Stir in the **cream**.', ingredientReferences: [] },
    {
      id: '11',
      title: 'Bake',
      summary: '',
      text: 'Bake for 40 minutes.',
      ingredientReferences: [],
    },
  ],
  nutrition: { calories: '410', proteinContent: null },
  settings: { public: true, showNutrition: false },
  notes: [{ title: 'Cold', text: 'It keeps for 2 days.' }],
  extras: { freezer: 'yes, for a month' },
  comments: [{ id: '12', userId: '13', text: 'We had it twice.' }],
};

const PAPRIKA = {
  uid: 'A-B',
  name: 'Pancakes',
  ingredients: '2 eggs\n1 cup milk\n\nTOPPING:\n1 lemon',
  directions: 'Whisk the eggs & milk.\n\nFry for 5 minutes.',
  notes: 'Good with *jam*.',
  servings: '4',
  prep_time: '10 min',
  cook_time: '20 min',
  nutritional_info: '200 kcal',
  source: 'Aunt Bea',
  source_url: 'https://bea.example/pancakes',
  categories: ['Breakfast'],
  difficulty: 'Easy',
  rating: 5,
  photo: 'x.jpg',
  hash: 'ABCDEF',
  created: '2020-01-01 10:00:00',
};

const NEXTCLOUD = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  id: '4485',
  name: "Shepherd's &amp; cottage pie",
  description: 'Warm.',
  url: 'https://pie.example/shepherd',
  image: 'https://pie.example/a.jpg',
  prepTime: 'PT0H15M',
  cookTime: 'PT1H10M',
  totalTime: 'PT1H25M',
  recipeYield: 6,
  tool: ['A wide pan'],
  recipeIngredient: ['500 g mince', '1 onion (chopped)'],
  recipeInstructions: ['Fry the onion.', 'Add the mince.'],
  keywords: 'pie,mince',
  recipeCategory: 'Main',
  dateModified: '2024-02-03T04:05:06+00:00',
  nutrition: { '@type': 'NutritionInformation', calories: '252 kcal' },
  aggregateRating: { ratingValue: '4.5', ratingCount: '12' },
};

const PAGE = `<!doctype html><html><head><title>Dal – Site</title>
<meta property="og:site_name" content="Lentil Lovers"><link rel="canonical" href="https://dal.example/dal">
<script type="application/ld+json">{"@graph":[{"@type":"WebSite","name":"Lentil Lovers"},{"@type":["Recipe"],"name":"Dal","recipeYield":["4","4 bowls"],"recipeIngredient":["0.33333334326744 cup lentils","1 tsp salt"],"recipeInstructions":[{"@type":"HowToSection","name":"Cook","itemListElement":[{"@type":"HowToStep","text":"<p>Boil the lentils&nbsp;well.</p>"},{"@type":"HowToStep","text":"Add 1*2 salt."}]}],"author":{"@type":"Person","name":"Ana"}}]}</script></head>
<body><p>Story</p></body></html>`;

function open(text: string) {
  const [found, ...more] = readDocument(text);
  if (!found || !('text' in found) || more.length > 0) throw new Error(JSON.stringify(found));
  return { ...found, document: parseRecipe(found.text) };
}

const linesOf = ({ ingredients }: ReturnType<typeof parseRecipe>) =>
  ingredients.map(({ heading, items }) => [heading, ...items.map(({ line }) => line)]);

describe('a recipe of another program', () => {
  it('of Mealie has its groups, parts, servings, times and notes', () => {
    const { document, text, source } = open(JSON.stringify(MEALIE));
    expect(document.title?.text).toBe('Leek pie');
    expect(document.servings).toMatchObject({ from: 4 });
    expect(document.times).toEqual({ prep: 20, cook: 40, total: 60 });
    expect(linesOf(document)).toEqual([
      ['Filling', '3 leeks, sliced', '0.5 cup cream'],
      ['Crust', '1 Green sauce (linked recipe)'],
    ]);
    expect(document.steps.map(({ part, text }) => [part, text])).toEqual([
      ['Fill', 'Fry the leeks.'],
      ['Fill', 'Stir in the cream.'],
      ['Bake', 'Bake for 40 minutes.'],
    ]);
    for (const words of [
      '1 pie',
      'Dinner',
      'Winter',
      'Pie dish',
      '410',
      'It keeps for 2 days.',
      'freezer: yes',
      'We had it twice.',
      'Tags: Dinner, Winter',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/r1|b1946|leek-pie|2024-02-01/);
    expect(source).toEqual({ name: 'pies.example', link: 'https://pies.example/leek' });
  });

  it.each([
    ['Salt to taste', { quantity: 1, note: 'Salt to taste' }],
    ['2 eggs, beaten', { quantity: 2, note: 'eggs, beaten' }],
    ['1 onion', { quantity: 1, food: { name: 'onion' } }],
    ['oil, for frying', { quantity: 0, food: { name: 'oil' }, note: 'for frying' }],
    ['1.33 cups milk', { quantity: 4 / 3, unit: { name: 'cups' }, food: { name: 'milk' } }],
    ['a knob of butter', { quantity: 1, note: '', originalText: 'a knob of butter' }],
    ['1 bar dark, may contain nuts', { display: '1 bar dark', note: 'may contain nuts' }],
  ])('of Mealie has the line "%s", whatever fields the line lacks', (line, item) => {
    const recipeIngredient = [{ unit: null, food: null, note: '', display: '', ...item }];
    const { document } = open(JSON.stringify({ ...MEALIE, recipeIngredient }));
    expect(linesOf(document)).toEqual([[null, line]]);
  });

  it('of Mealie that links another recipe says that this line could not be checked', () => {
    const { text } = open(JSON.stringify(MEALIE));
    const check = checkReading(
      readText(text),
      { allergens: ['nuts'], diet: null, avoid: [] },
      false,
    );
    expect(check.check.results).toEqual([expect.objectContaining({ verdict: 'not checked' })]);
  });

  it('of Paprika has its groups, steps, notes and source', () => {
    const { document, text, source } = open(JSON.stringify(PAPRIKA));
    expect(document.servings).toMatchObject({ from: 4 });
    expect(document.times).toEqual({ prep: 10, cook: 20 });
    expect(linesOf(document)).toEqual([
      [null, '2 eggs', '1 cup milk'],
      ['TOPPING', '1 lemon'],
    ]);
    expect(document.steps.map(({ text }) => text)).toEqual([
      'Whisk the eggs & milk.',
      'Fry for 5 minutes.',
    ]);
    for (const words of ['Good with', 'jam', '200 kcal', 'Breakfast', 'Easy']) {
      expect(text).toContain(words);
    }
    expect(source).toEqual({ name: 'Aunt Bea', link: 'https://bea.example/pancakes' });
  });

  it('of Nextcloud Cookbook has its times, tools and nutrition', () => {
    const { document, text, source } = open(JSON.stringify(NEXTCLOUD));
    expect(document.title?.text).toBe("Shepherd's & cottage pie");
    expect(document.servings).toMatchObject({ from: 6 });
    expect(document.times).toEqual({ prep: 15, cook: 70, total: 85 });
    expect(document.steps).toHaveLength(2);
    for (const words of ['A wide pan', '252 kcal', 'Tags: pie, mince, Main'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/a\.jpg|2024|ratingValue/);
    expect(source.link).toBe('https://pie.example/shepherd');
  });

  it('in a saved page is read from its structured data, with its site as the source', () => {
    const { document, source } = open(PAGE);
    expect(linesOf(document)).toEqual([[null, '1/3 cup lentils', '1 tsp salt']]);
    expect(document.title?.text).toBe('Dal');
    expect(document.servings).toMatchObject({ from: 4 });
    expect(document.steps.map(({ text }) => text)).toEqual([
      'Boil the lentils well.',
      'Add 1*2 salt.',
    ]);
    expect(source).toEqual({ name: 'Ana', link: 'https://dal.example/dal' });
  });
});

it('a list of recipes gives each of them', () => {
  const list = JSON.stringify({ recipes: [NEXTCLOUD, PAPRIKA, { a: 1 }] });
  expect(readDocument(list).map(({ name }) => name)).toEqual([
    "Shepherd's & cottage pie",
    'Pancakes',
  ]);
});

it.each([
  ['an address', ' https://food.example/soup?x=1\n', 'address'],
  ['nothing', ' \n\t', 'empty'],
  ['JSON without a recipe', '{"a":[1,2]}', 'noRecipe'],
  ['a text that is longer than four recipes', `# Soup\n\n${'word '.repeat(54_000)}`, 'tooLong'],
  [
    'a recipe in JSON that is too long',
    JSON.stringify({ ...PAPRIKA, notes: 'word '.repeat(14_000) }),
    'tooLong',
  ],
])('%s is refused with its reason', (_, text, code) => {
  expect(readDocument(text)).toEqual([expect.objectContaining({ code })]);
});

it('a paste that is too long for a recipe comes whole, for a cook to look at; a file does not', () => {
  const text = `# Soup\n\n${'word '.repeat(14_000)}`;
  expect(open(text)).toMatchObject({ text: '', pasted: text, isDoubtful: true });
  expect(readDocument(text, 'soup.md')).toEqual([{ name: 'soup.md', code: 'tooLong' }]);
});

it('a text whose structure is not clear stays as it is', () => {
  const text = 'Thanks for the lovely evening! The soup was great.\nSee you soon.';
  expect(open(text).text).toBe(text);
});

it('markdown that the reader reads whole stays as it is', () => {
  const text =
    '# Eggs\n\nServes 2\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil *gently*.\n';
  expect(open(text).text).toBe(text);
});

describe('a paste that ends within its last step may lack its end', () => {
  const plain = 'Eggs\n\nIngredients\n2 eggs\n\nMethod\nBoil the eggs.\nPeel them.\nSalt them and';
  const marked = `# ${plain.replace(/\n(?=Ing|Me)/g, '\n## ').replace(/(?=Boil|Peel|Salt)/g, '\n1. ')}`;

  it.each([
    ['in words', `${plain} eat`, false],
    ['in words, below a line that comes before the title', `Hi Ann!\n\n${marked} eat`, false],
    ['in markdown', `${marked} eat`, false],
    ['not with a full stop', `${plain} eat.`, true],
    ['not with a line break', `${plain} eat\n`, true],
    ['not with notes after it', `${marked} eat\n\n## Notes\n\n- They keep`, true],
  ])('%s', (_, text, isWhole) => {
    expect(open(text).document.hasAllSteps).toBe(isWhole);
  });

  it('markdown stays as it is', () => {
    expect(open(`${marked} eat`).text).toBe(`${marked} eat`);
  });
});

it('signs of a plain text are words, not marks', () => {
  const text =
    'Eggs\n\n2 eggs *large*\n1 tbsp oil ~5 ml~\n\nFry the eggs in oil_x_ & <b>serve</b> &amp; eat.';
  const { document } = open(text);
  expect(linesOf(document)).toEqual([[null, '2 eggs *large*', '1 tbsp oil ~5 ml~']]);
  expect(document.steps[0]?.text).toBe('Fry the eggs in oil_x_ & <b>serve</b> &amp; eat.');
});

it.each([
  ['what a style hides', '<p>Eggs</p><p style="display: none">hit</p>'],
  ['what an attribute hides', '<p>Eggs</p><div hidden><p>hit</p></div>'],
  ['scripts and styles', '<p>Eggs</p><script>hit()</script><style>hit{}</style><p>Milk</p>'],
  ['frames and their words', '<p>Eggs</p><iframe srcdoc="<p>hit</p>">hit</iframe>'],
])('HTML comes without %s', (_, html) => {
  expect(open(html).text).toContain('Eggs');
  expect(open(html).text).not.toContain('hit');
});

describe('the parts of a recipe in JSON', () => {
  const textOf = (fields: object) =>
    open(
      JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: 'Bowl',
        recipeIngredient: ['200 g rice'],
        recipeInstructions: ['Boil the rice.'],
        ...fields,
      }),
    ).text;
  const ingredientsIn = (text: string) =>
    parseRecipe(text).ingredients.flatMap(({ heading, items }) =>
      items.map(({ line }) => [heading, line]),
    );

  it('bring their own ingredients and steps', () => {
    const text = textOf({
      hasPart: [
        {
          '@type': 'Recipe',
          name: 'Satay sauce',
          description: 'Nutty.',
          recipeIngredient: ['3 tbsp peanut butter'],
          recipeInstructions: [{ '@type': 'HowToStep', text: 'Stir the sauce.' }],
        },
        { '@type': 'Clip', name: 'How to fold', startOffset: 30, url: 'https://a.example/1' },
        { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paywall' },
      ],
    });
    expect(ingredientsIn(text)).toEqual([
      [null, '200 g rice'],
      ['Satay sauce', '3 tbsp peanut butter'],
    ]);
    expect(parseRecipe(text).steps.map(({ text: words }) => words)).toEqual([
      'Boil the rice.',
      'Stir the sauce.',
    ]);
    expect(text).toContain('Nutty.');
    expect(text).toContain('How to fold');
    expect(text).not.toMatch(/paywall|30|a\.example/);
  });

  it.each<[string, object, (string | null)[][]]>([
    [
      'that hold every line give the headings',
      { ingredientGroups: [{ name: 'Base', ingredients: ['200 g rice', '1 egg'] }] },
      [
        ['Base', '200 g rice'],
        ['Base', '1 egg'],
      ],
    ],
    [
      'that hold other lines add these',
      {
        ingredient_groups: [{ purpose: 'Sauce', ingredients: ['1 egg', '3 tbsp peanut butter'] }],
        recipeIngredient: ['200 g rice', '1 egg'],
      },
      [
        [null, '200 g rice'],
        [null, '1 egg'],
        ['Sauce', '3 tbsp peanut butter'],
      ],
    ],
    [
      'of another program come as lines',
      { recipeIngredient: [], ingredientGroups: [{ title: 'Sauce', items: [{ food: 'tahini' }] }] },
      [['Sauce', 'tahini']],
    ],
  ])('groups %s', (_, fields, expected) => {
    expect(ingredientsIn(textOf(fields))).toEqual(expected);
  });

  it('lose no word if the reader does not know their form', () => {
    expect(textOf({ ingredientGroups: ['peanuts on top'] })).toContain('peanuts on top');
    expect(textOf({ hasPart: { about: 'with satay' } })).toContain('with satay');
    expect(textOf({ ingredients: ['2 tbsp sesame'] })).toContain('2 tbsp sesame');
    expect(textOf({ directions: 'Scatter the walnuts.' })).toContain('Scatter the walnuts.');
  });
});
