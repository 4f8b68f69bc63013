import { createActor } from 'xstate';
import { addingMachine } from '../../machines/adding/addingMachine';
import type { KitchenStore } from '../../src/ui/KitchenStore';

/** Passes on what a visitor asks of this kitchen. Reads nothing. */
export const startAdding = (kitchen?: KitchenStore) =>
  createActor(
    addingMachine.provide({
      actions: {
        passOn: (_, press) => {
          if (press?.type === 'recipe.request') kitchen?.request(press);
          else if (press) kitchen?.clear();
        },
      },
    }),
  ).start();
