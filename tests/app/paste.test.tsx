import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor as waitForState } from 'xstate';
import type { Preferences } from '../../machines/kitchen/preferences';
import { exportRecipes } from '../../src/cookbook/share/exportRecipes';
import { readSharedRecipe, writeSharedRecipe } from '../../src/cookbook/share/recipeCode';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { closeByBrowser, provideDialogs } from '../support/dialogs';
import { renderApp } from '../support/renderApp';
import '../../src/cookbook/texts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  provideDialogs();
});

const RECIPE =
  'Carrot soup\n\nServes 4\n\nIngredients\n500 g carrots\n1 onion\n1 l water\n\nMethod\n1. Fry the onion for 5 minutes.\n2. Boil the carrots for 20 minutes.';
const AROUND = [
  'Skip to main content',
  'Advertisement',
  'Sign up for our newsletter',
  'I added a spoon of peanut butter',
  'Kim says:',
];
const PAGE = `${AROUND[0]}\n${AROUND[1]}\n\n${RECIPE}\n\n${AROUND[2]}\n${AROUND[4]}\n${AROUND[3]}\n`;
/** A story without a plain list or steps. */
const STORY =
  'My aunt lives by the sea.\n\nSea pie\nwhat goes in\n500 g cod\n2 leeks\nand then\ncod and leeks into the dish';

async function start(preferences: Partial<Preferences> = {}) {
  const page = await renderApp({ preferences });
  await act(() => page.app.parts.cookbook.load());
  const shown = () => page.app.recipe.getSnapshot().context.recipe;
  const add = async (text?: string) => {
    await page.user.click(page.button('Add a recipe'));
    if (text === undefined) return;
    const field = await screen.findByRole('textbox', { name: 'Recipe' });
    fireEvent.input(field, { target: { value: text } });
    await page.user.click(page.button('Open recipe'));
  };
  const inField = async () => {
    await screen.findByRole('dialog', { name: 'Find the recipe in the text' });
    return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe' });
  };
  return { ...page, shown, add, inField };
}

it('a page with a plain recipe opens, and says how many lines it left out and what they were', async () => {
  const { add, shown, user } = await start();
  await add(PAGE);
  await waitFor(() => expect(shown()?.text).toMatch(/^# Carrot soup/));
  expect(shown()).toMatchObject({ origin: 'imported', pasted: PAGE });
  expect(shown()?.text).not.toContain('newsletter');
  const line = await screen.findByText('5 lines of the pasted text were left out.');
  await user.click(line);
  expect(screen.getByText(/Sign up for our newsletter/)).toBeVisible();
});

it('a line that is left out becomes a note if it names what the visitor avoids', async () => {
  const { add, shown } = await start({ allergens: ['peanuts'] });
  await add(PAGE);
  await waitFor(() =>
    expect(shown()?.text).toMatch(/## Notes\n\n- I added a spoon of peanut butter\n$/),
  );
  expect(await screen.findByText('4 lines of the pasted text were left out.')).toBeVisible();
  expect(screen.getByText(/^Contains peanuts/)).toBeVisible();
});

it('a line that states allergens becomes a note whatever the visitor avoids', async () => {
  const { add, shown } = await start();
  await add(PAGE.replace(AROUND[3] ?? '', 'Advertisement\nAllergens: celery, milk'));
  await waitFor(() => expect(shown()?.text).toContain('- Allergens: celery, milk'));
});

it('the pasted text stays with the saved recipe, and no link or export has it', async () => {
  const { app, add, shown } = await start();
  await add(PAGE);
  await waitFor(() => expect(shown()?.pasted).toBe(PAGE));
  const part = await app.parts.cookbook.load();
  const recipe = shown() ?? expect.fail();
  await act(async () => {
    part.save(recipe, null);
    await waitForState(part.actor, ({ context }) => context.recipes.length === 1);
  });
  const [saved = expect.fail()] = part.actor.getSnapshot().context.recipes;
  expect(saved.pasted).toBe(PAGE);
  expect(JSON.stringify(readSharedRecipe(writeSharedRecipe(recipe)))).not.toContain('newsletter');
  for (const format of ['managers', 'markdown'] as const) {
    const bytes = exportRecipes(parseRecipe, format, [saved], 'Kitchen');
    expect(new TextDecoder().decode(bytes)).not.toContain('newsletter');
  }
});

it.each([
  ['without a plain list and work', STORY],
  [
    'with two lists',
    `${RECIPE}\n\nIngredients\n200 g rice\n2 eggs\n100 g peas\n\nMethod\n1. Boil the rice.`,
  ],
  [
    'of which the recipe is a small part',
    `${'A line of the story about our holiday.\n'.repeat(45)}\n${PAGE}`,
  ],
])('a text %s opens whole in the field', async (_, text) => {
  const { add, inField, shown } = await start();
  await add(text);
  expect(await inField()).toHaveValue(text);
  expect(screen.getByText(/^Keep only the recipe and delete the rest/)).toBeVisible();
  expect(shown()).toBeNull();
});

it('a press keeps the selection, another brings the text back, and Done opens what is left', async () => {
  const { add, inField, shown, user, button } = await start({ allergens: ['fish'] });
  await add(STORY);
  const field = await inField();
  await user.click(button('Keep only the selection'));
  expect(screen.getByText('Select the recipe in the text first.')).toBeVisible();
  const list = '500 g cod\n2 leeks';
  field.setSelectionRange(STORY.indexOf(list), STORY.indexOf(list) + list.length);
  await user.click(button('Keep only the selection'));
  expect(field).toHaveValue(list);
  await user.click(button('Undo'));
  expect(field).toHaveValue(STORY);
  fireEvent.input(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Sea pie' } });
  fireEvent.input(field, {
    target: { value: 'Ingredients\n2 leeks\n1 lemon\n\nMethod\nbake the leeks' },
  });
  expect(await screen.findByText('2 ingredients · 1 step')).toBeVisible();
  await user.click(button('Done'));
  await waitFor(() => expect(shown()?.text).toMatch(/^# Sea pie\n/));
  expect(shown()?.text).toContain('- 1 lemon\n\n## Method\n\n1. bake the leeks');
  // The visitor avoids fish, and deleted these lines.
  expect(shown()?.text).toContain('- 500 g cod\n');
  expect(sessionStorage.getItem('saffron.field')).toBeNull();
});

it('a reload keeps the field, until the visitor gives the text up', async () => {
  const { add, inField, user, button } = await start();
  await add(STORY);
  fireEvent.input(await inField(), { target: { value: 'Sea pie' } });
  act(() => closeByBrowser(screen.getByRole('dialog')));
  await add();
  expect(await inField()).toHaveValue('Sea pie');
  await user.click(button('Cancel'));
  await user.click(button('Discard'));
  await add();
  expect(await screen.findByRole('textbox', { name: 'Recipe' })).toHaveValue('');
});

it('the lines that an earlier version of the page kept open in the field', async () => {
  const lines = [{ text: 'Sea pie', role: 'title' }];
  const kept = { text: STORY, found: { name: '', text: 'Sea pie', source: {} }, lines, next: null };
  sessionStorage.setItem('saffron.lines', JSON.stringify(kept));
  const { add, inField } = await start();
  await add();
  expect(await inField()).toHaveValue(STORY);
});

it('lines that an earlier version left out are folded, and unfold if one names what the visitor avoids', async () => {
  const text =
    '# Soup\n\n## Ingredients\n\n- 2 carrots\n\n## Method\n\n1. Boil them.\n\n## Notes\n\n### Left out\n\n- Home\n- Peanut brittle\n';
  const { app } = await start();
  const recipe = { text, cut: false, model: null, origin: 'imported', askedWith: [] } as const;
  act(() => app.recipe.send({ type: 'recipe.open', recipe }));
  const group = (await screen.findByText('Left out')).closest('details');
  expect(group).toContainElement(screen.getByText('Home'));
  expect(group).not.toHaveAttribute('open');
  const preferences = { ...app.recipe.getSnapshot().context.preferences, allergens: ['peanuts'] };
  act(() => app.recipe.send({ type: 'preferences.change', preferences } as never));
  await waitFor(() => expect(group).toHaveAttribute('open'));
});

const PEA_SOUP =
  'Pea soup\nServes 2\n\nIngredients\n100 g peas\n1 onion\n\nMethod\nFry the onion for 5 minutes in a little oil.\nAdd the peas and boil.';

async function pasteInto(field: HTMLElement, text: string, user: { paste(text: string): unknown }) {
  field.focus();
  await act(async () => void (await user.paste(text)));
}

async function openPasted(
  { user, button }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user' | 'button'>,
  text: string,
) {
  await user.click(button('Add a recipe'));
  await pasteInto(await screen.findByRole('textbox', { name: 'Recipe' }), text, user);
  await user.click(button('Open recipe'));
}

it('a recipe that is pasted into the kitchen is added only once the visitor says so', async () => {
  const { user, input, items, button } = await renderApp();
  await pasteInto(input(), PEA_SOUP, user);
  expect(await screen.findByText('This looks like a recipe.')).toBeVisible();
  expect(items()).toEqual([]);
  await user.click(button('Add as foods'));
  await waitFor(() => expect(items().length).toBeGreaterThan(2));
  expect(screen.queryByText('This looks like a recipe.')).toBeNull();
  expect(input()).toHaveFocus();
});

it('a recipe that is pasted into the kitchen opens with one press, and the list stays empty', async () => {
  const { user, input, items, button } = await renderApp();
  await pasteInto(input(), PEA_SOUP, user);
  await screen.findByText('This looks like a recipe.');
  await user.tab();
  await user.tab();
  expect(button('Open it')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Pea soup' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(items()).toEqual([]);
});

it('a list that is pasted into the kitchen is added without a question, and without loading the reader', async () => {
  const { user, input, items, app } = await renderApp();
  const load = vi.spyOn(app.parts.cookbook, 'load');
  await pasteInto(input(), '- 200 g rice\n- 2 eggs\n- peas\n- soy sauce\n- 1 onion', user);
  await waitFor(() => expect(items()).toHaveLength(5));
  expect(screen.queryByText('This looks like a recipe.')).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

it('a list that is pasted as a recipe can join the list of foods', async () => {
  const { user, items, button } = await renderApp();
  await openPasted({ user, button }, 'rice\neggs\npeas');
  expect(await screen.findByText('This looks like a list of foods.')).toBeVisible();
  expect(items()).toEqual([]);
  await user.click(button('Add as foods'));
  await waitFor(() => expect(items()).toEqual(['rice', 'eggs', 'peas']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a recipe that is added in the cookbook is saved there, and one press takes that back', async () => {
  const { user, button, app } = await renderApp();
  const { actor } = await act(() => app.parts.cookbook.load());
  await act(() => waitForState(actor, (snapshot) => snapshot.matches('idle')));
  await user.click(button('Cookbook'));
  const book = await screen.findByRole('dialog', { name: 'Cookbook' });
  await user.click(within(book).getByRole('button', { name: 'Add a recipe' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a recipe' });
  await pasteInto(within(dialog).getByRole('textbox', { name: 'Recipe' }), PEA_SOUP, user);
  await user.click(within(dialog).getByRole('button', { name: 'Open recipe' }));
  await waitFor(() => expect(actor.getSnapshot().context.recipes).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a recipe' })).toBeNull());
  await waitFor(() => expect(screen.getByText(/^1 recipe added/)).toBeVisible());
  const after = within(screen.getByRole('dialog', { name: 'Cookbook' }));
  expect(after.getByRole('heading', { name: /Pea soup/ })).toBeVisible();
  expect(app.recipe.getSnapshot().context.recipe).toBeNull();
  await user.click(after.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(actor.getSnapshot().context.recipes).toEqual([]));
});
