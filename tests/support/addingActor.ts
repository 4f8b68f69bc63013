import { createActor } from 'xstate';
import { addingMachine } from '../../machines/adding/addingMachine';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';

/** Passes on what a visitor asks of this recipe. Reads nothing. */
export const startAdding = (recipe?: RecipeActor) =>
  createActor(
    addingMachine.provide({
      actions: { passOn: (_, press) => press && recipe?.send(press) },
    }),
  ).start();
