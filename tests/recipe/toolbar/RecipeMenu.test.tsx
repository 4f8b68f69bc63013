import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RecipeMenu } from '../../../src/recipe/toolbar/RecipeMenu';
import { startUser } from '../../support/user';

it('the menu shows its items while it is open', async () => {
  const user = startUser();
  render(<RecipeMenu>{() => 'Ways to share'}</RecipeMenu>);
  const menu = screen.getByRole('button', { name: 'More', expanded: false });
  expect(screen.queryByText('Ways to share')).toBeNull();

  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Ways to share')).toBeVisible();

  await user.keyboard('{Enter}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Ways to share')).toBeNull();
});

it('comes into view as a whole, also with items that arrive late', async () => {
  const seen = vi.fn(function (this: Element) {
    return this.textContent;
  });
  Element.prototype.scrollIntoView = seen;
  onTestFinished(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView') as never);
  const user = startUser();
  const { rerender } = render(<RecipeMenu>{() => 'Plan'}</RecipeMenu>);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(seen).toHaveLastReturnedWith('Plan');
  rerender(<RecipeMenu>{() => 'Plan, print'}</RecipeMenu>);
  expect(seen).toHaveLastReturnedWith('Plan, print');
  expect(seen).toHaveBeenLastCalledWith({ block: 'nearest' });
});

describe('the menu closes', () => {
  async function openMenu() {
    const user = startUser();
    render(
      <>
        <RecipeMenu>
          {(finish) => (
            <button type="button" onClick={() => finish('Copied')}>
              Copy
            </button>
          )}
        </RecipeMenu>
        <p>Recipe</p>
        <button type="button">Next</button>
      </>,
    );
    const more = screen.getByRole('button', { name: 'More' });
    await user.click(more);
    return { user, more, item: screen.getByRole('button', { name: 'Copy' }) };
  }
  const isOpen = () => screen.queryByRole('button', { name: 'Copy' }) !== null;

  it('after an item has done its work, and says the result below the buttons', async () => {
    const { user, more, item } = await openMenu();
    await user.click(item);
    expect(isOpen()).toBe(false);
    expect(more).toHaveFocus();
    expect(screen.getByText('Copied')).toBeVisible();
    await user.click(more);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('by Back', async () => {
    // The menu of the last test leaves the history late.
    await expect.poll(() => history.state).toBeNull();
    await openMenu();
    act(() => history.back());
    await expect.poll(isOpen).toBe(false);
  });

  it('by the Escape key, which leads back to its button', async () => {
    const { user, more, item } = await openMenu();
    item.focus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(more).toHaveFocus();
  });

  it('when the focus leaves it', async () => {
    const { user, item } = await openMenu();
    await user.tab();
    expect(item).toHaveFocus();
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('by a press on a button outside, once that has its click', async () => {
    const { user } = await openMenu();
    const next = screen.getByRole('button', { name: 'Next' });
    await user.pointer({ keys: '[MouseLeft>]', target: next });
    expect(next).toHaveFocus();
    expect(isOpen()).toBe(true);
    await user.pointer('[/MouseLeft]');
    expect(isOpen()).toBe(false);
  });

  it('by a press outside, but not by one that begins inside', async () => {
    const { user, item } = await openMenu();
    const recipe = screen.getByText('Recipe');
    await user.pointer([
      { keys: '[MouseLeft>]', target: item },
      { target: recipe },
      '[/MouseLeft]',
    ]);
    expect(isOpen()).toBe(true);
    await user.pointer({ keys: '[MouseLeft]', target: recipe });
    expect(isOpen()).toBe(false);
  });
});
