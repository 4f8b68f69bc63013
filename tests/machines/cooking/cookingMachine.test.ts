import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CookedRecipe } from '../../../machines/cookbook/CookbookContext';
import { cookingMachine } from '../../../machines/cooking/cookingMachine';
import type { ListChange } from '../../../machines/kitchen/listChange';

const DINNER = {
  recipe: { id: 'eggs', recipe: '# Eggs' },
  at: '2026-11-21T19:30:00+01:00',
  isNew: true,
  gone: ['eggs'],
} as unknown as CookedRecipe;
const MARKS = { of: 'eggs', before: null };
const CHANGE = { kind: 'cooking' } as ListChange;

function start(hasList = true) {
  const [changeList, undoList, clearLog, releaseMarks] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const actor = createActor(
    cookingMachine.provide({
      actions: {
        changeList({ self }, { gone }) {
          changeList(gone);
          self.send({ type: 'list.change', change: CHANGE });
        },
        undoList: (_, change) => undoList(change),
        clearLog: () => clearLog(),
        releaseMarks: ({ context }) => releaseMarks(context.marks),
      },
      guards: { hasList: () => hasList },
    }),
  ).start();
  onTestFinished(() => void actor.stop());
  return {
    ...{ changeList, undoList, clearLog, releaseMarks },
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    cook: (about: object = {}) =>
      actor.send({ type: 'dinner.log', cooked: { ...DINNER, ...about }, marks: MARKS }),
  };
}

it('a dinner that the cookbook has logged changes the list, and one undo takes back list, marks and log', () => {
  const { cook, send, state, context, ...did } = start();
  cook();
  expect(did.changeList.mock.calls).toEqual([[['eggs']]]);
  send({ type: 'dinner.undo' });
  expect(did.undoList.mock.calls).toEqual([[CHANGE]]);
  expect(did.releaseMarks.mock.calls).toEqual([[MARKS]]);
  expect(did.clearLog).toHaveBeenCalledOnce();
  expect(state()).toBe('undoing');
  send({ type: 'dinner.unlog', recipe: { ...DINNER.recipe, recipe: '# Rice' } });
  expect(state()).toBe('undoing');
  send({ type: 'dinner.unlog', recipe: DINNER.recipe });
  expect(state()).toBe('undone');
  expect(context()).toMatchObject({ change: null, marks: null });
});

it('a dinner that was logged before leaves the list alone', () => {
  const { cook, changeList, context, state } = start();
  cook({ isKnown: true });
  expect(context().cooked?.recipe.id).toBe('eggs');
  expect(changeList).not.toHaveBeenCalled();
  expect(state()).toBe('known');
});

it('of a dinner that was logged before, only a correction can be taken back, and the log stays', () => {
  const { cook, send, state, context, undoList, clearLog } = start();
  cook({ isKnown: true, gone: [] });
  send({ type: 'dinner.undo' });
  expect(undoList).not.toHaveBeenCalled();
  for (const undo of [{ type: 'dinner.undo' }, { type: 'list.undo', change: CHANGE }] as const) {
    send({ type: 'dinner.correct', gone: ['eggs'] });
    send(undo);
    expect(context()).toMatchObject({ cooked: { gone: [] }, change: null });
  }
  expect(undoList.mock.calls).toEqual([[null], [CHANGE], [null]]);
  expect(clearLog).not.toHaveBeenCalled();
  expect(state()).toBe('known');
});

it('a correction takes the first change back before it makes its own', () => {
  const { cook, send, state, context, changeList, undoList } = start();
  cook();
  send({ type: 'dinner.correct', gone: [] });
  expect(context().cooked).toEqual({ ...DINNER, gone: [] });
  expect(undoList.mock.calls).toEqual([[CHANGE]]);
  expect(changeList.mock.calls).toEqual([[['eggs']], [[]]]);
  expect(undoList.mock.invocationCallOrder[0]).toBeLessThan(
    changeList.mock.invocationCallOrder[1] ?? 0,
  );
  expect(state()).toBe('noted');
});

it('no correction comes after a start over', () => {
  const { cook, send, changeList, undoList } = start(false);
  cook();
  send({ type: 'dinner.correct', gone: [] });
  expect(changeList).toHaveBeenCalledOnce();
  expect(undoList).not.toHaveBeenCalled();
});

it('the list’s own undo takes the dinner out of the log, and no other undo does', () => {
  const { cook, send, state, undoList, releaseMarks, clearLog } = start();
  cook();
  send({ type: 'list.undo', change: { ...CHANGE } });
  expect(state()).toBe('noted');
  send({ type: 'list.undo', change: CHANGE });
  expect(state()).toBe('undoing');
  expect(undoList).not.toHaveBeenCalled();
  expect(releaseMarks.mock.calls).toEqual([[MARKS]]);
  expect(clearLog).toHaveBeenCalledOnce();
});

it('a second undo tries the log again, and leaves the list alone', () => {
  const { cook, send, undoList, clearLog } = start();
  cook();
  send({ type: 'dinner.undo' });
  send({ type: 'dinner.undo' });
  expect(undoList).toHaveBeenCalledOnce();
  expect(clearLog).toHaveBeenCalledTimes(2);
});
