import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { exportRecipes, filesFor, type ZipFormat } from '../../../src/cookbook/share/exportRecipes';
import { PIE, SOUP } from '../../cookbook/recipes';
import { readCorpus } from '../../support/corpus';
import { sample } from '../../support/sample';
import { growthOf, MOST_GROWTH } from '../../support/timeOf';

const CORPUS: SavedRecipe[] = sample(readCorpus(), 12).map(({ name, text }) => ({
  ...SOUP,
  id: name,
  recipe: text,
}));

function unzip(format: ZipFormat, ...recipes: SavedRecipe[]): [string, string][] {
  const files = unzipSync(exportRecipes(format, recipes, "Saffron's Kitchen"));
  return Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]);
}

const dataOf = (...recipes: SavedRecipe[]) =>
  unzip('managers', ...recipes).map(([path, text]) => ({ path, ...JSON.parse(text) }));

const DAL: SavedRecipe = {
  ...SOUP,
  name: 'Dal',
  note: 'Twice the cumin.',
  recipe:
    '# Lentil soup\n\nA soft and quick soup.\n\nServes 4\n\n## Ingredients\n\n- 1 cup lentils\n\n## Method\n\n1. Boil to a nice texture.\n2. Serve.\n\n## Tips\n\nRinse.',
};

const named = (name: string, id: number) => ({ ...PIE, id: `${id}`, name });

it.each([
  ['edited', 'Edited since.'],
  ['written', 'Written by hand.'],
] as const)('an archive of any kind says of a recipe that it was %s', (byHand, words) => {
  for (const format of ['managers', 'markdown'] as const) {
    expect(unzip(format, { ...DAL, byHand })[0]?.[1]).toContain(words);
    expect(unzip(format, DAL)[0]?.[1]).not.toContain(words);
  }
});

describe('an archive for recipe managers', () => {
  it('has a folder for each recipe, with its data in the form that all of them read', () => {
    expect(dataOf(DAL)).toEqual([
      {
        path: 'Recipes/Dal/recipe.json',
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: 'Dal',
        description: 'A soft and quick soup.',
        inLanguage: 'en',
        recipeYield: '4',
        servings: '4 servings',
        recipeIngredient: ['1 cup lentils'],
        recipeInstructions: [
          { '@type': 'HowToStep', name: '', text: 'Boil to a nice texture.' },
          { '@type': 'HowToStep', name: '', text: 'Serve.' },
        ],
        notes: [
          { title: 'Tips', text: 'Rinse.' },
          { title: '', text: 'Twice the cumin.' },
        ],
        creditText: expect.stringContaining('a-model'),
      },
    ]);
  });

  it('has the paragraphs of a recipe if its steps are uncertain', () => {
    const recipe = '# Pie\n\n**Mix** it.\nBake it.\n\n## Notes\n\n- Eat.';
    expect(dataOf({ ...PIE, recipe })[0]).toMatchObject({
      name: 'Pie',
      description: expect.any(String),
      recipeYield: '1',
      recipeIngredient: [],
      recipeInstructions: [
        { text: 'Pie' },
        { text: 'Mix it.\nBake it.' },
        { text: 'Notes' },
        { text: 'Eat.' },
      ],
      notes: [],
    });
  });

  it('has everything that Mealie, Tandoor and Nextcloud Cookbook need for every recipe of the corpus', () => {
    const all = dataOf(...CORPUS);
    expect(all).toHaveLength(CORPUS.length);
    for (const { path, name, description, recipeYield, ...data } of all) {
      expect(path).toMatch(/^Recipes\/[^/]+\/recipe\.json$/);
      expect(name.trim().length).toBeLessThanOrEqual(128);
      expect([typeof description, recipeYield]).toEqual(['string', expect.stringMatching(/^\d+$/)]);
      expect(data.recipeInstructions.length, name).toBeGreaterThan(0);
      for (const step of data.recipeInstructions) {
        expect(step).toEqual({ '@type': 'HowToStep', name: '', text: expect.stringMatching(/\S/) });
      }
      for (const line of data.recipeIngredient) expect(line).toMatch(/\S/);
    }
  });

  it('has only names that importers accept', () => {
    const titles = ['Rice ((quick)', 'C++ [a] * b', 'Stop) and (go', '|', `${'word '.repeat(60)}`];
    const names = dataOf(...titles.map(named));
    for (const { name } of names) {
      // Tandoor looks for pictures with such an expression.
      expect(() => new RegExp(`^(.)+${name}/full.jpg$`)).not.toThrow();
      expect(name).toMatch(/\S/);
    }
  });

  it('has each recipe in a folder in which Tandoor finds its picture, which is the last with that name', () => {
    const titles = [
      'Soup',
      'Soup',
      'Onion Soup',
      'Mac & cheese (easy)',
      'Crème brûlée, mum’s',
      '茶碗蒸し',
    ];
    const files = filesFor('managers', titles.map(named), 'Kitchen', 'cookbook', () => true);
    for (const { path, text } of files) {
      const picture = RegExp(`^(.)+${text && JSON.parse(text).name}/full.jpg$`);
      const found = files.filter((file) => picture.test(file.path)).at(-1);
      if (!text) continue;
      expect(found?.path).toBe(path.replace('recipe.json', 'full.jpg'));
      // Nextcloud Cookbook removes a picture that its recipe does not name.
      expect(JSON.parse(text).image).toBe(`/${found?.path}`);
    }
  });
});

it('an archive of markdown files has each recipe with its note, its log and its writer', () => {
  const cooked = ['2026-11-21T19:30:00+01:00', '2026-12-01T23:59:00-10:00'];
  const [file] = unzip('markdown', { ...DAL, cooked });
  expect(file).toEqual([
    'dal.md',
    `${DAL.recipe}\n\n**Note:** Twice the cumin.\n\n**Cooked:** 2026-11-21, 2026-12-01\n\n---\n\nFrom a cookbook in Saffron's Kitchen, according to which “\u2068a-model\u2069”, an AI model, wrote it. Check allergens and cooking temperatures.\n`,
  ]);
});

it.each([
  '---js\nevil()\n---\n',
  '---\ntitle: evil\n---\n',
  '\ufeff---\na: b\n---\n',
  '+++\na = 1\n+++\n',
])('no program takes the start of a recipe for its own settings: %j', (start) => {
  const [file] = unzip('markdown', { ...PIE, name: 'Pie', recipe: `${start}# Pie` });
  expect(file?.[1]).toMatch(/^\n(?:---|\+{3})/);
  expect(file?.[1]).toContain('# Pie');
});

it.each(['managers', 'markdown'] as const)(
  'the names in an archive for %s are safe on all systems, and all different',
  (format) => {
    const titles = [
      ...['Pie', 'pie!', 'PIE', 'Pie 2', 'Aux', 'a/b\\c:d', '..', '🧄', '茶碗蒸し', '\u0301'],
      // macOS and Windows keep no two of these as separate files.
      ...['Σούπας', 'σούπασ'],
      ...['Soße', 'SOSSE'],
      ...['Cafe\u0301', 'CAF\u00c9'],
      // Without the brackets they are one.
      ...['Ham & (y)ams', 'Ham & yams'],
    ];
    const recipes = titles.map(named);
    const paths = unzip(format, ...recipes).map(([path]) => path);
    expect(new Set(paths.map((path) => path.toUpperCase())).size).toBe(titles.length);
    for (const path of paths) {
      expect(path).toMatch(
        /^(?:Recipes\/[\p{L}\p{N}][\p{L}\p{M}\p{N}& -]*(?<! )\/recipe\.json|[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.md)$/u,
      );
      expect(path).not.toMatch(/\baux[/.]/i);
    }
  },
);

it('the time for an export of recipes with the same name grows in proportion to their number', {
  tags: 'rare',
}, () => {
  const name = 'soup '.repeat(20).trim();
  const write = (count: number) =>
    exportRecipes(
      'markdown',
      Array.from({ length: count }, (_, id) => ({ ...PIE, id: `${id}`, name })),
      'A kitchen',
    );
  expect(growthOf(write, 200)).toBeLessThan(MOST_GROWTH);
});
