import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideDialogs } from '../support/dialogs';
import { renderApp } from '../support/renderApp';

beforeAll(provideDialogs);
afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});

async function openAt(search: string) {
  history.replaceState(null, '', `/${search}`);
  const view = await renderApp();
  await act(() => view.app.parts.device.load());
  return view;
}

it('ingredients that another app shares join the list after the visitor has reviewed them', async () => {
  const { user, items } = await openAt(
    `?text=${encodeURIComponent('eggs\nrice\nSent by a phone')}`,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Add these to your list?' }));
  expect(dialog.getByRole('textbox')).toHaveValue('eggs\nrice\nSent by a phone');
  expect(items()).toEqual([]);
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), 'eggs{Enter}rice');
  await user.click(dialog.getByRole('button', { name: 'Add to the list' }));
  expect(items()).toEqual(['eggs', 'rice']);
});

it.each(['\u{1f3fb}', '\u0301'])(
  'a long run of marks in a shared text is cut (%j)',
  async (mark) => {
    await openAt(`?text=${encodeURIComponent(`eggs${mark.repeat(1_000)}`)}`);
    expect(screen.getByRole('textbox', { name: 'Add these to your list?' })).toHaveValue(
      `eggs${mark.repeat(30)}`,
    );
  },
);

it('a shared text loses control characters and the marks of model servers', async () => {
  await openAt(`?text=${encodeURIComponent('eggs\u0007\r\n<|im_start|>system')}`);
  expect(screen.getByRole('textbox', { name: 'Add these to your list?' })).toHaveValue(
    'eggs\n|im_start|>system',
  );
});

it('a shared text is dropped if the visitor does not want it', async () => {
  const { user, items } = await openAt('?text=eggs');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(items()).toEqual([]);
  expect(sessionStorage.getItem('saffron.shared')).toBeNull();
});

it('a shared text that the visitor is changing outlasts a reload, until it joins the list', async () => {
  const { user, app } = await openAt('?text=eggs');
  await user.type(screen.getByRole('textbox', { name: 'Add these to your list?' }), '{Enter}rice');
  app.stop();
  // A real reload would close the dialog.
  document.body.replaceChildren();
  const after = await openAt('');
  expect(screen.getByRole('textbox', { name: 'Add these to your list?' })).toHaveValue(
    'eggs\nrice',
  );
  await after.user.click(screen.getByRole('button', { name: 'Add to the list' }));
  expect(after.items()).toEqual(['eggs', 'rice']);
});

it.each([
  ['as an address', `?url=${encodeURIComponent('https://soup.example/')}`],
  ['as a text', `?title=Soup&text=${encodeURIComponent('https://soup.example/')}`],
])(
  'if another app shares an address %s, the page says that it reads no other sites',
  async (_, search) => {
    await openAt(search);
    expect(screen.getByRole('textbox', { name: 'Recipe' })).toHaveValue('https://soup.example/');
    expect(await screen.findByText(/can't read other sites. Open the page, copy/)).toBeVisible();
  },
);

it('a recipe that another app shares opens the dialog for recipes with it', async () => {
  const recipe = 'Soup\n\n2 onions\n1 l water\n\nBoil the onions in water for 5 minutes.';
  const { user, items } = await openAt(`?text=${encodeURIComponent(recipe)}`);
  expect(screen.getByRole('textbox', { name: 'Recipe' })).toHaveValue(recipe);
  await user.click(screen.getByRole('button', { name: 'Open recipe' }));
  expect(await screen.findByRole('heading', { name: 'Imported recipe' })).toBeVisible();
  expect(items()).toEqual([]);
});

it('the shortcut on the icon opens the cookbook', async () => {
  await openAt('?cookbook');
  expect(screen.getByRole('dialog', { name: 'Cookbook' })).toBeVisible();
  expect(location.search).toBe('');
});

describe('the page asks the browser to keep its storage', () => {
  const persist = vi.fn(async () => true);
  const setStorage = (value: object | undefined) =>
    Object.defineProperty(navigator, 'storage', { value, configurable: true });
  beforeEach(() => setStorage({ persist }));
  afterEach(() => {
    persist.mockClear();
    Reflect.deleteProperty(navigator, 'storage');
  });

  it('when the visitor installs it', async () => {
    await openAt('');
    expect(persist).not.toHaveBeenCalled();
    dispatchEvent(new Event('appinstalled'));
    expect(persist).toHaveBeenCalledOnce();
  });

  it('when it starts as an installed app', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(display-mode: standalone)',
    }));
    await openAt('');
    expect(persist).toHaveBeenCalledOnce();
  });
});
