import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import { createLazyPart } from '../../../src/browser/store';
import { checkRecipe } from '../../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../../src/foods/avoided/thingsToAvoid';
import { AllergenStatements } from '../../../src/recipe/allergens/AllergenStatements';
import { PendingCheck } from '../../../src/recipe/allergens/PendingCheck';
import { openRecipe } from '../../../src/recipe/openRecipe';
import { provideDialogs } from '../../support/dialogs';
import { startRecipe } from '../../support/recipeActor';
import { provideRecipe } from '../../support/recipeViews';
import { aRecipe, renderApp } from '../../support/renderApp';
import { startUser } from '../../support/user';

const PASTA = `# Lemon pasta

Serves 2 · 20 minutes

## Ingredients

- 200 g spaghetti
- 50 g butter
- 1 lemon
- 2 tbsp olive oil

## Method

1. Boil the spaghetti for 10 minutes until tender.
2. Melt the butter with the oil over low heat, and stir in the lemon.

Tip: top with peanuts.
`;

const LEMON_RICE =
  '# Lemon rice\n\n## Ingredients\n\n- 200 g rice\n- 1 lemon\n\n## Method\n\n1. Boil the rice for 10 minutes until tender.\n2. ';

function readStatements() {
  const region = screen.getByRole('region', { name: 'Allergy and diet check' });
  return [...region.querySelectorAll('p')].map(({ textContent }) => textContent);
}

it('an open recipe is checked anew for another word to avoid', () => {
  const { store } = startRecipe({ ingredients: [] });
  const opened = openRecipe(aRecipe(PASTA), store);
  const verdictOn = (word: string) =>
    opened.check({ ...NO_PREFERENCES, avoid: [word] })?.check.results[0]?.verdict;
  expect(verdictOn('coconut')).toBe('nothing');
  expect(verdictOn('lemon')).toBe('contains');
});

it.each([
  ['is silent about cheese over plain rice', '1. Boil the rice', false],
  ['says what it cannot check of cheese', '1. Boil the rice and grate the cheddar', true],
  ['says what it cannot check of drinks', '1. Boil the rice in white wine', true],
])('the check of a vegetarian %s', (_, step, isSaid) => {
  const said = check({ diet: 'vegetarian' }, `- 200 g rice\n${step} for 10 minutes until tender.`);
  expect(said.some((one) => one?.includes('how cheese and drinks are made'))).toBe(isSaid);
});

function check(preferences: Partial<Preferences>, text = PASTA) {
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ text: line.replace(/^- /, ''), isIngredient: line.startsWith('- ') }));
  const things = thingsToAvoid({ ...NO_PREFERENCES, ...preferences });
  const { actor } = startRecipe({ ingredients: ['butter', 'lemon'], recipe: aRecipe(text) });
  render(
    <AllergenStatements
      check={checkRecipe(things, lines, { isReadable: true })}
      recipe={actor}
      isBrief={false}
      onSwap={() => {}}
    />,
  );
  return readStatements();
}

async function show(preferences: Partial<Preferences>, text = PASTA) {
  const page = await renderApp({
    kitchen: { ingredients: ['butter', 'lemon'], recipe: aRecipe(text) },
    preferences,
  });
  await act(() => page.app.parts.recipe.load());
  return { ...page, statements: readStatements };
}

beforeAll(() => {
  provideDialogs();
});

describe('the page says about a recipe', () => {
  it.each<[string, Partial<Preferences>, string[]]>([
    [
      'what it contains',
      { allergens: ['milk'] },
      ['Contains milk: butter.', 'Ask again without milk'],
    ],
    [
      'that it found nothing, which it can miss',
      { allergens: ['fish', 'lupin'] },
      [
        "This page found no mention of fish or lupin. It can miss one, and can't see traces: check every label.",
      ],
    ],
    [
      'what is against a diet',
      { diet: 'vegan' },
      [
        'Not vegan: butter.',
        'Maybe not vegan: pasta and spaghetti. Check the label.',
        "This page can't check how sugar and drinks are made.",
        "Ask again without ingredients that aren't vegan",
      ],
    ],
    [
      'what it has of a word, and then of a diet',
      { diet: 'vegan', avoid: ['lemon'] },
      [
        'Contains lemon.',
        'Not vegan: butter.',
        'Maybe not vegan: pasta and spaghetti. Check the label.',
        "This page can't check how sugar and drinks are made.",
        "Ask again without lemon and ingredients that aren't vegan",
      ],
    ],
    [
      'what a word stands for',
      { avoid: ['dairy'] },
      ['Contains dairy: butter.', 'Ask again without dairy'],
    ],
    [
      'the worst first',
      { allergens: ['fish', 'eggs', 'milk'] },
      [
        'Contains milk: butter.',
        'May contain eggs: pasta and spaghetti. Check the label.',
        "This page found no mention of fish. It can miss one, and can't see traces: check every label.",
        'Ask again without milk',
      ],
    ],
  ])('%s', (_, preferences, expected) => {
    expect(check(preferences)).toEqual(expected);
  });

  it('that it cannot check certificates, beside its other findings', () => {
    expect(check({ diet: 'halal', allergens: ['milk'] })).toContain(
      "This page can't check halal certification or slaughter.",
    );
  });

  it('that meat and milk are in one recipe, for a visitor who eats kosher', () => {
    const text = PASTA.replace('1 lemon', '200 g beef');
    const note =
      "This page can't check kosher certification, slaughter, or whether meat and milk are kept apart.";
    expect(check({ diet: 'kosher' }, text)).toEqual([
      'Meat and milk in one recipe: butter and beef.',
      note,
      "Ask again without ingredients that aren't kosher",
    ]);
    cleanup();
    expect(check({ diet: 'kosher' }, PASTA.replace('1 lemon', '1 tbsp gravy'))).toEqual([
      'Maybe meat and milk in one recipe: butter and gravy.',
      note,
    ]);
    cleanup();
    expect(check({ diet: 'kosher' })).toEqual([note]);
  });

  it('which lines it could not check, and what only some people with a nut allergy avoid', () => {
    const text = PASTA.replace('1 lemon', '200 ml coconut milk\n- 2 tsp house seasoning');
    expect(check({ allergens: ['nuts', 'lupin'] }, text)).toEqual([
      'Contains peanuts: peanuts. You have not ticked peanuts. Many who avoid nuts avoid them too.',
      '“house seasoning” could not be checked for nuts or lupin.',
      'Some people with nut allergies also avoid this: coconut milk.',
    ]);
  });

  it.each([
    ['prose', 'Boil the rice. Then eat it with your friends and a glass of water.'],
    ['a text that cannot be parsed', `${'[x'.repeat(20_000)}`],
  ])('that it cannot check %s', async (_, text) => {
    const { statements } = await show({ allergens: ['lupin'] }, text);
    expect(statements()[0]).toMatch(/could not be checked for lupin/i);
  });

  it('that it has not checked another language completely', async () => {
    const text =
      '# Riso\n\n## Ingredienti\n\n- 200 g di riso\n\n## Preparazione\n\n1. Far cuocere il riso e servire con il sale in un piatto.';
    const { statements } = await show({ allergens: ['lupin'] }, text);
    expect(statements()).toEqual(['Not completely checked for lupin.']);
  });

  it('every true verdict, the worst first', () => {
    const text = PASTA.replace('1 lemon', '2 tbsp pesto\n- 20 g almonds\n- 2 tsp house seasoning');
    expect(check({ allergens: ['milk', 'nuts'] }, text)).toEqual([
      'Contains milk: butter.',
      'Contains nuts: almonds.',
      'Contains peanuts: peanuts. You have not ticked peanuts. Many who avoid nuts avoid them too.',
      'May contain milk: pesto. Check the label.',
      'May contain nuts: pesto. Check the label.',
      'May contain pine nuts: pesto. Some countries count them as nuts. Check the label.',
      '“house seasoning” could not be checked for milk or nuts.',
      'Ask again without milk and nuts',
    ]);
  });

  it('one action for three or more things', () => {
    const [action] = check({ allergens: ['milk', 'peanuts', 'gluten'] }).slice(-1);
    expect(action).toBe('Ask again without these');
  });

  it('which foods of the list a bare word may mean', async () => {
    const text = `${LEMON_RICE.replace('1 lemon', '2 tbsp peanut butter')}Fry it in butter.`;
    const { statements } = await show({ allergens: ['milk'] }, text);
    expect(statements()).toEqual([
      'May contain milk: butter. Step 2 says “butter”; the list has peanut butter. Check which it is.',
    ]);
  });

  it.each<[string, string, string]>([
    ['the dish that it is called', '# Chocolate cake', 'This page found no mention of milk.'],
    ['a claim', '# Dairy-free and mash', 'This page found no mention of milk.'],
    ['a food', '# Cheese noodles', 'May contain milk: its title says “Cheese noodles”.'],
    ['a food in a dish', '# Cheese toastie', 'May contain milk: its title says “Cheese toastie”.'],
  ])('what follows from a title that names %s', async (_, title, expected) => {
    const text = `${LEMON_RICE}Stir in the lemon.`.replace('# Lemon rice', title);
    const { statements } = await show({ allergens: ['milk'] }, text);
    expect(statements()[0]).toContain(expected);
  });

  it('about a title what it says about any line, if it did not understand the recipe', async () => {
    const text = `${LEMON_RICE.replace('# Lemon rice', '# Chocolate cake').replace('1 lemon', '2 tsp house seasoning')}Stir it in.`;
    const { statements } = await show({ allergens: ['milk'] }, text);
    expect(statements()).toEqual([
      'May contain milk: Chocolate cake.',
      '“house seasoning” could not be checked for milk.',
    ]);
  });

  it('what the heading of a group names', async () => {
    const text = `${LEMON_RICE.replace('## Method', '### For the satay\n\n- 1 onion\n\n## Method')}Stir it in.`;
    const { statements } = await show({ allergens: ['peanuts'] }, text);
    expect(statements()).toEqual(['May contain peanuts: satay.']);
  });

  it('what a text without a list names, even if no model has signed it', async () => {
    const recipe = { ...aRecipe('# Satay\n\nMix the peanut butter in.'), model: null };
    const { app } = await renderApp({
      kitchen: { ingredients: ['butter', 'lemon'], recipe },
      preferences: { allergens: ['peanuts'] },
    });
    await act(() => app.parts.recipe.load());
    expect(readStatements().join()).toMatch(/peanuts: .*peanut butter/);
  });

  it('that the end is missing, and then never that it found nothing', async () => {
    const { statements } = await show({ allergens: ['nuts'] }, `${LEMON_RICE}Stir in the lemon`);
    expect(statements()).toEqual([
      'The end may be missing, so this is not completely checked for nuts.',
    ]);
  });

  it('that it was read from a photo, and which words in a step may be misread', async () => {
    const source = { isPhoto: true } as const;
    const text = `${LEMON_RICE}Stir in the m1lk, then serve.`;
    await renderApp({
      kitchen: { recipe: aRecipe(text, { origin: 'imported', source }) },
      preferences: { allergens: ['nuts', 'milk'] },
    }).then(({ app }) => act(() => app.parts.recipe.load()));
    expect(readStatements()).toEqual([
      '“m1lk” could not be checked for nuts or milk.',
      'Read from a photo, so not completely checked for nuts or milk. A line may be missing.',
    ]);
  });

  it('the same about an answer that the model cut', async () => {
    await renderApp({
      kitchen: { recipe: { ...aRecipe(`${LEMON_RICE}Stir in the lemon.`), cut: true } },
      preferences: { allergens: ['nuts'] },
    }).then(({ app }) => act(() => app.parts.recipe.load()));
    expect(readStatements()).toEqual([
      'The end is missing, so this is not completely checked for nuts.',
    ]);
  });

  it('the first twelve of many words, and how many more there are', () => {
    const foods = ['butter', 'cream', 'yoghurt', 'quark', 'ricotta', 'mozzarella', 'brie', 'feta'];
    const more = ['halloumi', 'cheddar', 'parmesan', 'mascarpone', 'buttermilk'];
    const strange = [...'abcdefghijklmno'].map((letter) => `1 zorb${letter}`);
    const text = PASTA.replace('1 lemon', [...foods, ...more, ...strange].join('\n- '));
    const [found, unclear] = check({ allergens: ['milk'] }, text);
    expect(found).toMatch(/ mascarpone,? and 1 more\.$/);
    expect(unclear).toMatch(/“zorb\w”, and 3 more could not be checked for milk\.$/);
  });

  it('nothing if the visitor avoids nothing', async () => {
    await show({ people: 4, wish: 'no milk' });
    expect(screen.queryByRole('region', { name: 'Allergy and diet check' })).toBeNull();
    expect(screen.queryByText(/contains/)).toBeNull();
  });
});

it('each place is marked with words, and the words of the recipe stay', async () => {
  await show({ allergens: ['milk'] });
  expect(screen.getByRole('checkbox', { name: 'Ingredient: 50 g butter' })).toBeInTheDocument();
  expect(
    screen.getAllByText('(contains milk)').map((mark) => mark.closest('li')?.textContent?.trim()),
  ).toEqual([
    'butter (contains milk)',
    '50 g butter (contains milk)',
    expect.stringContaining('Melt the butter (contains milk) with the oil'),
  ]);
});

it('each line that is named is marked, and no title', async () => {
  const text = PASTA.replace('# Lemon pasta', '# Butter pasta').replace(
    '1 lemon',
    '2 tbsp pesto and 20 g butter, and 10 g butter\n- 2 tsp house seasoning',
  );
  await show({ allergens: ['milk', 'nuts'] }, text);
  const marks = [...document.querySelectorAll('strong')].flatMap(
    ({ textContent }) => /^ \((.*)\)$/.exec(textContent ?? '')?.[1] ?? [],
  );
  expect(marks).toEqual([
    'contains milk',
    'may contain milk, nuts, and pine nuts',
    'contains milk',
    'not checked',
    'contains milk',
  ]);
  expect(screen.getByRole('heading', { name: 'Butter pasta' })).toBeInTheDocument();
});

it.each([
  ['the words of an image', 'Stir in the ![milk](x.png).'],
  ['a comment', 'Stir well. <!-- with milk -->'],
  ['a line of raw HTML', 'Stir well.\n\n<p>\ncoconut\nmilk\n</p>'],
  ['a word with a tag inside', 'Stir in the mi<b>lk</b>.'],
  ['a word with a footnote', 'Stir in the milk[^1].\n\n[^1]: Warm.'],
])('%s hides nothing from the check', async (_, step) => {
  const { statements } = await show({ allergens: ['milk'] }, LEMON_RICE + step);
  expect(statements()[0]).toMatch(/^Contains milk/);
});

it('a quoted text cannot turn the page’s own words around', () => {
  const text = PASTA.replace('1 lemon', '1 \u202ea b c milk');
  expect(check({ allergens: ['milk', 'fish'] }, text).join()).not.toContain('\u202e');
});

it.each([
  ['x”. All is well. “y', 'x. All is well. y'],
  ['x". All is well. "y', 'x. All is well. y'],
  [`x ${'and all is well '.repeat(9)}`, `x ${'and all is well '.repeat(4)}and all is wel…`],
])('a line cannot end the quotation around it: %s', (line, quoted) => {
  const [statement] = check({ allergens: ['lupin'] }, PASTA.replace('1 lemon', line));
  expect(statement).toBe(`“${quoted}” could not be checked for lupin.`);
});

describe('a sentence that denies a food', () => {
  const DENIED = '- 200 g rice\nCook the rice without butter.';

  it('is quoted, and then the page does not say that it found no mention', () => {
    expect(check({ allergens: ['milk'] }, DENIED)).toEqual([
      'The recipe says “without butter”. Check that yourself.',
    ]);
  });

  it('is not quoted of a thing that the recipe contains', () => {
    const said = check({ allergens: ['milk'] }, `- 20 g cheddar\n${DENIED}`);
    expect(said.join()).toContain('Contains milk: cheddar.');
    expect(said.join()).not.toContain('mentions');
  });

  it('has a lighter mark', async () => {
    const { statements } = await show(
      { allergens: ['milk'] },
      '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. Serve it without butter.\n',
    );
    expect(statements()[0]).toBe('The recipe says “without butter” (step 2). Check that yourself.');
    expect(screen.getByText('(mentions milk)', { exact: false }).tagName).toBe('SMALL');
  });
});

describe('before the check has arrived', () => {
  const avoided = { allergens: ['milk', 'nuts'], diet: 'vegan', avoid: ['kiwi'] } as const;

  it('the page says that it has not checked if it cannot fetch the check, until a press fetches it', async () => {
    const { app, user, button } = await renderApp({
      kitchen: { recipe: aRecipe(PASTA) },
      preferences: { allergens: ['milk'] },
      withTools: false,
    });
    await app.parts.requests.load();
    expect(screen.getByText('Checking for milk…')).toBeVisible();
    act(() => app.parts.recipe.isMissing.set(true));
    expect(screen.getByText('Not checked for milk.')).toBeVisible();
    expect(screen.getByText(/# Lemon pasta/)).toBeVisible();
    await user.click(button('Try again'));
    expect(await screen.findByText('Contains milk: butter.')).toBeVisible();
    expect(screen.queryByText('Not checked for milk.')).toBeNull();
  });

  it('the page says that it could not check, with a way to try again', async () => {
    const part = createLazyPart(() => new Promise<never>(() => {}));
    part.isMissing.set(true);
    const { actor: recipe, store: kitchen } = startRecipe({
      preferences: { ...NO_PREFERENCES, ...avoided },
    });
    render(<PendingCheck part={part} />, { wrapper: provideRecipe({ recipe, kitchen }) });
    expect(
      screen.getByText("Not checked for milk, nuts, kiwi, or ingredients that aren't vegan."),
    ).toBeVisible();
    await startUser().click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText(/^Checking for milk, nuts, kiwi/)).toBeVisible();
  });
});

it('the page checks a recipe against the leftovers of its own list', async () => {
  const text =
    '# Chicken pan\n\nServes 2\n\n## Ingredients\n\n- 200 g cooked chicken\n- 2 eggs\n\n## Method\n\n1. Cook everything in a pan for 20 minutes, until done.\n2. Serve hot.\n';
  const recipe = aRecipe(text, { askedWith: ['leftover chicken', 'eggs'] });
  const { app } = await renderApp({ kitchen: { recipe }, preferences: { allergens: ['peanuts'] } });
  const unclear = ['“leftover chicken” could not be checked for peanuts.'];
  await vi.waitFor(() => expect(readStatements()).toEqual(unclear));
  // Another list, with the same words to read.
  const fresh = { ...recipe, askedWith: ['chicken', 'eggs'] };
  act(() => app.kitchen.clear());
  act(() => app.recipe.send({ type: 'recipe.open', recipe: fresh }));
  await vi.waitFor(() =>
    expect(readStatements()).toEqual([
      expect.stringMatching(/^This page found no mention of peanuts/),
    ]),
  );
});
