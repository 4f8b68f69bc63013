import { beforeEach, expect, it } from 'vitest';
import { createKitchenCheck } from '../../../src/recipe/shopping/createKitchenCheck';
import { startRecipe } from '../../support/recipeActor';

beforeEach(() => localStorage.clear());

const start = () => createKitchenCheck(startRecipe({ ingredients: ['eggs'] }).actor);

it('the next visit has what the visitor always has', () => {
  const first = start();
  first.basics.set('salt, rice');
  first.stop();
  const next = start();
  expect(next.basics.text.get()).toBe('salt, rice');
  next.stop();
});

it('a food that the visitor has is put on the list of ingredients', () => {
  const kitchen = startRecipe({ ingredients: ['eggs'] });
  const check = createKitchenCheck(kitchen.actor);
  check.have('lemon');
  expect(kitchen.actor.getSnapshot().context.ingredients).toEqual(['eggs', 'lemon']);
  check.stop();
});
