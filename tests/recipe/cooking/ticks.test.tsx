import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderRecipe } from './renderRecipe';

const RECIPE = `# Rice

## Ingredients

- 200 g rice
- [x] salt

## Method

1. Boil.
2. Serve.
`;

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => sessionStorage.clear());

it('ticks come back after a reload, and not in another recipe', async () => {
  const { user, unmount } = await renderRecipe(RECIPE);
  await user.click(box('Step 2'));
  await user.click(box('Ingredient: 200 g rice'));
  await user.click(box('Ingredient: salt'));
  unmount();

  const again = await renderRecipe(RECIPE);
  const states = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(states()).toEqual([true, false, false, true]);
  again.unmount();

  await renderRecipe(`${RECIPE}3. Eat.`);
  expect(states()).toEqual([false, true, false, false, false]);
});

it('the keyboard ticks a box just as the pointer does', async () => {
  const { user } = await renderRecipe(RECIPE);
  box('Step 1').focus();
  await user.keyboard(' ');
  expect(box('Step 1')).toBeChecked();
  expect(box('Step 1')).toHaveFocus();
});

it('a tick changes one box, and nothing else on the page', async () => {
  const { container } = await renderRecipe(RECIPE);
  const changes = new MutationObserver(() => {});
  changes.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  act(() => box('Step 1').click());
  expect(box('Step 1')).toBeChecked();
  expect(box('Step 2')).not.toBeChecked();
  expect(changes.takeRecords().filter(({ target }) => target !== box('Step 1'))).toEqual([]);
});
