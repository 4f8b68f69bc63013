import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import {
  type Look,
  type PhotoResult,
  photoMachine,
  type Viewer,
  type WhyNoPhotos,
} from '../../../machines/photo/photoMachine';
import { leafOf } from '../../support/leafOf';
import { settle } from '../../support/settle';

const FILE = new Blob(['a file']);
const PICTURE: Uint8Array = new Uint8Array([1, 2]);
const VIEWER: Viewer = { model: 'a/model', recipients: ['a host'], connection: {} };
const SIGHT = { kind: 'none' } as const;

let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
const logged = () => log.mock.calls.map(([line]) => line);

interface Call extends Look {
  signal: AbortSignal;
  resolve(answer: PhotoResult): void;
  reject(error: unknown): void;
}

function startPhoto(
  viewer: Viewer | WhyNoPhotos = VIEWER,
  draw: () => Promise<readonly Uint8Array[]> = async () => [PICTURE],
  findViewer = fromPromise<Viewer | WhyNoPhotos>(async () => viewer),
) {
  const clock = new SimulatedClock();
  const calls: Call[] = [];
  const lookAtPicture = fromPromise<PhotoResult, Look>(({ input, signal }) => {
    return new Promise((resolve, reject) => {
      calls.push({ resolve, reject, ...input, signal });
    });
  });
  const machine = photoMachine.provide({
    actors: {
      findViewer,
      drawPictures: fromPromise(draw),
      lookAtPicture,
    },
  });
  const actor = createActor(machine, { clock }).start();
  return {
    actor,
    clock,
    calls,
    get state() {
      return leafOf(actor.getSnapshot());
    },
    get context() {
      return actor.getSnapshot().context;
    },
    get call() {
      const call = calls.at(-1);
      if (!call) throw new Error('No call has been made.');
      return call;
    },
    async fail(error: unknown = new Error('no')) {
      this.call.reject(error);
      await settle();
    },
  };
}

async function startLooking(viewer = VIEWER) {
  const photo = startPhoto(viewer);
  photo.actor.send({ type: 'photo.open', files: [FILE] });
  await settle();
  await settle();
  photo.actor.send({ type: 'picture.send' });
  return photo;
}

describe('a picture', () => {
  it('is looked at after a press, and not before', async () => {
    const photo = startPhoto();
    photo.actor.send({ type: 'photo.open' });
    expect(photo.state).toBe('finding');
    await settle();
    expect(photo.state).toBe('choosing');
    photo.actor.send({ type: 'picture.send' });
    photo.actor.send({ type: 'picture.choose', files: [FILE] });
    await settle();
    expect([photo.state, photo.calls.length, photo.context.files]).toEqual(['ready', 0, []]);
    photo.actor.send({ type: 'picture.send' });
    expect(photo.call).toMatchObject({ pictures: [PICTURE], connection: VIEWER.connection });
    photo.call.resolve(SIGHT);
    await settle();
    expect([photo.state, photo.context.result]).toEqual(['seen', SIGHT]);
  });

  it.each(['looking', 'drawing', 'seen', 'failed'])(
    'that comes while the page is %s takes the place of the last one',
    async (when) => {
      const photo = await startLooking();
      const { signal } = photo.call;
      if (when === 'seen') photo.call.resolve(SIGHT);
      if (when === 'failed')
        for (const wait of [1_000, 2_000, 0]) {
          await photo.fail();
          photo.clock.increment(wait);
        }
      await settle();
      const file = new Blob(['another']);
      if (when === 'drawing') photo.actor.send({ type: 'picture.choose', files: [FILE] });
      expect(photo.state).toBe(when);
      photo.actor.send({ type: 'picture.choose', files: [file] });
      expect([photo.state, photo.context.files]).toEqual(['drawing', [file]]);
      if (when === 'looking') expect(signal.aborted).toBe(true);
      await settle();
      expect([photo.state, photo.context.result]).toEqual(['ready', null]);
    },
  );

  it('that comes while the page looks for a model waits for it', async () => {
    const photo = startPhoto();
    photo.actor.send({ type: 'photo.open' });
    photo.actor.send({ type: 'picture.choose', files: [FILE] });
    expect(photo.state).toBe('finding');
    await settle();
    await settle();
    expect(photo.state).toBe('ready');
  });

  it('can be tried again if no model may look, as the list of models may come late', async () => {
    let viewer: Viewer | WhyNoPhotos = { model: null, isKnown: false, others: [] };
    const photo = startPhoto(
      VIEWER,
      undefined,
      fromPromise(async () => viewer),
    );
    photo.actor.send({ type: 'photo.open' });
    await settle();
    expect(photo.state).toBe('blind');
    viewer = VIEWER;
    photo.actor.send({ type: 'viewer.find' });
    await settle();
    expect([photo.state, photo.context.whyNoPhotos]).toEqual(['choosing', null]);
  });

  it('stays with the visitor if no model may look', async () => {
    const whyNoPhotos: WhyNoPhotos = { model: null, isKnown: true, others: ['b/model'] };
    const photo = startPhoto(whyNoPhotos);
    photo.actor.send({ type: 'photo.open', files: [FILE] });
    await settle();
    for (const type of ['picture.send', 'photo.stop'] as const) photo.actor.send({ type });
    expect([photo.state, photo.context.whyNoPhotos, photo.calls]).toEqual([
      'blind',
      whyNoPhotos,
      [],
    ]);
  });

  it.each([
    [Object.assign(new Error(), { problem: 'heic' }), 'heic'],
    [new Error('anything else'), 'unreadable'],
  ])('that cannot be drawn has a reason: %s', async (error, problem) => {
    const photo = startPhoto(VIEWER, () => Promise.reject(error));
    photo.actor.send({ type: 'photo.open', files: [FILE] });
    await settle();
    await settle();
    expect([photo.state, photo.context.problem, photo.context.files]).toEqual([
      'choosing',
      problem,
      [],
    ]);
  });

  it('is forgotten when the dialog closes, and what still runs is aborted', async () => {
    const photo = await startLooking();
    const { signal } = photo.call;
    photo.actor.send({ type: 'photo.close' });
    expect([photo.state, signal.aborted]).toEqual(['closed', true]);
    expect(photo.context).toEqual(startPhoto().context);
  });
});

describe('a look', () => {
  it('that fails says why, and the visitor can send the picture again', async () => {
    const photo = await startLooking();
    await photo.fail(
      Object.assign(new Error('busy'), {
        name: 'Busy',
        status: 503,
        diagnosis: { kind: 'noCredit' },
      }),
    );
    photo.clock.increment(600_000);
    expect([photo.state, photo.calls.length]).toEqual(['failed', 1]);
    expect(photo.context.diagnosis).toEqual({ kind: 'noCredit' });
    expect(logged()).toEqual(['Attempt 1 of 1 failed: Busy (HTTP 503) - busy']);
    photo.actor.send({ type: 'picture.send' });
    expect([photo.state, photo.context.diagnosis, photo.calls.length]).toEqual([
      'looking',
      null,
      2,
    ]);
  });

  it.each([
    [undefined, 300_000],
    [600_000, 600_000],
  ])('ends after the time that its model has: %s ms', async (limit, time) => {
    const photo = await startLooking({ ...VIEWER, limit });
    photo.clock.increment(time - 1);
    expect(photo.call.signal.aborted).toBe(false);
    photo.clock.increment(1);
    expect([photo.state, photo.call.signal.aborted]).toEqual(['failed', true]);
    expect(photo.context.diagnosis).toEqual({ kind: 'timedOut' });
  });

  it('stops at a press: no log, no later call, no answer', async () => {
    const photo = await startLooking();
    const { call } = photo;
    photo.actor.send({ type: 'photo.stop' });
    call.resolve(SIGHT);
    await settle();
    photo.clock.increment(600_000);
    expect([photo.state, photo.calls.length, photo.context.result]).toEqual(['ready', 1, null]);
    expect([call.signal.aborted, logged()]).toEqual([true, []]);
  });
});

describe('pictures of a recipe', () => {
  async function startRecipe(count: number) {
    const draw = vi.fn(async () => [PICTURE.slice()]);
    const photo = startPhoto(VIEWER, draw);
    const texts: unknown[] = [];
    photo.actor.on('text.read', (read) => texts.push(read));
    photo.actor.send({ type: 'photo.open', aim: 'recipe' });
    await settle();
    for (let at = 0; at < count; at += 1) {
      photo.actor.send({ type: 'picture.choose', files: [FILE] });
      await settle();
    }
    return { photo, draw, texts };
  }

  it('go together, at most four of them, and their text goes out beside them', async () => {
    const { photo, draw, texts } = await startRecipe(5);
    // The last one counts: it may be a better picture of the first page.
    const drawn = await Promise.all(draw.mock.results.map(({ value }) => value));
    expect(photo.context.pictures.map((one) => drawn.flat().indexOf(one))).toEqual([1, 2, 3, 4]);
    photo.actor.send({ type: 'picture.send' });
    const { pictures } = photo.context;
    expect(photo.call).toMatchObject({ aim: 'recipe', pictures });
    photo.call.resolve({ kind: 'text', text: '2 eggs' });
    await settle();
    expect(texts).toEqual([{ type: 'text.read', text: '2 eggs', pictures }]);
  });

  it('stay if another one cannot be drawn', async () => {
    const { photo, draw } = await startRecipe(2);
    draw.mockRejectedValueOnce(Object.assign(new Error(), { problem: 'heic' }));
    photo.actor.send({ type: 'picture.choose', files: [FILE] });
    await settle();
    const { problem, pictures } = photo.context;
    expect([photo.state, problem, pictures.length]).toEqual(['ready', 'heic', 2]);
  });

  it('without a recipe say so, and send no text', async () => {
    const { photo, texts } = await startRecipe(1);
    photo.actor.send({ type: 'picture.send' });
    photo.call.resolve({ kind: 'none' });
    await settle();
    expect([photo.state, texts]).toEqual(['seen', []]);
  });
});
