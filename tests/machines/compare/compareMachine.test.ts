import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { compareMachine, type Words } from '../../../machines/compare/compareMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { leafOf } from '../../support/leafOf';
import { isFull } from '../../support/sample';
import { settle } from '../../support/settle';

/** Each run takes the same walks; `npm run test:full` takes others, and more. */
const SAMPLE = isFull ? { numRuns: 2_000 } : { numRuns: 80, seed: 5 };

const BEFORE: Words = { text: 'Soup' };
const RECIPE = { text: '# Soup' } as Recipe;

interface Call<Result, Input> {
  resolve(result: Result): void;
  reject(error: unknown): void;
  input: Input;
  signal: AbortSignal;
}

function startCompare(about: { hasSource?: boolean; isUnread?: boolean; words?: Words } = {}) {
  const copies: Call<Words | null, void>[] = [];
  const saves: Call<Recipe | null, Words>[] = [];
  const wait = <Result, Input>(calls: Call<Result, Input>[]) =>
    fromPromise<Result, Input>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          calls.push({ resolve, reject, input, signal });
        }),
    );
  const kept: Words[] = [];
  const forget = vi.fn();
  const giveUp = vi.fn();
  const shown: Recipe[] = [];
  const machine = compareMachine.provide({
    actors: { copyOut: wait(copies), saveWords: wait(saves) },
    actions: {
      keepWords: ({ context }) => void kept.push(context.words),
      forgetWords: forget,
      giveUpWords: giveUp,
    },
  });
  const input = { words: BEFORE, before: BEFORE, hasSource: true, isUnread: false, ...about };
  const actor = createActor(machine, { input });
  actor.on('recipe.ready', ({ recipe }) => shown.push(recipe));
  actor.start();
  return {
    ...{ actor, copies, saves, kept, forget, giveUp, shown },
    type: (text: string) => actor.send({ type: 'words.type', words: { text } }),
    get state() {
      return leafOf(actor.getSnapshot()).replace('open.', '');
    },
    get context() {
      return actor.getSnapshot().context;
    },
  };
}

const FINISH = { type: 'editing.finish', isOnlyText: false } as const;

describe('what a visitor types', () => {
  it('is kept, and given up only after a question', () => {
    const field = startCompare({ hasSource: false });
    field.type('Stew');
    expect([field.state, field.kept]).toEqual(['field', [{ text: 'Stew' }]]);
    field.actor.send({ type: 'editing.cancel' });
    expect(field.state).toBe('asking.discarding');
    field.actor.send({ type: 'editing.cancel' });
    expect([field.state, field.giveUp.mock.calls.length]).toEqual(['field', 0]);
    field.actor.send({ type: 'editing.cancel' });
    field.type('Stew!');
    expect([field.state, field.context.words.text]).toEqual(['field', 'Stew!']);
    field.actor.send({ type: 'editing.cancel' });
    field.actor.send({ type: 'changes.discard' });
    expect([field.state, field.giveUp.mock.calls.length]).toEqual(['closed', 1]);
  });

  it('stays in the tab when the browser closes the dialog', () => {
    const field = startCompare();
    field.type('Stew');
    field.actor.send({ type: 'dialog.close' });
    expect(field.state).toBe('closed');
    expect([field.forget.mock.calls, field.giveUp.mock.calls]).toEqual([[], []]);
  });

  it('is saved although the dialog closes, and its recipe is shown once it is safe', async () => {
    const field = startCompare();
    field.type('Stew');
    field.actor.send(FINISH);
    field.actor.send({ type: 'dialog.close' });
    expect([field.state, field.saves[0]?.signal.aborted]).toEqual(['saving', false]);
    field.saves[0]?.resolve(RECIPE);
    await settle();
    expect([field.state, field.shown]).toEqual(['closed', [RECIPE]]);
  });

  it('is nothing to save if it is blank, or the recipe as it was; a text from elsewhere is', () => {
    const field = startCompare();
    field.type(' \n');
    field.actor.send(FINISH);
    expect(field.state).toBe('comparing');
    field.type('Soup');
    field.actor.send(FINISH);
    expect([field.state, field.saves, field.forget.mock.calls.length]).toEqual(['closed', [], 1]);
    const paste = startCompare({ isUnread: true });
    paste.actor.send(FINISH);
    expect(paste.state).toBe('saving');
    const ticked = startCompare();
    ticked.actor.send({
      type: 'words.type',
      words: { ...BEFORE, ticks: { 'Serve with tea.': true } },
    });
    ticked.actor.send(FINISH);
    expect(ticked.state).toBe('saving');
  });

  it('is taken for a recipe without ingredients and steps only after a question', () => {
    const field = startCompare({ isUnread: true });
    const finish = { ...FINISH, isOnlyText: true };
    field.actor.send(finish);
    field.actor.send({ type: 'changes.discard' });
    expect(field.state).toBe('asking.takingText');
    field.actor.send({ type: 'editing.resume' });
    field.actor.send({ type: 'text.take' });
    expect(field.state).toBe('comparing');
    field.actor.send(finish);
    field.actor.send({ type: 'text.take' });
    expect(field.state).toBe('saving');
  });
});

describe('what a model copies out', () => {
  const COPY = { text: 'Soup\n\nIngredients\n\n2 leeks' };

  async function copying() {
    const field = startCompare();
    field.actor.send({ type: 'copy.start' });
    expect(field.state).toBe('copying');
    return { field, call: field.copies[0] ?? expect.fail() };
  }

  it('comes into the field and the tab, and Undo brings back what was there', async () => {
    const { field, call } = await copying();
    const canUndo = () => field.actor.getSnapshot().can({ type: 'change.undo' });
    expect(canUndo()).toBe(false);
    call.resolve(COPY);
    await settle();
    expect([field.state, field.context.outcome, field.kept]).toEqual([
      'comparing',
      'copied',
      [COPY],
    ]);
    field.actor.send({ type: 'change.undo' });
    expect([field.context.words, field.kept.at(-1)]).toEqual([BEFORE, BEFORE]);
    expect(canUndo()).toBe(false);
  });

  it('is offered, and not written, if the visitor has typed meanwhile', async () => {
    const { field, call } = await copying();
    field.type('Stew');
    call.resolve(COPY);
    await settle();
    expect([field.context.words.text, field.context.outcome]).toEqual(['Stew', 'offered']);
    field.actor.send({ type: 'copy.take' });
    expect(field.context.words).toEqual(COPY);
    field.actor.send({ type: 'change.undo' });
    expect(field.context.words).toEqual({ text: 'Stew' });
    field.actor.send({ type: 'copy.take' });
    expect(field.context.words).toEqual({ text: 'Stew' });
  });

  it.each([
    { type: 'copy.stop' },
    { type: 'editing.cancel' },
    FINISH,
    { type: 'dialog.close' },
  ] as const)(
    'is not asked for any longer after $type, and a late answer changes nothing',
    async (event) => {
      const { field, call } = await copying();
      field.type('Stew');
      field.actor.send(event);
      expect(call.signal.aborted).toBe(true);
      call.resolve(COPY);
      await settle();
      expect([field.context.words.text, field.context.offered]).toEqual(['Stew', null]);
    },
  );

  it('changes nothing if it holds no recipe or the call fails', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const { field, call } = await copying();
      call[end](null);
      await settle();
      expect([field.state, field.context]).toMatchObject([
        'comparing',
        { outcome: 'notCopied', words: BEFORE, past: [] },
      ]);
    }
  });
});

it('whatever a visitor and a model do, no word is lost before the visitor gives it up or it is safe', async () => {
  const step = fc.oneof(
    fc
      .nat(9)
      .map((number) => ({ type: 'words.type' as const, words: { text: `typed ${number}` } })),
    fc
      .nat(9)
      .map((number) => ({ type: 'words.replace' as const, words: { text: `put ${number}` } })),
    fc.constantFrom(
      ...(['change.undo', 'copy.start', 'copy.stop', 'copy.take'] as const).map((type) => ({
        type,
      })),
      ...(['editing.cancel', 'editing.resume'] as const).map((type) => ({ type })),
    ),
    fc.constantFrom('answer', 'fail'),
  );
  const walk = fc.asyncProperty(
    fc.boolean(),
    fc.array(step, { maxLength: 25 }),
    async (hasSource, steps) => {
      const field = startCompare({ hasSource });
      for (const one of steps) {
        if (one === 'answer') field.copies.at(-1)?.resolve({ text: 'a copy' });
        else if (one === 'fail') field.copies.at(-1)?.reject(new Error('no'));
        else field.actor.send(one);
        await settle();
        const isOpen = field.actor.getSnapshot().hasTag('onScreen');
        const { words, past } = field.context;
        if (!isOpen)
          return void expect([words, field.giveUp.mock.calls.length]).toEqual([BEFORE, 1]);
        // What the field shows is what the tab has.
        expect(field.kept.at(-1) ?? BEFORE).toEqual(words);
        expect(past.every((one) => one.text)).toBe(true);
      }
    },
  );
  await fc.assert(walk, SAMPLE);
});
