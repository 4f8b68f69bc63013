import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { waitFor as waitForState } from 'xstate';
import type { Dialog } from '../../machines/dialogs/dialogsMachine';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import type { Recipe } from '../../machines/kitchen/recipe';
import { forgetPaste, keepPaste, loadPastes } from '../../src/cookbook/edit/fieldStorage';
import { exportRecipes } from '../../src/cookbook/share/exportRecipes';
import { readSharedRecipe, writeSharedRecipe } from '../../src/cookbook/share/linkCode';
import { learn } from '../../src/foods/languages/learn';
import { words as german } from '../../src/words/de/rest';
import * as restWords from '../../src/words/en/rest';
import { words as spanish } from '../../src/words/es/rest';
import { words as french } from '../../src/words/fr/rest';
import { closeByBrowser, provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';
import '../../src/cookbook/edit/editing';
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
    await page.user.click(page.button('Open'));
  };
  const inField = async () => {
    await screen.findByRole('dialog', { name: 'Compare with the text' });
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
  await user.click(within(line.parentElement as HTMLElement).getByRole('button'));
  const text = await screen.findByRole('listbox', { name: 'The text' });
  const lines = within(text).getAllByRole('option');
  expect(lines.map(({ textContent }) => textContent)).toEqual(PAGE.split('\n'));
  await waitFor(() =>
    expect(lines.filter((one) => !one.ariaDisabled).map(({ textContent }) => textContent)).toEqual(
      [0, 1, 2, 4, 3].map((at) => AROUND[at]),
    ),
  );
});

it('a line that is left out becomes a note if it names what the visitor avoids', async () => {
  const { add, shown } = await start({ allergens: ['peanuts'] });
  await add(PAGE.replace(`${AROUND[4]}\n`, 'Advertisement\n'));
  await waitFor(() =>
    expect(shown()?.text).toMatch(/## Notes\n\n- I added a spoon of peanut butter\n$/),
  );
  expect(await screen.findByText('4 lines of the pasted text were left out.')).toBeVisible();
  expect(screen.getByText(/^Contains peanuts/)).toBeVisible();
});

describe('of what only the story around a recipe names, the page does not say "contains"', () => {
  const PAST = 'My grandmother spread butter on everything.';
  const WALNUTS = 'I serve this soup with walnuts.';
  const below = (words: string) => RECIPE.replace('\n\n', `\n\n${words}\n\n`);

  it.each([
    ['above a recipe', `${PAST}\n\n${RECIPE}`],
    ['below its title', below(PAST)],
    ['on a page', PAGE.replace(RECIPE, below(PAST))],
    ['above the title of a page', PAGE.replace(RECIPE, `${PAST}\n\n${RECIPE}`)],
  ])('%s', async (_, text) => {
    const { add, shown } = await start({ allergens: ['milk'] });
    await add(text);
    expect(await screen.findByText(/^The text around the recipe names .*butter/)).toBeVisible();
    expect(shown()?.text).not.toContain('butter');
    expect(shown()?.pasted).toContain(PAST);
    expect(screen.queryByText(/^No mention|found no mention/)).toBeNull();
    expect(screen.queryByText(/^Contains/)).toBeNull();
  });

  it.each([
    ['below its title', below(`${PAST} ${WALNUTS}`)],
    ['above the title of a page', PAGE.replace(RECIPE, `${PAST} ${WALNUTS}\n\n${RECIPE}`)],
  ])('and it says what the same paragraph tells of the recipe: %s', async (_, text) => {
    const { add, shown } = await start({ allergens: ['milk', 'nuts'] });
    await add(text);
    expect(await screen.findByText('Contains nuts: walnuts.')).toBeVisible();
    expect(screen.getByText(/^The text around the recipe names .*butter/)).toBeVisible();
    expect(screen.queryByText(/^Contains milk/)).toBeNull();
    expect(shown()?.text).toContain(WALNUTS);
  });

  it.each(['This is made with lots of butter.', 'My grandmother made it with butter.'])(
    'unless it speaks of the recipe: %s',
    async (words) => {
      const { add } = await start({ allergens: ['milk'] });
      await add(PAGE.replace(RECIPE, `${words}\n\n${RECIPE}`));
      expect(await screen.findByText('Contains milk: butter.')).toBeVisible();
    },
  );
});

it('a reader’s comment is no note, and the page still says what it names', async () => {
  const { add, shown } = await start({ allergens: ['peanuts'] });
  await add(PAGE);
  expect(await screen.findByText(/^The text around the recipe names .*peanut/)).toBeVisible();
  expect(shown()?.text).not.toContain('peanut');
  expect(screen.queryByText(/^No mention/)).toBeNull();
  expect(screen.queryByText(/^Contains/)).toBeNull();
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
    const bytes = exportRecipes(format, [saved], 'Kitchen');
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
])('a text %s opens beside its proposal, and the page says why', async (_, text) => {
  const { add, inField, shown } = await start();
  await add(text);
  expect((await inField()).value).toMatch(/500 g (?:cod|carrots)/);
  const lines = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(lines.map(({ textContent }) => textContent)).toEqual(text.split('\n'));
  // A button that leads to the line may follow.
  const why = screen.getAllByRole('listitem').map((one) => one.firstElementChild?.textContent);
  expect(Object.values(restWords.doubts)).toEqual(expect.arrayContaining(why));
  expect(why.length).toBeGreaterThan(0);
  expect(why.length).toBeLessThan(4);
  expect(shown()).toBeNull();
});

it('a press puts a line that is left out at the caret, Undo takes it out again, and Done opens what the field says', async () => {
  const { add, inField, shown, user, button } = await start({ allergens: ['fish'] });
  await add(STORY);
  const field = await inField();
  fireEvent.input(field, {
    target: { value: 'Sea pie\n\nIngredients\n2 leeks\n1 lemon\n\nMethod\nbake the leeks' },
  });
  expect(await screen.findByText('2 ingredients · 1 step')).toBeVisible();
  const line = (name: string) => screen.getByRole('option', { name });
  await waitFor(() => expect(line('500 g cod')).not.toHaveAttribute('aria-disabled'));
  expect(line('2 leeks')).toHaveAttribute('aria-disabled', 'true');
  const caret = field.value.indexOf('1 lemon');
  field.setSelectionRange(caret, caret);
  await user.click(line('2 leeks'));
  await user.click(line('500 g cod'));
  await user.click(line('and then'));
  expect(field.value).toContain('2 leeks\n500 g cod\nand then\n1 lemon');
  await waitFor(() => expect(line('500 g cod')).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button('Undo'));
  await user.click(button('Undo'));
  expect(field.value).toContain('2 leeks\n1 lemon');
  await user.click(button('Done'));
  await waitFor(() => expect(shown()?.text).toMatch(/^# Sea pie\n/));
  expect(shown()?.text).toContain('- 1 lemon\n\n## Method\n\n1. bake the leeks');
  // The visitor avoids fish, and left this line ticked.
  expect(shown()?.text).toContain('- 500 g cod\n');
  expect(sessionStorage.getItem('saffron.field')).toBeNull();
});

it('the keys reach the lines that are left out, and put several of them in', async () => {
  const { add, inField, user } = await start();
  await add(STORY);
  const field = await inField();
  fireEvent.input(field, { target: { value: 'Sea pie' } });
  const text = screen.getByRole('listbox');
  await waitFor(() =>
    expect(within(text).getByRole('option', { name: '2 leeks' })).not.toHaveAttribute(
      'aria-disabled',
    ),
  );
  text.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(
    within(text)
      .getAllByRole('option', { selected: true })
      .map((one) => one.textContent),
  ).toEqual(['500 g cod', '2 leeks']);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('Sea pie\n500 g cod\n2 leeks');
});

it('a line around the recipe that the visitor unticks is no note, and the page still says what it names', async () => {
  const { add, inField, shown, user, button } = await start({ allergens: ['fish'] });
  await add(STORY);
  fireEvent.input(await inField(), {
    target: { value: 'Leek pie\n\nIngredients\n2 leeks\n\nMethod\nbake the leeks' },
  });
  for (const name of ['500 g cod', 'cod and leeks into the dish']) {
    const box = await screen.findByRole('checkbox', { name });
    expect(box).toBeChecked();
    await user.click(box);
  }
  await user.click(button('Done'));
  await waitFor(() => expect(shown()?.text).toMatch(/^# Leek pie/));
  expect(shown()?.text).not.toContain('cod');
  expect(await screen.findByText(/^The text around the recipe names .*cod/)).toBeVisible();
  expect(screen.queryByText(/^No mention/)).toBeNull();
});

it('below the field, the page says what the text lacks, and calls a letter not checked', async () => {
  const letter =
    'Dear Anna,\n\nfor my soup I take two leeks and some potatoes, and fry them in oil. Then I add water and let it boil for half an hour.\n\nWith love,\nGrandma';
  const { add, inField, shown, user, button } = await start({ allergens: ['peanuts'] });
  await add(letter);
  const field = await inField();
  fireEvent.input(field, { target: { value: `${letter} ` } });
  expect(
    await screen.findByText(
      'No ingredients yet: write “Ingredients” above them. No steps yet: write “Method” above them.',
    ),
  ).toBeVisible();
  fireEvent.input(field, { target: { value: 'Ingredients\n2 leeks\n\nMethod\nBoil them.' } });
  expect(
    await screen.findByText('No title yet: write it on the first line.', { exact: true }),
  ).toBeVisible();
  fireEvent.input(field, { target: { value: letter } });
  await user.click(button('Done'));
  await waitFor(() => expect(shown()?.text).toContain('two leeks'));
  expect(await screen.findByText('Could not be checked for peanuts.')).toBeVisible();
});

describe('two texts that the visitor has to look at', () => {
  const OTHER = STORY.replace('Sea pie', 'Cod cake').replace('aunt', 'uncle');
  const fields = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe' });
  const bring = (
    { dialogs }: Awaited<ReturnType<typeof start>>['app'],
    more: Partial<Dialog> = {},
  ) => act(() => dialogs.send({ type: 'dialog.open', dialog: { name: 'bring', ...more } }));

  it('open one above the other if the second is dropped meanwhile, and each keeps its changes', async () => {
    const { app, add, inField, user } = await start();
    await add(STORY);
    const field = await inField();
    fireEvent.input(field, { target: { value: 'Sea pie' } });
    const files = [new File([OTHER], 'cake.txt')];
    bring(app, { files });
    await waitFor(() =>
      expect(fields().map(({ value }) => value)).toEqual([
        'Sea pie',
        expect.stringContaining('Cod cake'),
      ]),
    );
    fireEvent.input(fields()[1] as HTMLElement, { target: { value: 'Cod cake' } });
    const press = (name: string) =>
      user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
    await press('Cancel');
    await press('Discard');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(field).toHaveValue('Sea pie');
    act(() => closeByBrowser(screen.getByRole('dialog')));
    await add();
    expect(await inField()).toHaveValue('Sea pie');
  });

  it('both wait after a reload, and the first is in Add a recipe once the second is there', async () => {
    const { app, add, inField, shown, user, button } = await start();
    await add(STORY);
    fireEvent.input(await inField(), { target: { value: 'Sea pie' } });
    act(() => closeByBrowser(screen.getByRole('dialog')));
    bring(app, { text: OTHER, opens: true });
    expect((await inField()).value).toContain('Cod cake');
    await user.click(button('Done'));
    await waitFor(() => expect(shown()?.text).toContain('Cod cake'));
    bring(app);
    expect(await inField()).toHaveValue('Sea pie');
  });

  it('are one if the same text comes again, with what the visitor has made of it', async () => {
    const { app, add, inField } = await start();
    await add(STORY);
    fireEvent.input(await inField(), { target: { value: 'Sea pie' } });
    act(() => closeByBrowser(screen.getByRole('dialog')));
    bring(app, { text: STORY, opens: true });
    expect(await inField()).toHaveValue('Sea pie');
  });

  it('wait, too, if one was only typed into Add a recipe when the other came', async () => {
    const { app, add, inField, user, button } = await start();
    await add();
    const field = await screen.findByRole('textbox', { name: 'Recipe' });
    fireEvent.input(field, { target: { value: 'Half a recipe' } });
    act(() => closeByBrowser(screen.getByRole('dialog')));
    bring(app, { text: OTHER, opens: true });
    expect((await inField()).value).toContain('Cod cake');
    await user.click(button('Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    bring(app);
    expect(await inField()).toHaveValue('Half a recipe');
  });

  it('wait although version 1.0.0 or 1.2 kept the first', async () => {
    const found = { name: 'Sea pie', text: STORY, source: {} };
    for (const [key, kept] of [
      ['saffron.field', { found, saves: false, words: { text: 'Sea pie' } }],
      ['saffron.lines', { found, text: 'Sea pie' }],
    ] as const) {
      sessionStorage.setItem(key, JSON.stringify(kept));
      const found = { name: '', text: OTHER, source: {} };
      keepPaste({ found, saves: false });
      forgetPaste(found);
      expect(loadPastes()).toMatchObject([{ words: { text: 'Sea pie' } }]);
      sessionStorage.clear();
    }
  });

  it('stay as far as the tab has room for them, the last one first', () => {
    const found = (text: string) => ({ name: '', text, source: {} });
    for (const text of ['one', 'two']) keepPaste({ found: found(text), saves: false });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    keepPaste({ found: found('three'), saves: false });
    expect(loadPastes().map((one) => one.found.text)).toEqual(['three', 'two']);
  });
});

it('a reload keeps the field, and discarded changes leave the pasted text in Add a recipe', async () => {
  const { add, inField, user, button } = await start();
  await add(STORY);
  fireEvent.input(await inField(), { target: { value: 'Sea pie' } });
  act(() => closeByBrowser(screen.getByRole('dialog')));
  await add();
  expect(await inField()).toHaveValue('Sea pie');
  await user.click(button('Cancel'));
  await user.click(button('Discard'));
  await add();
  expect(await screen.findByRole('dialog', { name: 'Add a recipe' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Recipe' })).toHaveValue(STORY);
});

it('a text that is not saved is in the field again once the page has loaded anew', async () => {
  const before = await start();
  await before.add(STORY);
  fireEvent.input(await before.inField(), { target: { value: 'Sea pie' } });
  cleanup();
  const { app, inField, button, user } = await start();
  await act(() => app.parts.device.load());
  expect(await inField()).toHaveValue('Sea pie');
  // One that the visitor has given up is not.
  await user.click(button('Cancel'));
  await user.click(button('Discard'));
  cleanup();
  const last = await start();
  await act(() => last.app.parts.device.load());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a text that the visitor gives up unchanged is in Add a recipe again', async () => {
  const { add, inField, user, button } = await start();
  await add(STORY);
  await inField();
  await user.click(button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await add();
  expect(await screen.findByRole('dialog', { name: 'Add a recipe' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Recipe' })).toHaveValue(STORY);
});

it.each([
  ['in the field of Add a recipe', PAGE],
  ['in the field of Edit', STORY],
])('a text %s stays there if the storage refuses its recipe', async (_, text) => {
  const { app, user, button } = await start();
  const { actor } = await app.parts.cookbook.load();
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await user.click(button('Cookbook'));
  const add = async () => {
    const book = await screen.findByRole('dialog', { name: 'Cookbook' });
    await user.click(within(book).getByRole('button', { name: 'Add a recipe' }));
    return screen.findByRole('textbox', { name: 'Recipe' });
  };
  const done = async () => {
    const refused = actor.getSnapshot().context.notices;
    const press =
      screen.queryByRole('button', { name: 'Done' }) ?? button(/^(?:Open|Add to the cookbook)$/);
    await user.click(press);
    if (text === STORY && press.textContent !== 'Done') {
      await user.click(await screen.findByRole('button', { name: 'Done' }));
    }
    await waitFor(() => expect(actor.getSnapshot().context.notices).not.toBe(refused));
  };
  fireEvent.input(await add(), { target: { value: text } });
  await done();
  expect(actor.getSnapshot().context.notices[0]?.type).toBe('failed');
  full.mockRestore();
  expect(((await add()) as HTMLTextAreaElement).value).toContain('g c');
  await done();
  await waitFor(() => expect(actor.getSnapshot().context.recipes).toHaveLength(1));
  expect(await add()).toHaveValue('');
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
  const preferences = {
    ...app.kitchen.getSnapshot().context.preferences,
    allergens: ['peanuts'] as const,
  };
  act(() => app.kitchen.changePreferences(preferences));
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
  await user.click(button('Open'));
}

const QUESTION = 'This looks like a recipe.';

it('a recipe that is pasted into the kitchen is added only once the visitor says so', async () => {
  const { user, input, items, button, status } = await renderApp();
  await pasteInto(input(), PEA_SOUP, user);
  expect(await screen.findByText(QUESTION, { selector: 'span' })).toBeVisible();
  expect(status()).toBe(QUESTION);
  expect(items()).toEqual([]);
  await user.click(button('Add as foods'));
  await waitFor(() => expect(items().length).toBeGreaterThan(2));
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(input()).toHaveFocus();
});

it('a recipe that is pasted into the kitchen opens with one press, and the list stays empty', async () => {
  const { user, input, items, button } = await renderApp();
  await pasteInto(input(), PEA_SOUP, user);
  await screen.findByText(QUESTION, { selector: 'span' });
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
  expect(screen.queryByText(QUESTION)).toBeNull();
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
  await user.click(within(dialog).getByRole('button', { name: 'Add to the cookbook' }));
  await waitFor(() => expect(actor.getSnapshot().context.recipes).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add a recipe' })).toBeNull());
  await waitFor(() => expect(screen.getByText(/^1 recipe added/)).toBeVisible());
  const after = within(screen.getByRole('dialog', { name: 'Cookbook' }));
  expect(after.getByRole('heading', { name: /Pea soup/ })).toBeVisible();
  expect(app.recipe.getSnapshot().context.recipe).toBeNull();
  await user.click(after.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(actor.getSnapshot().context.recipes).toEqual([]));
});

describe('each door', () => {
  beforeEach(async () => {
    provideDialogs();
    localStorage.clear();
    sessionStorage.clear();
    await learn('es');
    // German and a few words of other languages count in any recipe.
    await learn('zxx');
  });

  const TOAST = `# Toast

Serves 2

## Ingredients

- 2 slices bread
- 1 clove garlic

## Method

1. Rub the garlic over the toasted bread for 1 minute.
2. Serve the bread warm.
`;
  const ARROZ = `# Arroz con huevos

Para 2 personas

## Ingredientes

- 200 g de arroz
- 2 huevos

## Preparación

1. Cocer el arroz en agua durante 15 minutos.
2. Freír los huevos y servir con el arroz.
`;

  const openPage = () =>
    renderApp({
      preferences: { ...NO_PREFERENCES, allergens: ['eggs', 'sesame'], avoid: ['Knoblauch'] },
      keeping: 'browser',
    });
  type Page = Awaited<ReturnType<typeof openPage>>;

  async function openLink({ app }: Page, text: string, about: Partial<Recipe> = {}) {
    const { openShared } = await act(() => app.parts.cookbook.load());
    location.hash = `recipe=${writeSharedRecipe(aRecipe(text, about))}`;
    await act(openShared);
  }

  async function openFile({ user, button }: Page, text: string) {
    await user.click(button('Add a recipe'));
    await user.upload(await screen.findByLabelText('Files with recipes'), new File([text], 'a.md'));
  }

  async function paste({ user, button }: Page, text: string) {
    await user.click(button('Add a recipe'));
    fireEvent.input(await screen.findByRole('textbox', { name: 'Recipe' }), {
      target: { value: text },
    });
    await user.click(button('Open'));
  }

  const DOORS = [
    ['by a link', openLink],
    ['in a file', openFile],
    ['as a paste', paste],
  ] as const;

  test.each(DOORS)('a recipe that arrives %s is checked for a German word', async (_, open) => {
    await open(await openPage(), TOAST);
    expect(await screen.findByText(/^Contains Knoblauch: garlic\./)).toBeVisible();
    expect(screen.getByText(/no mention of eggs or sesame/)).toBeVisible();
  });

  test.each(DOORS)(
    'a Spanish recipe that arrives %s says its eggs, and that it was not completely checked',
    async (_, open) => {
      await open(await openPage(), ARROZ);
      expect(await screen.findByText(/^Contains eggs: .*huevos/)).toBeVisible();
      expect(
        screen.getByText(/The rest is not completely checked for .*sesame.*Knoblauch/),
      ).toBeVisible();
      expect(screen.queryByText(/no mention/)).toBeNull();
    },
  );

  const withLine = (line: string) => `${TOAST}\n---\n\nFrom elsewhere. ${line} Check allergens.\n`;
  const isPhoto = true as const;

  test.each<[string, (page: Page) => Promise<void>]>([
    ['by a link', (page) => openLink(page, TOAST, { source: { isPhoto } })],
    ['in a file', (page) => openFile(page, withLine(restWords.credit.photo))],
    ['as a paste', (page) => paste(page, withLine(restWords.credit.photo))],
    ['in a file of a German page', (page) => openFile(page, withLine(german.credit.photo))],
    ['as a paste of a French page', (page) => paste(page, withLine(french.credit.photo))],
    ['in a file of a Spanish page', (page) => openFile(page, withLine(spanish.credit.photo))],
  ])('a recipe from a photo that comes %s is never without mention', async (_, open) => {
    const page = await openPage();
    await open(page);
    expect(
      await screen.findByText(
        /^Read from a photo, so not completely checked for eggs, sesame, or Knoblauch\. A line may be missing\.$/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/no mention/)).toBeNull();
  });

  test('a change of a recipe from a photo is never without mention either', async () => {
    const recipe = aRecipe(TOAST, { origin: 'imported', source: { isPhoto } });
    const page = await renderApp({
      kitchen: { ingredients: ['bread', 'garlic'], recipe },
      preferences: { allergens: ['eggs'] },
    });
    await screen.findByText(/^Read from a photo/);
    act(() => page.app.kitchen.request({ wish: { kind: 'change', words: 'warmer', without: [] } }));
    await page.answer(TOAST.replace('Toast', 'Warm toast'));
    expect(await screen.findByText('Warm toast')).toBeVisible();
    expect(await screen.findByText(/^Read from a photo/)).toBeVisible();
  });

  test('a change of a recipe is never without mention if a line around the recipe states allergens', async () => {
    const pasted = `${TOAST}\nMay contain traces of sesame.`;
    const recipe = aRecipe(TOAST, { origin: 'imported', pasted });
    const page = await renderApp({
      kitchen: { ingredients: ['bread', 'garlic'], recipe },
      preferences: { allergens: ['sesame'] },
    });
    const field = await screen.findByRole('textbox', { name: /^Change or ask/ });
    await page.user.type(field, 'warmer{Enter}');
    await page.answer(TOAST.replace('Toast', 'Warm toast'));
    expect(await screen.findByText('Warm toast')).toBeVisible();
    expect(await screen.findByText(/A statement about allergens was left out/)).toBeVisible();
    expect(screen.queryByText(/no mention/)).toBeNull();
  });
});
