import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedNeeds, SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import type { Kitchen } from '../../../src/amounts/Comparison';
import { createLazyPart, createStore, type LazyPart } from '../../../src/browser/store';
import type { Rank } from '../../../src/cookbook/propose/createProposals';
import { AVOIDS_NOTHING } from '../../../src/foods/covers';
import type { Labels } from '../../../src/recipe';
import type { KitchenStore } from '../../../src/ui/KitchenStore';
import { startRecipe } from '../../support/recipeActor';
import { settle } from '../../support/settle';
import { SOUP } from '../recipes';
import { startInMemory } from '../startInMemory';

let tasks: (() => void)[] = [];
vi.mock('../../../src/browser/loading/pauses', () => ({
  whenIdle: (task: () => void) => void tasks.push(task),
}));

/** Only the exact word counts as the same food. */
const rank = vi.fn((list: readonly string[], { needs }: SavedNeeds): Rank => {
  const foods = needs.map((need) => need.foods);
  const have = foods.filter((food) => list.includes(food)).length;
  return { have, need: foods.length, usesUp: [] };
});

const { createProposals } = await import('../../../src/cookbook/propose/createProposals');

beforeEach(() => {
  tasks = [];
  rank.mockClear();
});

const needing = (id: string, ...foods: string[]): SavedRecipe => ({
  ...SOUP,
  id,
  recipe: `# ${id}\n\n- ${foods.join('\n- ')}`,
  title: {
    text: id,
    needs: {
      needs: foods.map((food) => ({ foods: food, amount: null, isOptional: false, isSure: true })),
      language: null,
      servings: null,
    },
    version: 99,
  },
});

function createPart(list: KitchenStore) {
  const read = vi.fn(({ text }: { text: string }) => {
    const { avoid } = list.getSnapshot().context.preferences;
    return avoid.some((food) => text.includes(food)) ? { look: 'contains', words: '' } : null;
  });
  const kitchenNow = (always: string): Kitchen => ({
    list: list.getSnapshot().context.ingredients,
    always: always.split(','),
    probably: [],
    avoided: AVOIDS_NOTHING,
  });
  const basics = createStore('salt');
  const kitchen = createStore(kitchenNow('salt'));
  const follow = () => kitchen.set(kitchenNow(basics.getSnapshot().context));
  basics.subscribe(follow);
  list.subscribe(
    () => list.getSnapshot().context.ingredients !== kitchen.getSnapshot().context.list && follow(),
  );
  const part = createLazyPart(async () => ({
    tools: { kitchenCheck: { kitchen } },
    languages: createStore(0),
    rankOf: (needs: SavedNeeds, { list, always }: Kitchen) => rank([...list, ...always], needs),
  }));
  return { part, read, basics };
}

async function start(...saved: SavedRecipe[]) {
  const { actor: cookbook, storage } = startInMemory(...saved);
  const { store: kitchen } = startRecipe({ ingredients: ['rice', 'eggs'] });
  const fake = createPart(kitchen);
  const { found, stop } = createProposals({
    kitchen,
    cookbook,
    part: fake.part as LazyPart<never>,
    labels: { read: fake.read as Labels['read'] },
  });
  await settle();
  const proposed = () => found.getSnapshot().context.proposed.map(({ saved: { id } }) => id);
  return { ...fake, cookbook, storage, kitchen, found, stop, proposed };
}

async function beIdle() {
  await settle();
  while (tasks.length > 0) {
    tasks.shift()?.();
    await settle();
  }
}

it('the page proposes three at most, and checks no more recipes than that takes', async () => {
  const saved = ['a', 'b', 'c', 'd', 'e'].map((id, at) => ({
    ...needing(id, 'rice', ...(id === 'a' ? ['peanuts'] : [])),
    savedAt: -at,
  }));
  const { part, kitchen, read, proposed } = await start(...saved);
  await part.load();
  kitchen.changePreferences({ ...NO_PREFERENCES, avoid: ['peanuts'] });
  await beIdle();
  expect(proposed()).toEqual(['b', 'c', 'd']);
  expect(read).toHaveBeenCalledTimes(3);
});

it('a recipe in which something avoided is found is not proposed, and the proposals say for whom they are', async () => {
  const { part, kitchen, found, proposed } = await start(
    needing('Satay', 'rice', 'eggs', 'peanuts'),
  );
  await part.load();
  await beIdle();
  expect(proposed()).toEqual(['Satay']);
  const preferences = { ...NO_PREFERENCES, avoid: ['peanuts'] };
  kitchen.changePreferences(preferences);
  expect(found.getSnapshot().context.preferences).toBe(NO_PREFERENCES);
  await beIdle();
  expect(proposed()).toEqual([]);
  expect(found.getSnapshot().context.preferences).toBe(preferences);
});

it('the proposals follow the list, the cookbook in any tab, and what the visitor always has', async () => {
  const { part, kitchen, cookbook, storage, basics, proposed } = await start(
    needing('Pea soup', 'peas', 'cream', 'cumin'),
  );
  await part.load();
  await beIdle();
  expect(proposed()).toEqual([]);
  kitchen.change({ kind: 'add', text: 'peas\ncream' });
  await beIdle();
  expect(proposed()).toEqual(['Pea soup']);
  // Another tab changes the storage.
  storage.recipes = [needing('Egg rice', 'eggs', 'rice')];
  cookbook.send({ type: 'cookbook.check' });
  await beIdle();
  expect(proposed()).toEqual(['Egg rice']);
  storage.recipes = [needing('Curry', 'cumin', 'lamb')];
  cookbook.send({ type: 'cookbook.check' });
  await beIdle();
  expect(proposed()).toEqual([]);
  basics.set('salt,cumin');
  await beIdle();
  expect(proposed()).toEqual(['Curry']);
});

it('ranking pauses after some milliseconds, and ends if the list has changed meanwhile', async () => {
  const now = vi.spyOn(performance, 'now');
  let time = 0;
  // Each reading of the clock comes 6 ms after the last.
  now.mockImplementation(() => {
    time += 6;
    return time;
  });
  const saved = Array.from({ length: 6 }, (_, at) => needing(`r${at}`, 'rice'));
  const { part, kitchen } = await start(...saved);
  await beIdle();
  await part.load();
  for (const task of tasks.splice(0)) task();
  await settle();
  expect(rank).toHaveBeenCalledTimes(4);
  kitchen.clear();
  await beIdle();
  now.mockRestore();
  expect(rank).toHaveBeenCalledTimes(4);
});
