import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { CookedRecipe } from '../../../machines/cookbook/CookbookContext';
import { cookingMachine } from '../../../machines/cooking/cookingMachine';
import { startRecipe } from '../../support/recipeActor';

const STEW = { entry: 'stew', day: '2026-11-23' };
const COOKED = { at: '2026-11-21T19:30:00+01:00', isNew: true, left: STEW } as CookedRecipe;

function aChange() {
  const { actor } = startRecipe({ ingredients: ['eggs', 'tea'] });
  actor.send({ type: 'list.change', command: { kind: 'cook', gone: ['eggs'] } });
  return actor.getSnapshot().context.undoable ?? expect.fail();
}

function startCooking() {
  const did: string[] = [];
  const machine = cookingMachine.provide({
    actions: {
      undoList: () => void did.push('list'),
      changeList: (_, { cooked }) =>
        void did.push(`list without ${cooked?.gone}, with ${cooked?.left?.entry}`),
      clearLog: () => void did.push('log'),
    },
  });
  const actor = createActor(machine).start();
  const change = aChange();
  const isCooked = () => actor.getSnapshot().hasTag('cooked');
  return { actor, did, change, state: () => actor.getSnapshot().value, isCooked };
}

it('Without a cooking there is nothing to take back', () => {
  const { actor, did, change, state } = startCooking();
  actor.send({ type: 'cooking.undo' });
  actor.send({ type: 'list.undo', change });
  expect([state(), did]).toEqual(['nothing', []]);
});

it('Undo takes a cooking off list and log, and the recipe counts as cooked until the log has lost it', () => {
  const { actor, did, change, state, isCooked } = startCooking();
  actor.send({ type: 'recipe.cook', cooked: COOKED, change });
  expect(isCooked()).toBe(true);
  actor.send({ type: 'cooking.undo' });
  actor.send({ type: 'list.undo', change });
  expect([state(), isCooked(), did]).toEqual(['undone', true, ['list', 'log']]);
  actor.send({ type: 'recipe.uncook' });
  expect([state(), isCooked()]).toEqual(['nothing', false]);
});

it('The undo of the list takes back the log too, but only the undo of this change', () => {
  const { actor, did, change, state } = startCooking();
  actor.send({ type: 'recipe.cook', cooked: COOKED, change });
  actor.send({ type: 'list.undo', change: aChange() });
  expect([state(), did]).toEqual(['cooked', []]);
  actor.send({ type: 'list.undo', change });
  expect([state(), did]).toEqual(['undone', ['log']]);
});

it('A correction takes the change of the list back and makes another, even one that changes nothing, and the log stays', () => {
  const { actor, did, change, state } = startCooking();
  actor.send({ type: 'cooking.change', gone: ['tea'] });
  expect(did).toEqual([]);
  actor.send({ type: 'recipe.cook', cooked: COOKED, change });
  actor.send({ type: 'cooking.change', gone: ['tea'] });
  // The list says that it was undone.
  actor.send({ type: 'list.undo', change });
  expect([state(), did]).toEqual(['cooked', ['list', 'list without tea, with undefined']]);
});

it('After a failure of the storage a second try leaves the list alone', () => {
  const { actor, did, change } = startCooking();
  actor.send({ type: 'recipe.cook', cooked: COOKED, change });
  actor.send({ type: 'cooking.undo' });
  actor.send({ type: 'cooking.undo' });
  expect(did).toEqual(['list', 'log', 'log']);
});

it('A newer cooking takes the place of the older one, even while that leaves the log', () => {
  const { actor, change, state } = startCooking();
  actor.send({ type: 'recipe.cook', cooked: COOKED, change });
  actor.send({ type: 'cooking.undo' });
  actor.send({ type: 'recipe.cook', cooked: { ...COOKED, at: 'later' }, change: null });
  expect(state()).toBe('cooked');
  expect(actor.getSnapshot().context).toMatchObject({ cooked: { at: 'later' }, change: null });
});
