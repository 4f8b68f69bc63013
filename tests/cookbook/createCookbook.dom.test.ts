import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createCookbook } from '../../src/cookbook/createCookbook';
import { openCookbookDatabase } from '../../src/cookbook/storage/cookbookDatabase';
import { PIE, SOUP } from './recipes';

// Each test starts without saved recipes.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

function start(clock = new SimulatedClock()) {
  const cookbook = createCookbook({
    start: (_id, logic, input) => createActor(logic, { input, clock } as never).start() as never,
  });
  const { actor } = cookbook;
  const texts = () => actor.getSnapshot().context.recipes.map(({ recipe }) => recipe);
  return {
    ...cookbook,
    texts,
    idle: () => waitFor(actor, (snapshot) => snapshot.matches('idle')),
  };
}

it('the cookbook stays up to date, and asks the browser once to keep it', async () => {
  const persist = vi.fn(() => Promise.reject(new TypeError('no')));
  vi.stubGlobal('navigator', { storage: { persist } });
  const { actor, stop, texts, idle } = start();
  await idle();
  expect(persist).not.toHaveBeenCalled();
  actor.send({ type: 'recipe.save', recipe: SOUP });
  actor.send({ type: 'recipe.save', recipe: { ...SOUP, recipe: '# Rice' } });
  await idle();
  expect(texts().sort()).toEqual(['# Lentil soup\n\nBoil.', '# Rice']);
  expect(persist).toHaveBeenCalledOnce();

  const other = openCookbookDatabase(() => {});
  await other.change(() => ({ add: [PIE], outcome: { type: 'gone' } }));
  await vi.waitFor(() => expect(texts()).toContain('# Pie'));

  const titles = () => actor.getSnapshot().context.recipes.map(({ title }) => title?.text);
  await vi.waitFor(() => expect(titles().sort()).toEqual(['Lentil soup', 'Pie', 'Rice']));
  await idle();

  const check = vi.spyOn(actor, 'send');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(check).toHaveBeenCalledWith({ type: 'cookbook.check' });
  await idle();

  stop();
  check.mockClear();
  document.dispatchEvent(new Event('visibilitychange'));
  await other.change(() => ({ remove: [PIE.id], outcome: { type: 'gone' } }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(check).not.toHaveBeenCalled();
  other.close();
});

it('the cookbook no longer says that a recipe may not be saved once the storage answers late', async () => {
  const clock = new SimulatedClock();
  const { actor, stop, idle } = start(clock);
  const notice = () => actor.getSnapshot().context.notice;
  await idle();
  actor.send({ type: 'recipe.save', recipe: { ...SOUP, recipe: '# Late' } });
  clock.increment(10_000);
  expect(notice()).toMatchObject({ type: 'failed', code: 'timeout' });
  await vi.waitFor(() => expect(notice()).toMatchObject({ type: 'saved', serial: 2 }));
  stop();
});
