import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { CookedRecipe } from '../../machines/cookbook/CookbookContext';
import { createLazyPart } from '../../src/browser/store';
import { createCooking } from '../../src/cookbook/cooked/createCooking';
import { createCookbook } from '../../src/cookbook/startCookbook';
import { openCookbookDatabase } from '../../src/cookbook/storage/cookbookDatabase';
import type { RecipePart } from '../../src/recipe';
import { startRecipe } from '../support/recipeActor';
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
  const notice = () => actor.getSnapshot().context.notices[0];
  await idle();
  actor.send({ type: 'recipe.save', recipe: { ...SOUP, recipe: '# Late' } });
  clock.increment(10_000);
  expect(notice()).toMatchObject({ type: 'failed', code: 'timeout' });
  await vi.waitFor(() => expect(notice()).toMatchObject({ type: 'saved', serial: 2 }));
  stop();
});

const COOKED = {
  recipe: { recipe: '# Eggs' },
  at: '2026-11-21T19:30:00+01:00',
  isNew: true,
  gone: ['eggs'],
} as unknown as CookedRecipe;

function startCooking() {
  const { actor: recipe, store: kitchen } = startRecipe({ ingredients: ['eggs', 'tea'] });
  const listeners = new Map<string, (event: object) => void>();
  const send = vi.fn();
  const cookbook = {
    send,
    on: (type: string, listener: () => void) => void listeners.set(type, listener),
  };
  const reader = createLazyPart<RecipePart>(() => Promise.reject(new Error('not needed')));
  const cooking = createCooking({ cookbook: cookbook as never, recipe, kitchen, reader });
  return {
    cooking,
    kitchen,
    cook: (about: object = {}) => listeners.get('cooked')?.({ ...COOKED, ...about }),
    lose: () => listeners.get('uncooked')?.({ recipe: COOKED.recipe }),
    list: () => kitchen.getSnapshot().context.ingredients,
    isUndone: () => cooking.getSnapshot().context?.isUndone,
    uncooked: () => send.mock.calls.length,
  };
}

it('without a dinner there is nothing to take back', () => {
  const { cooking, list, uncooked } = startCooking();
  cooking.undo();
  cooking.correct(['tea']);
  expect([cooking.getSnapshot().context, list(), uncooked()]).toEqual([null, ['eggs', 'tea'], 0]);
});

it('an undo takes a dinner off list and log, and the recipe counts as cooked until the log has lost it', () => {
  const { cooking, cook, lose, list, isUndone, uncooked } = startCooking();
  cook();
  expect([list(), isUndone()]).toEqual([['tea'], false]);
  const shown = vi.fn();
  cooking.subscribe(shown);
  cooking.undo();
  expect([list(), isUndone(), uncooked()]).toEqual([['eggs', 'tea'], true, 1]);
  expect(shown).toHaveBeenCalledOnce();
  lose();
  expect(cooking.getSnapshot().context).toBeNull();
});

it('the undo of the list takes back the log too, but only the undo of this change', () => {
  const { kitchen, cook, isUndone, uncooked } = startCooking();
  cook();
  kitchen.change({ kind: 'add', text: 'milk' });
  kitchen.undo();
  expect([isUndone(), uncooked()]).toEqual([false, 0]);
  cook({ gone: ['tea'] });
  kitchen.undo();
  expect([isUndone(), uncooked()]).toEqual([true, 1]);
});

it('a correction takes the change of the list back and makes another, even one that changes nothing, and the log stays', () => {
  const { cooking, cook, list, isUndone, uncooked } = startCooking();
  cook();
  cooking.correct(['tea']);
  expect([list(), isUndone(), uncooked()]).toEqual([['eggs'], false, 0]);
  cooking.correct([]);
  expect([list(), isUndone(), uncooked()]).toEqual([['eggs', 'tea'], false, 0]);
});

it('after a failure of the storage a second try leaves the list alone', () => {
  const { cooking, cook, kitchen, list, uncooked } = startCooking();
  cook();
  cooking.undo();
  kitchen.change({ kind: 'remove', ingredient: 'tea' });
  cooking.undo();
  expect([list(), uncooked()]).toEqual([['eggs'], 2]);
});

it('a newer dinner takes the place of the older one, even while that leaves the log', () => {
  const { cooking, cook, lose } = startCooking();
  cook();
  cooking.undo();
  cook({ at: 'later' });
  lose();
  expect(cooking.getSnapshot().context).toMatchObject({ cooked: { at: 'later' }, isUndone: false });
  cook({ recipe: { recipe: '# Rice' } });
  cooking.undo();
  lose();
  expect(cooking.getSnapshot().context).toMatchObject({ isUndone: true });
});
