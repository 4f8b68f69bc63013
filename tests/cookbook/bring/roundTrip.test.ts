import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { readFiles } from '../../../src/cookbook/bring/readFiles';
import { exportRecipes } from '../../../src/cookbook/share/exportRecipes';
import { readSharedRecipe, writeSharedRecipe } from '../../../src/cookbook/share/recipeCode';
import { readCookbookFile, writeCookbookFile } from '../../../src/cookbook/storage/cookbookFile';
import { fromSaved, toSave } from '../../../src/cookbook/storage/fromSaved';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import type { RecipeDocument } from '../../../src/reading/document/RecipeDocument';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readCorpus } from '../../support/corpus';
import { sample } from '../../support/sample';
import { SOUP } from '../recipes';

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
      const zip = exportRecipes(parseRecipe, 'managers', [saved], 'Kitchen');
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
    const zip = exportRecipes(parseRecipe, 'markdown', [{ ...SOUP, recipe: text }], 'Kitchen');
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
    const zip = exportRecipes(parseRecipe, format, [{ ...first, source }, ...others], 'Kitchen');
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
