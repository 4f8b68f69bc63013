import { expect, it } from 'vitest';
import { recipeOf, startRecipe } from '../../support/recipeActor';

it('no follower of chart, list or commands sees the list without the recipe while a visitor starts over and takes that back', () => {
  const kitchen = startRecipe({ ingredients: ['eggs', 'rice'], recipe: recipeOf('# Rice') });
  const seen = new Set<string>();
  const look = () => {
    const { ingredients, recipe } = kitchen.context;
    seen.add(`${ingredients.length} ${recipe?.text ?? 'none'}`);
  };
  kitchen.actor.subscribe(look);
  kitchen.store.subscribe(look);
  kitchen.store.command.subscribe(look);
  for (let round = 0; round < 3; round += 1) {
    kitchen.clear();
    kitchen.undo();
  }
  expect([...seen].sort()).toEqual(['0 none', '2 # Rice']);
});
