import { beforeEach, expect, it } from 'vitest';
import { createKitchenCheck } from '../../../src/recipe/shopping/createKitchenCheck';
import { startRecipe } from '../../support/recipeActor';

beforeEach(() => localStorage.clear());

const start = () => createKitchenCheck(startRecipe({ ingredients: ['eggs'] }).actor);

it('what is put on the shopping list goes behind what is there, each once', () => {
  const { setShoppingList, addToShoppingList, shoppingList, stop } = start();
  setShoppingList([{ text: 'lemon', isTicked: true }]);
  addToShoppingList(['butter', 'lemon']);
  expect(shoppingList.get()).toEqual([
    { text: 'lemon', isTicked: true },
    { text: 'butter', isTicked: false },
  ]);
  stop();
});

it('the next visit has the shopping list and what the visitor always has', () => {
  const first = start();
  first.addToShoppingList(['butter']);
  first.setBasics('salt, rice');
  first.stop();
  const next = start();
  expect(next.shoppingList.get()).toEqual([{ text: 'butter', isTicked: false }]);
  expect(next.basics.get()).toBe('salt, rice');
  next.stop();
});

it('a food that the visitor has is put on the list of ingredients', () => {
  const kitchen = startRecipe({ ingredients: ['eggs'] });
  const check = createKitchenCheck(kitchen.actor);
  check.have('lemon');
  expect(kitchen.actor.getSnapshot().context.ingredients).toEqual(['eggs', 'lemon']);
  check.stop();
});
