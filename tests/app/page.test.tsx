import { act, screen, within } from '@testing-library/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Preferences } from '../../machines/kitchen/preferences';
import { App } from '../../src/app/App';
import { asBuilt, createApp } from '../../src/app/createApp';
import { prerender } from '../../src/app/prerender';
import { settings } from '../../src/app/settings';
import { writeTab } from '../../src/browser/storage/tabStorage';
import { CONNECTION_KEY } from '../../src/models/control/savedChoice';
import { createConnection } from '../../src/wire/connections/createConnection';
import { aRecipe, renderApp } from '../support/renderApp';
import '../../src/models/sampleKitchen/createSampleKitchen';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { waitFor } from 'xstate';
import { openCookbookDatabase } from '../../src/cookbook/storage/cookbookDatabase';
import { sampleKitchen } from '../../src/models/sampleKitchen/sampleKitchen';
import { provideDialogs } from '../support/dialogs';

provideDialogs();
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('React takes over the first screen, whatever is in the tab’s storage and in the address', async () => {
  document.body.innerHTML = prerender('en').shell;
  // The build cannot know what a visitor avoids.
  expect(screen.queryByRole('button', { name: 'eggs' })).toBeNull();
  const heading = document.querySelector('h1');
  // `src/main.tsx` leaves it so if it has waited for a kept kitchen.
  document.querySelector('[role=status]')?.replaceChildren();
  writeTab(CONNECTION_KEY, JSON.stringify({ choice: 'sample' }));
  const app = createApp({ settings });
  onTestFinished(app.stop);
  app.notices.say('Opening the link…');

  const onRecoverableError = vi.fn();
  const page = <App app={app} built={asBuilt(app)} />;
  await act(async () => hydrateRoot(document.body, page, { onRecoverableError }));
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(document.querySelector('h1')).toBe(heading);
  expect(document.body).toHaveTextContent('Opening the link…');
  expect(screen.getByRole('button', { name: 'eggs' })).toBeVisible();
  expect(document.body).toHaveTextContent('Recipes from: sample book');
});

it('what happens while React takes over the first screen waits for its end, and React replaces no element', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerender('en').shell;
  const elements = [...container.querySelectorAll('h1, input, section')];
  const app = createApp({ settings });
  onTestFinished(app.stop);
  const onRecoverableError = vi.fn();
  await act(async () => {
    const page = <App app={app} built={asBuilt(app)} />;
    startTransition(() => {
      const root = hydrateRoot(container, page, { onRecoverableError });
      onTestFinished(() => act(() => root.unmount()));
      onTestFinished(() => container.remove());
    });
    app.adding.send({ type: 'words.enter', text: 'eggs, rice', from: 'field' });
    app.planned.set('Tonight: soup');
    app.keeping.set('unreadable');
    await app.parts.recipe.load();
    app.dialogs.send({ type: 'dialog.launch', dialog: { name: 'preferences' } });
    app.recipe.send({ type: 'recipe.open', recipe: aRecipe('# Omelette') });
  });
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(elements.filter((element) => !element.isConnected)).toEqual([]);
  expect(container).toHaveTextContent('Omelette');
  expect(container).toHaveTextContent('Tonight: soup');
  await waitFor(app.adding, (snapshot) => snapshot.matches('resting'));
  expect(app.kitchen.getSnapshot().context.ingredients).toEqual(['eggs', 'rice']);
});

/** The host has no model. */
async function cook(preferences: Partial<Preferences>, ...ingredients: string[]) {
  const hostConnection = createConnection('sampleKitchen', sampleKitchen, {});
  const run = await renderApp({ kitchen: { ingredients }, preferences, hostConnection });
  await run.user.click(run.button('Get a recipe'));
  return run;
}

const note = () => screen.findByRole('heading', { name: 'Nothing here fits what you asked for' });
const amounts = (name: RegExp) => screen.findByRole('checkbox', { name });

it('a sample recipe is for as many people as the visitor prefers', { tags: 'rare' }, async () => {
  await cook({ people: 6 }, 'eggs', 'rice', 'spring onion');
  expect(await screen.findByRole('heading', { name: /^Egg fried rice/ })).toBeVisible();
  expect(await amounts(/Ingredient: 9 eggs/)).toBeVisible();
  expect(screen.getByRole('spinbutton')).toHaveValue(6);
});

it('one press lifts the time limit of a sample recipe, only for this request', async () => {
  const { user, app } = await cook({ minutes: 10 }, 'chicken', 'potatoes');
  await note();
  await user.click(screen.getByRole('button', { name: 'Take longer this time' }));
  expect(await screen.findByRole('heading', { name: /chicken/i })).toBeVisible();
  expect(app.kitchen.getSnapshot().context.preferences.minutes).toBe(10);
});

it('no press makes a sample recipe of what the visitor avoids', async () => {
  await cook({ allergens: ['eggs', 'milk'], minutes: 10 }, 'eggs', 'milk');
  await note();
  expect(
    screen.getByText(/You avoid eggs and milk\. Every dish for your list contains or may contain/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /this time/ })).toBeNull();
  expect(document.body).not.toHaveTextContent('Your recipe is ready');
});

it('the sample kitchen’s words about what the visitor avoids are not a recipe, and get no verdict and no mark', async () => {
  await cook({ allergens: ['eggs', 'milk'] }, 'eggs', 'milk', 'butter');
  await note();
  await screen.findByRole('button', { name: 'More' });
  for (const part of screen.getAllByRole('region', { name: 'Recipe' }))
    expect(part).not.toHaveTextContent(/contains (?:eggs|milk)|checked/i);
  expect(screen.queryByRole('button', { name: /^Ask again/ })).toBeNull();
});

it('the title names a ringing timer before anything else', async () => {
  const { app, user, button, wait } = await renderApp({
    kitchen: { ingredients: ['eggs', 'rice'] },
    withTools: true,
  });
  expect(document.title).toBe("Saffron's Kitchen");
  await user.click(button('Get a recipe'));
  expect(document.title).toBe("Writing your recipe · Saffron's Kitchen");

  const { tools } = await app.parts.recipe.load();
  act(() => tools.timers.start({ key: 'title', label: 'Step 1', dish: '', duration: 0 }));
  expect(document.title).toBe("Time is up · Saffron's Kitchen");
  await user.click(button('Stop Step 1'));
  expect(document.title).toBe("Writing your recipe · Saffron's Kitchen");
  wait(0);
});

it('the title says that a request failed, and that a recipe is ready until the visitor comes back', async () => {
  const { user, button, failThrice, answer, wait } = await renderApp({
    kitchen: { ingredients: ['eggs', 'rice'] },
  });
  await user.click(button('Get a recipe'));
  await failThrice();
  expect(document.title).toBe("No recipe · Saffron's Kitchen");

  await user.click(button('Get a recipe'));
  const turn = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  turn(true);
  await answer('# Rice\n\n1. Boil it.');
  expect(document.title).toBe("Recipe ready · Saffron's Kitchen");
  turn(false);
  expect(document.title).toBe("Saffron's Kitchen");
  wait(1);
  turn(true);
  expect(document.title).toBe("Saffron's Kitchen");
  await user.click(button('Get a recipe'));
  await answer('Which rice do you have?');
  expect(document.title).toBe("The model has answered · Saffron's Kitchen");
  turn(false);
  Reflect.deleteProperty(document, 'hidden');
});

const TEXT = '# Soup\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.\n2. Serve.';
const NOTE = 'less salt,\nmore garlic';

async function renderSaved(origin: 'cookbook' | 'request' = 'cookbook') {
  const recipe = aRecipe(TEXT, { origin, askedWith: ['eggs', 'salt'] });
  const app = await renderApp({ kitchen: { ingredients: ['eggs', 'salt'], recipe } });
  await act(async () => {
    const { actor } = await app.app.parts.cookbook.load();
    actor.send({
      type: 'recipe.save',
      recipe: { recipe: TEXT, cut: false, model: null, ingredients: [] },
    });
    const { context } = await waitFor(actor, ({ context }) => context.recipes.length > 0);
    const [before = expect.fail()] = context.recipes;
    actor.send({ type: 'recipe.edit', before, recipe: TEXT, note: NOTE });
    await waitFor(actor, ({ context }) => context.recipes[0]?.note !== undefined);
  });
  return app;
}

it('the note on a saved recipe is visible, and no request sends it', { tags: 'rare' }, async () => {
  const { user, button, requests, answer } = await renderSaved();
  expect(screen.getByText('Your note:').parentElement).toHaveTextContent(
    'Your note: less salt, more garlic',
  );
  const field = screen.getByLabelText('Change or ask something…');
  expect(field).toHaveValue('');
  await user.type(field, 'milder{Enter}');
  await expect.poll(() => requests).toHaveLength(1);
  await answer('# Stew');
  await user.click(button('More'));
  await user.click(button('Another recipe'));
  await expect.poll(() => requests).toHaveLength(2);
  expect(JSON.stringify(requests)).not.toMatch(/garlic|less salt/);
});

it('a recipe is no longer saved once another tab has deleted the cookbook, and one press saves it again', async () => {
  const { user, button } = await renderSaved();
  expect(button('Saved')).toBeVisible();
  indexedDB.deleteDatabase('saffron.cookbook');
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(screen.queryByText('Saved in your cookbook')).toBeNull();
  await user.click(save);
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  const tab = openCookbookDatabase(() => {});
  expect((await tab.read()).recipes).toMatchObject([{ recipe: TEXT }]);
  tab.close();
});

const recipeNamed = (title: string) =>
  aRecipe(`# ${title}\n\n## Method\n\n1. Simmer the pot for 10 minutes.\n2. Serve.`);

it('the timers of an earlier recipe run on and name it, and are back with its ticks when it opens again', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  });
  onTestFinished(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });
  const [soup, stew] = [recipeNamed('Soup'), recipeNamed('Stew')];
  const { app, button } = await renderApp({ kitchen: { recipe: soup } });
  const tick = () => screen.getByRole('checkbox', { name: 'Step 2' });
  act(() => tick().click());
  act(() => button('Start a timer for 10 minutes').click());
  act(() => app.recipe.send({ type: 'recipe.open', recipe: stew }));
  act(() => vi.advanceTimersByTime(60_000));
  const bar = within(screen.getByRole('region', { name: 'Timers' }));
  act(() => bar.getByRole('button', { name: 'Step 1' }).click());
  expect(bar.getByRole('listitem')).toHaveTextContent(/Step 1.*Soup.*9:00/);
  // The other recipe has the same words, but no timer.
  expect(button('Start a timer for 10 minutes')).toBeVisible();
  expect(tick()).not.toBeChecked();
  act(() => app.recipe.send({ type: 'recipe.open', recipe: soup }));
  expect(button('10 minutes: go to the timer')).toBeVisible();
  expect(tick()).toBeChecked();
  act(() => bar.getByRole('button', { name: /^Stop/ }).click());
});
