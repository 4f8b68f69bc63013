import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  type Dialog,
  type DialogName,
  dialogsMachine,
  LATE_AFTER,
} from '../../../machines/dialogs/dialogsMachine';
import { settle } from '../../support/settle';

interface Fetch {
  dialog: Dialog;
  resolve(dialog: Dialog): void;
  reject(error: unknown): void;
}

function startDialogs() {
  const clock = new SimulatedClock();
  const fetches: Fetch[] = [];
  const missing = vi.fn();
  const machine = dialogsMachine.provide({
    actors: {
      fetchDialog: fromPromise(
        ({ input }) =>
          new Promise<Dialog>((resolve, reject) => {
            if (input) fetches.push({ dialog: input.dialog, resolve, reject });
          }),
      ),
    },
    actions: { tellMissing: missing },
  });
  const actor = createActor(machine, { clock }).start();
  return {
    actor,
    clock,
    missing,
    fetches,
    get names() {
      return actor.getSnapshot().context.open.map(({ name }) => name);
    },
    get context() {
      return actor.getSnapshot().context;
    },
    press: (name: DialogName, rest: Partial<Dialog> = {}, by = name) =>
      actor.send({ type: 'dialog.open', dialog: { name, ...rest }, by }),
    /** Settles the fetch of the last press with this name. */
    async arrive(name: DialogName, fails = false) {
      const fetch = fetches.findLast(({ dialog }) => dialog.name === name) ?? expect.fail();
      if (fails) fetch.reject(new Error('gone'));
      else fetch.resolve(fetch.dialog);
      await settle();
    },
    close(name: DialogName) {
      const { id } = this.context.open.find((one) => one.name === name) ?? expect.fail();
      actor.send({ type: 'dialog.close', id });
    },
  };
}

async function startWith(...names: DialogName[]) {
  const dialogs = startDialogs();
  for (const name of names) {
    dialogs.press(name);
    await dialogs.arrive(name);
  }
  expect(dialogs.names).toEqual(names);
  return dialogs;
}

describe('a press', () => {
  it('opens its dialog once its code is there, and closing it leaves the page', async () => {
    const dialogs = startDialogs();
    dialogs.press('model');
    expect([dialogs.actor.getSnapshot().matches('opening'), dialogs.names]).toEqual([true, []]);
    await dialogs.arrive('model');
    expect([dialogs.actor.getSnapshot().value, dialogs.names]).toEqual(['resting', ['model']]);
    dialogs.close('model');
    expect([dialogs.actor.getSnapshot().value, dialogs.names]).toEqual(['resting', []]);
  });

  it('on a slow line says after 300 ms that its dialog is on its way', () => {
    const { actor, clock, press } = startDialogs();
    press('cookbook');
    clock.increment(LATE_AFTER - 1);
    expect(actor.getSnapshot().hasTag('late')).toBe(false);
    clock.increment(1);
    expect(actor.getSnapshot().hasTag('late')).toBe(true);
  });

  it('takes the place of an earlier one whose dialog has not come', async () => {
    const dialogs = startDialogs();
    dialogs.press('cookbook');
    dialogs.press('model');
    await dialogs.arrive('model');
    await dialogs.arrive('cookbook');
    expect(dialogs.names).toEqual(['model']);
  });

  it('twice opens its dialog once', async () => {
    const dialogs = startDialogs();
    dialogs.press('model');
    dialogs.press('model');
    await dialogs.arrive('model');
    dialogs.press('model');
    await dialogs.arrive('model');
    expect(dialogs.names).toEqual(['model']);
  });

  it('opens the field of a text above the field of another, and each closes by itself', async () => {
    const dialogs = await startWith('edit');
    for (const stacks of [false, true]) {
      dialogs.press('edit');
      dialogs.fetches.at(-1)?.resolve({ name: 'edit', stacks });
      await settle();
      expect(dialogs.names).toEqual(stacks ? ['edit', 'edit'] : ['edit']);
    }
    const [, above] = dialogs.actor.getSnapshot().context.open;
    dialogs.actor.send({ type: 'dialog.close', id: above?.id ?? -1 });
    expect(dialogs.actor.getSnapshot().context.open).toEqual([{ name: 'edit', id: 0 }]);
  });

  it('whose dialog cannot be fetched says so until the next press, and opens nothing', async () => {
    const dialogs = startDialogs();
    dialogs.press('cookbook', {}, 'cookbook');
    await dialogs.arrive('cookbook', true);
    expect([dialogs.actor.getSnapshot().value, dialogs.context.missing]).toEqual([
      'resting',
      'cookbook',
    ]);
    expect(dialogs.missing).toHaveBeenCalledOnce();
    dialogs.press('cookbook');
    expect(dialogs.context.missing).toBeNull();
  });
});

describe('a dialog above another one', () => {
  it('closes alone', async () => {
    const dialogs = await startWith('model', 'photo');
    dialogs.close('photo');
    expect([dialogs.actor.getSnapshot().value, dialogs.names]).toEqual(['resting', ['model']]);
  });

  it('leaves the other one, although its code cannot be fetched', async () => {
    const dialogs = await startWith('model');
    dialogs.press('photo');
    await dialogs.arrive('photo', true);
    expect([dialogs.actor.getSnapshot().value, dialogs.names]).toEqual(['resting', ['model']]);
  });

  it('comes although the visitor closes the other one meanwhile', async () => {
    const dialogs = await startWith('cookbook');
    dialogs.press('photo');
    dialogs.close('cookbook');
    await dialogs.arrive('photo');
    expect(dialogs.names).toEqual(['photo']);
  });
});

it('an open dialog takes what is dropped for it, and stays the same one', async () => {
  const dialogs = await startWith('photo', 'bring');
  const [{ id } = expect.fail()] = dialogs.context.open;
  const files = [new File([], 'a.jpg')];
  dialogs.press('photo', { files });
  await dialogs.arrive('photo');
  expect(dialogs.context.open).toMatchObject([{ id, name: 'photo', files }, { name: 'bring' }]);
});

it('an open dialog takes a link that is opened later', async () => {
  const dialogs = await startWith('shared');
  dialogs.press('shared', { text: 'another list' });
  await dialogs.arrive('shared');
  expect(dialogs.context.open).toMatchObject([{ name: 'shared', text: 'another list' }]);
});

describe('when the recipe leaves the page', () => {
  it('its dialogs close, and others stay', async () => {
    const dialogs = await startWith('model');
    dialogs.press('cook', { of: 'recipe' });
    await dialogs.arrive('cook');
    dialogs.actor.send({ type: 'recipe.leave' });
    expect([dialogs.actor.getSnapshot().value, dialogs.names]).toEqual(['resting', ['model']]);
  });

  it.each([{ names: [] }, { names: ['model'] }] as const)(
    'its dialog on its way no longer opens, which is no failure: $names',
    async ({ names }) => {
      const dialogs = await startWith(...names);
      dialogs.press('shopping', { of: 'recipe' });
      dialogs.actor.send({ type: 'recipe.leave' });
      await dialogs.arrive('shopping');
      expect([dialogs.actor.getSnapshot().value, dialogs.names]).toEqual(['resting', names]);
      expect(dialogs.context).toMatchObject({ opening: null, missing: null });
      expect(dialogs.missing).not.toHaveBeenCalled();
    },
  );

  it('another dialog on its way still opens', async () => {
    const dialogs = await startWith('cook');
    dialogs.press('shopping', { of: 'plan' });
    dialogs.actor.send({ type: 'recipe.leave' });
    await dialogs.arrive('shopping');
    expect(dialogs.names).toEqual(['cook', 'shopping']);
  });
});

it('a dialog that reports late that it has closed does not close the next one of its name', async () => {
  const dialogs = await startWith('model');
  const [{ id } = expect.fail()] = dialogs.context.open;
  dialogs.actor.send({ type: 'dialog.close', id });
  dialogs.press('model');
  await dialogs.arrive('model');
  dialogs.actor.send({ type: 'dialog.close', id });
  expect([dialogs.actor.getSnapshot().value, dialogs.names]).toEqual(['resting', ['model']]);
});

it.each([
  [[], ['shared']],
  [['model'], ['model']],
] as const)(
  'the dialog for which the page was opened leaves a visitor their own: %j',
  async (open, after) => {
    const dialogs = await startWith(...open);
    dialogs.actor.send({ type: 'dialog.launch', dialog: { name: 'shared' } });
    expect(dialogs.names).toEqual(after);
  },
);
