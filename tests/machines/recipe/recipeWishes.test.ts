import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kitchen } from '../../../machines/kitchen/kitchen';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { Wish } from '../../../machines/recipe/request';
import { canChange } from '../../../src/recipe/changes/canChange';
import { ideasOf, recipeOf, startRecipe } from '../../support/recipeActor';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const LIST = ['eggs', 'rice'];
const NOW: Preferences = {
  ...NO_PREFERENCES,
  people: 6,
  allergens: ['milk'],
  diet: 'vegan',
  avoid: ['kiwi'],
};
const PIE = recipeOf('# Pie', { askedWith: ['flour', 'leeks'] });
const FRIENDS = recipeOf('# Friend’s', { origin: 'shared' });

const QUICKER: Wish = { kind: 'change', words: 'quicker', without: [] };
const NO_CREAM: Wish = { kind: 'change', words: 'without cream', without: ['cream'] };
const ANOTHER: Wish = { kind: 'another', titles: ['Pie', 'Soup'] };

const kitchenWith = (kitchen: Partial<Kitchen>) =>
  startRecipe({ ingredients: LIST, preferences: NOW, ...kitchen });

const EACH: { [Kind in Wish['kind']]: Extract<Wish, { kind: Kind }> } = {
  fresh: { kind: 'fresh' },
  sample: { kind: 'sample' },
  ideas: { kind: 'ideas' },
  dish: { kind: 'dish', title: 'Pie' },
  another: { kind: 'another', titles: [] },
  change: { kind: 'change', words: 'quicker', without: [] },
};

it.each(Object.values(EACH))('all preferences go along with each attempt at %o', async (wish) => {
  const kitchen = kitchenWith({ recipe: PIE });
  kitchen.ask(wish);
  await kitchen.call.fail();
  kitchen.clock.increment(1_000);
  expect(kitchen.calls.map(({ preferences }) => preferences)).toEqual([NOW, NOW]);
});

describe('another recipe', () => {
  it('is asked for with the present list and preferences, and the titles so far', () => {
    const kitchen = kitchenWith({ recipe: PIE });
    kitchen.ask(ANOTHER);
    expect(kitchen.call).toMatchObject({
      ingredients: LIST,
      preferences: NOW,
      wish: ANOTHER,
      recipe: '',
    });
  });

  it('moves the recipe from before to the earlier ones, and does not count as a change', async () => {
    const kitchen = kitchenWith({ recipe: PIE });
    kitchen.ask(ANOTHER);
    await kitchen.call.answer('# Tart');
    expect(kitchen.context.recipe).toMatchObject({
      text: '# Tart',
      askedWith: LIST,
      changed: undefined,
    });
    expect(kitchen.context.recipe).not.toHaveProperty('preferences');
    expect(kitchen.context.earlier).toEqual([PIE]);
  });
});

describe('a change', () => {
  it.each([QUICKER, NO_CREAM])(
    '($words) is asked for with the present list and the present preferences',
    async (wish) => {
      const kitchen = kitchenWith({ recipe: PIE });
      kitchen.ask(wish);
      expect(kitchen.call).toMatchObject({
        ingredients: LIST,
        preferences: NOW,
        wish,
        recipe: PIE.text,
      });
      await kitchen.call.answer('# Fast pie');
      expect(kitchen.context).toMatchObject({
        recipe: {
          askedWith: [...LIST, ...PIE.askedWith],
          changed: wish.words,
          changedFrom: PIE.text,
        },
        earlier: [PIE],
      });
    },
  );

  it.each<[string, Recipe, true | undefined]>([
    ['a link', FRIENDS, true],
    ['the cookbook', recipeOf('# Saved', { origin: 'cookbook', askedWith: LIST }), true],
    [
      'a change of such a recipe',
      recipeOf('# Fast', { hasForeignText: true, askedWith: LIST }),
      true,
    ],
    ['a request', PIE, undefined],
  ])(
    'of a recipe from %s says whose words it may have, and so does its own change',
    async (_, recipe, hasForeignText) => {
      const kitchen = kitchenWith({ recipe });
      kitchen.ask(QUICKER);
      expect(kitchen.call.hasForeignText).toBe(hasForeignText);
      await kitchen.call.answer('# Faster');
      expect(kitchen.context.recipe).toMatchObject({ origin: 'request', text: '# Faster' });
      expect(kitchen.context.recipe?.hasForeignText).toBe(hasForeignText);
      kitchen.ask(NO_CREAM);
      expect(kitchen.call.hasForeignText).toBe(hasForeignText);
    },
  );

  it('of a recipe from elsewhere does not make another dish a stranger’s', async () => {
    const kitchen = kitchenWith({ recipe: FRIENDS });
    kitchen.ask(QUICKER);
    await kitchen.call.answer('# Faster');
    kitchen.ask(ANOTHER);
    await kitchen.call.answer('# Own');
    expect(kitchen.context.recipe?.hasForeignText).toBeUndefined();
  });

  it.each<[string, Partial<Kitchen>, boolean]>([
    ['a recipe and no list', { ingredients: [], recipe: PIE }, true],
    ['a recipe from elsewhere and no list', { ingredients: [], recipe: FRIENDS }, true],
    ['a recipe after a failure', { recipe: PIE, failure: 'forgotten' }, true],
    ['no recipe', {}, false],
    ['a failure alone', { failure: 'forgotten' }, false],
  ])('can be asked for with %s (%o): %s', (_, kitchen, expected) => {
    const { actor } = kitchenWith(kitchen);
    expect(canChange(actor.getSnapshot())).toBe(expected);
  });
  it('that a reload has ended can be asked for again', () => {
    const kitchen = kitchenWith({ recipe: PIE });
    kitchen.actor.stop();
    const restored = startRecipe({ ingredients: LIST, recipe: PIE, interrupted: NO_CREAM });
    expect(restored.context).toMatchObject({ asked: { wish: NO_CREAM }, recipe: PIE });
    expect(restored.calls).toEqual([]);
  });
});

describe('ideas', () => {
  const IDEAS = ideasOf('Omelette', 'Fried rice');
  const WISH: Wish = { kind: 'ideas' };
  const DISH: Wish = { kind: 'dish', title: 'Omelette' };

  it('are asked for like a recipe, and take the place of what was there', async () => {
    const kitchen = kitchenWith({ recipe: PIE, useUp: ['rice'] });
    kitchen.ask(WISH);
    expect(kitchen.context.notice.about).toBe('ideasRequest');
    expect(kitchen.call).toMatchObject({
      ingredients: LIST,
      useUp: ['rice'],
      preferences: NOW,
      wish: WISH,
      recipe: '',
    });
    await kitchen.call.answer(IDEAS.text, { ideas: IDEAS.ideas });
    expect(kitchen.state).toBe('shown.ideas');
    expect(kitchen.context).toMatchObject({
      recipe: { ideas: IDEAS.ideas, askedWith: LIST },
      earlier: [PIE],
      hasArrived: true,
      notice: { about: 'ideas' },
    });
  });

  it('need two ingredients, and so does a dish among them', () => {
    const kitchen = kitchenWith({ ingredients: ['eggs'], recipe: IDEAS });
    for (const wish of [WISH, DISH]) kitchen.ask(wish);
    expect([kitchen.state, kitchen.calls]).toEqual(['shown.ideas', []]);
  });

  it('cannot be changed', () => {
    const { actor, state } = kitchenWith({ recipe: IDEAS });
    expect(state).toBe('shown.ideas');
    expect(canChange(actor.getSnapshot())).toBe(false);
  });

  it('are a recipe if the answer is one', async () => {
    const kitchen = kitchenWith({});
    kitchen.ask(WISH);
    await kitchen.call.answer('# Pancakes');
    expect(kitchen.state).toBe('shown.recipe');
    expect(kitchen.context).toMatchObject({
      recipe: { text: '# Pancakes' },
      notice: { about: 'recipe' },
    });
    expect(kitchen.context.recipe?.ideaTitle).toBeUndefined();
  });

  it('lead to a dish, which knows where it comes from, and back again without a call', async () => {
    const kitchen = kitchenWith({ recipe: IDEAS });
    kitchen.ask(DISH);
    expect(kitchen.call).toMatchObject({ wish: DISH, ingredients: LIST, recipe: '' });
    await kitchen.call.answer('# Omelette');
    expect(kitchen.state).toBe('shown.recipe');
    expect(kitchen.context).toMatchObject({ recipe: { ideaTitle: 'Omelette' }, earlier: [IDEAS] });
    kitchen.goBack(IDEAS);
    expect([kitchen.state, kitchen.calls.length]).toEqual(['shown.ideas', 1]);
    kitchen.request();
    await kitchen.call.answer('# Fresh');
    expect(kitchen.context.recipe?.ideaTitle).toBeUndefined();
  });

  it.each([WISH, DISH])('are back once the wish ($kind) is stopped', (wish) => {
    const kitchen = kitchenWith({ recipe: IDEAS });
    kitchen.ask(wish);
    kitchen.stop();
    expect([kitchen.state, kitchen.context.recipe]).toEqual(['shown.ideas', IDEAS]);
    expect(kitchen.context.hasArrived).toBe(false);
  });
});

describe('what should be used up', () => {
  it('goes into a request', () => {
    const kitchen = kitchenWith({ recipe: PIE });
    kitchen.mark('rice');
    kitchen.mark('eggs');
    kitchen.mark('eggs');
    kitchen.request();
    expect(kitchen.call.useUp).toEqual(['rice']);
  });

  it('must be on the list', () => {
    const kitchen = kitchenWith({});
    const before = kitchen.actor.getSnapshot();
    kitchen.mark('tea');
    expect(kitchen.actor.getSnapshot()).toBe(before);
  });

  it('stays marked in other words, and an undo of those brings back the old ones', () => {
    const kitchen = kitchenWith({ useUp: ['rice'] });
    kitchen.replace('rice', 'red rice\nblack rice');
    expect(kitchen.context.useUp).toEqual(['red rice', 'black rice']);
    kitchen.undo();
    expect(kitchen.context.useUp).toEqual(['rice']);
    kitchen.replace('eggs', '6 eggs');
    expect(kitchen.context.useUp).toEqual(['rice']);
    kitchen.replace('rice', '6 EGGS');
    expect(kitchen.context.useUp).toEqual([]);
  });
});
