import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type Command,
  MOST_PLANNED,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import { createPause } from '../../../src/browser/loading/createPause';
import { readCookbookFile, writeCookbookFile } from '../../../src/cookbook/storage/cookbookFile';
import { writtenServings } from '../../../src/cookbook/storage/fromSaved';
import { planChange } from '../../../src/cookbook/storage/planChange';
import { readTitle, TITLE_VERSION, TitleSchema } from '../../../src/cookbook/storage/savedTitle';
import { PIE, SOUP } from '../recipes';

it.each([
  ['Here is a recipe:\n\n## Lentil soup\n\n1. Boil', 'Lentil soup'],
  ['Boil water. Add the rice, stir it and wait until it is done.', null],
  [`# ${'x'.repeat(118)}𝒳𝒳`, `${'x'.repeat(118)}…`],
  [
    'Here is a recipe for you:\n\n- salt\n- 200 g rice\n- 2 eggs, beaten\n- 1 onion\n- 1 egg',
    'Rice, eggs, onion',
  ],
  // The page shows these as plain text.
  [`# Soup\n\n${'>'.repeat(40_000)}`, null],
])('the recipe reader finds the title of %j', (recipe, text) => {
  const { needs: _, ...title } = readTitle(recipe);
  expect(title).toEqual({ text, version: TITLE_VERSION });
});

it.each([
  ['# Pie\n\nServes 2–3 · 80 minutes', { servings: '2–3 servings', minutes: 80 }],
  ['# Bread\n\nServes 1', { servings: '1 serving' }],
  ['# Bread\n\n- **Yield:** 2 loaves', { servings: '2 loaves' }],
  // The text does not say what the number counts.
  ['# Bread\n\n- **Yield:** 12', {}],
])('the recipe reader finds the servings and the time of %j', (recipe, facts) => {
  const { text: _, version: __, ...found } = readTitle(recipe);
  expect(found).toEqual(facts);
});

it('the recipe reader finds the foods that a recipe needs, if it can compare it with a list', () => {
  const steps = '## Method\n\n1. Boil.\n2. Serve.';
  const soup = readTitle(`# Soup\n\n## Ingredients\n\n- 2 onions\n- 50 g butter\n\n${steps}`);
  expect(soup.needs).toEqual({
    needs: [
      { ...NEED, foods: 'onion', amount: { value: 2, to: null, unit: '' } },
      { ...NEED, foods: 'butter', amount: { value: 50, to: null, unit: 'gram' } },
    ],
    language: 'en',
    servings: null,
  });
  expect(v.parse(TitleSchema, soup)).toEqual(soup);
  expect(readTitle('# Soup\n\nBoil.').needs).toBeUndefined();
});

it.each([
  ['Serves 6', 6],
  ['2–3 servings', 2],
  ['for 6', 6],
  ['', undefined],
])('a plan can change for how many a recipe "%s" is, if it says so', (served, servings) => {
  const recipe = `# Soup\n\n${served}\n\n## Ingredients\n\n- 6 leeks\n- 1 l stock\n\n## Method\n\n1. Boil the leeks.\n2. Serve.`;
  expect(writtenServings({ title: readTitle(recipe) })).toBe(servings);
});

const NEED = { foods: 'egg', amount: null, isOptional: false, isSure: true };
const needing = (...needs: unknown[]) => ({
  ...CURRENT,
  needs: { needs, language: null, servings: 4 },
});

const CURRENT = { text: 'Soup', version: TITLE_VERSION };

it.each([
  CURRENT,
  { text: null, version: TITLE_VERSION },
  { ...CURRENT, servings: '4 servings', minutes: 30 },
  needing(NEED, { ...NEED, foods: '2 tbsp zorblax oil', place: 0, isSure: false }),
  { text: 'x'.repeat(120), version: TITLE_VERSION },
  // A newer page in another tab has read it.
  { text: 'Soup', version: TITLE_VERSION + 1 },
])('%j is a valid title in the database', (title) => {
  expect(v.parse(TitleSchema, title)).toEqual(title);
});

it.each([
  undefined,
  null,
  'Soup',
  { ...CURRENT, version: TITLE_VERSION - 1 },
  { ...CURRENT, version: '9' },
  { ...CURRENT, version: Number.POSITIVE_INFINITY },
  { ...CURRENT, text: 7 },
  { ...CURRENT, servings: 'x'.repeat(41) },
  { ...CURRENT, minutes: '30' },
  { ...CURRENT, needs: ['egg'] },
  needing({ ...NEED, amount: { value: Number.POSITIVE_INFINITY, to: null, unit: '' } }),
  needing({ ...NEED, foods: 'x'.repeat(201) }),
  needing(...Array(201).fill(NEED)),
  { ...CURRENT, text: ' \u200b' },
  { ...CURRENT, text: 'x'.repeat(121) },
  { version: TITLE_VERSION },
])('%j is no valid title', (title) => {
  expect(v.is(TitleSchema, title)).toBe(false);
});

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
    const { edit: [edit] = [] } = await run(
      { type: 'recipe.plan', recipe: SOUP, planned: next },
      add,
    );
    expect(edit?.planned).toEqual({ servings: 2, at: 1 });
  });

  it('takes 14 recipes, and says so.', async () => {
    const plan = run({ type: 'recipe.plan', recipe: SOUP, planned }, FULL);
    await expect(plan).rejects.toMatchObject({ code: 'planFull' });
    const other: Command = { type: 'recipe.plan', recipe: PIE, planned: { servings: 1, at: 2 } };
    const [first, ...others] = FULL as [SavedRecipe, ...SavedRecipe[]];
    const changed = await run({ ...other, recipe: first }, [first, ...others]);
    expect(changed.edit?.[0]?.planned?.servings).toBe(1);
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
    const { add = [] } = await run({ type: 'recipe.import', file }, FULL.slice(1));
    expect(add.map((recipe) => recipe.planned)).toEqual([planned, undefined]);
  });

  it.each<[string, Partial<SavedRecipe>, SavedRecipe[], boolean]>([
    ['comes along from a file to a recipe that is here already', {}, [], true],
    ['of a file changes no plan that is here', { planned: { servings: 2, at: 9 } }, [], false],
    [
      'of an old file brings back no dinner cooked since',
      { cooked: ['2026-01-02T18:00Z'] },
      [],
      false,
    ],
    ['comes back after an earlier dinner', { cooked: ['1969-12-31T18:00Z'] }, [], true],
    ['takes nothing from a file once it is full', {}, FULL, false],
  ])('%s.', async (_, own, others, comesAlong) => {
    const saved = [{ ...SOUP, note: 'Good', ...own }, ...others];
    const file = new Blob([writeCookbookFile([{ ...SOUP, planned }])]);
    const { add, edit = [], outcome } = await run({ type: 'recipe.import', file }, saved);
    expect(add).toEqual([]);
    expect(edit).toEqual(comesAlong ? [{ ...saved[0], planned }] : []);
    if (outcome.type !== 'imported') expect.fail(outcome.type);
    expect([outcome.known, outcome.planned ?? []]).toEqual([1, edit]);
    const undo = await run({ ...outcome, type: 'recipe.undoImport' }, edit);
    expect(undo.edit).toEqual(comesAlong ? [saved[0]] : []);
  });

  it('of a file counts only if it can be right.', async () => {
    const text = writeCookbookFile([{ ...SOUP, planned: { servings: 0, at: 1 } }]);
    const { entries, incomplete } = await readCookbookFile(text, createPause());
    expect(entries[0]?.planned).toBeUndefined();
    expect(incomplete).toEqual([{ position: 1, leftOut: ['planned'] }]);
  });

  it('loses a recipe that the visitor takes off, which stays in the cookbook.', async () => {
    const { edit: [edit] = [] } = await run({ type: 'recipe.unplan', id: 'soup' }, [
      { ...SOUP, planned },
    ]);
    expect(edit).toEqual(SOUP);
    expect((await run({ type: 'recipe.unplan', id: 'soup' })).outcome.type).toBe('gone');
  });
});
