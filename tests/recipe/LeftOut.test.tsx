import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import { renderRecipe } from './cooking/renderRecipe';

const recipeWith = (lines: readonly string[], heading = 'Left out') =>
  `# Soup\n\n## Ingredients\n\n- 2 carrots\n\n## Method\n\n1. Boil the carrots for 20 minutes.\n\n## Notes\n\n- Keeps a day.\n\n### ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;

const AVOIDS_PEANUTS: Preferences = { ...NO_PREFERENCES, allergens: ['peanuts'] };

/** The words that a reader sees at once, and those that the fold hides. */
async function fold(lines: readonly string[], preferences?: Preferences, heading?: string) {
  const view = await renderRecipe(recipeWith(lines, heading), preferences);
  await act(() => view.app.parts.cookbook.load());
  const details = view.article.querySelector('details');
  const folded = [...(details?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  const summary = details?.querySelector('summary')?.textContent ?? '';
  const shown = [...view.article.querySelectorAll('li')]
    .filter((item) => !details?.contains(item))
    .map(({ textContent }) => textContent);
  return { ...view, details, folded, summary, shown };
}

it('folds the lines that are no part of a recipe, and says how many they are', async () => {
  const { details, folded, summary, article } = await fold(['Home', 'Subscribe', 'Follow us']);
  expect(details?.open).toBe(false);
  expect(summary).toBe('3 lines left out');
  expect(folded).toEqual(['Home', 'Subscribe', 'Follow us']);
  expect(article.textContent).not.toContain('Left out');
});

it('shows every line until the code that folds them has arrived', async () => {
  const { article } = await renderRecipe(recipeWith(['Home', 'Subscribe']));
  expect(article.querySelector('details')).toBeNull();
  expect(article.textContent).toContain('Subscribe');
});

it('never folds a line that names what the visitor avoids, and marks it', async () => {
  const lines = ['Home', 'Peanut brittle that snaps', 'Soups'];
  const { folded, shown } = await fold(lines, AVOIDS_PEANUTS);
  expect(folded).toEqual(['Home', 'Soups']);
  expect(shown.at(-1)).toBe('Peanut brittle (contains peanuts) that snaps');
  expect((await fold(lines)).folded).toEqual(lines);
});

it('folds the name of one dish, though that often contains several allergens', async () => {
  const { folded, shown } = await fold(['Home', 'Cookie settings', 'Milk, wheat']);
  expect(folded).toEqual(['Home', 'Cookie settings']);
  expect(shown.at(-1)).toBe('Milk, wheat');
});

it.each([
  'Contains: peanuts',
  'May contain traces of nuts.',
  'Allergy advice on the label',
  'Our kitchen also handles nuts, milk and eggs.',
])('never folds "%s", whatever the visitor avoids', async (line) => {
  const { folded, shown } = await fold(['Home', line]);
  expect(folded).toEqual(['Home']);
  expect(shown.at(-1)).toContain(line);
});

it('shows everything if nothing may be folded', async () => {
  const { details, shown } = await fold(['Contains: peanuts']);
  expect(details).toBeNull();
  expect(shown.at(-1)).toBe('Contains: peanuts');
});

it('folds below the heading in each language of the page', async () => {
  const { summary } = await fold(['Startseite'], undefined, 'Weggelassen');
  expect(summary).toBe('1 line left out');
});

it('looks at every line of an item, also those that a stranger has put into a list in it', async () => {
  const { folded, article } = await fold(['Home\n  - Contains: peanuts']);
  expect(folded).toEqual([]);
  expect(article.textContent).toContain('Contains: peanuts');
});

it('warns of what the visitor avoids in a line that is left out, as in any other', async () => {
  const { article } = await fold(['Home', '100 g peanut butter'], AVOIDS_PEANUTS);
  expect(article.textContent).toMatch(/Contains peanuts|contains peanuts/);
});
