import { expect, it } from 'vitest';
import { mergeDinners } from '../../../src/amounts/shopping/mergeDinners';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { aKitchen, LIST_TOOLS } from '../../support/kitchens';

it('an amount that Cooklang fixes does not scale, on the page and on a shopping list', () => {
  const [one] = readDocument(
    '---\nservings: 2\n---\n\nBoil @rice{200%g} with @salt{=1%tsp} and fold in @butter{=20%g}(soft).\n',
    'Rice.cook',
  );
  const text = one && 'text' in one ? one.text : '';
  const lines = parseRecipe(text).ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  expect(lines).toEqual([
    '200 g rice',
    '1 tsp salt (same amount for all servings)',
    '20 g butter, soft (same amount for all servings)',
  ]);
  expect(lines.map((line) => readAmounts(line, 'en') !== null)).toEqual([true, false, false]);
  const dinners = [{ id: '1', title: 'Rice', text, servings: 4 }];
  const { buy, probably } = mergeDinners(dinners, { ...LIST_TOOLS, kitchen: aKitchen([]) });
  expect([...buy, ...probably].map((line) => line.text).toSorted()).toEqual([
    'butter – 20 g butter, soft (same amount for all servings)',
    'rice, 400 g',
    'salt – 1 tsp salt (same amount for all servings)',
  ]);
});
