import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { settings } from '../../src/app/config';
import { createApp } from '../../src/app/createApp';

it('an application that has stopped runs no actor and listens to nothing', async () => {
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
