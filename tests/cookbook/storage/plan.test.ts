import { describe, expect, it } from 'vitest';
import {
  type Command,
  MOST_PLANNED,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import { createPause } from '../../../src/browser/loading/createPause';
import { readCookbookFile, writeCookbookFile } from '../../../src/cookbook/storage/cookbookFile';
import { planChange } from '../../../src/cookbook/storage/planChange';
import { PIE, SOUP } from '../recipes';

const planned = { servings: 6, at: 1 };
const run = async (command: Command, saved: readonly SavedRecipe[] = []) =>
  (await planChange(command))(saved, createPause());
const FULL = Array.from({ length: MOST_PLANNED }, (_, index) => ({
  ...PIE,
  id: `pie${index}`,
  recipe: `# Pie ${index}`,
  planned,
}));

describe('The plan', () => {
  it('saves a recipe that is new, and keeps the place of one that is planned already.', async () => {
    const { add = [] } = await run({ type: 'recipe.plan', recipe: SOUP, planned });
    expect(add).toMatchObject([{ recipe: SOUP.recipe, planned }]);
    const next = { servings: 2, at: 9 };
    const { edit } = await run({ type: 'recipe.plan', recipe: SOUP, planned: next }, add);
    expect(edit?.planned).toEqual({ servings: 2, at: 1 });
  });

  it('takes 14 recipes, and says so.', async () => {
    const plan = run({ type: 'recipe.plan', recipe: SOUP, planned }, FULL);
    await expect(plan).rejects.toMatchObject({ code: 'planFull' });
    const other: Command = { type: 'recipe.plan', recipe: PIE, planned: { servings: 1, at: 2 } };
    const [first, ...others] = FULL as [SavedRecipe, ...SavedRecipe[]];
    const changed = await run({ ...other, recipe: first }, [first, ...others]);
    expect(changed.edit?.planned?.servings).toBe(1);
  });

  it('comes back with a removed recipe, unless it is full by then.', async () => {
    const recipe = { ...SOUP, planned };
    expect((await run({ type: 'recipe.restore', recipe })).add?.[0]?.planned).toEqual(planned);
    const { add } = await run({ type: 'recipe.restore', recipe }, FULL);
    expect(add).toEqual([SOUP]);
  });

  it('is part of an export, and an import fills it up to 14.', async () => {
    const file = new Blob([
      writeCookbookFile([
        { ...SOUP, planned },
        { ...PIE, planned },
      ]),
    ]);
    const { add = [] } = await run({ type: 'cookbook.import', file }, FULL.slice(1));
    expect(add.map((recipe) => recipe.planned)).toEqual([planned, undefined]);
  });

  it('of a file counts only if it can be right.', async () => {
    const text = writeCookbookFile([{ ...SOUP, planned: { servings: 0, at: 1 } }]);
    const { entries, incomplete } = await readCookbookFile(text, createPause());
    expect(entries[0]?.planned).toBeUndefined();
    expect(incomplete).toEqual([{ position: 1, leftOut: ['planned'] }]);
  });

  it('loses a recipe that the visitor takes off, which stays in the cookbook.', async () => {
    const { edit } = await run({ type: 'recipe.unplan', id: 'soup' }, [{ ...SOUP, planned }]);
    expect(edit).toEqual(SOUP);
    expect((await run({ type: 'recipe.unplan', id: 'soup' })).outcome.type).toBe('gone');
  });
});
