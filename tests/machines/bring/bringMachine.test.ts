import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type BringResult, bringMachine, type Source } from '../../../machines/bring/bringMachine';
import { settle } from '../../support/settle';

interface Call {
  source: Source | null;
  isRecipe: boolean;
  signal: AbortSignal;
  resolve(result: BringResult): void;
  reject(error: Error): void;
}

const read = (text: string) =>
  ({ type: 'source.read', source: { kind: 'text', text, html: '' } }) as const;

const TEXT = read('eggs\nrice');
const FILES = { type: 'source.read', source: { kind: 'files', files: [] } } as const;

function start() {
  const calls: Call[] = [];
  const begin = vi.fn<(text: string) => void>();
  const handOver = vi.fn();
  const actor = createActor(
    bringMachine.provide({
      actors: {
        readSource: fromPromise(
          ({ input, signal }) =>
            new Promise((resolve, reject) => calls.push({ ...input, signal, resolve, reject })),
        ),
      },
      actions: { beginText: (_, { text }) => begin(text) },
    }),
  ).start();
  actor.on('recipes.bring', handOver);
  onTestFinished(() => void actor.stop());
  return {
    calls,
    begin,
    handOver,
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async end(result: BringResult) {
      calls.at(-1)?.resolve(result);
      await settle();
      return actor.getSnapshot().value;
    },
  };
}

it('an opened dialog fills its field, and reads nothing yet', () => {
  const { begin, calls, send, state } = start();
  send({ type: 'bring.open', text: 'Soup' });
  expect([state(), calls]).toEqual(['resting', []]);
  expect(begin.mock.calls).toEqual([['Soup']]);
});

it('an empty field is not read, and ends what the dialog said before', async () => {
  const { calls, context, end, send, state } = start();
  send(read(' \n'));
  expect([state(), calls]).toEqual(['empty', []]);
  send(TEXT);
  await end({ kind: 'refused', reasons: [{ code: 'pdf', text: 'No PDF.' }] });
  send(read(''));
  expect([state(), context().reasons]).toEqual(['empty', []]);
});

it('what has been read goes on with its source', async () => {
  const { end, handOver, send } = start();
  send(TEXT);
  const brought = { found: [] };
  expect(await end({ kind: 'brought', brought })).toBe('resting');
  expect(handOver).toHaveBeenCalledWith({
    type: 'recipes.bring',
    brought,
    source: TEXT.source,
  });
});

it('a text that looks like a list opens as a recipe with the second press, unless it has changed', async () => {
  const { calls, end, send, state } = start();
  send(TEXT);
  expect(await end({ kind: 'list' })).toBe('list');
  send({ type: 'text.change' });
  expect(state()).toBe('resting');
  send(TEXT);
  await end({ kind: 'list' });
  send(read('eggs\nrice\nmilk'));
  expect(calls.at(-1)?.source).toMatchObject({ text: 'eggs\nrice\nmilk' });
  expect(calls.map(({ isRecipe }) => isRecipe)).toEqual([false, false, true]);
});

it('the next reading stops the one before, and forgets why that was refused', async () => {
  const { calls, context, end, send } = start();
  send(TEXT);
  await end({ kind: 'refused', reasons: [{ code: 'pdf', text: 'No PDF.' }] });
  expect(context().reasons).toHaveLength(1);
  send(FILES);
  expect(context().reasons).toEqual([]);
  send(TEXT);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
});

it('a long reading says how far it is, and stops at a press', () => {
  const { calls, context, handOver, send, state } = start();
  send(FILES);
  send({ type: 'reading.count', count: 1_200 });
  expect(context().count).toBe(1_200);
  send({ type: 'reading.stop' });
  expect(state()).toBe('stopped');
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(handOver).not.toHaveBeenCalled();
});

it('a dialog that closes stops the reading, and nothing comes', async () => {
  const { calls, context, end, handOver, send } = start();
  send(TEXT);
  send({ type: 'bring.close' });
  expect(context().source).toBeNull();
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(await end({ kind: 'brought', brought: {} })).toBe('resting');
  expect(handOver).not.toHaveBeenCalled();
});

it('a reading that fails says so', async () => {
  const { calls, send, state } = start();
  send(TEXT);
  calls[0]?.reject(new Error('torn'));
  await settle();
  expect(state()).toBe('missing');
});
