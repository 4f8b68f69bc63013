import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { joinBrowser } from '../../src/app/joinBrowser';
import { loadPastes, returnPaste } from '../../src/cookbook/edit/fieldStorage';
import { exportRecipes } from '../../src/cookbook/share/exportRecipes';
import { readSharedRecipe, writeSharedRecipe } from '../../src/cookbook/share/linkCode';
import { fromSaved } from '../../src/cookbook/storage/fromSaved';
import { documentsIn } from '../../src/reading';
import { words as german } from '../../src/words/de/rest';
import * as restWords from '../../src/words/en/rest';
import { words as spanish } from '../../src/words/es/rest';
import { words as french } from '../../src/words/fr/rest';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';
import { recipeData, writeClip } from '../support/writeClip';
import '../../src/cookbook/edit/editing';
import '../../src/cookbook/texts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  vi.stubGlobal('indexedDB', new IDBFactory());
  provideDialogs();
});

const DATA = writeClip({ parts: [recipeData()] });
const STORY = writeClip({
  kind: 'page',
  parts: [
    '<main><h1>Sea pie</h1><p>500 g cod</p><p>2 leeks</p><p>into the dish with it</p></main>',
  ],
});
const OLD = '# Old soup\n\n## Ingredients\n\n- 1 onion\n\n## Method\n\n1. Boil it.';

type Options = Parameters<typeof renderApp>[0];

const ONCE = { once: true };

async function start(options: Options = {}) {
  const page = await renderApp(options);
  const { app } = page;
  await act(() => app.parts.cookbook.load());
  const shown = () => app.recipe.getSnapshot().context.recipe;
  return {
    ...page,
    shown,
    status: page.status,
    async open(code: string) {
      const hash = `#clip=${code}`;
      if (location.hash !== hash) {
        const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, ONCE));
        location.hash = hash;
        await arrived;
      }
      await act(async () => (await app.parts.cookbook.load()).openShared());
    },
    saved: () =>
      app.parts.cookbook.getSnapshot().context?.actor.getSnapshot().context.recipes.length,
    planned: () => app.planned.getSnapshot().context,
  };
}

const inField = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Compare with the text' });
  return {
    dialog: within(dialog),
    field: within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe' }),
  };
};

const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('saffron.'));

describe('a clip with data', () => {
  it('opens as a recipe that says where the clip is from, and that its page was not read', async () => {
    const { open, shown } = await start({ preferences: { allergens: ['milk'] } });
    await open(DATA);
    await waitFor(() => expect(shown()).toMatchObject({ origin: 'imported', model: null }));
    expect(screen.getByText(/^The recipe says it is from kitchen\.example\./)).toBeVisible();
    expect(
      await screen.findByText(
        "The rest of that page wasn't read, so not completely checked for milk.",
      ),
    ).toBeVisible();
    expect(screen.queryByText(/no mention/)).toBeNull();
    const link = screen.getByRole('link', { name: 'Go to its page (www.kitchen.example)' });
    expect(link).toHaveAttribute('href', 'https://www.kitchen.example/rice');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says that the recipe is open', async () => {
    const { open, status } = await start();
    await open(DATA);
    await waitFor(() => expect(status()).toBe('The recipe is open'));
  });

  it('has the focus on its heading in a tab where nothing has it', async () => {
    const { open, app, shown } = await start();
    expect(document.body).toHaveFocus();
    await open(writeClip({ parts: ['Rice', 'Soup'].map((name) => recipeData({ name })) }));
    await waitFor(() => expect(app.places.heading.current).toHaveFocus());
    expect(shown()?.text).toMatch(/^# Rice/);
  });

  it('takes the focus from nothing that the visitor uses', async () => {
    const { open, shown } = await start();
    const field = screen.getByRole('textbox');
    act(() => field.focus());
    await open(DATA);
    await waitFor(() => expect(shown()?.text).toMatch(/^# Rice/));
    expect(field).toHaveFocus();
  });

  it('leaves the address and the tab, so a reload and a copy of the tab do not repeat it', async () => {
    const { open, shown } = await start();
    const before = history.length;
    await open(DATA);
    await waitFor(() => expect(shown()?.text).toMatch(/^# Rice/));
    expect(location.href).not.toContain('clip');
    expect(keys()).not.toContain('saffron.openList');
    // One entry is that of the link itself.
    expect(history.length).toBeLessThanOrEqual(before + 1);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(DATA);
  });

  it('saves, plans, lists and sends nothing, and keeps the recipe from before', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const recipe = aRecipe(OLD);
    const page = await start({ kitchen: { ingredients: ['leek'], recipe } });
    await page.open(DATA);
    await waitFor(() => expect(page.shown()?.text).toMatch(/^# Rice/));
    const { earlier } = page.app.recipe.getSnapshot().context;
    expect(page.app.kitchen.getSnapshot().context.ingredients).toEqual(['leek']);
    expect(earlier.map(({ text }) => text)).toContain(OLD);
    expect([page.saved(), page.planned(), page.calls.length]).toEqual([0, '', 0]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('opens each of at most five recipes, the first one last', async () => {
    const parts = ['Rice', 'Rice', ...'ABCDEFG'].map((name) => recipeData({ name }));
    const { open, app, shown, saved } = await start();
    await open(writeClip({ parts }));
    await waitFor(() => expect(shown()?.text).toMatch(/^# Rice/));
    const { earlier } = app.recipe.getSnapshot().context;
    const titles = [shown(), ...earlier].map((one) => one?.text.split('\n')[0]);
    expect([...new Set(titles)]).toEqual(['# Rice', '# A', '# B', '# C', '# D']);
    expect(saved()).toBe(0);
  });

  it('does not push a recipe on that is open already', async () => {
    const { open, app, shown } = await start();
    await open(DATA);
    await waitFor(() => expect(shown()?.text).toMatch(/^# Rice/));
    await open(DATA);
    expect(location.hash).toBe('');
    expect(app.recipe.getSnapshot().context.earlier).toEqual([]);
  });

  it('says that a part of its page is missing', async () => {
    const { open, status } = await start();
    await open(writeClip({ mark: 'cut', parts: [recipeData()] }));
    await waitFor(() => expect(status()).toBe('That page is too long. Only a part of it came.'));
  });

  it('waits in the field while a request runs, and ends it only after a press', async () => {
    const { open, user, app, calls, shown, saved } = await start({
      kitchen: { ingredients: ['leek', 'cod'] },
    });
    act(() => app.adding.send({ type: 'recipe.request', wish: { kind: 'fresh' } }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await open(DATA);
    const { dialog, field } = await inField();
    expect(
      dialog.getByText(
        /^The recipe says it is from kitchen\.example\. This page can't check that\. “Done” opens/,
      ),
    ).toBeVisible();
    expect(field.value).toMatch(/200 g rice/);
    expect(app.recipe.getSnapshot().hasTag('loading')).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(shown()).toMatchObject({ source: { isClip: true } }));
    expect(shown()?.text).toMatch(/^# Rice[\s\S]*- 200 g rice[\s\S]*1\. Boil the rice/);
    expect(saved()).toBe(0);
  });

  it('waits in the field if a request begins while the page reads the clip', async () => {
    const { open, app, shown } = await start({ kitchen: { ingredients: ['leek', 'cod'] } });
    const { texts } = await app.parts.cookbook.load();
    const { readPaste } = await texts.load();
    vi.spyOn(await texts.load(), 'readPaste').mockImplementationOnce((text) => {
      app.adding.send({ type: 'recipe.request', wish: { kind: 'fresh' } });
      return readPaste(text);
    });
    await open(DATA);
    await inField();
    expect(app.recipe.getSnapshot().hasTag('loading')).toBe(true);
    expect(shown()).toBeNull();
  });

  it('waits in the field if a dialog is on its way', async () => {
    const { open, app, shown } = await start();
    const fetching = vi.spyOn(app.parts.preferences, 'load').mockReturnValue(new Promise(() => {}));
    act(() => app.dialogs.send({ type: 'dialog.open', dialog: { name: 'preferences' } }));
    expect(fetching).toHaveBeenCalled();
    await open(DATA);
    await inField();
    expect(shown()).toBeNull();
  });

  it('waits in the field if a reload has stopped a request, which the page still offers', async () => {
    const { open, app } = await start({
      kitchen: { ingredients: ['leek', 'cod'], interrupted: { kind: 'fresh' } } as never,
    });
    await open(DATA);
    await inField();
    expect(app.recipe.getSnapshot().context.asked.isInterrupted).toBe(true);
  });

  it('waits in the field above an edit, which keeps its words', async () => {
    const recipe = aRecipe(OLD, { origin: 'imported' });
    const { open, app, shown } = await start({ kitchen: { recipe } });
    const cookbook = await app.parts.cookbook.load();
    act(() => cookbook.edit({ recipe }));
    const edited = await screen.findByRole('dialog', { name: 'Edit recipe' });
    const field = within(edited).getByRole('textbox', { name: 'Recipe' });
    fireEvent.input(field, { target: { value: 'Old soup\nmy words' } });
    await open(DATA);
    await inField();
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Old soup\nmy words');
    expect(shown()?.text).toBe(OLD);
  });
});

describe('a clip without data', () => {
  it('opens in the field, and saves and opens nothing before a press', async () => {
    const { open, shown, saved } = await start();
    await open(STORY);
    const { dialog, field } = await inField();
    for (const line of ['Sea pie', '500 g cod', '2 leeks']) expect(field.value).toContain(line);
    expect(dialog.getByRole('option', { name: 'into the dish with it' })).toBeInTheDocument();
    expect(dialog.getByText(/^The recipe says it is from kitchen\.example\./)).toBeVisible();
    expect([shown(), saved()]).toEqual([null, 0]);
  });

  it('opens in the field also where its recipe is plain', async () => {
    const { open, shown } = await start();
    const plain = '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil the rice.';
    await open(writeClip({ kind: 'text', parts: [plain] }));
    const { field } = await inField();
    expect(field.value).toContain('200 g rice');
    expect(shown()).toBeNull();
  });

  it('asks before it opens a text without ingredients and steps, and then opens it', async () => {
    const { open, user, shown } = await start();
    await open(writeClip({ kind: 'text', parts: ['Our summer by the sea.'] }));
    const { dialog, field } = await inField();
    const press = (name: string) => user.click(dialog.getByRole('button', { name }));
    await dialog.findByText(/^0 ingredients/);
    await press('Done');
    expect(dialog.getByRole('alert')).toHaveTextContent(/^There are no ingredients or steps yet/);
    await press('Keep editing');
    expect(field).toHaveFocus();
    expect(shown()).toBeNull();
    await press('Done');
    await press('Use it');
    await waitFor(() => expect(shown()?.text).toContain('Our summer by the sea.'));
  });

  it('stays a clip when the visitor gives its text back to *Add a recipe*', async () => {
    const { open } = await start();
    await open(STORY);
    await inField();
    const [paste] = loadPastes();
    const { found } = paste ?? expect.fail();
    returnPaste(found, found.text);
    const [again] = documentsIn(sessionStorage.getItem('saffron.paste') ?? '', '');
    expect(again).toMatchObject({ source: { isClip: true } });
  });

  it('is in the field after a reload, with what was there before', async () => {
    const { open, unmount } = await start();
    await open(STORY);
    await inField();
    await open(writeClip({ kind: 'text', parts: ['Leek pie\n2 leeks\nBake it.'] }));
    await waitFor(() => expect(JSON.stringify(loadPastes())).toContain('Leek pie'));
    expect(JSON.stringify({ ...sessionStorage })).toContain('into the dish with it');
    expect(keys()).not.toContain('saffron.openList');
    unmount();
    expect(loadPastes()[0]?.found.source.isClip).toBe(true);
  });

  it('does not change a text that is already in “Add a recipe”', async () => {
    sessionStorage.setItem('saffron.paste', 'My aunt’s pie');
    const { open } = await start();
    await open(STORY);
    await inField();
    expect(sessionStorage.getItem('saffron.paste')).toBe('My aunt’s pie');
  });
});

describe('what cannot be read gives a sentence, and changes nothing', () => {
  it.each([
    ['a clip that is cut', DATA.slice(0, -9), restWords.clip.damaged],
    ['foreign words', 'buy-now', restWords.clip.damaged],
    ['a clip of a newer page', DATA.replace(/^1/, '7'), restWords.clip.newer],
    [
      'a clip without a recipe',
      writeClip({ parts: ['{"@type":"Thing"}'] }),
      restWords.clip.noRecipe,
    ],
  ])('%s', async (_, code, sentence) => {
    const { open, status, shown } = await start({ kitchen: { recipe: aRecipe(OLD) } });
    await open(code);
    await waitFor(() => expect(status()).toBe(sentence));
    expect(shown()?.text).toBe(OLD);
    expect(location.hash).toBe('');
    expect(keys()).not.toContain('saffron.openList');
  });
});

describe('a clip is not lost', () => {
  it('if the page cannot fetch what reads it: a reload tries again', async () => {
    const { open, app, status, unmount } = await start();
    const { texts } = await app.parts.cookbook.load();
    vi.spyOn(texts, 'load').mockRejectedValueOnce(new Error('offline'));
    await open(DATA);
    await waitFor(() => expect(status()).toMatch(/^The link could not be opened/));
    expect(sessionStorage.getItem('saffron.openList')).toBe(`#clip=${DATA}`);
    expect(location.hash).toBe('');
    unmount();

    const after = await renderApp();
    onTestFinished(joinBrowser(after.app));
    await waitFor(() =>
      expect(after.app.recipe.getSnapshot().context.recipe?.text).toMatch(/^# Rice/),
    );
    expect(keys()).not.toContain('saffron.openList');
  });

  it('if another one comes while the page reads it: the tab keeps that one', async () => {
    const { open, app, shown } = await start();
    const { texts } = await app.parts.cookbook.load();
    const { readPaste } = await texts.load();
    const later = writeClip({ parts: [recipeData({ name: 'Leek' })] });
    vi.spyOn(await texts.load(), 'readPaste').mockImplementationOnce((text) => {
      sessionStorage.setItem('saffron.openList', `#clip=${later}`);
      return readPaste(text);
    });
    await open(DATA);
    await waitFor(() => expect(shown()?.text).toMatch(/^# Rice/));
    expect(sessionStorage.getItem('saffron.openList')).toBe(`#clip=${later}`);
  });

  it('if the tab keeps an open list: both open again', async () => {
    sessionStorage.setItem('saffron.openList', '2.list.end');
    const { open, app, shown } = await start();
    const { texts } = await app.parts.cookbook.load();
    vi.spyOn(texts, 'load').mockRejectedValueOnce(new Error('offline'));
    await open(DATA);
    expect(location.hash).toBe(`#clip=${DATA}`);
    await open(DATA);
    await waitFor(() => expect(shown()?.text).toMatch(/^# Rice/));
    expect([location.hash, sessionStorage.getItem('saffron.openList')]).toEqual(['', '2.list.end']);
  });

  it('if the tab keeps nothing: it stays in the address until it is open', async () => {
    const { open, app, shown } = await start();
    const { texts } = await app.parts.cookbook.load();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(texts, 'load').mockRejectedValueOnce(new Error('offline'));
    await open(DATA);
    expect(location.hash).toBe(`#clip=${DATA}`);
    await open(DATA);
    await waitFor(() => expect(shown()?.text).toMatch(/^# Rice/));
    expect(location.hash).toBe('');
  });
});

describe('a recipe from a clip is never without mention', () => {
  const source = {
    name: 'kitchen.example',
    link: 'https://kitchen.example/',
    isClip: true,
  } as const;
  const saved = {
    ...{ id: 'a', recipe: OLD, cut: false, model: null, ingredients: [], savedAt: 0 },
    source,
  };

  test('in a link, which an older page refuses', () => {
    const code = writeSharedRecipe(fromSaved(saved));
    expect(code).toMatch(/^4\./);
    expect(readSharedRecipe(code).source).toEqual(source);
  });

  test.each(['managers', 'markdown'] as const)('in an export: %s', async (format) => {
    const { user, button, shown } = await start({ preferences: { allergens: ['milk'] } });
    const zip = exportRecipes(format, [saved], 'Kitchen');
    await user.click(button('Add a recipe'));
    const files = await screen.findByLabelText('Files with recipes');
    await user.upload(files, new File([zip], 'recipes.zip'));
    await waitFor(() => expect(shown()?.source?.isClip).toBe(true));
    expect(await screen.findByText(/^The rest of that page wasn't read/)).toBeVisible();
    expect(screen.queryByText(/no mention/)).toBeNull();
  });

  test.each([german, french, spanish])('in an export of another language: %#', async (words) => {
    const { user, button, shown } = await start();
    await user.click(button('Add a recipe'));
    const text = `${OLD}\n\n---\n\nx. ${words.credit.clip} y.\n`;
    await user.upload(await screen.findByLabelText('Files with recipes'), new File([text], 'a.md'));
    await waitFor(() => expect(shown()?.source?.isClip).toBe(true));
  });

  test('after a change by a model, which the page then names', async () => {
    const recipe = aRecipe(OLD, { origin: 'imported', source });
    const { app, answer } = await start({
      kitchen: { ingredients: ['leek', 'cod'], recipe },
      preferences: { allergens: ['milk'] },
    });
    const wish = { kind: 'change', words: 'warmer', without: [] } as const;
    act(() => app.adding.send({ type: 'recipe.request', wish }));
    await answer(OLD.replace('Old', 'Warm'));
    expect(await screen.findByText('Warm soup')).toBeVisible();
    expect(await screen.findByText(/^The rest of that page wasn't read/)).toBeVisible();
    expect(screen.getByText(/^Written by a-model/)).toBeVisible();
    expect(screen.queryByText(/says it is from/)).toBeNull();
  });
});
