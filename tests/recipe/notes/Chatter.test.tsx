import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import * as recipeWords from '../../../src/words/en/recipe';

import { startRecipeViews } from '../../support/recipeViews';
import { aRecipe } from '../../support/renderApp';

const RICE = '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil.\n\n';

async function show(text: string, avoid: string[] = []) {
  const preferences = { ...NO_PREFERENCES, avoid };
  const { contentOf } = await startRecipeViews(aRecipe(text), preferences);
  return render(contentOf(text));
}

it('what comes before the title is at the end of the recipe', async () => {
  const { container } = await show(`Sure! Here is a recipe:\n\n${RICE}`);
  const title = screen.getByRole('heading', { name: 'Rice' });
  const remark = screen.getByText('Sure! Here is a recipe:');
  expect(container.querySelector('section')?.firstElementChild).toBe(title);
  expect(screen.getByText('Boil.').compareDocumentPosition(remark)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('a long paragraph that names the dish is not a heading', async () => {
  const rice = RICE.replace('# Rice\n\n', '');
  const { unmount } = await show(`Here is a recipe for Egg Rice.\n\n${rice}`);
  expect(screen.getByRole('heading', { name: /Egg Rice/ })).toBeVisible();
  unmount();
  const warning = 'Please note that raw kidney beans are toxic, so boil them hard for ten minutes.';
  await show(`Here is a recipe for Egg Rice with beans. ${warning}\n\n${rice}`);
  expect(screen.getByText(/toxic/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /toxic/ })).toBeNull();
});

it('a sign-off is folded, and can be opened', async () => {
  await show(`${RICE}Let me know if you have any questions!`);
  const group = screen.getByRole('group');
  expect(group).not.toHaveAttribute('open');
  expect(within(group).getByText(recipeWords.recipe.signOff)).toBeVisible();
  expect(within(group).getByText(/any questions/)).toBeInTheDocument();
});

it('a sign-off in which the check marks a word is open', async () => {
  const text = `${RICE}Enjoy with zorblax!`;
  const { container } = await show(text, ['zorblax']);
  expect(container.querySelector('details')).toHaveAttribute('open');
  expect(container.querySelector('details')).toHaveTextContent('zorblax (you avoid this)');
});

it('a mark in the recipe itself leaves the sign-off folded', async () => {
  const { container } = await show(`${RICE}Enjoy!`, ['rice']);
  expect(container).toHaveTextContent(/200 g rice \(/);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});

it('the last words of a recipe that name a food are not folded', async () => {
  const { container } = await show(`${RICE}Enjoy with peanuts!`);
  expect(container.querySelector('details')).toBeNull();
});
