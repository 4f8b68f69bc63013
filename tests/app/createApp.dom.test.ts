import 'fake-indexeddb/auto';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { AttemptLimits } from '../../machines/recipe/RecipeContext';
import { LOCAL_LIMITS } from '../../machines/recipe/RecipeContext';
import { createApp } from '../../src/app/createApp';
import { settings } from '../../src/app/settings';
import type { AnswerPiece } from '../../src/models/connections/connection';
import type { ModelStatus } from '../../src/models/control/createModelController';
import '../../src/app/parts/requests';

afterEach(() => vi.restoreAllMocks());

function ask(choice: ModelStatus['choice'] = 'host', limits?: AttemptLimits) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const clock = new SimulatedClock();
  const pieces: ((piece: AnswerPiece) => void)[] = [];
  const app = createApp({
    settings,
    clock,
    kitchen: { ingredients: ['eggs', 'rice'] },
    hostConnection: {
      id: 'fake',
      model: 'fake/model',
      takesConversation: true,
      recipients: [],
      origins: [],
      ...(limits && { limits }),
      prepare: async () => {},
      warmUp: async () => {},
      diagnose: async () => undefined,
      ask: () => new Promise(() => {}),
      generate: (_, __, onPiece = () => {}) => new Promise(() => pieces.push(onPiece)),
    },
  });
  onTestFinished(app.stop);
  app.modelStatus.set({ choice, takesImages: false, condition: '' });
  app.recipe.send({ type: 'recipe.request' });
  return { app, clock, pieces };
}

it.each<[string, ModelStatus['choice'], AttemptLimits | undefined, AttemptLimits]>([
  ["the host's model", 'host', undefined, { silence: 60_000, total: 300_000 }],
  ["a model on the host's own computer", 'host', LOCAL_LIMITS, LOCAL_LIMITS],
  ["a visitor's token", 'token', undefined, { silence: 60_000, total: 300_000 }],
  ["a model on the visitor's computer", 'local', undefined, { silence: 600_000, total: 1_800_000 }],
  ["the browser's model", 'browser', undefined, { silence: 600_000, total: 1_800_000 }],
])('an attempt with %s ends at its time limits', (_, choice, limits, { silence, total }) => {
  const silent = ask(choice, limits);
  silent.clock.increment(silence - 1);
  expect(silent.app.recipe.getSnapshot().matches('generating')).toBe(true);
  silent.clock.increment(1);
  expect(silent.app.recipe.getSnapshot().matches('retrying')).toBe(true);

  const endless = ask(choice, limits);
  const step = (silence - 1) / 2;
  for (let time = step; time < total; time += step) {
    endless.clock.increment(step);
    endless.app.recipe.send({ type: 'answer.grow' });
  }
  endless.clock.set(total - 1);
  expect(endless.app.recipe.getSnapshot().matches('generating')).toBe(true);
  endless.clock.set(total);
  expect(endless.app.recipe.getSnapshot().matches('retrying')).toBe(true);
});

it('a model no longer counts as slow once words of its answer arrive', async () => {
  const { app, clock, pieces } = ask();
  await vi.waitFor(() => expect(pieces).toHaveLength(1));
  clock.increment(20_000);
  const isSlow = () => app.recipe.getSnapshot().hasTag('slow');
  expect(isSlow()).toBe(true);
  vi.useFakeTimers();
  pieces[0]?.({ text: '# Rice\n', isThought: false });
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(isSlow()).toBe(false);
});

it('a stopped application runs no actor and listens to nothing', async () => {
  const app = createApp({ settings });
  const { timers } = (await app.parts.recipe.load()).tools;
  const cookbook = await app.parts.cookbook.load();
  const { controller } = await app.parts.model.load();
  timers.start({ key: 'a', label: 'Step 1', dish: '', duration: 60_000 });
  const actors = [app.recipe, cookbook.actor, controller.actor, ...timers.get().actors];
  const spies = actors.map((actor) => vi.spyOn(actor, 'send'));
  const lookAtPage = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };
  const calls = () => spies.map((spy) => spy.mock.calls.length);

  lookAtPage();
  expect(calls()).toEqual([0, 1, 1, 2]);
  app.stop();
  lookAtPage();
  expect(calls()).toEqual([0, 1, 1, 2]);
  expect(actors.map((actor) => actor.getSnapshot().status)).toEqual(Array(4).fill('stopped'));
});

it('one timer fetches a missing part again, until the application has stopped', async () => {
  vi.useFakeTimers();
  const app = createApp({ settings });
  const load = vi.spyOn(app.parts.recipe, 'load').mockRejectedValue(new Error('no'));
  for (let request = 0; request < 3; request += 1) app.loadRecipeParts();
  for (const calls of [3, 4, 5, 5]) {
    expect(load).toHaveBeenCalledTimes(calls);
    if (calls === 5) app.stop();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  vi.useRealTimers();
});

it('a part that arrives after the application has stopped does not start', async () => {
  const app = createApp({ settings });
  const arriving = app.parts.device.load();
  const listening = vi.spyOn(globalThis, 'addEventListener');
  app.stop();
  await expect(arriving).rejects.toThrow();
  expect(app.parts.device.get()).toBeNull();
  expect(listening).not.toHaveBeenCalled();
});
