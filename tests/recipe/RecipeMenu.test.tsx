import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RecipeMenu } from '../../src/recipe/RecipeMenu';

it('loads what it shows when it opens, and tries again after a failure', async () => {
  const user = userEvent.setup();
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw new Error('offline');
  };
  render(<RecipeMenu load={load}>Ways to share</RecipeMenu>);
  const menu = screen.getByRole('button', { name: 'More', expanded: false });
  expect(screen.queryByText('Ways to share')).toBeNull();

  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  const again = screen.getByRole('button', { name: 'Could not load. Try again.' });
  isOffline = false;
  await user.click(again);
  expect(screen.getByText('Ways to share')).toBeVisible();
  expect(again).not.toBeInTheDocument();
  expect(menu).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Ways to share')).toBeNull();
});
