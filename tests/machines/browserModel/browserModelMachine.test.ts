import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  type BrowserModelEvent,
  browserModelMachine,
} from '../../../machines/browserModel/browserModelMachine';
import { settle } from '../../support/settle';

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

function start(...states: (Availability | Error)[]) {
  let tell = (_: BrowserModelEvent) => {};
  const letGo = vi.fn();
  const follow = vi.fn();
  const machine = browserModelMachine.provide({
    actors: {
      readAvailability: fromPromise<Availability>(async () => {
        const state = states.length > 1 ? states.shift() : states[0];
        if (state instanceof Error || !state) throw state;
        return state;
      }),
      followDownload: fromCallback<BrowserModelEvent>(({ sendBack }) => {
        follow();
        tell = sendBack;
        return letGo;
      }),
    },
  });
  const actor = createActor(machine).start();
  return {
    letGo,
    follow,
    tell: (event: BrowserModelEvent) => tell(event),
    send: actor.send,
    check: async () => {
      actor.send({ type: 'availability.check' });
      await settle();
    },
    get state() {
      return actor.getSnapshot().value;
    },
    get context() {
      return actor.getSnapshot().context;
    },
  };
}

it.each<[Availability | Error, string]>([
  ['unavailable', 'unavailable'],
  ['downloadable', 'downloadable'],
  ['downloading', 'underWay'],
  ['available', 'available'],
  [new Error('no permission'), 'unavailable'],
])('a browser that says "%s" of its model leads to "%s"', async (said, state) => {
  const model = start(said);
  expect(model.state).toBe('unknown');
  await model.check();
  expect(model.state).toBe(state);
});

it('what the browser says can change until the next question', async () => {
  const model = start('unavailable', 'downloadable', 'available', 'downloadable');
  for (const state of ['unavailable', 'downloadable', 'available', 'downloadable']) {
    await model.check();
    expect(model.state).toBe(state);
  }
});

describe('a download', () => {
  async function download() {
    const model = start('downloadable');
    await model.check();
    model.send({ type: 'download.start' });
    return model;
  }

  it('begins only with a press', async () => {
    const model = start('downloadable');
    await model.check();
    expect(model.follow).not.toHaveBeenCalled();
    model.send({ type: 'download.start' });
    expect(model.follow).toHaveBeenCalledOnce();
  });

  it('that is under way already is followed once a visitor looks at it', async () => {
    const model = start('downloading');
    await model.check();
    expect(model.follow).not.toHaveBeenCalled();
    model.send({ type: 'download.start' });
    expect([model.state, model.follow.mock.calls.length]).toEqual(['downloading', 1]);
  });

  it('moves its bar, and ends with the model', async () => {
    const model = await download();
    model.tell({ type: 'download.progress', progress: 0.4 });
    expect(model.context.progress).toBe(0.4);
    model.tell({ type: 'download.finish' });
    expect(model.state).toBe('available');
  });

  it('that the visitor no longer waits for is let go, and its bar begins anew', async () => {
    const model = await download();
    model.tell({ type: 'download.progress', progress: 0.4 });
    model.send({ type: 'download.stop' });
    expect([model.state, model.letGo.mock.calls.length]).toEqual(['downloadable', 1]);
    model.send({ type: 'download.start' });
    expect(model.context.progress).toBe(0);
  });

  it('that fails says why until the next one', async () => {
    const model = await download();
    const diagnosis = { kind: 'browserModelNoRoom' } as const;
    model.tell({ type: 'download.fail', diagnosis });
    expect([model.state, model.context.diagnosis]).toEqual(['downloadable', diagnosis]);
    model.send({ type: 'download.start' });
    expect(model.context.diagnosis).toBeNull();
  });

  it('goes on when the dialog opens again', async () => {
    const model = await download();
    await model.check();
    expect([model.state, model.letGo.mock.calls.length]).toEqual(['downloading', 0]);
  });
});

it('without an actor that asks the browser, the page has no model', async () => {
  const actor = createActor(browserModelMachine).start();
  actor.send({ type: 'availability.check' });
  await settle();
  expect(actor.getSnapshot().value).toBe('unavailable');
});
