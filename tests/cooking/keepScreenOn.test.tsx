import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { provideDialogs } from '../support/dialogs';
import { settle } from '../support/settle';
import { type FakeScreen, fakeScreen } from '../support/wakeLock';
import { renderRecipe as renderPage } from './renderRecipe';

const REFUSED = "The browser won't keep the screen on. Is your battery low?";

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

/** Renders the page with a recipe, and opens its menu. */
async function renderRecipe(text: string) {
  const page = await renderPage(text);
  await page.user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('button', { name: 'Copy' });
  return page;
}

const button = () => screen.getByRole('button', { name: 'Keep the screen on' });
const isPressed = () => button().getAttribute('aria-pressed');
const press = () =>
  act(async () => {
    button().click();
    await settle();
  });
const hide = (fake: FakeScreen, isHidden: boolean) => act(() => fake.setHidden(isHidden));

it('the screen is kept on from a press to the next, and not before', async () => {
  const fake = fakeScreen();
  await renderRecipe('# Rice');
  expect([fake.asked(), fake.held(), isPressed()]).toEqual([0, 0, 'false']);
  await press();
  expect([fake.held(), isPressed()]).toEqual([1, 'true']);
  await press();
  expect([fake.held(), isPressed()]).toEqual([0, 'false']);
  expect(screen.queryByText(REFUSED)).toBeNull();
});

it('the view for cooking keeps the screen on while it is open, unless the visitor says otherwise', async () => {
  provideDialogs();
  const fake = fakeScreen();
  const { user, button: named } = await renderPage('1. Boil.\n2. Serve.');
  const cook = async () => {
    await user.click(named('Cook'));
    await act(settle);
  };
  const close = async () => {
    await user.click(named('Close'));
    await act(settle);
  };
  await cook();
  expect([fake.held(), isPressed()]).toEqual([1, 'true']);
  await close();
  expect(fake.held()).toBe(0);

  await cook();
  await press();
  expect([fake.held(), isPressed()]).toEqual([0, 'false']);
  await close();

  const openMenu = async () => {
    await user.click(named('More'));
    await screen.findByRole('button', { name: 'Copy' });
  };
  await openMenu();
  await press();
  await cook();
  await close();
  await openMenu();
  expect([fake.held(), isPressed()]).toEqual([1, 'true']);
});

it('a page that comes back takes the lock again, as often as it was hidden', async () => {
  const fake = fakeScreen();
  await renderRecipe('# Rice');
  await press();
  for (const _ of [1, 2]) {
    await hide(fake, true);
    expect([fake.held(), isPressed()]).toEqual([0, 'true']);
    await hide(fake, false);
    expect([fake.held(), isPressed()]).toEqual([1, 'true']);
  }
  expect(fake.asked()).toBe(3);
  await press();
  await hide(fake, true);
  await hide(fake, false);
  expect([fake.asked(), fake.held()]).toEqual([3, 0]);
});

it('the lock goes with the recipe, also one that has not been granted yet', async () => {
  const fake = fakeScreen();
  const first = await renderRecipe('# Rice');
  await press();
  act(() => first.app.recipe.send({ type: 'kitchen.clear' }));
  await act(settle);
  expect(fake.held()).toBe(0);

  first.unmount();
  const second = await renderRecipe('# Rice');
  button().click();
  act(() => second.app.recipe.send({ type: 'kitchen.clear' }));
  await act(settle);
  expect([fake.asked(), fake.held()]).toEqual([2, 0]);
});

it('the page says in a word that a lock was refused or taken away, and can ask for it again', async () => {
  const fake = fakeScreen();
  await renderRecipe('# Rice');
  await press();
  await act(() => fake.takeAway());
  expect(screen.getByText(REFUSED)).toBeVisible();
  expect(isPressed()).toBe('false');
  await press();
  expect([screen.queryByText(REFUSED), fake.held()]).toEqual([null, 1]);
  await press();
  fake.refuse();
  await press();
  expect(screen.getByText(REFUSED)).toBeVisible();
  expect([isPressed(), fake.held()]).toEqual(['false', 0]);
});

it('a page that was hidden while it asked has not been refused', async () => {
  const fake = fakeScreen();
  await renderRecipe('# Rice');
  await hide(fake, true);
  await press();
  expect([isPressed(), fake.held()]).toEqual(['true', 0]);
  await hide(fake, false);
  expect([isPressed(), fake.held()]).toEqual(['true', 1]);
  await press();
  await act(async () => {
    button().click();
    await fake.setHidden(true);
  });
  expect([isPressed(), fake.held(), screen.queryByText(REFUSED)]).toEqual(['true', 0, null]);
  await hide(fake, false);
  expect([isPressed(), fake.held()]).toEqual(['true', 1]);
});

it('a browser that cannot keep the screen on says so', async () => {
  await renderRecipe('# Rice');
  expect(screen.getByText("This browser can't keep the screen on.")).toBeVisible();
  expect(screen.queryByRole('button', { name: /screen/ })).toBeNull();
});
