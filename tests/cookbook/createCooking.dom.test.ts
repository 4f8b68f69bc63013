import { expect, it, vi } from 'vitest';
import type { CookedRecipe } from '../../machines/cookbook/CookbookContext';
import { createLazyPart } from '../../src/browser/store';
import { createCooking } from '../../src/cookbook/cooked/createCooking';
import type { RecipePart } from '../../src/recipe';
import { startRecipe } from '../support/recipeActor';

const COOKED = {
  recipe: '# Eggs',
  at: '2026-11-21T19:30:00+01:00',
  isNew: true,
  gone: ['eggs'],
} as unknown as CookedRecipe;

function start() {
  const { actor: recipe } = startRecipe({ ingredients: ['eggs', 'tea'] });
  const listeners = new Map<string, (event: object) => void>();
  const send = vi.fn();
  const cookbook = {
    send,
    on: (type: string, listener: () => void) => void listeners.set(type, listener),
  };
  const reader = createLazyPart<RecipePart>(() => Promise.reject(new Error('not needed')));
  const cooking = createCooking({ cookbook: cookbook as never, recipe, reader });
  return {
    cooking,
    recipe,
    cook: (about: object = {}) => listeners.get('cooked')?.({ ...COOKED, ...about }),
    lose: () => listeners.get('uncooked')?.({}),
    list: () => recipe.getSnapshot().context.ingredients,
    isUndone: () => cooking.get()?.isUndone,
    uncooked: () => send.mock.calls.length,
  };
}

it('without a dinner there is nothing to take back', () => {
  const { cooking, list, uncooked } = start();
  cooking.undo();
  cooking.correct(['tea']);
  expect([cooking.get(), list(), uncooked()]).toEqual([null, ['eggs', 'tea'], 0]);
});

it('an undo takes a dinner off list and log, and the recipe counts as cooked until the log has lost it', () => {
  const { cooking, cook, lose, list, isUndone, uncooked } = start();
  cook();
  expect([list(), isUndone()]).toEqual([['tea'], false]);
  cooking.undo();
  expect([list(), isUndone(), uncooked()]).toEqual([['eggs', 'tea'], true, 1]);
  lose();
  expect(cooking.get()).toBeNull();
});

it('the undo of the list takes back the log too, but only the undo of this change', () => {
  const { recipe, cook, isUndone, uncooked } = start();
  cook();
  recipe.send({ type: 'list.change', command: { kind: 'add', text: 'milk' } });
  recipe.send({ type: 'kitchen.undo' });
  expect([isUndone(), uncooked()]).toEqual([false, 0]);
  cook({ gone: ['tea'] });
  recipe.send({ type: 'kitchen.undo' });
  expect([isUndone(), uncooked()]).toEqual([true, 1]);
});

it('a correction takes the change of the list back and makes another, even one that changes nothing, and the log stays', () => {
  const { cooking, cook, list, isUndone, uncooked } = start();
  cook();
  cooking.correct(['tea']);
  expect([list(), isUndone(), uncooked()]).toEqual([['eggs'], false, 0]);
  cooking.correct([]);
  expect([list(), isUndone(), uncooked()]).toEqual([['eggs', 'tea'], false, 0]);
});

it('after a failure of the storage a second try leaves the list alone', () => {
  const { cooking, cook, recipe, list, uncooked } = start();
  cook();
  cooking.undo();
  recipe.send({ type: 'list.change', command: { kind: 'remove', ingredient: 'tea' } });
  cooking.undo();
  expect([list(), uncooked()]).toEqual([['eggs'], 2]);
});

it('a newer dinner takes the place of the older one, even while that leaves the log', () => {
  const { cooking, cook, lose } = start();
  cook();
  cooking.undo();
  cook({ at: 'later' });
  lose();
  expect(cooking.get()).toMatchObject({ cooked: { at: 'later' }, isUndone: false });
});
