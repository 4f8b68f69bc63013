import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recipeMachine } from '../../machines/recipeMachine';
import { driveActor, nameOf, recipeWalks } from '../support/chart/recipeChart';
import { recordTransitions, statesOf, transitionsOf } from '../support/chart/transitions';
import { leafOf } from '../support/chart/walks';
import { startRecipe } from '../support/recipeActor';

const { inspect, taken } = recordTransitions('recipe');
const visited = new Set<string>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the recipe machine', () => {
  it.each(recipeWalks.map((walk, index) => [index + 1, walk] as const))(
    'does on path %i what the chart says',
    async (_, walk) => {
      const kitchen = startRecipe({}, { inspect });
      const names: string[] = [];
      for (const { event, after } of walk) {
        names.push(nameOf(event));
        await driveActor(kitchen, event);
        expect(kitchen.state, names.join(', ')).toEqual(after.value);
        expect(kitchen.context, names.join(', ')).toEqual(after.context);
        visited.add(`recipe.${leafOf(after)}`);
      }
    },
  );

  it('reaches every state and takes every transition', () => {
    expect(statesOf(recipeMachine).filter((state) => !visited.has(state))).toEqual([]);
    expect([...taken].sort()).toEqual(transitionsOf(recipeMachine).sort());
  });

  afterAll(() => {
    const steps = recipeWalks.flat().length;
    console.info(
      `Walked ${recipeWalks.length} paths of ${steps} steps through ${visited.size} states and ${taken.size} transitions.`,
    );
  });
});
