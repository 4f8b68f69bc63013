import { describe, expect, it } from 'vitest';
import { readText } from '../../../src/reading/document/marks/readText';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { linesOutside } from '../../../src/reading/lines/outside';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { checkReading, findAround, readAround } from '../../../src/recipe/allergens/checkReading';

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

/** Recipes as Mealie, Nextcloud Cookbook and Paprika write them. */
const MEALIE = {
  name: 'Leek pie',
  recipeIngredient: [
    { quantity: 3, unit: null, food: { name: 'leeks' }, note: '', display: '3 leeks' },
    { quantity: 1, unit: null, food: null, referencedRecipe: { name: 'Green sauce' } },
  ],
  recipeInstructions: [{ title: '', text: 'Bake for 40 minutes.' }],
};
const NEXTCLOUD = {
  '@type': 'Recipe',
  name: 'Cottage pie',
  recipeIngredient: ['500 g mince'],
  recipeInstructions: ['Fry the mince.'],
};
const PAPRIKA = { name: 'Pancakes', ingredients: '2 eggs', directions: 'Fry them.' };

function open(text: string) {
  const [found, ...more] = readDocument(text);
  if (!found || !('text' in found) || more.length > 0) throw new Error(JSON.stringify(found));
  return { ...found, document: parseRecipe(found.text) };
}

const linesOf = ({ ingredients }: ReturnType<typeof parseRecipe>) =>
  ingredients.map(({ heading, items }) => [heading, ...items.map(({ line }) => line)]);

describe('a recipe of another program', () => {
  it.each([
    ['Salt to taste', { quantity: 1, note: 'Salt to taste' }],
    ['2 eggs, beaten', { quantity: 2, note: 'eggs, beaten' }],
    ['1 onion', { quantity: 1, food: { name: 'onion' } }],
    ['oil, for frying', { quantity: 0, food: { name: 'oil' }, note: 'for frying' }],
    ['1 1/3 cups milk', { quantity: 4 / 3, unit: { name: 'cups' }, food: { name: 'milk' } }],
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
});

it('a list of recipes gives each of them', () => {
  const list = JSON.stringify({ recipes: [NEXTCLOUD, PAPRIKA, { a: 1 }] });
  expect(readDocument(list).map(({ name }) => name)).toEqual(['Cottage pie', 'Pancakes']);
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

it('a paste that is too long for a recipe comes whole, for a cook to look at; a file does not', {
  tags: 'rare',
}, () => {
  const text = `# Soup\n\n${'word '.repeat(14_000)}`;
  expect(open(text)).toMatchObject({ text: '', pasted: text, isDoubtful: true });
  expect(readDocument(text, 'soup.md')).toEqual([{ name: 'soup.md', code: 'tooLong' }]);
});

it('a text whose structure is not clear does not change', () => {
  const text = 'Thanks for the lovely evening! The soup was great.\nSee you soon.';
  expect(open(text).text).toBe(text);
});

it('markdown that the reader reads whole does not change', () => {
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

  it('markdown does not change', () => {
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
      'that hold some of the lines come after the others',
      {
        ingredient_groups: [{ purpose: 'Sauce', ingredients: ['1 egg', '3 tbsp peanut butter'] }],
        recipeIngredient: ['200 g rice', '1 egg'],
      },
      [
        [null, '200 g rice'],
        ['Sauce', '1 egg'],
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

  it('tell the servings only if the recipe that this page has exported did', () => {
    expect(textOf({ recipeYield: '1', servings: null })).not.toContain('Serves');
    expect(textOf({ recipeYield: '2', servings: '2–3 servings' })).toContain('\n2–3 servings\n');
  });

  it('leave out the name of a step that only counts it', () => {
    const steps = [{ '@type': 'HowToStep', name: 'Passo 1', text: 'Ferva.' }];
    const part = { '@type': 'HowToSection', name: 'Molho', itemListElement: steps };
    expect(textOf({ recipeInstructions: [part] })).toContain('1. Ferva.');
  });

  it('keep the names of foods in a map below a group', () => {
    const dough = { section: 'Dough', items: { flour: '200 g', 'ground almonds': '50 g' } };
    expect(textOf({ recipeIngredient: [dough] })).toMatch(/flour.*200 g.*ground almonds.*50 g/s);
  });

  it('lose no word if the reader does not know their form', () => {
    const map = { dates: '100 g', salt: '', Sauce: { tahini: null } };
    expect(textOf({ recipeIngredient: map })).toMatch(
      /100 g dates\n- salt\n\n### Sauce\n\n- tahini/,
    );
    expect(textOf({ ingredientGroups: ['peanuts on top'] })).toContain('peanuts on top');
    const hasPart = [
      { '@type': 'Recipe', name: 'Satay', recipeIngredient: ['3 tbsp peanut butter'] },
      { '@type': 'Clip', name: 'How to fold', startOffset: 30, url: 'https://a.example/1' },
      { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paywall' },
    ];
    expect(textOf({ hasPart })).toMatch(/Satay.*3 tbsp peanut butter.*How to fold/);
    expect(textOf({ hasPart })).not.toMatch(/paywall|30|a\.example/);
    expect(textOf({ ingredients: ['2 tbsp sesame'] })).toContain('2 tbsp sesame');
    const details = { name: 'Bake', details: { tip: ['Scatter the cashews.'] } };
    expect(textOf({ recipeInstructions: [{ '@type': 'HowToStep', ...details }] })).toMatch(
      /Bake\n\n.*cashews/,
    );
    expect(textOf({ directions: 'Scatter the walnuts.' })).toContain('Scatter the walnuts.');
  });
});

describe('a page with a banner about its cookies', () => {
  const BANNER = [
    'We use cookies to personalise content and ads, and to analyse our traffic.',
    'By continuing you accept our use of cookies.',
    'Strictly necessary cookies',
    'Accept all cookies',
    'Cookie settings',
  ];
  const pageWith = (item: string) =>
    [
      ...BANNER,
      'Mango pots',
      'Serves 2',
      `Ingredients\n2 mangoes, diced\n${item}`,
      'Method\n1. Put everything into two glasses.\n2. Chill for 20 minutes.',
      ...BANNER,
      'Cookie policy',
    ].join('\n\n');
  const AVOIDED = { allergens: ['gluten' as const], diet: null, avoid: [] };
  const found = (page: string) => {
    const { text } = open(page);
    const reading = readText(text);
    const { results } = checkReading(reading, AVOIDED, false).check;
    const places = results.flatMap((one) => one.places);
    return {
      lines: places.map(({ line }) => reading.lines[line]?.text),
      around: findAround(readAround(page, text), AVOIDED),
    };
  };

  it('names no biscuits', () => {
    expect(found(pageWith('2 limes'))).toEqual({ lines: [], around: [] });
  });

  it('has those of its recipe', () => {
    expect(found(pageWith('8 cookies, crushed'))).toEqual({
      lines: ['8 cookies, crushed'],
      around: [],
    });
  });
});

describe('a short page with little else than a banner around its recipe', () => {
  const RECIPE =
    'Lentil pots\n\nA soup for long weeks.\n\nServes 4\n\nIngredients\n200 g lentils\n1 l water\n\nMethod\n1. Put the lentils into the water.\n2. Simmer for 20 minutes.';
  const TITLE = 'Lentil pots\n\n';

  it.each([
    'We use cookies to give you the best experience.\nAccept\nDecline',
    'Diese Website verwendet Cookies für Anzeigen.\nEinverstanden\nMehr erfahren',
    'Ce site utilise des cookies pour vous.\nJ’accepte\nEn savoir plus',
    'Este sitio web utiliza cookies para ti.\nDe acuerdo\nMás información',
  ])('leaves out the banner and its buttons: %s', (banner) => {
    const page = `${banner}\n\n${RECIPE}`;
    const { text } = open(page);
    expect(text).toBe(open(RECIPE).text);
    expect(linesOutside(page, text).map(({ line }) => line)).toEqual(banner.split('\n'));
  });

  it('has no banner as its introduction', () => {
    const banner = 'We and our partners use cookies and keep information on your device.';
    const page = RECIPE.replace(TITLE, `${TITLE}${banner}\n\n`);
    expect(open(page).text).toBe(open(RECIPE).text);
  });

  it('has no link of "Goes well with" in its notes, and a whole sentence stays', () => {
    const banner = 'This website uses cookies for you.\n\n';
    const notesOf = (notes: string) =>
      open(`${banner}${RECIPE}\n\nNotes\n${notes}`).text.split('## Notes')[1] ?? '';
    expect(notesOf('It freezes well.\n\nGoes well with\nPeanut bars\nChicken pie')).toBe(
      '\n\n- It freezes well.',
    );
    expect(notesOf('Goes well with peanut sauce.')).toContain('peanut sauce');
  });

  it.each([
    'Recipe from the May magazine',
    'Preparation and cooking time',
    'Newsletter abonnieren',
    'Abonnez-vous à notre lettre',
    'À découvrir aussi',
  ])('has notes up to a line of the page: %s', (line) => {
    const page = `This website uses cookies for you.\n\n${RECIPE}\n\nNotes\nIt freezes well.`;
    expect(open(`${page}\n\n${line}\n\nPoulet au citron`).text).toBe(open(page).text);
  });

  it.each([
    'We use chocolate cookies for the crust, and butter cookies work too.',
    'Some use cookies to make the crust.',
  ])('keeps what a cook writes of cookies: %s', (cook) => {
    const page = RECIPE.replace('Serves 4', `${cook}\n\nServes 4`);
    expect(open(page).text).toContain(cook);
  });
});
