import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { addingMachine, type Entry } from '../../../machines/adding/addingMachine';
import { settle } from '../../support/settle';

/** Notes what happens, in order. `read` answers the oldest call, with an error if it has no text. */
function start() {
  const events: string[] = [];
  const calls: { resolve(add: () => void): void; reject(error: Error): void }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    addingMachine.provide({
      actors: {
        readWords: fromPromise<() => void, Entry>(
          () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
        ),
      },
      actions: {
        addUnread: (_, entries) => {
          for (const { text } of entries) events.push(`unread ${text}`);
        },
        passOn: (_, press) => {
          if (press) events.push('wish' in press ? `ask ${press.wish?.kind}` : press.type);
        },
      },
    }),
    { clock },
  );
  actor.start();
  return {
    events,
    clock,
    actor,
    enter: (text: string, from: Entry['from'] = 'field') =>
      actor.send({ type: 'words.enter', text, from }),
    async read(text?: string) {
      const call = calls.shift();
      if (text === undefined) call?.reject(new TypeError('Failed to fetch'));
      else call?.resolve(() => void events.push(`read ${text}`));
      await settle();
    },
    entered: () => actor.getSnapshot().context.entries.map(({ text }) => text),
    isResting: () => actor.getSnapshot().matches('resting'),
  };
}

describe('words on their way to the list', () => {
  it('are there at once if they are one food', () => {
    const { events, enter, isResting } = start();
    enter('eggs');
    expect([events, isResting()]).toEqual([['unread eggs'], true]);
  });

  it('are kept until they are read, in the order in which the visitor entered them', async () => {
    const { events, enter, read, entered, isResting } = start();
    enter('flour, sugar');
    enter('eggs');
    enter('- tea', 'paste');
    expect(entered()).toEqual(['flour, sugar', 'eggs', '- tea']);
    await read('flour, sugar');
    expect(entered()).toEqual(['eggs', '- tea']);
    await read('eggs');
    await read('tea');
    expect(events).toEqual(['read flour, sugar', 'read eggs', 'read tea']);
    expect([entered(), isResting()]).toEqual([[], true]);
  });

  it.each(['an error', 'a long silence'])(
    'are given up one by one after %s of the reader',
    async (fault) => {
      const { events, clock, enter, read, isResting } = start();
      const fail = () => (fault === 'an error' ? read() : clock.increment(10_000));
      enter('flour, sugar');
      enter('eggs\nAvoid:\nnuts', 'paste');
      await fail();
      await fail();
      expect(events).toEqual(['unread flour, sugar', 'unread eggs\nAvoid:\nnuts']);
      expect(isResting()).toBe(true);
    },
  );
});

describe('a request', () => {
  it('goes at once if there is nothing to wait for', () => {
    const { events, actor } = start();
    actor.send({ type: 'recipe.request', wish: { kind: 'ideas' } });
    expect(events).toEqual(['ask ideas']);
  });

  it('waits for all words, and goes once, however often the visitor presses', async () => {
    const { events, actor, enter, read } = start();
    enter('flour, sugar');
    actor.send({ type: 'recipe.request' });
    actor.send({ type: 'recipe.request' });
    enter('eggs, tea');
    await read('flour, sugar');
    expect(events).toEqual(['read flour, sugar']);
    await read('eggs, tea');
    expect(events).toEqual(['read flour, sugar', 'read eggs, tea', 'recipe.request']);
    enter('oats, nuts');
    await read('oats, nuts');
    expect(events.filter((event) => event === 'recipe.request')).toHaveLength(1);
  });

  it('also goes if the reader does not come', async () => {
    const { events, actor, enter, read } = start();
    enter('flour, sugar');
    actor.send({ type: 'recipe.request' });
    await read();
    expect(events).toEqual(['unread flour, sugar', 'recipe.request']);
  });
});

it('starting over waits for nothing: all words are given up before', async () => {
  const { events, actor, enter, read, entered } = start();
  enter('flour, sugar');
  enter('- tea', 'paste');
  actor.send({ type: 'recipe.request' });
  actor.send({ type: 'kitchen.clear' });
  expect(events).toEqual(['unread flour, sugar', 'unread - tea', 'kitchen.clear']);
  expect(entered()).toEqual([]);
  await read('flour, sugar');
  expect(events).toHaveLength(3);
});

it('a press from before a start over does nothing for words that come after it', async () => {
  const { events, actor, enter, read } = start();
  enter('flour, sugar');
  actor.send({ type: 'recipe.request' });
  actor.send({ type: 'kitchen.clear' });
  await read('flour, sugar');
  enter('eggs, tea');
  await read('eggs, tea');
  expect(events).toEqual(['unread flour, sugar', 'kitchen.clear', 'read eggs, tea']);
});
