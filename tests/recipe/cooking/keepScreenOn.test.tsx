import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { provideDialogs } from '../../support/dialogs';
import { settle } from '../../support/settle';
import { type FakeScreen, fakeScreen } from '../../support/wakeLock';
import { renderRecipe } from './renderRecipe';

const REFUSED = "The browser won't keep the screen on. Is your battery low?";

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

async function cook() {
  provideDialogs();
  const page = await renderRecipe('1. Boil.\n2. Serve.');
  const press = async (name: string) => {
    await page.user.click(page.button(name));
    await act(settle);
  };
  await press('Cook');
  return { ...page, press };
}

const hide = (fake: FakeScreen, isHidden: boolean) => act(() => fake.setHidden(isHidden));

it('the view for cooking keeps the screen on while it is open', async () => {
  const fake = fakeScreen();
  const { press } = await cook();
  expect(fake.held()).toBe(1);
  await press('Close');
  expect(fake.held()).toBe(0);
  await press('Cook');
  expect([fake.held(), screen.queryByText(REFUSED)]).toEqual([1, null]);
});

it('a page that comes back takes the lock again every time, until the view closes', async () => {
  const fake = fakeScreen();
  const { press } = await cook();
  for (const _ of [1, 2]) {
    await hide(fake, true);
    expect([fake.held(), screen.queryByText(REFUSED)]).toEqual([0, null]);
    await hide(fake, false);
    expect(fake.held()).toBe(1);
  }
  await press('Close');
  await hide(fake, true);
  await hide(fake, false);
  expect([fake.asked(), fake.held()]).toEqual([3, 0]);
});

it('the page says that the browser refused or ended a lock, until it grants one', async () => {
  const fake = fakeScreen();
  const { press } = await cook();
  await act(() => fake.takeAway());
  expect(screen.getByText(REFUSED)).toBeVisible();
  await hide(fake, true);
  await hide(fake, false);
  expect([fake.held(), screen.queryByText(REFUSED)]).toEqual([1, null]);
  await press('Close');
  fake.refuse();
  await press('Cook');
  expect([fake.held(), screen.getByText(REFUSED)]).toEqual([0, expect.anything()]);
});

it('a page that was hidden when it asked for the lock does not count as refused', async () => {
  const fake = fakeScreen();
  provideDialogs();
  const { user, button } = await renderRecipe('1. Boil.\n2. Serve.');
  await hide(fake, true);
  await user.click(button('Cook'));
  await act(settle);
  expect([fake.asked(), fake.held(), screen.queryByText(REFUSED)]).toEqual([0, 0, null]);
  await hide(fake, false);
  expect(fake.held()).toBe(1);
});
