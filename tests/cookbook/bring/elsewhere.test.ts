import { gzipSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CookbookNotice, SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { EMPTY_LIST, NO_RECIPES } from '../../../machines/kitchen/kitchen';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { isForeign, type Recipe } from '../../../machines/kitchen/recipe';
import { makeSource } from '../../../machines/kitchen/recipeSource';
import { planRequest } from '../../../machines/recipe/request';
import { findStepIngredients } from '../../../src/amounts/scaling/findStepIngredients';
import { applyEdits, showAmounts } from '../../../src/amounts/scaling/showAmounts';
import { createPause } from '../../../src/browser/loading/createPause';
import { type Brought, readFiles, readPaste } from '../../../src/cookbook/bring/readFiles';
import { noticeText } from '../../../src/cookbook/Notice';
import { exportRecipes } from '../../../src/cookbook/share/exportRecipes';
import { readSharedRecipe, writeSharedRecipe } from '../../../src/cookbook/share/linkCode';
import { creditLineOf } from '../../../src/cookbook/share/sharedText';
import { readCookbookFile, writeCookbookFile } from '../../../src/cookbook/storage/cookbookFile';
import { fromSaved, toSave } from '../../../src/cookbook/storage/fromSaved';
import { planChange } from '../../../src/cookbook/storage/planChange';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import type { RecipeDocument } from '../../../src/reading/document/RecipeDocument';
import type { FoundRecipe } from '../../../src/reading/lines/FoundRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { knownTitles } from '../../../src/recipe/changes/RequestItems';
import { attributionOf } from '../../../src/recipe/notes/RecipeNotes';
import * as firstWords from '../../../src/words/en/first';
import { readCorpus } from '../../support/corpus';
import { readTable } from '../../support/readTable';
import { sample } from '../../support/sample';
import { SOUP } from '../recipes';

/** Archives are in the table as their files, by name, and these may be archives too. */
function bytesOf(name: string, content: unknown): Uint8Array {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  if (/\.paprikarecipe$/.test(name)) return gzipSync(strToU8(text));
  if (/ in windows-1252$/.test(name)) return new Uint8Array(Buffer.from(text, 'latin1'));
  if (!/\.(?:zip|paprikarecipes)$/.test(name)) return strToU8(text);
  const files = Object.entries(typeof content === 'string' ? JSON.parse(content) : content);
  return zipSync(Object.fromEntries(files.map(([file, one]) => [file, bytesOf(file, one)])));
}

/** The door of a row is a paste, a shared link, a recipe that the page shows, or its file. */
async function bring(door: string, text: string): Promise<Brought> {
  if (door === 'paste') return readPaste(text);
  if (door === 'link' || door === 'shown') {
    const recipe = { text, cut: false, model: null, source: {} } as Parameters<
      typeof writeSharedRecipe
    >[0];
    const shown = door === 'link' ? readSharedRecipe(writeSharedRecipe(recipe)) : recipe;
    expect(shown.text).toBe(text);
    return { found: [{ name: '', text: shown.text, source: {} }], refused: [], cookbooks: [] };
  }
  const [name = '', inOldLetters] = door.split(' in windows-1252');
  const bytes = bytesOf(inOldLetters === undefined ? name : door, text);
  return readFiles([new File([bytes as BlobPart], name)]);
}

/** What a cook reads of a recipe, and what `more` names beside. */
function seen({ text, source }: FoundRecipe, more: object) {
  const document = parseRecipe(text);
  const { title, servings, times, ingredients, steps, notes, language } = document;
  const lines = ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  const code = language ?? 'en';
  const view = { factor: 2, units: 'original', language: code } as const;
  const doubled = (line: string) => {
    const edits = showAmounts(line, readAmounts(line, code), view);
    return edits ? applyEdits(line, edits) : `${line} (not scaled)`;
  };
  return {
    title: title?.text,
    ...(servings && { servings: servings.text }),
    ...(Object.keys(times).length > 0 && { times }),
    ingredients: ingredients.flatMap(({ heading, items }) => [
      ...(heading ? [`[${heading}]`] : []),
      ...items.map(({ line }) => line),
    ]),
    steps: steps.map(({ part, title, text }) => [part, title, text].filter(Boolean).join(' | ')),
    ...(notes.length > 0 && {
      notes: notes.flatMap(({ text }) => text.split('\n')).filter(Boolean),
    }),
    ...(source.name && { source: source.name }),
    ...('link' in more && { link: source.link }),
    ...('doubled' in more && { doubled: lines.map(doubled) }),
    ...('takes' in more && {
      takes: findStepIngredients(document).map((taken) => taken.map(({ index }) => lines[index])),
    }),
    ...('timers' in more && {
      timers: steps.flatMap(({ durations }) => durations.map(({ seconds }) => seconds / 60)),
    }),
  };
}

/** The table writes each recipe, or the reason why the page refuses it, as a line of JSON. */
it.each(readTable(new URL('elsewhere.txt', import.meta.url)))(
  'the page reads $title',
  async ({ section, text, expected }) => {
    const { found, refused } = await bring(section, text);
    const wanted = expected.map((line) => JSON.parse(line));
    expect(found.some(({ isDoubtful }) => isDoubtful)).toBe(false);
    expect([
      ...found.map((one, at) => seen(one, wanted[at] ?? {})),
      ...refused.map(({ code }) => ({ refused: code })),
    ]).toEqual(wanted);
  },
);

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
      'Recipe you added',
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
      type: 'recipe.add',
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
    const kitchen = { ...EMPTY_LIST, ...NO_RECIPES, ingredients: ['rice', 'eggs'], recipe: DAL };
    const ask = (wish: Parameters<typeof planRequest>[2]) =>
      planRequest(kitchen, NO_PREFERENCES, wish);
    expect(JSON.stringify(ask({ kind: 'fresh' }))).not.toMatch(/Dal|lentils/);
    expect(JSON.stringify(ask({ kind: 'another', titles: [] }))).not.toMatch(/Dal|lentils/);
    expect(ask({ kind: 'change', words: 'vegan', without: [] })).toMatchObject({
      recipe: DAL.text,
      hasForeignText: true,
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

it.each<[string, object, object, string]>([
  ['an address', { image: 'https://a.example/a.jpg' }, { picture: 'https://a.example/a.jpg' }, ''],
  [
    'a file and four stars',
    { image: ['a.jpg'], rating: 4 },
    { picture: 'a.jpg' },
    'Rating: 4 of 5',
  ],
  [
    'its own bytes',
    { photos: [{ data: 'picture:0' }], photo: 'a.jpg' },
    { picture: 'picture:0' },
    '',
  ],
  ['nothing, and no stars', { image: '', photo: null, rating: 0 }, {}, ''],
])(
  'a recipe of a program names %s as its picture, and its stars are words',
  (_, fields, found, words) => {
    const pie = { name: 'Pie', ingredients: '2 eggs', directions: 'Bake.', ...fields };
    const [plain] = readDocument(
      JSON.stringify({
        ...pie,
        ...Object.fromEntries(Object.keys(fields).map((key) => [key, null])),
      }),
    );
    const [one] = readDocument(JSON.stringify(pie));
    expect(one).toEqual({ ...plain, ...found, text: expect.stringContaining(words) });
    expect(Object(one).text.includes('Rating')).toBe(words !== '');
    expect(Object(one).text).not.toMatch(/a\.jpg|picture:0/);
  },
);

it('an import that added a recipe says what it left out', async () => {
  const recipes = [{ recipe: '# Pie', cut: false, model: null, ingredients: [] }];
  const change = { type: 'recipe.add', recipes, refused: [], leavesPictures: true } as const;
  const plan = await planChange(change);
  const textOf = async (saved: (typeof SOUP)[]) =>
    noticeText({ ...(await plan(saved, createPause())).outcome, serial: 1 } as CookbookNotice);
  expect(await textOf([])).toBe('1 recipe added. It came without its picture.');
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
    const plan = await planChange({ type: 'recipe.add', recipes, refused: ['No.'] });
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

const words = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}½¼¾⅓⅔]+/gu) ?? []).join(' ');

/** Other programs have no place for parts and titles of steps. */
const essentials = ({ title, servings, times, ingredients, steps }: RecipeDocument) => ({
  title: words(title?.text ?? ''),
  servings: servings && { from: servings.from, to: servings.to },
  times: { prep: times.prep, cook: times.cook, total: times.total },
  ingredients: ingredients.map(({ heading, items }) => [
    words(heading ?? ''),
    ...items.map(({ line }) => words(line)),
  ]),
  steps: steps.map(({ title, text }) => words(`${title ?? ''} ${text}`)),
});

/** Names a part in front of its first step. */
function withParts(document: RecipeDocument) {
  const hasParts = new Set(document.steps.map(({ part }) => part)).size > 1;
  const said = document.steps.map(({ part, title, text }, at) => {
    const isFirst = hasParts && part !== document.steps[at - 1]?.part;
    return words([isFirst ? part : null, title, text].filter(Boolean).join(' '));
  });
  return { ...essentials(document), steps: said };
}

const WHOLE = sample(readCorpus(), 12).filter(
  ({ document }) => document.title && document.hasAllIngredients && document.hasAllSteps,
);

function open(text: string): RecipeDocument {
  const [found] = readDocument(text);
  if (!found || !('text' in found)) throw new Error(JSON.stringify(found));
  return parseRecipe(found.text);
}

describe('what the page exports comes back the same', () => {
  it.each(WHOLE.map(({ name, text, document }) => ({ name, text, document })))(
    'to recipe managers: $name',
    async ({ text, document }) => {
      const saved: SavedRecipe = { ...SOUP, recipe: text, name: document.title?.text ?? '' };
      const zip = exportRecipes('managers', [saved], 'Kitchen');
      const { found, refused } = await readFiles([new File([zip], 'recipes.zip')]);
      expect(refused).toEqual([]);
      const back = essentials(parseRecipe(found[0]?.text ?? ''));
      expect({ ...back, title: '' }).toEqual({ ...withParts(document), title: '' });
    },
  );

  it('as earlier versions copied it for recipe managers', () => {
    const copied =
      '{"@context":"https://schema.org","@type":"Recipe","name":"Eggs","description":"Soft.","inLanguage":"en","prepTime":"PT5M","recipeIngredient":["2 eggs","1 tbsp oil (For the sauce)"],"ingredientGroups":[{"name":"","count":1},{"name":"For the sauce","count":1}],"recipeYield":"2–3 servings","recipeInstructions":["Boil: Boil: Wait for 5 minutes. Salt.","Serve: Eat."],"notes":[{"title":"Tips","text":"Rinse them."}],"creditText":"Who wrote it."}';
    expect(essentials(open(copied))).toEqual({
      title: 'eggs',
      servings: { from: 2, to: 3 },
      times: { prep: 5 },
      ingredients: [
        ['', '2 eggs'],
        ['for the sauce', '1 tbsp oil'],
      ],
      steps: ['boil boil wait for 5 minutes salt', 'serve eat'],
    });
  });

  it.each(WHOLE)('as markdown: $name', ({ text, document }) => {
    const zip = exportRecipes('markdown', [{ ...SOUP, recipe: text }], 'Kitchen');
    const [file = new Uint8Array()] = Object.values(unzipSync(zip));
    expect(essentials(open(strFromU8(file)))).toEqual(essentials(document));
  });
});

describe('a recipe from a photo is known again', () => {
  const source = { isPhoto: true } as const;
  const saved: SavedRecipe = { ...SOUP, source };

  it.each(['managers', 'markdown'] as const)('in an archive, and no other: %s', async (format) => {
    const recipes = WHOLE.slice(0, 2).map(({ text: recipe }) => ({ ...SOUP, recipe }));
    const [first = SOUP, ...others] = recipes;
    const zip = exportRecipes(format, [{ ...first, source }, ...others], 'Kitchen');
    const { found } = await readFiles([new File([zip], 'recipes.zip')]);
    expect(found.map((one) => one.source.isPhoto)).toEqual([true, undefined]);
  });

  it('in a file of the cookbook, and after a press on Save', async () => {
    const { entries } = await readCookbookFile(writeCookbookFile([saved]), async () => {});
    expect(entries[0]?.source).toEqual(source);
    expect(toSave(fromSaved(saved), null).source).toEqual(source);
  });

  it('by a link, which an older page refuses', () => {
    const code = writeSharedRecipe(fromSaved(saved));
    expect(code).toMatch(/^3\./);
    expect(readSharedRecipe(code).source).toEqual(source);
    expect(writeSharedRecipe(fromSaved(SOUP))).toMatch(/^2\./);
  });
});
