import { screen } from '@testing-library/react';
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

it('the keyboard ticks a box just as the pointer does', async () => {
  const { user } = await renderRecipe(RECIPE);
  box('Step 1').focus();
  await user.keyboard(' ');
  expect(box('Step 1')).toBeChecked();
  expect(box('Step 1')).toHaveFocus();
});
