import { describe, expect, it, vi } from 'vitest';
import { words as german } from '../../../src/app/languages/de/bring';
import { words as spanish } from '../../../src/app/languages/es/bring';
import { words as french } from '../../../src/app/languages/fr/bring';
import { creditMessages } from '../../../src/cookbook/share/messages';
import { recipeJsonLd } from '../../../src/cookbook/share/recipeJsonLd';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readAnswer } from '../../support/readAnswer';

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n\n### For the sauce\n\n- 1 tbsp oil\n\n';

function dataOf(text: string, keywords: string[] = []) {
  const result = recipeJsonLd(parseRecipe(text), 'Who wrote it.', keywords);
  return 'json' in result ? JSON.parse(result.json) : result;
}

it('a recipe is written as recipe managers read it', () => {
  const text = `# Eggs\n\nSoft and quick to make.\n\nPrep: 5 min | Cook: 70 min | Serves 2–3\n\n${INGREDIENTS}## Method\n\n### Boil\n\n1. **Boil.** Wait for 5 minutes.\n   - Salt.\n\n### Serve\n\n1. Eat.\n\n## Tips\n\nRinse them.`;
  expect(dataOf(text, ['eggs', 'oil, olive'])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Eggs',
    description: 'Soft and quick to make.',
    inLanguage: 'en',
    recipeYield: '2–3 servings',
    prepTime: 'PT5M',
    cookTime: 'PT1H10M',
    keywords: 'eggs, oil olive',
    recipeIngredient: ['2 eggs', '1 tbsp oil (For the sauce)'],
    ingredientGroups: [
      { name: '', count: 1 },
      { name: 'For the sauce', count: 1 },
    ],
    recipeInstructions: ['Boil: Boil: Wait for 5 minutes. Salt.', 'Serve: Eat.'],
    notes: [{ title: 'Tips', text: 'Rinse them.' }],
    creditText: 'Who wrote it.',
  });
});

it.each([
  ['German', german.credit],
  ['Spanish', spanish.credit],
  ['French', french.credit],
])('servings on the %s page are exported in its words, which the page reads again', (_, credit) => {
  vi.spyOn(creditMessages, 'servings').mockImplementation(credit.servings);
  const data = dataOf(`# Eggs\n\nServes 2–3\n\n${INGREDIENTS}1. Boil.\n2. Eat.`);
  expect(data.recipeYield).toBe(credit.servings('2–3'));
  const { servings } = parseRecipe(readAnswer(JSON.stringify(data)));
  expect(servings).toMatchObject({ from: 2, to: 3, unit: 'servings' });
});

describe('a recipe that is read whole is never refused', () => {
  it.each([
    ['a lead-in with a colon', `Here is your recipe:\n\n# Eggs\n\n${INGREDIENTS}1. Boil.\n2. Eat.`],
    [
      'headings for steps',
      `# Eggs\n\n${INGREDIENTS}### Step 1: Boil\n\nBoil them.\n\n### Step 2: Eat\n\nEat them.`,
    ],
    ['bold steps', `# Eggs\n\n${INGREDIENTS}**Step 1:** Boil.\n\n**Step 2:** Eat.`],
  ])('%s', (_, text) => {
    expect(dataOf(text).recipeInstructions).toHaveLength(2);
  });
});

it.each([
  ['no title', `${INGREDIENTS}1. Boil.`, ['title']],
  ['no ingredients', '# Eggs\n\n1. Boil.', ['ingredients']],
  ['no steps', `# Eggs\n\n${INGREDIENTS}`, ['steps']],
  [
    'a last step that is cut off',
    `# Eggs\n\n${INGREDIENTS}1. Boil.\n2. Drain.\n3. Bake for`,
    ['steps'],
  ],
])('of a recipe with %s, the export says what is missing', (_, text, missing) => {
  expect(dataOf(text)).toEqual({ missing });
});

it.each([
  ['Makes 1 loaf (about 12 slices)', '1 loaf'],
  ['Serves 1', '1 serving'],
  ['Für 4 Personen', '4 servings'],
])('of a recipe with "%s", the yield is "%s"', (line, recipeYield) => {
  expect(dataOf(`# Eggs\n\n${line}\n\n${INGREDIENTS}1. Boil.`)).toMatchObject({ recipeYield });
});

it('no text ends the script that the JSON is pasted into', () => {
  const text = `# Soup \\</script>\\<script>\n\n## Ingredients\n\n- 1 egg \\</script>\n\n1. \\<!--\n2. Eat.`;
  const result = recipeJsonLd(parseRecipe(text), '</SCRIPT>');
  const json = 'json' in result ? result.json : '<';
  expect(json).not.toContain('<');
  expect(JSON.parse(json).name).toBe('Soup </script><script>');
});
