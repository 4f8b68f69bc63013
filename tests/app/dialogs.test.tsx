import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBusy } from '../../src/app/parts/device';
import { provideDialogs } from '../support/dialogs';
import { installLanguageModel, type LanguageModelScript } from '../support/languageModel';
import { aRecipe, PREFERENCES, renderApp } from '../support/renderApp';
import { settle } from '../support/settle';
import '../../src/app/parts/device';

beforeEach(() => {
  provideDialogs();
  localStorage.clear();
  sessionStorage.clear();
});

it('a button says that its dialog is on its way, and no other button does', {
  tags: 'rare',
}, async () => {
  const { app, user, wait, button } = await renderApp();
  const part = await act(() => app.parts.cookbook.load());
  let arrive = (_: typeof part) => {};
  vi.spyOn(app.parts.cookbook, 'load').mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await user.click(button('Cookbook'));
  wait(299);
  expect(button('Cookbook')).toBeVisible();
  wait(1);
  expect(button(/^Cookbook.*one moment…$/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /one moment/ })).toHaveLength(1);
  await act(async () => {
    arrive(part);
    await settle();
  });
  expect(screen.getByRole('dialog', { name: 'Cookbook' })).toBeVisible();
  expect(screen.queryByText(/one moment/)).toBeNull();
});

it('a button says that its dialog could not load, until the next press opens it', async () => {
  const page = await renderApp({ kitchen: { ingredients: ['eggs', 'rice'] } });
  const load = vi.spyOn(page.app.parts.preferences, 'load');
  load.mockRejectedValueOnce(new Error('gone'));
  const preferences = () => screen.getByRole('button', { name: PREFERENCES });
  await page.user.click(preferences());
  expect(preferences()).toHaveTextContent(/could not load/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.user.click(preferences());
  expect(await screen.findByRole('dialog', { name: 'Preferences' })).toBeVisible();
  expect(preferences()).not.toHaveTextContent(/could not load/);
});

it('a picture that is dropped as its dialog closes opens a new one, which says if no model takes it', async () => {
  const { app } = await renderApp();
  await act(() => app.parts.device.load());
  await act(() => app.parts.photo.load());
  const drop = () =>
    fireEvent.drop(document.body, {
      dataTransfer: {
        types: ['Files'],
        files: [new File(['x'], 'fridge.jpg', { type: 'image/jpeg' })],
      },
    });
  drop();
  const first = await screen.findByRole('dialog');
  await act(async () => {
    screen.getByRole('button', { name: 'Close' }).click();
    drop();
    await settle();
  });
  expect(first).not.toBeInTheDocument();
  const next = await screen.findByRole('dialog', { name: /picture|photo/i });
  expect(next).toBeVisible();
  expect(await within(next).findByText(/isn't known to accept pictures/)).toBeVisible();
  expect(within(next).getByRole('alert')).toBeEmptyDOMElement();
});

it('closing the model dialog during a test says that nothing has changed, and closing it otherwise says nothing', async () => {
  const { user, button } = await renderApp();
  const STOPPED = 'You closed the dialog before the test ended. Nothing has changed.';
  const open = async () => {
    await user.click(button(/^Recipes from/));
    return within(await screen.findByRole('dialog', { name: 'Where recipes come from' }));
  };
  await open();
  await user.click(button('Close'));
  expect(screen.queryByText(STOPPED)).toBeNull();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const dialog = await open();
  await user.click(dialog.getByRole('radio', { name: /A model on this device/ }));
  await user.click(button('Test and use'));
  await user.click(button('Close'));
  expect(screen.getByText(STOPPED)).toBeVisible();
  vi.unstubAllGlobals();
});

const RECIPE =
  '# Rice\n\n## Ingredients\n\n- rice\n\n## Method\n\n1. Boil for 10 minutes.\n2. Serve.';

it('a visitor is busy while a request or a timer runs, and while the view for cooking is open', async () => {
  const { app, user, button, answer } = await renderApp({
    kitchen: { ingredients: ['eggs', 'rice'] },
    withTools: false,
  });
  const states: string[] = [];
  let isBusy: boolean | undefined;
  watchBusy(app, (next) => {
    isBusy = next;
  });
  const note = (what: string) => states.push(`${what}: ${isBusy ? 'busy' : 'free'}`);
  note('at the start');

  await user.click(button('Get a recipe'));
  note('while a request runs');
  await answer(RECIPE);
  await act(
    async () => void (await Promise.all([app.parts.recipe.load(), app.parts.cooking.load()])),
  );
  note('with a recipe');

  await user.click(button('Cook'));
  note('while cooking');
  await user.click(button('Close'));
  note('after cooking');

  await user.click(screen.getByRole('button', { name: /^Start a timer for/ }));
  note('with a timer');
  await user.click(screen.getByRole('button', { name: /^Step \d/, expanded: false }));
  await user.click(screen.getByRole('button', { name: /^Stop / }));
  note('without it');

  app.stop();
  expect(states).toEqual([
    'at the start: free',
    'while a request runs: busy',
    'with a recipe: free',
    'while cooking: busy',
    'after cooking: free',
    'with a timer: busy',
    'without it: free',
  ]);
});

it('a visitor is busy with timers from before a reload, even before their code has arrived', async () => {
  sessionStorage.setItem('saffron.timers', '{}');
  const { app } = await renderApp({ withTools: false });
  const states: boolean[] = [];
  watchBusy(app, (isBusy) => states.push(isBusy));
  sessionStorage.clear();
  app.stop();
  expect(states).toEqual([true]);
});

it.each(['Cook', /^Shopping list/])(
  '%s closes when another recipe comes onto the page',
  async (name) => {
    const text = '# Pie\n\n## Ingredients\n\n- butter\n\n## Method\n\n1. Bake.\n2. Eat.';
    const { app, user, button, input } = await renderApp({ kitchen: { recipe: aRecipe(text) } });
    await act(async () => {
      await Promise.all([app.parts.cookbook.load(), app.parts.cooking.load()]);
    });
    await user.click(button(name));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => app.recipe.send({ type: 'recipe.open', recipe: aRecipe('# Soup\n\n- peas') }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => settle());
    expect(document.body).not.toHaveFocus();
    expect(input()).toHaveFocus();
  },
);

describe('what the device brings', () => {
  afterEach(() => {
    history.replaceState(null, '', '/');
    Reflect.deleteProperty(globalThis, 'LanguageModel');
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
    await user.type(
      screen.getByRole('textbox', { name: 'Add these to your list?' }),
      '{Enter}rice',
    );
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

  it('a recipe that another app shares opens the dialog for recipes with it', {
    tags: 'rare',
  }, async () => {
    const recipe = 'Soup\n\n2 onions\n1 l water\n\nBoil the onions in water for 5 minutes.';
    const { user, items } = await openAt(`?text=${encodeURIComponent(recipe)}`);
    expect(screen.getByRole('textbox', { name: 'Recipe' })).toHaveValue(recipe);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('heading', { name: 'Recipe you added' })).toBeVisible();
    expect(items()).toEqual([]);
  });

  it('a shared recipe is offered to the list if the page cannot fetch what reads it', async () => {
    const recipe = 'Soup\n2 onions\n1 l water\nBoil them.\nServe.';
    const { app } = await renderApp();
    const { cookbook, device } = app.parts;
    const part = await act(() => cookbook.load());
    history.replaceState(null, '', `/?text=${encodeURIComponent(recipe)}`);
    const readsAsRecipe = () => Promise.reject(new Error('offline'));
    vi.spyOn(cookbook, 'load').mockResolvedValue({ ...part, readsAsRecipe });
    await act(() => device.load());
    expect(screen.getByRole('textbox', { name: 'Add these to your list?' })).toHaveValue(recipe);
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

  const LINE = 'Your browser has an AI model.';

  async function open(script: LanguageModelScript, model: string | null = null) {
    const record = installLanguageModel(script);
    const run = await renderApp({ kitchen: { ingredients: ['eggs', 'rice'] }, facts: { model } });
    await act(async () => {
      await run.app.parts.device.load();
      await settle();
    });
    return { ...run, record };
  }

  it('a page with only sample recipes offers the browser’s own model in one line', async () => {
    const { user, button, input, app, record } = await open({
      state: 'available',
      parts: ['# Real rice'],
    });
    expect(screen.getByText(LINE)).toBeVisible();
    expect(record.create).toEqual([]);
    await user.click(button('Use it'));
    await act(() => settle());
    expect(app.modelStatus.getSnapshot().context.choice).toBe('browser');
    expect(screen.queryByText(LINE)).toBeNull();
    expect(input()).toHaveFocus();
    await user.click(button('Get a recipe'));
    expect(await screen.findByRole('heading', { name: 'Real rice' })).toBeVisible();
    expect(screen.getByText(/^Written by the browser's own model, an AI model\./)).toBeVisible();
  });

  it.each<[string, LanguageModelScript, string | null]>([
    ['the browser’s model has to be downloaded first', { state: 'downloadable' }, null],
    ['the browser’s model is on its way', { state: 'downloading', waits: true }, null],
    ['the browser has no model', { state: 'unavailable' }, null],
    ['the page has a model of the host’s', { state: 'available' }, 'host/model'],
  ])('there is no such line if %s, and the page downloads nothing', async (_, script, model) => {
    const { record } = await open(script, model);
    expect(screen.queryByText(LINE)).toBeNull();
    expect(record.create).toEqual([]);
  });

  it('if the browser’s model does not start, the page says why beside the button', async () => {
    const { user, button, app } = await open({
      state: 'available',
      faults: { create: 'NotAllowedError' },
    });
    await user.click(button('Use it'));
    await act(() => settle());
    const why = screen.getByText(/^The browser doesn't let this page use its model\./);
    expect(why.closest('[role=status]')).toBeVisible();
    expect(app.modelStatus.getSnapshot().context.choice).toBe('host');
  });
});
