import { describe, expect, it } from 'vitest';
import type { CookbookNotice } from '../../../machines/cookbook/CookbookContext';
import { EMPTY_KITCHEN } from '../../../machines/kitchen/kitchen';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { isForeign, type Recipe } from '../../../machines/kitchen/recipe';
import { makeSource } from '../../../machines/kitchen/recipeSource';
import { planRequest } from '../../../machines/recipe/request';
import { createPause } from '../../../src/browser/loading/createPause';
import { noticeText } from '../../../src/cookbook/Notice';
import { creditLineOf } from '../../../src/cookbook/share/attribution';
import { readSharedRecipe, writeSharedRecipe } from '../../../src/cookbook/share/recipeCode';
import { readCookbookFile, writeCookbookFile } from '../../../src/cookbook/storage/cookbookFile';
import { planChange } from '../../../src/cookbook/storage/planChange';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { knownTitles } from '../../../src/recipe/changes/knownTitles';
import { attributionOf } from '../../../src/recipe/notes/RecipeNotes';
import * as firstWords from '../../../src/words/en/first';
import { SOUP } from '../recipes';

const SOURCE = { name: 'Lentil Lovers', link: 'https://dal.example/dal' };
const DAL: Recipe = {
  text: '# Dal\n\n## Ingredients\n\n- 1 cup lentils\n\n## Method\n\n1. Boil.',
  cut: false,
  model: null,
  origin: 'imported',
  source: SOURCE,
  askedWith: [],
};

describe('a recipe from elsewhere names its source, and no model', () => {
  it.each<[string, string, string]>([
    ['heading', firstWords.recipePane.heading('Kitchen', DAL), 'From \u2068Lentil Lovers\u2069'],
    [
      'note',
      attributionOf(DAL),
      'Imported from “\u2068Lentil Lovers\u2069”, https://dal.example/dal.',
    ],
    [
      'note in the cookbook',
      attributionOf({ ...DAL, origin: 'cookbook' }),
      'According to your cookbook, it was imported from “\u2068Lentil Lovers\u2069”, https://dal.example/dal.',
    ],
    [
      'note after a link',
      attributionOf({ ...DAL, origin: 'shared' }),
      'According to its link, it was imported from “\u2068Lentil Lovers\u2069”, https://dal.example/dal.',
    ],
    [
      'heading without a name',
      firstWords.recipePane.heading('Kitchen', { ...DAL, source: {} }),
      'Imported recipe',
    ],
    ['note without a source', attributionOf({ ...DAL, source: {} }), 'Imported from elsewhere.'],
    [
      'copy',
      creditLineOf(DAL, 'Kitchen'),
      'Brought to Kitchen from “\u2068Lentil Lovers\u2069”, https://dal.example/dal. Check allergens and cooking temperatures.',
    ],
  ])('%s', (_, text, words) => {
    expect(text).toBe(words);
  });

  it('over a link, the cookbook and its file', async () => {
    expect(readSharedRecipe(writeSharedRecipe(DAL)).source).toEqual(SOURCE);
    const plan = await planChange({
      type: 'cookbook.add',
      recipes: [{ recipe: DAL.text, cut: false, model: null, ingredients: [], source: SOURCE }],
      refused: [],
    });
    const { add = [] } = await plan([], createPause());
    expect(add[0]?.source).toEqual(SOURCE);
    const file = await readCookbookFile(writeCookbookFile(add), createPause());
    expect(file.entries[0]?.source).toEqual(SOURCE);
  });
});

describe('the words of a recipe from elsewhere', () => {
  it('are a stranger’s', () => expect(isForeign(DAL)).toBe(true));

  it('are in no title that another request names', () => {
    const kitchen = { ingredients: [], recipe: DAL, earlier: [DAL] };
    expect(knownTitles(kitchen, () => 'Dal')).toEqual([]);
  });

  it('are in a request only if the visitor asks for a change', () => {
    const kitchen = { ...EMPTY_KITCHEN, ingredients: ['rice', 'eggs'], recipe: DAL };
    const ask = (wish: Parameters<typeof planRequest>[2]) =>
      planRequest(kitchen, NO_PREFERENCES, wish);
    expect(JSON.stringify(ask({ kind: 'fresh' }))).not.toMatch(/Dal|lentils/);
    expect(JSON.stringify(ask({ kind: 'another', titles: [] }))).not.toMatch(/Dal|lentils/);
    expect(ask({ kind: 'change', words: 'vegan', without: [] })).toMatchObject({
      recipe: DAL.text,
      ofForeign: true,
    });
  });
});

it.each<[string, unknown, unknown, object]>([
  [
    'a name and an address',
    'A\u202e\nB',
    ' https://a.example ',
    { name: 'A B', link: 'https://a.example/' },
  ],
  [
    'an address alone',
    '',
    'https://www.a.example/x',
    { name: 'a.example', link: 'https://www.a.example/x' },
  ],
  ['an address for a name', 'https://b.example', null, {}],
  ['another scheme', 'A', 'javascript:hit()', { name: 'A' }],
  ['other things', 1, {}, {}],
])('a source takes %s', (_, name, link, source) => {
  expect(makeSource(name, link)).toEqual(source);
});

it.each<[string, object, readonly string[] | undefined]>([
  ['a picture', { image: 'https://a.example/a.jpg' }, ['pictures']],
  ['a picture and stars of Paprika', { photo_data: 'AB', rating: 4 }, ['pictures', 'ratings']],
  ['empty fields for them', { image: '', photo: null, rating: 0 }, undefined],
])('a recipe of a program says what stays behind: %s', (_, fields, leftBehind) => {
  const pie = { name: 'Pie', ingredients: '2 eggs', directions: 'Bake.', ...fields };
  expect(readDocument(JSON.stringify(pie))[0]).toEqual({
    ...readDocument(JSON.stringify({ name: 'Pie', ingredients: '2 eggs', directions: 'Bake.' }))[0],
    ...(leftBehind && { leftBehind }),
  });
});

it('an import says what stays behind, if it added a recipe', async () => {
  const recipes = [{ recipe: '# Pie', cut: false, model: null, ingredients: [] }];
  const change = { type: 'cookbook.add', recipes, refused: [], leftBehind: ['pictures'] } as const;
  const plan = await planChange(change);
  const textOf = async (saved: (typeof SOUP)[]) =>
    noticeText({ ...(await plan(saved, createPause())).outcome, serial: 1 } as CookbookNotice);
  expect(await textOf([])).toBe('1 recipe added. Its pictures stay behind.');
  expect(await textOf([{ ...SOUP, recipe: '# Pie' }])).toBe('0 recipes added, 1 already here.');
});

describe('recipes that join the cookbook', () => {
  const one = (recipe: string) => ({ recipe, cut: false, model: null, ingredients: [] });
  const saved = { ...SOUP, recipe: '# Soup\n\nBoil.' };

  it('are new, under a known name, or the same, and one that is too long keeps none out', async () => {
    const recipes = [
      one('# Soup\n\nBoil.\n'),
      one('# Soup\n\nSimmer.'),
      one('# Pie'),
      one(`# Long\n\n${'x'.repeat(50_000)}`),
    ];
    const plan = await planChange({ type: 'cookbook.add', recipes, refused: ['No.'] });
    const { outcome, add } = await plan([saved], createPause());
    expect(add?.map(({ recipe }) => recipe)).toEqual(['# Soup\n\nSimmer.', '# Pie']);
    expect(outcome).toMatchObject({
      type: 'imported',
      added: [{ recipe: '# Soup\n\nSimmer.' }, { recipe: '# Pie' }],
      known: 1,
      sameName: 1,
      refused: ['No.', '“Long” is longer than 50,000 characters.'],
    });
  });
});
