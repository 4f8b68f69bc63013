import { beforeEach, expect, it, vi } from 'vitest';
import type { SavedRecipe, SavedTitle } from '../../../machines/cookbook/CookbookContext';
import { SOUP } from '../recipes';
import { startInMemory } from '../startInMemory';

vi.mock('../../../src/reading/document/parseRecipe', { spy: true });

let tasks: (() => void)[] = [];
vi.mock('../../../src/browser/loading/pauses', () => ({
  whenIdle: (task: () => void) => void tasks.push(task),
}));

const { renewTitles } = await import('../../../src/cookbook/startCookbook');
const { parseRecipe } = await import('../../../src/reading/document/parseRecipe');

beforeEach(() => {
  tasks = [];
  vi.clearAllMocks();
});

const recipes = (count: number): SavedRecipe[] =>
  Array.from({ length: count }, (_, index) => ({
    ...SOUP,
    id: `r${index}`,
    recipe: `# Soup ${index}\n\nBoil.`,
  }));

function start(...saved: SavedRecipe[]) {
  const { actor, storage } = startInMemory(...saved);
  const batches: [string, string | null][][] = [];
  const save = vi.fn(async (titles: ReadonlyMap<string, SavedTitle>) => {
    batches.push([...titles].map(([id, { text }]) => [id, text]));
    storage.recipes = storage.recipes.map((recipe) => {
      const title = titles.get(recipe.id);
      return title ? { ...recipe, title } : recipe;
    });
    actor.send({ type: 'cookbook.check' });
  });
  return { actor, storage, batches, save, stop: renewTitles(actor, save) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

async function beIdle() {
  await vi.waitFor(() => expect(tasks).not.toEqual([]));
  while (tasks.length > 0) {
    tasks.shift()?.();
    await settle();
  }
}

it('the page reads no titles before the browser is idle', async () => {
  const { batches } = start(...recipes(2));
  await vi.waitFor(() => expect(tasks).toHaveLength(1));
  expect(parseRecipe).not.toHaveBeenCalled();
  await beIdle();
  expect(batches).toEqual([
    [
      ['r0', 'Soup 0'],
      ['r1', 'Soup 1'],
    ],
  ]);
});

it('the page reads each title once, and saves a hundred at a time', async () => {
  const { batches } = start(...recipes(230));
  await beIdle();
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(parseRecipe).toHaveBeenCalledTimes(230);
});

it('reading titles pauses after some milliseconds', async () => {
  const now = vi.spyOn(performance, 'now');
  let time = 0;
  // Each reading of the clock comes 6 ms after the last.
  now.mockImplementation(() => {
    time += 6;
    return time;
  });
  const { batches } = start(...recipes(4));
  await vi.waitFor(() => expect(tasks).toHaveLength(1));
  tasks.shift()?.();
  await settle();
  expect(parseRecipe).toHaveBeenCalledTimes(3);
  await beIdle();
  now.mockRestore();
  expect(batches).toHaveLength(1);
});

it('the page does not read titles again that the cookbook has', async () => {
  const [first, second] = recipes(2) as [SavedRecipe, SavedRecipe];
  const { batches } = start({ ...first, title: { text: null, version: 1 } }, second);
  await beIdle();
  expect(batches).toEqual([[['r1', 'Soup 1']]]);
});

it('a recipe at which the reader fails does not affect the others', async () => {
  vi.mocked(parseRecipe).mockImplementationOnce(() => {
    throw new TypeError('a fault');
  });
  const { batches } = start(...recipes(2));
  await beIdle();
  expect(batches).toEqual([
    [
      ['r0', null],
      ['r1', 'Soup 1'],
    ],
  ]);
});

it.each(['stop', 'actor'] as const)('reading titles ends with the page (%s)', async (way) => {
  const { stop, actor, save } = start(...recipes(2));
  await vi.waitFor(() => expect(tasks).toHaveLength(1));
  if (way === 'stop') stop();
  else actor.stop();
  await beIdle();
  expect(parseRecipe).not.toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
});

it('the page gives up reading titles if it cannot save them', async () => {
  const { actor, save } = start(...recipes(101));
  save.mockRejectedValue(new Error('full'));
  await beIdle();
  actor.send({ type: 'cookbook.check' });
  await settle();
  expect(save).toHaveBeenCalledOnce();
  expect(tasks).toEqual([]);
});
