import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Idea } from '../../machines/kitchen/recipe';
import { aRecipe, renderApp } from '../support/renderApp';

const LIST = ['eggs', 'rice', 'peas', 'spring onions', 'salt'];

const idea = (title: string, minutes: number | null, foods: string, words = ''): Idea => ({
  title,
  minutes,
  foods: foods.split(', '),
  words,
});
const OMELETTE = idea('Omelette', 15, 'eggs, cream');
const RICE = idea('Fried rice', 40, 'eggs, rice, peas, spring onions');
const SATAY = idea('Satay noodles', 30, 'noodles, peanut butter');
const IDEAS = aRecipe('ideas', {
  ideas: [SATAY, OMELETTE, RICE],
  model: 'a-model',
  askedWith: LIST,
});

const pane = () => within(screen.getByRole('region', { name: 'Recipe' }));
const cards = () =>
  pane()
    .queryAllByRole('listitem')
    .map((card) => card.textContent);
const titles = () =>
  pane()
    .queryAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

const renderIdeas = (rest: Parameters<typeof renderApp>[0] = {}) =>
  renderApp({ ...rest, kitchen: { ingredients: LIST, recipe: IDEAS, ...rest.kitchen } });

it('a press asks for three ideas, which show as cards: those that use most of the list first', async () => {
  const { user, button, requests, answer } = await renderApp({ kitchen: { ingredients: LIST } });
  await user.click(button('Three ideas first'));
  expect(screen.getAllByText('Finding ideas...')).toHaveLength(2);
  await answer(IDEAS.text, { ideas: IDEAS.ideas });
  expect(requests.map(({ wish }) => wish)).toEqual([{ kind: 'ideas' }]);
  expect(cards()).toEqual([
    'Fried rice40 min\u00a0· Uses 4 of your 5',
    "Omelette15 min\u00a0· Uses 1 of your 5\u00a0· you'd need cream",
    "Satay noodles30 min\u00a0· Uses 0 of your 5\u00a0· you'd need noodles and peanut butter",
  ]);
  expect(screen.getByText('Your ideas are ready')).toBeInTheDocument();
  for (const name of ['Cook', 'Save', 'More']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  // Who wrote a recipe is said below the recipe.
  expect(screen.queryByText(/^Written by/)).toBeNull();
});

it('a press on a card asks for that dish, and the ideas stay among the earlier ones', async () => {
  const { user, button, requests, answer, calls } = await renderIdeas();
  await user.click(button('Omelette'));
  expect(screen.getByText('For', { exact: false, selector: 'p span' })).toHaveTextContent(
    'For Omelette',
  );
  await answer('# Omelette\n\n- 2 eggs\n\n1. Fry.');
  expect(requests.map(({ wish }) => wish)).toEqual([{ kind: 'dish', title: 'Omelette' }]);
  expect(titles()[0]).toBe('Omelette');
  await user.click(screen.getByText('Earlier recipes (1)'));
  await user.click(button('Ideas: Satay noodles, Omelette, Fried rice'));
  expect([titles().length, calls.length]).toEqual([3, 1]);
  expect(screen.getByText(/^Earlier recipes/)).toHaveAttribute('aria-expanded', 'false');
});

describe('Back to the three ideas', () => {
  const WAY_BACK = { name: 'Back to the three ideas' };
  const OF_IDEA = aRecipe('# Eggs in a pan\n\n- 2 eggs\n\n1. Fry.', {
    ideaTitle: 'Omelette',
    askedWith: LIST,
  });
  const others = aRecipe('others', { ideas: [idea('Soup', 5, 'peas'), idea('Pie', 9, 'eggs')] });

  it('is above the title of a dish from ideas, and a key brings them back as they were, without a call', async () => {
    const { user, calls } = await renderIdeas({
      kitchen: { recipe: OF_IDEA, earlier: [others, IDEAS] },
    });
    const wayBack = pane().getByRole('button', WAY_BACK);
    const title = pane().getByRole('heading', { level: 3 });
    expect(wayBack.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    wayBack.focus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Fried rice', 'Omelette', 'Satay noodles']);
    expect(pane().getByRole('heading', { level: 2 })).toHaveFocus();
    expect(screen.getByText('Your ideas are ready')).toBeInTheDocument();
    expect(screen.queryByRole('button', WAY_BACK)).toBeNull();
    expect(calls).toEqual([]);
  });

  it.each([
    ['from the list', { ...OF_IDEA, ideaTitle: undefined }, [IDEAS]],
    ['whose ideas have gone', OF_IDEA, [others]],
  ])(
    'is not above a dish %s, whose menu offers others',
    { tags: 'rare' },
    async (_, recipe, earlier) => {
      const { user, button } = await renderIdeas({ kitchen: { recipe, earlier } });
      expect(screen.queryByRole('button', { name: /^Back to the/ })).toBeNull();
      await user.click(button('More'));
      expect(button('Another recipe')).toBeVisible();
    },
  );
});

describe('Three more', () => {
  const SHOWN = ['Satay noodles', 'Omelette', 'Fried rice'];

  it('leave out what was shown, and Quicker asks for less than the middle time', async () => {
    const { user, button, requests, answer } = await renderIdeas();
    await user.click(button('Three more'));
    await answer('more', { ideas: [idea('Soup', null, 'peas'), idea('Pie', null, 'eggs')] });
    expect(screen.queryByRole('button', { name: 'Quicker' })).toBeNull();
    await act(async () => {});
    await user.click(screen.getByText('Earlier recipes (1)'));
    await user.click(button(`Ideas: ${SHOWN.join(', ')}`));
    await user.click(button('Quicker'));
    await expect.poll(() => requests).toHaveLength(2);
    expect(requests.map(({ wish }) => wish)).toEqual([
      { kind: 'ideas', titles: SHOWN },
      { kind: 'ideas', titles: [...SHOWN, 'Soup', 'Pie'], below: 30 },
    ]);
  });

  it('are not in the menu of a recipe that was an idea, and know its title', async () => {
    const recipe = aRecipe('# Omelette\n\n- 2 eggs\n\n1. Fry.', {
      ideaTitle: 'Omelette',
      askedWith: LIST,
    });
    const { user, button, requests } = await renderIdeas({ kitchen: { recipe, earlier: [IDEAS] } });
    await user.click(button('More'));
    expect(screen.queryByRole('button', { name: /^(?:Another recipe|Three )/ })).toBeNull();
    await user.click(button('Back to the three ideas'));
    await user.click(button('Three more'));
    await expect.poll(() => requests).toHaveLength(1);
    expect(requests[0]?.wish).toEqual({
      kind: 'ideas',
      titles: ['Satay noodles', 'Omelette', 'Fried rice'],
    });
  });
});

it('beside a recipe from the list, its menu has Another recipe and ideas, and the list has no ideas', async () => {
  const recipe = aRecipe('# Pie\n\n- 2 eggs\n\n1. Bake.', { askedWith: LIST });
  const { user, button, requests } = await renderIdeas({ kitchen: { recipe } });
  await user.click(button('More'));
  expect(button('Another recipe')).toBeVisible();
  expect(screen.queryByRole('button', { name: /others|Three ideas first/ })).toBeNull();
  await user.click(button('Three ideas'));
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]?.wish).toEqual({ kind: 'ideas' });
});

describe('what the visitor avoids', () => {
  const ONLY_SOME = 'Ideas name only some ingredients. The recipe is checked once it is written.';

  it('leaves an idea out, by its foods, its name and all else that the answer says of it', async () => {
    const ideas = [
      SATAY,
      idea('Peanut stew', 20, 'rice'),
      idea('Soup', 20, 'peas', 'Soup — 20 min — peas. Topped with peanuts.'),
      RICE,
    ];
    const recipe = aRecipe('ideas', { ideas });
    await renderIdeas({ kitchen: { recipe }, preferences: { allergens: ['peanuts', 'milk'] } });
    expect(titles()).toEqual(['Fried rice']);
    expect(pane().getByText('3 ideas left out: they contain peanuts.')).toBeVisible();
    expect(pane().getByText(ONLY_SOME)).toBeVisible();
  });

  it('is looked for again when the preferences change', async () => {
    const { app } = await renderIdeas();
    expect(titles()).toHaveLength(3);
    expect(pane().queryByText(ONLY_SOME)).toBeNull();
    const { preferences } = app.kitchen.getSnapshot().context;
    const change = (allergens: ['peanuts'] | []) =>
      act(() => app.kitchen.changePreferences({ ...preferences, allergens }));
    change(['peanuts']);
    expect(titles()).toEqual(['Fried rice', 'Omelette']);
    expect(pane().getByText('1 idea left out: contains peanuts.')).toBeVisible();
    change([]);
    expect(titles()).toHaveLength(3);
  });

  it('is named on the card of an idea that may contain it', async () => {
    const recipe = aRecipe('ideas', { ideas: [idea('Pilaf', 30, 'rice, vegetable stock'), RICE] });
    await renderIdeas({ kitchen: { recipe }, preferences: { allergens: ['celery'] } });
    expect(cards()[1]).toBe(
      "Pilaf30 min\u00a0· Uses 1 of your 5\u00a0· you'd need vegetable stockMay contain celery.",
    );
  });

  it.each([
    ['All three use peanut butter.', 'May contain peanuts.'],
    ['Here are three satay dishes:', 'May contain peanuts.'],
    ['Here are three ideas without peanuts:', ''],
    ['All are peanut-free. None of them contains peanuts.', ''],
  ])('is looked for in the words above the first idea: %j', async (above, note) => {
    const recipe = aRecipe('ideas', {
      ideas: [RICE, OMELETTE].map((one) => ({ ...one, words: `${above}\f` })),
    });
    await renderIdeas({ kitchen: { recipe }, preferences: { allergens: ['peanuts'] } });
    expect(cards().map((card) => /May contain.*|Could not.*/.exec(card ?? '')?.[0] ?? '')).toEqual([
      note,
      note,
    ]);
  });

  it.each([
    [
      'with letters of another alphabet',
      'Could not be checked',
      idea('\u0440\u0435anut noodles', 20, 'rice'),
    ],
    ['with an unknown food', 'Could not be checked', idea('Bowl', 20, 'rice, zogblatt')],
    [
      'in a language that has not passed',
      'Not completely checked',
      idea(
        'Rijst',
        20,
        'rice',
        'Rijst — 20 minuten\nMet een ei en kaas voor de kinderen, en ook met wat zout',
      ),
    ],
  ])('is not called absent from an idea %s: %s', async (_, said, one) => {
    const recipe = aRecipe('ideas', { ideas: [one, RICE] });
    await renderIdeas({ kitchen: { recipe }, preferences: { allergens: ['peanuts'] } });
    expect(cards().filter((card) => card?.endsWith(`${said} for peanuts.`))).toEqual([
      expect.stringContaining(one.title),
    ]);
  });
});

it('an idea with a hostile name shows it as words', async () => {
  const name = '<img src=x onerror=alert(1)> **Pie** \u202egnoW';
  const recipe = aRecipe('ideas', { ideas: [idea(name, 5, 'eggs'), RICE] });
  const { container } = await renderIdeas({ kitchen: { recipe } });
  expect(titles()).toContain(name);
  expect(container.querySelector('img')).toBeNull();
});
