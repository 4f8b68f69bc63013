import { expect, it, vi } from 'vitest';
import { recipeFile } from '../../../src/cookbook/share/recipeFile';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { words as german } from '../../../src/words/de/rest';
import * as restWords from '../../../src/words/en/rest';
import { words as spanish } from '../../../src/words/es/rest';
import { words as french } from '../../../src/words/fr/rest';

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n\n### For the sauce\n\n- 1 tbsp oil\n\n';

function dataOf(text: string, source = {}) {
  const about = { name: 'Eggs', text, creditText: 'Who wrote it.', source };
  return JSON.parse(recipeFile(parseRecipe(text), about));
}

it('a recipe with groups, times and parts is written as recipe managers read it', () => {
  const text = `# Eggs\n\nSoft and quick to make.\n\nPrep: 5 min | Cook: 70 min | Serves 2–3\n\n${INGREDIENTS}## Method\n\n### Boil\n\n1. **Boil.** Wait for 5 minutes.\n   - Salt.\n\n### Serve\n\n1. Eat.`;
  const { recipeInstructions, ...data } = dataOf(text, {
    name: 'Ann',
    link: 'https://eggs.example/1',
  });
  expect(data).toMatchObject({
    recipeYield: '2',
    servings: '2–3 servings',
    prepTime: 'PT5M',
    cookTime: 'PT1H10M',
    source: 'Ann',
    url: 'https://eggs.example/1',
    recipeIngredient: ['2 eggs', '1 tbsp oil (For the sauce)'],
    ingredientGroups: [
      { name: '', count: 1 },
      { name: 'For the sauce', count: 1 },
    ],
  });
  expect(recipeInstructions.map(({ text: step }: { text: string }) => step)).toEqual([
    'Boil: Boil: Wait for 5 minutes. Salt.',
    'Serve: Eat.',
  ]);
});

it.each([
  ['German', german.credit],
  ['Spanish', spanish.credit],
  ['French', french.credit],
])('servings on the %s page are exported in its words, which the page reads again', (_, credit) => {
  vi.spyOn(restWords.credit, 'servings').mockImplementation(credit.servings);
  const data = dataOf(`# Eggs\n\nServes 2–3\n\n${INGREDIENTS}1. Boil.\n2. Eat.`);
  expect(data.servings).toBe(credit.servings('2–3'));
  const [found] = readDocument(JSON.stringify(data));
  const { servings } = parseRecipe(found && 'text' in found ? found.text : '');
  expect(servings).toMatchObject({ from: 2, to: 3, unit: 'servings' });
});

it.each([
  ['Makes 1 loaf (about 12 slices)', '1 loaf'],
  ['Serves 1', '1 serving'],
  ['Für 4 Personen', '4 servings'],
])('of a recipe with "%s", the yield is "%s"', (line, servings) => {
  expect(dataOf(`# Eggs\n\n${line}\n\n${INGREDIENTS}1. Boil.`)).toMatchObject({ servings });
});
