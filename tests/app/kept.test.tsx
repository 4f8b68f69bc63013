import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FORGET } from '../../scripts/build/starter';
import { joinBrowser } from '../../src/app/joinBrowser';
import { allStores, countTexts } from '../../src/app/kept/stores';
import { openEmptyPage } from '../../src/browser/storage/allOfBoth';
import { writeBrowser } from '../../src/browser/storage/browserStorage';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, PREFERENCES, renderApp } from '../support/renderApp';

// jsdom cannot leave a page.
vi.mock('../../src/browser/storage/allOfBoth', async (load) => ({
  ...(await load<object>()),
  openEmptyPage: vi.fn(),
}));

beforeEach(() => {
  provideDialogs();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const PREFERENCES_SET = { allergens: ['nuts' as const] };
const TAB = { ingredients: ['eggs', 'rice'], recipe: aRecipe('# Rice') };

async function openKept() {
  const page = await renderApp({ kitchen: TAB, preferences: { allergens: ['nuts'] } });
  const leave = joinBrowser(page.app);
  await act(() => page.app.parts.typing.load());
  await page.user.click(page.button('Save'));
  await screen.findByRole('button', { name: 'Saved' });
  await page.user.click(page.button(PREFERENCES));
  await page.user.click(await screen.findByRole('button', { name: 'What this browser keeps' }));
  const dialog = await screen.findByRole('dialog', { name: 'What this browser keeps' });
  return { ...page, leave, dialog: within(dialog) };
}

const keys = () => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).sort();

it.each([
  ['says so, and that no allergies are set', '1', {}, true],
  ['says nothing if nothing was ever deleted', '', {}, false],
  ['says nothing beside a list', '1', { kitchen: TAB }, false],
  ['says nothing beside allergies', '1', { preferences: PREFERENCES_SET }, false],
])('after everything was deleted, the page %s', async (_, mark, options, says) => {
  if (mark) localStorage.setItem('saffron.deleted', mark);
  sessionStorage.setItem('saffron.deleted', mark);
  history.replaceState(null, '', '/?deleted');
  const { app } = await renderApp(options);
  const leave = joinBrowser(app);
  await act(() => app.parts.device.load());
  const DELETED = 'Everything here is deleted. No allergies are set.';
  if (says) expect((await screen.findByText(DELETED)).closest('[role=status]')).not.toBeNull();
  else expect(screen.queryByText(DELETED)).toBeNull();
  expect(location.search).toBe('');
  leave();
});

it('the page says what the browser keeps, and one answer deletes all of it', async () => {
  const { app, dialog, user, leave } = await openKept();
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    '1 recipe in your cookbook',
    'Your allergies and preferences',
    'Your list (2 foods)',
    'The last recipe',
  ]);
  act(() => app.modelStatus.set({ choice: 'signIn', takesImages: false, condition: '' }));
  expect(dialog.getByText('Your sign-in to Hugging Face, with its token')).toBeVisible();
  expect(dialog.getByText(/^Safari may delete/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save a copy' })).toBeVisible();
  const names = allStores();
  for (const key of keys()) expect(names).toContain(key.split('.')[1]);

  const ask = vi.fn(() => false);
  vi.stubGlobal('confirm', ask);
  const press = () => user.click(dialog.getByRole('button', { name: 'Delete everything here' }));
  await press();
  expect(ask).toHaveBeenCalledWith(
    expect.stringMatching(/There is no Undo\.\n1 recipe in your cookbook\n/),
  );
  expect(localStorage.getItem('saffron.list')).toMatch(/eggs/);

  ask.mockReturnValue(true);
  await press();
  await vi.waitFor(() => expect(openEmptyPage).toHaveBeenCalledOnce());
  leave();
  expect(keys()).toEqual(['saffron.deleted']);
  expect(await indexedDB.databases()).toEqual([]);
  expect(writeBrowser('saffron.list', 'x')).toBe(false);
  vi.unstubAllGlobals();
});

const IMPORTED = aRecipe('# Soup\n\n## Ingredients\n\n- 1 onion\n\n## Method\n\n1. Boil it.', {
  origin: 'imported',
});

it.each([
  ['has just brought', {}, true],
  ['has brought before a reload', { kitchen: { recipe: IMPORTED } }, false],
])(
  'a saved recipe that a visitor without a list %s is there at the next visit',
  async (_, options, opens) => {
    const { app, user } = await renderApp(options);
    onTestFinished(joinBrowser(app));
    if (opens) act(() => app.recipe.send({ type: 'recipe.open', recipe: IMPORTED }));
    await expect.poll(() => Boolean(app.parts.typing.getSnapshot().context)).toBe(true);
    expect(localStorage.getItem('saffron.list')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await expect.poll(() => localStorage.getItem('saffron.list')).toMatch(/# Soup/);
  },
);

it('small notes are named only once there is one', () => {
  localStorage.setItem('saffron.list', '{"version":4}');
  localStorage.setItem('saffron.saved', '1');
  sessionStorage.setItem('saffron.kitchen', '{"version":3}');
  sessionStorage.setItem('saffron.ticks', '{}');
  expect(countTexts()).toEqual({ basics: 0, shopping: 0, drafts: 0, notes: 0 });
  sessionStorage.setItem('saffron.ticks', '{"1":[0]}');
  expect(countTexts().notes).toBe(1);
});

it('a tab that was open while everything was deleted is empty after a reload, whatever had run in it', () => {
  const texts = { 'saffron.kitchen': '{}', 'saffron.draft': 'leeks', other: 'stays' };
  Object.assign(sessionStorage, texts);
  new Function(FORGET)();
  expect({ ...sessionStorage }).toEqual(texts);
  localStorage.setItem('saffron.deleted', '7');
  new Function(FORGET)();
  expect({ ...sessionStorage }).toEqual({ other: 'stays', 'saffron.deleted': '7' });
  expect(writeBrowser('saffron.list', 'x')).toBe(true);
  sessionStorage.setItem('saffron.draft', 'rice');
  new Function(FORGET)();
  expect(sessionStorage.getItem('saffron.draft')).toBe('rice');
});

/** Names of channels, locks and a kind of file. */
const NOT_STORED = ['model', 'busy', 'probe'];

it('the list of all that the page keeps has each name in the code', () => {
  const files = ['src', 'scripts/build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const found = files.join('\n').matchAll(/['"`]saffron\.([\w-]+)/g);
  const names = new Set([...found].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(20);
  const known = [...allStores(), ...NOT_STORED];
  expect([...names].filter((name) => !known.includes(name))).toEqual([]);
});
