import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { SavedRecipe } from '../../../machines/cookbookMachine';
import { exportRecipes } from '../../../src/app/cookbook/exportRecipes';
import { readFiles } from '../../../src/cookbook/bring/readFiles';
import { recipeJsonLd } from '../../../src/cookbook/share/recipeJsonLd';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import type { RecipeDocument } from '../../../src/reading/document/RecipeDocument';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readCorpus } from '../../support/corpus';
import { SOUP } from '../recipes';

const words = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}½¼¾⅓⅔]+/gu) ?? []).join(' ');

/** What has to come back the same. Steps with their parts and titles: other programs have no place for these. */
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

/** Parts of the work are named in front of their first step. */
function withParts(document: RecipeDocument) {
  const hasParts = new Set(document.steps.map(({ part }) => part)).size > 1;
  const said = document.steps.map(({ part, title, text }, at) => {
    const isFirst = hasParts && part !== document.steps[at - 1]?.part;
    return words([isFirst ? part : null, title, text].filter(Boolean).join(' '));
  });
  return { ...essentials(document), steps: said };
}

const WHOLE = readCorpus().filter(
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

  it.each(WHOLE)('as JSON-LD: $name', ({ document }) => {
    const result = recipeJsonLd(document, 'Who wrote it.');
    if ('missing' in result) throw new Error(result.missing.join());
    expect(essentials(open(result.json))).toEqual(withParts(document));
  });

  it.each(WHOLE)('as markdown: $name', ({ text, document }) => {
    const zip = exportRecipes('markdown', [{ ...SOUP, recipe: text }], 'Kitchen');
    const [file = new Uint8Array()] = Object.values(unzipSync(zip));
    expect(essentials(open(strFromU8(file)))).toEqual(essentials(document));
  });
});
