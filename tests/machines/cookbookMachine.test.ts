import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { cookbookMachine, PATIENCE, type SavedRecipe } from '../../machines/cookbookMachine';
import { startCookbook } from '../support/chart/cookbookChart';

const soup: SavedRecipe = {
  id: 'a',
  recipe: '# Soup',
  cut: false,
  model: null,
  ingredients: [],
  savedAt: 1,
};
const pie: SavedRecipe = { ...soup, id: 'b', recipe: '# Pie', savedAt: 2 };

/** Starts a cookbook in which these recipes have been found. */
async function startReady(...recipes: SavedRecipe[]) {
  const cookbook = startCookbook();
  const answer = (found: readonly SavedRecipe[], unreadable = 0) =>
    cookbook.drive({ type: 'xstate.done.actor.look', output: { recipes: found, unreadable } });
  await answer(recipes);
  return {
    ...cookbook,
    answer,
    get now() {
      return cookbook.actor.getSnapshot();
    },
  };
}

it('reads the storage at the start, and again when it may hold something else', async () => {
  const cookbook = startCookbook();
  expect(cookbook.actor.getSnapshot().value).toBe('reading');
  cookbook.looks[0]?.resolve({ recipes: [soup], unreadable: 2 });
  await cookbook.settled();
  expect(cookbook.actor.getSnapshot()).toMatchObject({
    value: 'ready',
    context: { recipes: [soup], unreadable: 2, trouble: null },
  });
  await cookbook.drive({ type: 'cookbook.check' });
  await cookbook.drive({ type: 'cookbook.check' });
  expect(cookbook.looks).toHaveLength(3);
  cookbook.looks[1]?.resolve({ recipes: [], unreadable: 0 });
  await cookbook.settled();
  expect(cookbook.actor.getSnapshot().context.recipes).toEqual([soup]);
  cookbook.looks[2]?.resolve({ recipes: [pie, soup], unreadable: 0 });
  await cookbook.settled();
  expect(cookbook.actor.getSnapshot().context.recipes).toEqual([pie, soup]);
});

it('keeps the objects of recipes that it knows', async () => {
  const { answer, drive, now, actor } = await startReady(soup);
  const [first] = now.context.recipes;
  await drive({ type: 'cookbook.check' });
  await answer([structuredClone(pie), structuredClone(soup)]);
  expect(actor.getSnapshot().context.recipes[1]).toBe(first);
});

it('does one deed at a time, in the order of asking, and reads after each', async () => {
  const cookbook = await startReady(soup);
  await cookbook.drive({ type: 'recipe.remove', id: 'a' });
  await cookbook.drive({ type: 'recipe.save', recipe: pie });
  await cookbook.drive({ type: 'recipe.remove', id: 'b' });
  expect(cookbook.deeds.map(({ deed }) => deed?.type)).toEqual(['recipe.remove']);
  await cookbook.drive({
    type: 'xstate.done.actor.deed',
    output: { about: 'removed', recipe: soup },
  });
  expect(cookbook.now.value).toBe('reading');
  expect(cookbook.deeds).toHaveLength(1);
  await cookbook.answer([]);
  expect(cookbook.deeds.at(-1)?.deed).toEqual({ type: 'recipe.save', recipe: pie });
  await cookbook.drive({ type: 'xstate.done.actor.deed', output: { about: 'saved', recipe: pie } });
  await cookbook.answer([pie]);
  expect(cookbook.deeds.at(-1)?.deed).toEqual({ type: 'recipe.remove', id: 'b' });
  expect(cookbook.now.context.news).toEqual({ about: 'saved', recipe: pie });
});

it('tells each outcome anew, also the same one twice', async () => {
  const cookbook = await startReady(soup);
  const serials: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    await cookbook.drive({ type: 'recipe.save', recipe: soup });
    await cookbook.drive({
      type: 'xstate.done.actor.deed',
      output: { about: 'known', recipe: soup },
    });
    await cookbook.answer([soup]);
    serials.push(cookbook.now.context.serial);
  }
  expect(serials).toEqual([1, 2]);
});

describe('what is removed', () => {
  async function removeSoup() {
    const cookbook = await startReady(pie, soup);
    await cookbook.drive({ type: 'recipe.remove', id: 'a' });
    await cookbook.drive({
      type: 'xstate.done.actor.deed',
      output: { about: 'removed', recipe: soup },
    });
    await cookbook.answer([pie]);
    return cookbook;
  }

  it('can be put back until the cookbook is closed', async () => {
    const cookbook = await removeSoup();
    expect(cookbook.now.context).toMatchObject({ recipes: [pie], removed: [soup] });
    await cookbook.drive({ type: 'cookbook.close' });
    expect(cookbook.now.context).toMatchObject({ removed: [], news: { about: 'nothing' } });
  });

  it('is no longer removed when it is back, whoever has put it there', async () => {
    const cookbook = await removeSoup();
    await cookbook.drive({ type: 'cookbook.check' });
    await cookbook.answer([pie, soup]);
    expect(cookbook.now.context).toMatchObject({ recipes: [pie, soup], removed: [] });
  });

  it('stays removed when it cannot be put back, and why is told', async () => {
    const cookbook = await removeSoup();
    const deed = { type: 'recipe.restore', recipe: soup } as const;
    await cookbook.drive(deed);
    await cookbook.drive({ type: 'xstate.error.actor.deed', error: { trouble: 'full' } });
    await cookbook.answer([pie]);
    expect(cookbook.now.context).toMatchObject({
      removed: [soup],
      deeds: [],
      news: { about: 'failure', deed, trouble: 'full' },
    });
  });
});

describe('a storage in trouble', () => {
  it('leaves in sight what was read before, says why, and is asked again when the visitor wants', async () => {
    const cookbook = await startReady(soup);
    await cookbook.drive({ type: 'cookbook.check' });
    await cookbook.drive({ type: 'xstate.error.actor.look', error: { trouble: 'forbidden' } });
    expect(cookbook.now).toMatchObject({
      value: 'unreadable',
      context: { recipes: [soup], trouble: 'forbidden' },
    });
    await cookbook.drive({ type: 'cookbook.check' });
    await cookbook.answer([pie]);
    expect(cookbook.now).toMatchObject({
      value: 'ready',
      context: { recipes: [pie], trouble: null },
    });
  });

  it('is tried all the same when there is something to do', async () => {
    const cookbook = startCookbook();
    await cookbook.drive({ type: 'xstate.error.actor.look', error: { trouble: 'full' } });
    await cookbook.drive({ type: 'recipe.save', recipe: soup });
    expect(cookbook.actor.getSnapshot().value).toBe('writing');
    expect(cookbook.deeds).toHaveLength(1);
  });

  it('that never answers is given up after ten seconds, in reading and in writing', async () => {
    const cookbook = startCookbook();
    cookbook.clock.increment(PATIENCE - 1);
    expect(cookbook.actor.getSnapshot().value).toBe('reading');
    cookbook.clock.increment(1);
    expect(cookbook.actor.getSnapshot()).toMatchObject({
      value: 'unreadable',
      context: { trouble: 'silent' },
    });
    await cookbook.drive({ type: 'recipe.save', recipe: soup });
    cookbook.clock.increment(PATIENCE);
    expect(cookbook.actor.getSnapshot()).toMatchObject({
      value: 'reading',
      context: { deeds: [], news: { about: 'failure', trouble: 'silent' } },
    });
    cookbook.looks.at(-1)?.resolve({ recipes: [soup], unreadable: 0 });
    await cookbook.settled();
    expect(cookbook.actor.getSnapshot().context.recipes).toEqual([soup]);
  });

  it('that says nothing of why has broken', async () => {
    const actor = createActor(cookbookMachine).start();
    await new Promise((resolve) => setImmediate(resolve));
    expect(actor.getSnapshot()).toMatchObject({
      value: 'unreadable',
      context: { trouble: 'broken' },
    });
  });
});
