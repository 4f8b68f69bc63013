import { afterEach, expect, it } from 'vitest';
import { createActors } from '../../../machines/createActors';
import { hashText } from '../../../src/browser/hashText';
import { followRecipe } from '../../../src/recipe/cooking/followRecipe';
import { loadTicks, saveTicks } from '../../../src/recipe/cooking/tickStorage';
import { createTimers } from '../../../src/recipe/timers/createTimers';
import { createFakeAlarm } from '../../support/fakeAlarm';

const BEFORE =
  '# Cake\n\n## Ingredients\n\n- Home\n- 2 eggs\n- 100 g flour\n\n## Method\n\n1. Share this.\n2. Bake for 20 minutes.\n3. Wait 5 minutes.\n';
const AFTER =
  '# Cake\n\n## Ingredients\n\n- 2 eggs\n- 100 g flour\n\n## Method\n\n1. Bake for 20 minutes.\n2. Wait 5 minutes.\n\n## Notes\n\n### Left out\n\n- Home\n- Share this.\n';

const NO_TIMERS = { get: () => ({ actors: [] }), start: () => {} };
const system = createActors();
afterEach(() => sessionStorage.clear());

it('a tick stays with the words beside it when other lines leave the recipe', () => {
  saveTicks(BEFORE, {
    boxes: new Map([
      ['ingredient-2', true],
      ['step-2', true],
    ]),
    step: 2,
  });
  followRecipe(BEFORE, AFTER, NO_TIMERS);
  const { boxes, step } = loadTicks(AFTER);
  expect([...boxes]).toEqual([
    ['ingredient-1', true],
    ['step-1', true],
  ]);
  expect(step).toBe(1);
});

it('a running timer goes on, and belongs to the same step at its new place', () => {
  const timers = createTimers({ start: system.start, alarm: createFakeAlarm().alarm });
  const key = `${hashText(BEFORE)}-1-0`;
  timers.start({ key, label: 'Step 2', dish: 'Cake', step: 2, duration: 1_200_000 });
  const { endsAt } = timers.get().actors[0]?.getSnapshot().context ?? {};
  followRecipe(BEFORE, AFTER, timers);
  expect(timers.get().actors.map((actor) => actor.getSnapshot().context)).toEqual([
    expect.objectContaining({ key: `${hashText(AFTER)}-0-0`, step: 1, endsAt }),
  ]);
});
