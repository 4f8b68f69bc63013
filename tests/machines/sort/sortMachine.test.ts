import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { attemptsMachine, type OneAttempt } from '../../../machines/attempts/attemptsMachine';
import { BACKOFF_STEP, MAX_ATTEMPTS } from '../../../machines/recipe/recipeMachine';
import type { SortedLine } from '../../../machines/sort/sortedLines';
import { type SortedByModel, sortMachine } from '../../../machines/sort/sortMachine';

const LINES: readonly SortedLine[] = ['Home', 'Soup', '2 onions', 'Boil them.'].map((text) => ({
  text,
  role: 'note',
}));

const SORTED: SortedByModel = {
  lines: [
    { text: 'Soup', role: 'title' },
    { text: '2 onions', role: 'ingredient' },
    { text: 'Boil them.', role: 'step' },
  ],
  next: null,
};

let logged: string[];
beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start() {
  const attempts: {
    input: OneAttempt;
    signal: AbortSignal;
    resolve(sorted: SortedByModel): void;
    reject(error: Error): void;
  }[] = [];
  const machine = sortMachine.provide({
    actors: {
      attempts: attemptsMachine.provide({
        actors: {
          makeAttempt: fromPromise<unknown, OneAttempt>(
            ({ input, signal }) =>
              new Promise((resolve, reject) => {
                attempts.push({ input, signal, resolve, reject });
              }),
          ),
        },
      }),
    },
  });
  const actor = createActor(machine, { input: { lines: LINES } }).start();
  const rolesNow = () => actor.getSnapshot().context.lines.map(({ role }) => role);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { actor, attempts, rolesNow, pass, snapshot: () => actor.getSnapshot() };
}

it('gives several lines a role at once, and undo takes it back, one change at a time', () => {
  const { actor, rolesNow } = start();
  actor.send({ type: 'lines.place', places: [2], role: 'ingredient' });
  actor.send({ type: 'lines.place', places: [0, 3], role: 'leftOut' });
  expect(rolesNow()).toEqual(['leftOut', 'note', 'ingredient', 'leftOut']);
  actor.send({ type: 'lines.undo' });
  expect(rolesNow()).toEqual(['note', 'note', 'ingredient', 'note']);
  actor.send({ type: 'lines.undo' });
  expect(rolesNow()).toEqual(['note', 'note', 'note', 'note']);
  expect(actor.getSnapshot().can({ type: 'lines.undo' })).toBe(false);
});

it('keeps the words of every line, whatever becomes of it', () => {
  const { actor } = start();
  for (const role of ['title', 'fact', 'group', 'ingredient', 'step', 'note', 'leftOut'] as const) {
    actor.send({ type: 'lines.place', places: [0, 1, 2, 3], role });
    const texts = actor.getSnapshot().context.lines.map(({ text }) => text);
    expect(texts).toEqual(LINES.map(({ text }) => text));
  }
});

it('has one title: the one from before becomes a note', () => {
  const { actor, rolesNow } = start();
  actor.send({ type: 'lines.place', places: [0], role: 'title' });
  actor.send({ type: 'lines.place', places: [3, 1], role: 'title' });
  expect(rolesNow()).toEqual(['note', 'title', 'note', 'note']);
});

it('asks no model before a press', async () => {
  const { attempts, pass } = start();
  await pass(600_000);
  expect(attempts).toEqual([]);
});

it('takes the lines as the model has sorted them, and undo takes that back too', async () => {
  const { actor, attempts, rolesNow, pass, snapshot } = start();
  actor.send({ type: 'sort.request' });
  attempts[0]?.resolve(SORTED);
  await pass(0);
  expect(rolesNow()).toEqual(['title', 'ingredient', 'step']);
  expect(snapshot().context.notice.about).toBe('sorted');
  actor.send({ type: 'lines.undo' });
  expect(snapshot().context.lines).toBe(LINES);
});

it('makes three attempts, 1 s and 2 s apart, logs each, and leaves the lines as they were', async () => {
  const { actor, attempts, pass, snapshot } = start();
  actor.send({ type: 'sort.request' });
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    expect(attempts).toHaveLength(attempt);
    attempts.at(-1)?.reject(Object.assign(new Error('No'), { name: 'NotSortedError' }));
    await pass(0);
    expect(logged.at(-1)).toBe(`Attempt ${attempt} of 3 failed: NotSortedError - No`);
    await pass(attempt * BACKOFF_STEP - 1);
    expect(attempts).toHaveLength(attempt);
    await pass(1);
  }
  await pass(600_000);
  expect(attempts).toHaveLength(3);
  expect(snapshot().value).toBe('byHand');
  expect(snapshot().context).toMatchObject({ lines: LINES, notice: { about: 'failure' } });
});

it.each(['sort.stop', 'sort.close'] as const)(
  '%s ends an attempt and a wait at once, and nothing is sent or logged later',
  async (type) => {
    for (const isWaiting of [false, true]) {
      const { actor, attempts, pass } = start();
      actor.send({ type: 'sort.request' });
      if (isWaiting) attempts[0]?.reject(new Error('No'));
      await pass(0);
      logged = [];
      actor.send({ type });
      await pass(600_000);
      expect(attempts).toHaveLength(1);
      expect(attempts[0]?.signal.aborted).toBe(!isWaiting);
      expect(logged).toEqual([]);
      expect(actor.getSnapshot().status).toBe(type === 'sort.close' ? 'done' : 'active');
    }
  },
);

it('changes nothing by hand while the model sorts', () => {
  const { actor, rolesNow } = start();
  actor.send({ type: 'sort.request' });
  actor.send({ type: 'lines.place', places: [0], role: 'title' });
  expect(rolesNow()).toEqual(['note', 'note', 'note', 'note']);
});
