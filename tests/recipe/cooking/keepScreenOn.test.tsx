import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { canKeepScreenOn } from '../../../src/recipe/cooking/wakeLock';
import { provideDialogs } from '../../support/dialogs';
import { settle } from '../../support/settle';
import { type FakeScreen, fakeScreen } from '../../support/wakeLock';
import { renderRecipe as renderPage } from './renderRecipe';

const RECIPE = '1. Boil.\n2. Serve.';
const REFUSED = "The browser won't keep the screen on. Is your battery low?";

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

/** Renders a recipe, opens the view for cooking, and lets go of the screen, which the view has kept on. */
async function renderRecipe() {
  provideDialogs();
  const page = await renderPage(RECIPE);
  await page.user.click(page.button('Cook'));
  await act(settle);
  if (canKeepScreenOn()) await press();
  return page;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep the screen on' });
const isTicked = () => box().checked;
const press = () =>
  act(async () => {
    box().click();
    await settle();
  });
const hide = (fake: FakeScreen, isHidden: boolean) => act(() => fake.setHidden(isHidden));

it('a press lets the screen turn off, and the next keeps it on again', async () => {
  const fake = fakeScreen();
  await renderRecipe();
  expect([fake.asked(), fake.held(), isTicked()]).toEqual([1, 0, false]);
  await press();
  expect([fake.held(), isTicked()]).toEqual([1, true]);
  await press();
  expect([fake.held(), isTicked()]).toEqual([0, false]);
  expect(screen.queryByText(REFUSED)).toBeNull();
});

it('the view for cooking keeps the screen on while it is open, unless the visitor says otherwise', async () => {
  provideDialogs();
  const fake = fakeScreen();
  const { user, button: named } = await renderPage(RECIPE);
  const cook = async () => {
    await user.click(named('Cook'));
    await act(settle);
  };
  const close = async () => {
    await user.click(named('Close'));
    await act(settle);
  };
  await cook();
  expect([fake.held(), isTicked()]).toEqual([1, true]);
  await close();
  expect(fake.held()).toBe(0);

  await cook();
  await press();
  expect([fake.held(), isTicked()]).toEqual([0, false]);
  await close();
});

it('a page that comes back takes the lock again every time', async () => {
  const fake = fakeScreen();
  await renderRecipe();
  await press();
  for (const _ of [1, 2]) {
    await hide(fake, true);
    expect([fake.held(), isTicked()]).toEqual([0, true]);
    await hide(fake, false);
    expect([fake.held(), isTicked()]).toEqual([1, true]);
  }
  expect(fake.asked()).toBe(4);
  await press();
  await hide(fake, true);
  await hide(fake, false);
  expect([fake.asked(), fake.held()]).toEqual([4, 0]);
});

it('the lock ends with the recipe, even if the browser has not granted it yet', async () => {
  const fake = fakeScreen();
  const first = await renderRecipe();
  await press();
  act(() => first.app.recipe.send({ type: 'kitchen.clear' }));
  await act(settle);
  expect(fake.held()).toBe(0);

  first.unmount();
  const second = await renderRecipe();
  box().click();
  act(() => second.app.recipe.send({ type: 'kitchen.clear' }));
  await act(settle);
  expect([fake.asked(), fake.held()]).toEqual([4, 0]);
});

it('the page says that the browser refused or ended a lock, and can ask for it again', async () => {
  const fake = fakeScreen();
  await renderRecipe();
  await press();
  await act(() => fake.takeAway());
  expect(screen.getByText(REFUSED)).toBeVisible();
  expect(isTicked()).toBe(false);
  await press();
  expect([screen.queryByText(REFUSED), fake.held()]).toEqual([null, 1]);
  await press();
  fake.refuse();
  await press();
  expect(screen.getByText(REFUSED)).toBeVisible();
  expect([isTicked(), fake.held()]).toEqual([false, 0]);
});

it('a page that was hidden when it asked for the lock does not count as refused', async () => {
  const fake = fakeScreen();
  await renderRecipe();
  await hide(fake, true);
  await press();
  expect([isTicked(), fake.held()]).toEqual([true, 0]);
  await hide(fake, false);
  expect([isTicked(), fake.held()]).toEqual([true, 1]);
  await press();
  await act(async () => {
    box().click();
    await fake.setHidden(true);
  });
  expect([isTicked(), fake.held(), screen.queryByText(REFUSED)]).toEqual([true, 0, null]);
  await hide(fake, false);
  expect([isTicked(), fake.held()]).toEqual([true, 1]);
});

it('a browser that cannot keep the screen on says so', async () => {
  await renderRecipe();
  expect(screen.getByText("This browser can't keep the screen on.")).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /screen/ })).toBeNull();
});
