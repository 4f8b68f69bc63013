import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { provideDialogs } from '../../support/dialogs';
import { aRecipe, renderApp } from '../../support/renderApp';

beforeAll(() => {
  provideDialogs();
});

/** Writes the marked lines as a visitor who avoids milk sees them. */
async function markedLines(method: string) {
  const text = `# Rice\n\n## Ingredients\n\n- 200 g rice\n- 1 lemon\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. ${method}\n`;
  const page = await renderApp({
    kitchen: { ingredients: ['rice', 'lemon'], recipe: aRecipe(text) },
    preferences: { allergens: ['milk'] },
  });
  await act(() => page.app.parts.recipe.load());
  const marks = screen.getAllByText('(contains milk)');
  return marks.map((mark) => mark.closest('li, p, td, th, h3')?.textContent?.trim());
}

it.each([
  [
    'two foods of one line',
    'Stir in the milk and the butter, then rest.',
    'Stir in the milk (contains milk) and the butter (contains milk), then rest.',
  ],
  [
    'foods in bold and plain words of one line',
    'Stir in the **milk** and the *soft* butter.',
    'Stir in the milk (contains milk) and the soft butter (contains milk).',
  ],
  ['the last word of a line', 'Stir in lemon and milk', 'Stir in lemon and milk (contains milk)'],
])('%s are each marked after their word', async (_, method, line) => {
  expect((await markedLines(method)).map((marked) => marked?.replace(/\s+/g, ' '))).toEqual(
    Array.from({ length: line.split('(contains').length - 1 }, () => expect.stringContaining(line)),
  );
});

it('the cells of a table are marked word by word', async () => {
  const lines = await markedLines('Eat.\n\n| Butter | Milk |\n| --- | --- |\n| 10 g | 1 cup |');
  expect(lines).toEqual(['Butter (contains milk)', 'Milk (contains milk)']);
});

it('a line that goes on after a break is marked at its food', async () => {
  const lines = await markedLines('Stir in lemon.  \n   Add milk and rest.');
  expect(lines).toEqual([expect.stringContaining('Add milk (contains milk) and rest.')]);
});

it('words that deny a food have no mark if the recipe contains what they deny', async () => {
  const lines = await markedLines('Stir in milk. Serve without butter.');
  expect(lines).toEqual([expect.not.stringContaining('mentions')]);
});

it('the word that the visitor typed is marked without its name', async () => {
  const page = await renderApp({
    kitchen: {
      ingredients: ['rice'],
      recipe: aRecipe(
        '# Rice\n\n## Ingredients\n\n- 200 g rice\n- 100 g peas\n\n## Method\n\n1. Boil the rice with the peas for 10 minutes.\n',
      ),
    },
    preferences: { avoid: ['peas'] },
  });
  await act(() => page.app.parts.recipe.load());
  expect(await screen.findAllByText('(you avoid this)')).toHaveLength(2);
  expect(screen.getByText('Contains peas.')).toBeVisible();
});

it('what is certain has another colour than what only a label tells', async () => {
  await markedLines('Stir in the butter and the chicken broth.');
  const certain = screen.getByText('(contains milk)').className;
  const [open] = screen.getAllByText('(may contain milk)');
  expect(open?.className).not.toBe(certain);
  expect(certain).toContain('mark');
  expect(open?.className).toContain('open');
});

it('words in another language than the page say which, and what the page says among them is in its own', async () => {
  const text =
    '# Milchreis\n\n## Zutaten\n\n- 200 g Reis\n- 1 l Milch\n\n## Zubereitung\n\n1. Den Reis in der Milch 20 Minuten kochen.\n2. Den Reis mit Zucker bestreuen.\n';
  const page = await renderApp({
    kitchen: { ingredients: ['Reis', 'Milch'], recipe: aRecipe(text) },
    preferences: { allergens: ['milk'] },
  });
  await act(() => page.app.parts.recipe.load());
  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  for (const words of ['Milchreis', /mit Zucker/]) {
    expect(languageOf(screen.getByText(words)), String(words)).toBe('de');
  }
  const marks = await screen.findAllByText('(contains milk)', { selector: 'strong' });
  expect(marks.map(languageOf)).toEqual(['en', 'en']);
  expect(languageOf(screen.getByText(/^Contains milk/))).toBeUndefined();
});
