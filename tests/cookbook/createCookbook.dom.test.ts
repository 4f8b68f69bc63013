import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, emit, SimulatedClock, setup, waitFor } from 'xstate';
import { createActors } from '../../machines/actors';
import type { CookedRecipe } from '../../machines/cookbook/CookbookContext';
import { createLazyPart } from '../../src/browser/store';
import { startCooking } from '../../src/cookbook/cooked/startCooking';
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

/** Plays the cookbook: it emits the fact that a test sends, and counts each dinner to take out. */
const echo = setup({
  types: { events: {} as { type: 'tell'; told: { type: string } } | { type: 'recipe.uncook' } },
  actions: { count: (_) => {} },
}).createMachine({
  on: {
    tell: { actions: emit(({ event }) => event.told) },
    'recipe.uncook': { actions: 'count' },
  },
});

function startDinners() {
  const { actor: recipe, store: kitchen } = startRecipe({ ingredients: ['eggs', 'tea'] });
  const count = vi.fn();
  const { start, stop } = createActors();
  onTestFinished(stop);
  const cookbook = start('cookbook', echo.provide({ actions: { count } }));
  const reader = createLazyPart<RecipePart>(() => Promise.reject(new Error('not needed')));
  const options = { start, recipe, kitchen, reader, cookbook: cookbook as never };
  const { cooking } = startCooking(options);
  const tell = (told: { type: string }) => cookbook.send({ type: 'tell', told });
  return {
    cooking,
    kitchen,
    undo: () => cooking.send({ type: 'dinner.undo' }),
    correct: (gone: readonly string[]) => cooking.send({ type: 'dinner.correct', gone }),
    cook: (about: object = {}) => tell({ type: 'cooked', ...COOKED, ...about }),
    lose: () => tell({ type: 'uncooked', recipe: COOKED.recipe } as never),
    list: () => kitchen.getSnapshot().context.ingredients,
    state: () => cooking.getSnapshot().value,
    uncooked: () => count.mock.calls.length,
  };
}

it('without a dinner there is nothing to take back', () => {
  const { undo, correct, list, state, uncooked } = startDinners();
  undo();
  correct(['tea']);
  expect([state(), list(), uncooked()]).toEqual(['resting', ['eggs', 'tea'], 0]);
});

it('an undo takes a dinner off list and log, and the recipe counts as cooked until the log has lost it', () => {
  const { cooking, cook, undo, lose, list, state, uncooked } = startDinners();
  cook();
  expect([list(), state()]).toEqual([['tea'], 'noted']);
  const shown = vi.fn();
  cooking.select(({ value }) => value).subscribe(shown);
  undo();
  expect([list(), state(), uncooked()]).toEqual([['eggs', 'tea'], 'undoing', 1]);
  expect(shown).toHaveBeenCalledOnce();
  lose();
  expect(state()).toBe('undone');
});

it('the undo of the list takes back the log too, but only the undo of this change', () => {
  const { kitchen, cook, state, uncooked } = startDinners();
  cook();
  kitchen.change({ kind: 'add', text: 'milk' });
  kitchen.undo();
  expect([state(), uncooked()]).toEqual(['noted', 0]);
  cook({ gone: ['tea'] });
  kitchen.undo();
  expect([state(), uncooked()]).toEqual(['undoing', 1]);
});

it('a correction takes the change of the list back and makes another, even one that changes nothing, and the log stays', () => {
  const { correct, cook, list, state, uncooked } = startDinners();
  cook();
  correct(['tea']);
  expect([list(), state(), uncooked()]).toEqual([['eggs'], 'noted', 0]);
  correct([]);
  expect([list(), state(), uncooked()]).toEqual([['eggs', 'tea'], 'noted', 0]);
});

it('after a failure of the storage a second try leaves the list alone', () => {
  const { undo, cook, kitchen, list, uncooked } = startDinners();
  cook();
  undo();
  kitchen.change({ kind: 'remove', ingredient: 'tea' });
  undo();
  expect([list(), uncooked()]).toEqual([['eggs'], 2]);
});

it('a newer dinner takes the place of the older one, even while that leaves the log', () => {
  const { cooking, cook, undo, lose, state } = startDinners();
  cook();
  undo();
  cook({ at: 'later' });
  lose();
  expect(cooking.getSnapshot()).toMatchObject({
    value: 'noted',
    context: { cooked: { at: 'later' } },
  });
  cook({ recipe: { recipe: '# Rice' } });
  undo();
  lose();
  expect(state()).toBe('undoing');
});
