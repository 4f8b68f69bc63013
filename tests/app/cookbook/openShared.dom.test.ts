import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../../src/app/createApp';
import { joinBrowser } from '../../../src/app/joinBrowser';
import { settings } from '../../../src/app/settings';
import { createLazyPart } from '../../../src/browser/store';
import type { ShoppingTools } from '../../../src/cookbook/plan/startShopping';
import { createOpener } from '../../../src/cookbook/share/openShared';
import { writeSharedRecipe } from '../../../src/cookbook/share/recipeCode';
import * as firstWords from '../../../src/words/en/first';
import { aRecipe } from '../../support/renderApp';
import { settle } from '../../support/settle';

const noList = createLazyPart<ShoppingTools>(() => Promise.reject(new Error('not needed')));

function start(loadRecipeParts = async () => {}) {
  const app = { ...createApp({ settings }), loadRecipeParts };
  onTestFinished(app.stop);
  const shown = () => app.recipe.getSnapshot().context;
  return {
    app,
    shown,
    open: createOpener({ ...app, linkFailed: firstWords.app.linkFailed }, noList),
  };
}

function visit(text: string) {
  location.hash = `recipe=${writeSharedRecipe(aRecipe(text))}`;
}

it('the page opens the later of two links once the renderer has arrived', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { shown, open } = start(() => arrived);
  visit('# First');
  const first = open();
  await Promise.resolve();
  visit('# Second');
  const second = open();
  arrive();
  await Promise.all([first, second]);
  expect(shown()).toMatchObject({ recipe: { text: '# Second', origin: 'shared' }, earlier: [] });
  expect(location.hash).toBe('');
});

it('a link to the recipe on the page changes nothing', async () => {
  const { app, shown, open } = start();
  app.recipe.send({ type: 'recipe.open', recipe: aRecipe('# Pie') });
  const { notice: _, ...before } = shown();
  await app.parts.cookbook.load();
  visit('# Pie');
  const leave = joinBrowser(app);
  expect(shown().notice.about).toBe('opening');
  await open();
  expect(shown()).toMatchObject(before);
  expect([shown().notice.text, location.hash]).toEqual(['', '']);
  leave();
});

it('if the page cannot fetch the reader of links, it says so and keeps the link for a reload', async () => {
  const { app, shown } = start();
  const cookbook = {
    ...app.parts.cookbook,
    load: () => Promise.reject(new TypeError('Failed to fetch')),
  };
  location.hash = 'recipe=1.AAAA.end';
  const leave = joinBrowser({ ...app, parts: { ...app.parts, cookbook } });
  await settle();
  expect(shown().notice.text).toBe('The link could not be opened. Reload to try again.');
  expect(location.hash).toBe('#recipe=1.AAAA.end');
  leave();
});
