import { expect, test, until } from './fixtures';
import { Kitchen } from './Kitchen';
import { WORDS } from './words';

/** In ms: longer than one attempt and the pause before it. */
const LONG = 65_000;

test('a reload keeps what the visitor has at any moment, starts no call, and leaves nothing stuck', async ({
  openPage,
  page,
  standIn,
}) => {
  test.slow();
  const kitchen = await openPage();

  async function expectAfterReload(ingredients: string[], recipe: string) {
    const before = standIn.router.requests.length;
    await kitchen.input.fill(' spring o');
    await page.reload();
    await expect(kitchen.input).toHaveValue(' spring o');
    await page.clock.runFor(LONG);
    await expect(kitchen.ingredients).toHaveText(ingredients);
    const isCut = recipe === 'Fry the';
    await expect(kitchen.recipeText).toHaveText(isCut ? /Fry the$/ : recipe);
    await expect(kitchen.recipe.getByText(WORDS.maybeCut)).toHaveCount(Number(isCut));
    await expect(kitchen.recipe.getByText(WORDS.writtenBy)).toHaveCount(Number(isCut));
    await expect(kitchen.stopButton).toHaveCount(0);
    if (ingredients.length > 1) {
      await expect(kitchen.requestButton).toHaveAttribute('aria-disabled', 'false');
    }
    expect(await kitchen.modelCalls()).toBe(0);
    expect(standIn.router.requests.length).toBe(before);
    // The next request would take it along.
    await kitchen.input.fill('');
  }

  const list = ['<b>eggs</b>', 'rice', '\u202enommel'];
  await kitchen.add(...list, 'salt');
  await kitchen.remove('salt');
  await test.step('while the model is called', async () => {
    standIn.router.next({ kind: 'hang' });
    await kitchen.ask();
    await until(() => standIn.router.requests.length === 1);
    await expectAfterReload(list, '');
    await expect(kitchen.prompt.locator('..').getByText(WORDS.interrupted)).toHaveCount(2);
    await until(() => standIn.underWay === 0);
  });

  await test.step('with a recipe that was cut', async () => {
    standIn.router.next({ kind: 'completion', content: 'Fry **the**', finishReason: 'length' });
    await kitchen.askAndGet('Fry the');
    await expectAfterReload(list, 'Fry the');
    await expect(kitchen.recipe.getByRole('strong')).toHaveText('the');
  });

  await test.step('while another recipe is generated, after the list has changed', async () => {
    standIn.router.next({ kind: 'hang' });
    await kitchen.ask();
    await until(() => standIn.router.requests.length === 3);
    await kitchen.remove('rice');
    await expectAfterReload(['<b>eggs</b>', '\u202enommel'], 'Fry the');
  });

  await test.step('after starting over', async () => {
    await kitchen.startOverButton.click();
    await expectAfterReload([], '');
  });
});

/** It has no steps, so it opens in the field. */
const DRAFT = 'Lentil soup\n\n1 cup lentils\n2 onions\n\nfollow us';

test('a recipe that is being typed or edited outlasts a reload, until it is used', {
  tag: '@rare',
}, async ({ openPage, page }) => {
  // It loads the page five times.
  test.slow();
  const kitchen = await openPage('sample');
  const dialog = page.getByRole('dialog', { name: 'Add a recipe' });
  const field = dialog.getByRole('textbox', { name: 'Recipe' });
  const large = page.getByRole('dialog', { name: 'Compare with the text' });
  const text = large.getByRole('textbox', { name: 'Recipe' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  // Until the page has started, a press does nothing.
  const add = () =>
    expect(async () => {
      if (!(await dialog.isVisible())) {
        await page.getByRole('button', { name: 'Add a recipe' }).click();
      }
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();

  await test.step('in the field', async () => {
    await add();
    await field.fill(DRAFT);
    await page.reload();
    await add();
    await expect(field).toHaveValue(DRAFT);
  });

  await test.step('after another page was in this tab', async () => {
    await page.goto('about:blank');
    await page.goBack();
    await add();
    await expect(field).toHaveValue(DRAFT);
  });

  await test.step('in the larger field', async () => {
    await button('Open').click();
    await text.fill(`${DRAFT}\nBoil the lentils.`);
    await page.reload();
    await page.getByRole('button', { name: 'Add a recipe' }).click();
    await expect(text).toHaveValue(`${DRAFT}\nBoil the lentils.`);
    await large.getByRole('button', { name: 'Done' }).click();
    await expect(kitchen.recipeTitle).toHaveText('Lentil soup');
  });

  await test.step('and not after its use; a press on Discard leaves what was pasted', async () => {
    await kitchen.startOverButton.click();
    await add();
    await expect(field).toHaveValue('');
    await field.fill(DRAFT);
    await button('Open').click();
    await text.fill('Soup');
    await large.getByRole('button', { name: 'Cancel' }).click();
    await large.getByRole('button', { name: 'Discard' }).click();
    await expect(large).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.reload();
    await add();
    await expect(field).toHaveValue(DRAFT);
    await expect(field).toBeVisible();
  });
});

test('a new tab starts with the list, and the browser keeps nothing else', {
  tag: '@rare',
}, async ({ openPage, page, context }) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');
  await kitchen.input.fill('spring o');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox')).toHaveValue('');
  await expect(new Kitchen(other).ingredients).toHaveText(['eggs', 'rice']);
  await expect(new Kitchen(other).recipeTitle).toHaveText('Egg fried rice');
  const { origins } = await context.storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  expect(kept.map(({ name }) => name).sort()).toEqual(['saffron.list', 'saffron.preferences']);
  expect(await context.cookies()).toEqual([]);
});

test('a reload comes back to where the visitor was reading', async ({ openRecipe, page }) => {
  await page.setViewportSize({ width: 320, height: 300 });
  const foods = ['leek', 'carrot', 'onion', 'celery', 'fennel', 'potato', 'tomato', 'rice'];
  const steps = foods.map((food, at) => `${at + 1}. Wash the ${food} and put it into the pot.`);
  const { recipe } = await openRecipe(`# Soup\n\n## Method\n\n${steps.join('\n')}\n`);
  const step = recipe.getByText('the tomato');
  await step.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  await expect(step).toBeInViewport();
});
