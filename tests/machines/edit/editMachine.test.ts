import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { editMachine, type Judged } from '../../../machines/edit/editMachine';
import { settle } from '../../support/settle';

const BEFORE = { text: 'Soup', note: 'Salt' };

function start(edited?: { text: string }) {
  const judged: string[] = [];
  const emitted: unknown[] = [];
  const machine = editMachine.provide({
    actors: {
      judge: fromPromise<Judged, { text: string }>(async ({ input }) => {
        judged.push(input.text);
        if (input.text === 'broken') throw new Error('no');
        return { ingredients: input.text.length, steps: 0, finds: [], isAvoiding: false };
      }),
    },
  });
  const actor = createActor(machine, { input: { before: BEFORE, edited } });
  actor.on('edit.save', (event) => emitted.push(event));
  actor.on('edit.forget', ({ type }) => emitted.push(type));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const isClosed = () => actor.getSnapshot().status === 'done';
  return { actor, judged, emitted, context, isClosed };
}

it('says what the text holds, and nothing of an older text', async () => {
  const { actor, judged, context } = start();
  await settle();
  expect(context().judged).toMatchObject({ ingredients: 4 });
  actor.send({ type: 'text.change', text: 'Soup 1' });
  actor.send({ type: 'text.change', text: 'Soup 12' });
  expect(context().judged).toBeNull();
  await settle();
  expect(judged).toEqual(['Soup', 'Soup 1', 'Soup 12']);
  expect(context().judged).toMatchObject({ ingredients: 7 });
  actor.send({ type: 'text.change', text: 'broken' });
  await settle();
  expect(context().judged).toBeNull();
});

it('saves nothing if nothing was changed, also if a change was taken back', () => {
  for (const text of [undefined, ' Soup \n']) {
    const { actor, emitted, isClosed } = start();
    if (text) actor.send({ type: 'text.change', text });
    actor.send({ type: 'edit.finish' });
    expect(emitted).toEqual(['edit.forget']);
    expect(isClosed()).toBe(true);
  }
});

it('saves a changed text or note, and the tab keeps it until that has happened', () => {
  for (const change of [{ text: 'Stew' }, { note: '' }]) {
    const { actor, emitted } = start();
    actor.send({ type: 'text.change', ...change });
    actor.send({ type: 'edit.finish' });
    expect(emitted).toEqual([{ type: 'edit.save', ...BEFORE, ...change }]);
  }
});

it('never saves an empty recipe', () => {
  const { actor, emitted, isClosed } = start();
  actor.send({ type: 'text.change', text: ' \n' });
  expect(actor.getSnapshot().can({ type: 'edit.finish' })).toBe(false);
  actor.send({ type: 'edit.finish' });
  expect([emitted, isClosed()]).toEqual([[], false]);
});

it('asks before it gives up a changed text, and only then', () => {
  const plain = start();
  plain.actor.send({ type: 'edit.cancel' });
  expect(plain.isClosed()).toBe(true);

  const { actor, emitted, isClosed, context } = start({ text: 'Soup from before the reload' });
  actor.send({ type: 'edit.cancel' });
  expect(actor.getSnapshot().matches('asking')).toBe(true);
  for (const type of ['edit.resume', 'edit.cancel'] as const) {
    actor.send({ type });
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    expect(context().edited.text).toBe('Soup from before the reload');
    actor.send({ type: 'edit.cancel' });
  }
  actor.send({ type: 'edit.discard' });
  expect([emitted, isClosed()]).toEqual([['edit.forget'], true]);
});

it('leaves the text with the tab if the dialog closes by itself', () => {
  const { actor, emitted, isClosed } = start({ text: 'Stew' });
  actor.send({ type: 'edit.cancel' });
  actor.send({ type: 'edit.leave' });
  expect([emitted, isClosed()]).toEqual([[], true]);
});
