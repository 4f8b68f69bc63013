import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { unzipSync } from 'fflate';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../machines/cookbook/cookbookMachine';
import { dialogsMachine } from '../../machines/dialogs/dialogsMachine';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { createStore } from '../../src/browser/store';
import { CookbookDialog } from '../../src/cookbook/CookbookView';
import type { Cookbook } from '../../src/cookbook/startCookbook';
import { writeCookbookFile } from '../../src/cookbook/storage/cookbookFile';
import { createCopies } from '../../src/cookbook/storage/copies';
import { type Actors, ActorsContext } from '../../src/ui/Actors';
import { catchDownloads } from '../support/catchDownloads';
import { COMPOSING_BROWSERS, compose } from '../support/compose';
import { provideDialogs } from '../support/dialogs';
import { startUser } from '../support/user';
import { noPictures } from './pictures/noPictures';
import { PIE, SOUP } from './recipes';
import { startInMemory } from './startInMemory';

function renderDialog(actor: CookbookActor) {
  provideDialogs();
  const calls: unknown[] = [];
  const cookbook = {
    actor,
    copies: createCopies(actor),
    pictures: noPictures(),
    kitchenName: "Saffron's Kitchen",
    planning: {
      ...{ today: createStore('2026-06-01'), asked: createStore<string | null>(null) },
      ...{ eatByOf: () => [], plan() {}, stop() {} },
    },
    proposals: createStore({ preferences: null, ranks: new Map(), proposed: [] }),
    loadRecipeParts: async () => calls.push('shown'),
    edit: ({ saved }) => void calls.push(['edit', saved?.id]),
    serve: (_, servings) => void calls.push(['serve', servings]),
  } as Partial<Cookbook> as Cookbook;
  const open: Actors['open'] = (recipe) => calls.push(screen.queryByRole('dialog'), recipe);
  const dialogs = createActor(dialogsMachine).start();
  const kitchen = createStore({
    ...{ dates: [], ingredients: [] },
    preferences: NO_PREFERENCES,
  }) as unknown as Actors['kitchen'];
  const dialog = (key: string) => (
    <ActorsContext value={{ dialogs, kitchen, open } as Partial<Actors> as Actors}>
      <CookbookDialog
        key={key}
        cookbook={cookbook}
        footer={() => 'A timer'}
        onClose={() => calls.push('closed')}
      />
    </ActorsContext>
  );
  const { rerender } = render(dialog('first'));
  return { calls, reopen: () => rerender(dialog('again')) };
}

async function open(...recipes: SavedRecipe[]) {
  const { actor, storage } = startInMemory(...recipes);
  const { calls, reopen } = renderDialog(actor);
  if (recipes[0]) await waitFor(() => expect(document.querySelector('dialog li')).not.toBeNull());
  return {
    actor,
    storage,
    calls,
    user: startUser(),
    reopen() {
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      reopen();
    },
    button: (name: string) => screen.findByRole('button', { name }),
    rows: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
    notice: (text: string) =>
      within(screen.getAllByRole('status')[0] as HTMLElement).findByText(text),
  };
}

it('the cookbook lists recipes with their day, servings, time and note, the newest first', async () => {
  vi.setSystemTime(new Date(2026, 5, 1));
  onTestFinished(() => void vi.useRealTimers());
  const title = { text: 'Pie', servings: '2–3 servings', minutes: 80, version: 3 };
  const cooked = ['2025-12-31T23:50:00-10:00'];
  const { rows, calls } = await open(
    { ...SOUP, cooked: [...cooked, '2026-02-28T08:00:00+14:00', ...cooked], note: 'Less salt' },
    { ...PIE, title, cooked },
  );
  expect(rows()).toEqual([
    'PieJanuary 12–3 servings1 h 20 minCooked on December 31, 2025PlanRemove',
    'Lentil soupDecember 31, 2025Cooked 3 times, last on February 28Less saltPlanRemove',
  ]);
  expect(screen.getByRole('heading', { name: 'Cookbook' })).toHaveFocus();
  expect(screen.getByText('A timer')).toBeVisible();
  expect(calls).toEqual(['shown']);
});

it('the cookbook shows a hundred recipes at a time, and finds one among all', async () => {
  const recipes = Array.from({ length: 230 }, (_, number) => ({
    ...PIE,
    id: `${number}`,
    title: { text: `Pie ${number}.`, version: 1 },
    savedAt: -number,
    note: `number ${number}.`,
  }));
  await open(...recipes);
  // jsdom would need seconds to find them by role or label.
  const count = () => document.querySelectorAll('dialog li').length;
  expect(count()).toBe(100);
  fireEvent.click(screen.getByText('Show 100 more of 130 recipes'));
  expect(count()).toBe(200);
  expect(document.activeElement).toHaveTextContent('Pie 100.');
  fireEvent.click(screen.getByText('Show 30 more'));
  expect(count()).toBe(230);
  expect(screen.queryByText(/^Show/)).toBeNull();
  const search = document.querySelector('dialog input[type=search]') as HTMLInputElement;
  fireEvent.change(search, { target: { value: '229.' } });
  expect(count()).toBe(1);
  fireEvent.change(search, { target: { value: '' } });
  expect(count()).toBe(100);
});

it.each(COMPOSING_BROWSERS)(
  'an Escape that belongs to an input method leaves the search as it is in %s',
  async (browser) => {
    const { user } = await open(PIE, SOUP);
    const search = screen.getByRole<HTMLInputElement>('searchbox');
    await user.click(search);
    compose(search, 'Pie', browser, 'Escape');
    expect(search).toHaveValue('Pie');
    await user.keyboard('{Escape}');
    expect(search).toHaveValue('');
  },
);

it('one button removes a recipe and brings it back in its place', async () => {
  const { user, button, rows, notice } = await open(PIE, SOUP);
  await user.click(await button('Remove Pie'));
  expect(await button('Undo: bring back Pie')).toHaveFocus();
  expect(rows()[0]).toBe('Removed PieUndo');
  expect(await notice('Removed Pie')).toHaveClass('visually-hidden');
  await user.keyboard('{Enter}');
  expect(await button('Remove Pie')).toHaveFocus();
  expect(await notice('Brought back Pie')).toHaveClass('visually-hidden');
});

it('a double click or a held key does not undo its own press', async () => {
  const { user, button, notice, storage } = await open(PIE);
  const remove = await button('Remove Pie');
  for (const repeat of [false, true]) {
    const event = createEvent.keyDown(remove, { key: 'Enter', repeat });
    fireEvent(remove, event);
    expect(event.defaultPrevented).toBe(repeat);
  }
  await user.dblClick(remove);
  await notice('Removed Pie');
  expect(storage.recipes).toEqual([]);
});

it('the second click of a double click opens, removes and edits no recipe that has come below the pointer', async () => {
  const { button, calls, rows } = await open({ ...PIE, planned: { servings: null, at: 1 } }, SOUP);
  const before = rows();
  for (const one of [
    ...screen.getAllByText('Pie'),
    await button('Remove Pie'),
    await button('Edit Pie'),
  ])
    fireEvent.click(one, { detail: 2 });
  expect(rows()).toEqual(before);
  expect(calls).toEqual(['shown']);
});

it('the search finds recipes; Escape first clears it, then closes the cookbook', async () => {
  const { user, rows } = await open(PIE, SOUP);
  const field = screen.getByRole('searchbox', { name: 'Find a recipe' });
  await user.type(field, 'lentil');
  expect(await screen.findByText('1 of 2 recipes')).toBeInTheDocument();
  expect(rows()).toHaveLength(1);
  await user.type(field, ' apple');
  expect(await screen.findByText('No recipe has all of these words.')).toBeVisible();
  for (const isCleared of [true, false]) {
    const event = createEvent.keyDown(field, { key: 'Escape' });
    fireEvent(field, event);
    expect(event.defaultPrevented).toBe(isCleared);
    expect(field).toHaveValue('');
  }
  expect(rows()).toHaveLength(2);
});

it('while a visitor searches, the plan leaves its room to what is found', async () => {
  const { user } = await open({ ...PIE, planned: { servings: null, at: 1 } }, SOUP);
  const plan = () => screen.queryByRole('region', { name: /^Plan/ });
  expect(plan()).toBeVisible();
  const field = screen.getByRole('searchbox');
  await user.type(field, 'lentil');
  expect(plan()).toBeNull();
  expect(field).toHaveFocus();
  await user.clear(field);
  expect(plan()).toBeVisible();
});

it('the cookbook sorts recipes', async () => {
  const cooked = ['2026-02-01T12:00:00+00:00'];
  const ale = { ...SOUP, id: 'ale', recipe: '# Ale pie', savedAt: 1, cooked };
  const { rows, user } = await open(SOUP, PIE, ale);
  const names = () => rows().map((row) => /^[A-Z][a-z]+/.exec(row ?? '')?.[0]);
  expect(names()).toEqual(['Pie', 'Lentil', 'Ale']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  expect(names()).toEqual(['Ale', 'Lentil', 'Pie']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Last cooked');
  expect(names()).toEqual(['Ale', 'Pie', 'Lentil']);
});

it('the cookbook imports a file, undoes that as one change, and imports the same file again', async () => {
  const { user, notice, button, rows } = await open(SOUP);
  const file = new File([writeCookbookFile([PIE])], 'a.json', { type: 'application/json' });
  // jsdom's files lack `text`.
  file.text = async () => writeCookbookFile([PIE, SOUP]);
  await user.upload(screen.getByLabelText('Cookbook file'), file);
  await notice('1 recipe added, 1 already here.');
  (await button('Undo')).focus();
  await user.keyboard('{Enter}');
  await notice('1 recipe removed.');
  expect(screen.getByText('1 recipe removed.').closest('[role=status]')).toHaveFocus();
  expect(rows()).toHaveLength(1);
  await user.upload(screen.getByLabelText('Cookbook file'), file);
  await notice('1 recipe added, 1 already here.');
  await user.upload(screen.getByLabelText('Cookbook file'), file);
  await notice('0 recipes added, 2 already here.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('an edit shows with a button that takes it back', async () => {
  const { actor, notice, user, button, rows, storage } = await open({ ...SOUP, name: 'Mine' });
  const [before = expect.fail()] = storage.recipes;
  act(() => actor.send({ type: 'recipe.edit', before, recipe: '# Dal', note: 'Salt' }));
  await notice('Changed Dal');
  expect(rows()[0]).toMatch(/^Dal.*Salt/);
  await user.click(await button('Undo'));
  await waitFor(() => expect(rows()[0]).toMatch(/^Mine/));
  expect(storage.recipes).toMatchObject([{ name: 'Mine', recipe: SOUP.recipe }]);
});

it.each([
  ['half an hour before midnight, 8 hours west', Date.UTC(2026, 2, 3, 7, 30), 480],
  ['half an hour before midnight, 13 hours east', Date.UTC(2026, 2, 2, 10, 30), -780],
  ['half an hour after midnight, 13 hours east', Date.UTC(2026, 2, 1, 11, 30), -780],
])('an export has the local day in its name: %s of Greenwich', async (_, now, offset) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  catchDownloads();
  const { button } = await open(PIE);
  fireEvent.click(screen.getByText('Move or back up'));
  fireEvent.click(
    await button('All recipes and the plan, to import here (without your allergies)'),
  );
  expect(await screen.findByText('Downloaded cookbook-2026-03-02.json')).toBeVisible();
});

it('a dinner on the first of January is one of this year', async () => {
  vi.setSystemTime(new Date(2026, 5, 1));
  onTestFinished(() => void vi.useRealTimers());
  const { rows } = await open({ ...SOUP, cooked: ['2026-01-01T08:00:00-05:00'] });
  expect(rows()[0]).toContain('Cooked on January 1Plan');
});

it('the cookbook exports all recipes in the chosen format, if there are any', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 2), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { files } = catchDownloads();
  const { button, actor } = await open();
  const below = screen.getByText('Move or back up').closest('details');
  expect(below).not.toHaveAttribute('open');
  expect(screen.queryByText('Export all')).toBeNull();
  fireEvent.click(screen.getByText('Move or back up'));
  actor.send({ type: 'recipe.save', recipe: PIE });
  const row = await screen.findByRole('listitem');
  expect(row.compareDocumentPosition(below ?? row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  const forms = [
    [
      'All recipes and the plan, to import here (without your allergies)',
      'cookbook-2026-03-02.json',
      'application/json',
    ],
    [
      'For Mealie, Tandoor, Nextcloud Cookbook',
      'cookbook-2026-03-02-recipes.zip',
      'application/zip',
    ],
    [
      'Markdown, for Obsidian and text editors',
      'cookbook-2026-03-02-markdown.zip',
      'application/zip',
    ],
  ] as const;
  for (const [label, name] of forms) {
    fireEvent.click(await button(label));
    expect(await screen.findByText(`Downloaded ${name}`)).toBeVisible();
  }
  expect(files.map(({ name, file }) => [name, file.type])).toEqual(
    forms.map(([, name, type]) => [name, type]),
  );
  const [book, ...zips] = await Promise.all(files.map(({ file }) => file.arrayBuffer()));
  expect(new TextDecoder().decode(book)).toContain(PIE.recipe);
  expect(zips.map((zip) => Object.keys(unzipSync(new Uint8Array(zip))))).toEqual([
    ['Recipes/Pie/recipe.json'],
    ['pie.md'],
  ]);

  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new RangeError('too large');
  });
  fireEvent.click(await button('Markdown, for Obsidian and text editors'));
  expect(await screen.findByText('Could not export. Try again.')).toBeVisible();
});

it('a recipe opens once the dialog has closed', async () => {
  const { user, button, calls } = await open(PIE, SOUP);
  await user.click(await button('Remove Lentil soup'));
  await button('Undo: bring back Lentil soup');
  await user.click(await button('Pie'));
  const shown = expect.objectContaining({ text: PIE.recipe, cut: true, origin: 'cookbook' });
  expect(calls).toEqual(['shown', 'closed', ['serve', undefined], null, shown]);
});

it('a removed recipe can come back when the dialog opens again, and a search for another one leaves it out', async () => {
  const { user, button, rows, reopen } = await open(PIE, SOUP);
  await user.click(await button('Remove Lentil soup'));
  await button('Undo: bring back Lentil soup');
  reopen();
  expect(rows()[1]).toBe('Removed Lentil soupUndo');
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'pie' } });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByText('1 of 1 recipe')).toBeVisible();
  fireEvent.change(search, { target: { value: 'lentil' } });
  await user.click(await button('Undo: bring back Lentil soup'));
  expect(await button('Remove Lentil soup')).toHaveFocus();
});

it('a removed recipe that an import brings again has one row, until the import is undone', {
  tags: 'rare',
}, async () => {
  const { actor, user, button, rows, notice } = await open(SOUP, PIE);
  await user.click(await button('Remove Lentil soup'));
  await button('Undo: bring back Lentil soup');
  const { recipe, cut, model, ingredients } = SOUP;
  act(() =>
    actor.send({ type: 'recipe.add', recipes: [{ recipe, cut, model, ingredients }], refused: [] }),
  );
  await notice('1 recipe added.');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Undo: bring back Lentil soup' })).toBeNull();
  await user.click(await button('Undo'));
  expect(await button('Undo: bring back Lentil soup')).toBeVisible();
});

it('two files at once say each what they brought, and each has its own Undo', {
  tags: 'rare',
}, async () => {
  const { actor, user, rows } = await open();
  const files = [PIE, SOUP].map((recipe) => new Blob([writeCookbookFile([recipe])]));
  act(() => {
    for (const file of files) actor.send({ type: 'recipe.import', file });
  });
  const reports = () => screen.getAllByText('1 recipe added.');
  await waitFor(() => expect(reports()).toHaveLength(2));
  const undo = (at: number) => within(reports()[at] as HTMLElement).getByRole('button');
  await user.click(undo(0));
  expect(await screen.findByText('1 recipe removed.')).toBeVisible();
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Lentil soup')]));
  await user.click(undo(0));
  await waitFor(() => expect(screen.getAllByText('1 recipe removed.')).toHaveLength(2));
  expect(rows()).toEqual([]);
});

it('an Undo that the storage refuses can be pressed again', async () => {
  const { actor, user, button, rows, storage } = await open();
  const file = new Blob([writeCookbookFile([PIE])]);
  act(() => actor.send({ type: 'recipe.import', file }));
  const undo = await button('Undo');
  storage.code = 'full';
  await user.click(undo);
  expect(await screen.findByText(/^Nothing was removed\./)).toBeVisible();
  storage.code = null;
  await user.click(await button('Undo'));
  await waitFor(() => expect(rows()).toEqual([]));
});

it('the search stays with its words once the last recipe is removed', async () => {
  const { user } = await open(PIE);
  await user.type(screen.getByRole('searchbox'), 'pie');
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  await screen.findByRole('button', { name: /^Undo: bring back/ });
  expect(screen.getByRole('searchbox')).toHaveValue('pie');
});

it('the cookbook says why the storage fails, and tries again', async () => {
  const { actor, storage } = startInMemory(PIE);
  storage.code = 'forbidden';
  renderDialog(actor);
  const alert = screen.getByRole('alert');
  expect(await within(alert).findByText("Your cookbook can't be opened.")).toBeVisible();
  expect(alert).toHaveTextContent("This browser doesn't let the page store anything.");
  expect(screen.queryByText(/^No recipes yet/)).toBeNull();
  Object.assign(storage, { code: null, recipes: [], unreadable: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No recipes yet/)).toBeVisible();
  expect(alert).toHaveTextContent(
    "One more recipe is here, but it can't be read. The page keeps it.",
  );
});
