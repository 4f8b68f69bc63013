import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { Page } from '@playwright/test';
import * as firstWords from '../../src/words/en/first';
import { sample } from '../support/sample';
import { later } from '../support/standIn';
import { eventOf, eventsOf } from '../support/standIn/reply';
import { expect, test } from './fixtures';
import { sceneOf } from './scenes';
import { objections } from './scenesAxe';
import { RECIPES } from './sceneTexts';
import { forgetShifts, MOST_MOVEMENT, movement, recordShifts, shifts } from './shifts';
import { WORDS } from './words';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

/**
 * Buttons, links and fields without the languages. To add one, take another away. Three dishes are
 * for an empty kitchen alone, and *Start over* stays beside a recipe, also on a phone.
 */
const MOST_TO_PRESS = { atFirst: 15, withRecipe: 24 };

/** Of the first screen, without the languages and with the word in the field. */
const MOST_TO_READ = 73;

/** Without boxes and languages. */
const toPress = (page: Page) =>
  page
    .locator('button, a[href]:not([hreflang]), input:not([type=checkbox]), textarea, select')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    );

/** Longer than one frame, in ms. */
const A_FRAME = 20;

test('recipes of all shapes have their place on every screen', { tag: '@rare' }, async ({
  openRecipe,
  page,
  standIn,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  const kitchen = await openRecipe(
    '# Egg rice\n\nServes 2.\n\n- 2 eggs\n- 200 g rice\n- 1 tsp salt\n\n1. Boil the rice.\n2. Fry it.',
  );
  const { recipe } = kitchen;
  async function show(content: string, words: string) {
    standIn.router.next({ kind: 'completion', content });
    await kitchen.requestButton.click();
    await expect(kitchen.recipeText).toContainText(words);
  }

  await test.step('on a phone with four ingredients and a recipe, there are few things to press', async () => {
    await kitchen.add('peas', 'spring onions');
    // The cookbook comes in idle time.
    await page.clock.runFor(1_000);
    await expect(page.getByRole('button', { name: 'I cooked this' })).toBeVisible();
    // *Photo* comes some time later, and not for every model.
    const names = (await toPress(page)).filter((name) => name !== 'Photo');
    expect(names.length, names.join(', ')).toBeLessThanOrEqual(MOST_TO_PRESS.withRecipe);
    // The page shows these buttons even if the visitor has not touched the list.
    await expect(kitchen.removeButton('rice')).toBeVisible();
    await expect(kitchen.addButton).toBeVisible();
  });

  await test.step('on a phone, the tools of a recipe fill a row, and with large letters their menu covers none of them', async () => {
    const buttons = [kitchen.cookButton, kitchen.moreButton];
    const [cook, more] = await Promise.all(buttons.map((button) => button.boundingBox()));
    expect(more?.y).toBe(cook?.y);
    const room = (await kitchen.recipeText.boundingBox())?.width ?? 0;
    const used = (more?.x ?? 0) + (more?.width ?? 0) - (cook?.x ?? 0);
    expect(Math.round(used)).toBe(Math.round(room));
    const enlarge = (size: string) =>
      page.evaluate((letters) => {
        document.documentElement.style.fontSize = letters;
      }, size);
    await enlarge('200%');
    await kitchen.moreButton.click();
    await kitchen.moreButton.hover({ trial: true });
    await kitchen.moreButton.click();
    await enlarge('');
  });

  await test.step('on a phone, a row of a table of ingredients is a line, and nothing of it is cut', async () => {
    const note = 'cooked the day before if you can, and cold from the fridge';
    await show(
      `# Rice\n\n## Ingredients\n\n| Ingredient | Amount | Notes |\n| --- | --- | --- |\n| Long-grain rice | 200 g (1 cup) | ${note} |\n| Eggs | 3 large | beaten |\n\n1. Boil.\n2. Fry.`,
      note,
    );
    const row = recipe.getByRole('row', { name: /Long-grain rice/ });
    const table = recipe.getByRole('region', { name: WORDS.table, exact: true });
    await expect(row.getByRole('checkbox')).toBeInViewport({ ratio: 1 });
    expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
    // Only words in a line have a box for each piece.
    const pieces = () =>
      row
        .getByRole('cell')
        .last()
        .evaluate((cell) => cell.getClientRects().length);
    expect(await pieces()).toBeGreaterThan(1);
    await page.setViewportSize(DESK);
    expect(await pieces()).toBe(1);
  });

  await test.step('a wide table scrolls by itself on a phone', async () => {
    await page.setViewportSize(PHONE);
    await show(RECIPES['wide-table'] ?? '', 'A Week of Soups');
    const table = recipe.getByRole('region', { name: WORDS.table, exact: true });
    const widths = await table.evaluate((frame) => [
      frame.scrollWidth > frame.clientWidth,
      frame.clientWidth < innerWidth,
    ]);
    expect(widths).toEqual([true, true]);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
  });

  await test.step('on a narrow phone, no line of facts begins or ends with a dot', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await show(
      '# Rice\n\nServes 2 · 35 minutes · Easy\n\n## Ingredients\n\n- 1 cup rice\n\n## Method\n\n1. Boil.\n2. Eat it.',
      'Eat it.',
    );
    const line = recipe.getByText(/35 minutes/).first();
    const dots = await line.evaluate((fact) => {
      const facts = fact.closest('p') as HTMLElement;
      const { left } = facts.getBoundingClientRect();
      const words = document.createTreeWalker(facts, NodeFilter.SHOW_TEXT);
      const found: { fromLeft: number; isBesideNext: boolean }[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const at = node.nodeValue?.indexOf('·') ?? -1;
        if (at < 0) continue;
        const [dot, next] = [at, at + 2].map((start) => {
          const range = document.createRange();
          range.setStart(node as Node, start);
          range.setEnd(node as Node, start + 1);
          return range.getBoundingClientRect();
        });
        if (dot && next)
          found.push({ fromLeft: dot.right - left, isBesideNext: dot.top === next.top });
      }
      return found;
    });
    expect(dots).toHaveLength(2);
    // The one at the left edge is cut off as a whole.
    for (const { fromLeft, isBesideNext } of dots) {
      expect(isBesideNext).toBe(true);
      expect(fromLeft <= 0 || fromLeft > 40, `${fromLeft} px`).toBe(true);
    }
    expect(dots.some(({ fromLeft }) => fromLeft <= 0)).toBe(true);
  });

  await test.step('the line for a change is below the steps and covers none of them', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await show(RECIPES.common ?? '', 'Saffron Rice');
    const line = recipe.getByRole('textbox', { name: WORDS.change });
    await line.focus();
    await expect(recipe.getByRole('button', { name: WORDS.updateRecipe })).toBeVisible();
    const above = await recipe.getByRole('listitem').last().boundingBox();
    const form = await line.boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
  });

  await test.step('a line of the recipe has room for 55 to 85 letters on a wide screen', async () => {
    await show(RECIPES['one-paragraph'] ?? '', 'Boil 200 g of spaghetti');
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const letters = await recipe.getByText(/^Boil 200 g/).evaluate((paragraph) => {
        const room = paragraph.getBoundingClientRect().width;
        const text = document.createElement('span');
        text.append(paragraph.textContent);
        text.style.cssText = 'display: inline-block; white-space: nowrap';
        paragraph.append(text);
        const length = text.getBoundingClientRect().width;
        text.remove();
        return (room / length) * paragraph.textContent.length;
      });
      expect(letters, `${width} px`).toBeGreaterThan(55);
      expect(letters, `${width} px`).toBeLessThan(85);
    }
  });

  await test.step('a recipe in Arabic runs from right to left, and so does what is typed in it', async () => {
    await page.setViewportSize(DESK);
    await show(RECIPES['right-to-left'] ?? '', 'شوربة');
    for (const locator of [
      recipe.getByRole('heading', { level: 3 }),
      recipe.getByRole('list').first(),
      recipe.getByRole('table'),
    ]) {
      await expect(locator).toHaveCSS('direction', 'rtl');
    }
    const box = await recipe.getByRole('checkbox').first().boundingBox();
    expect(box?.x).toBeGreaterThan(DESK.width / 2);
    await expect(recipe.getByText(WORDS.writtenBy)).toHaveCSS('direction', 'ltr');
    await kitchen.input.fill('زعفران');
    expect(await kitchen.input.evaluate((input) => input.matches(':dir(rtl)'))).toBe(true);
  });
});

test('a phone keeps its place while the list grows, and goes to each recipe that comes', {
  tag: '@rare',
}, async ({ openPage, page, standIn }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const kitchen = await openPage();
  const names = await toPress(page);
  expect(names.length, names.join(', ')).toBeLessThanOrEqual(MOST_TO_PRESS.atFirst);
  const text = await page.locator('#root').innerText();
  const hint = (await kitchen.input.getAttribute('placeholder')) ?? '';
  const words = `${text} ${hint}`.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  expect(words.length, words.join(' ')).toBeLessThanOrEqual(MOST_TO_READ);

  await test.step('what follows the list stays in its place while the first three ingredients come and go', async () => {
    await kitchen.add('eggs', 'rice');
    const place = () =>
      kitchen.prompt
        .getByRole('heading')
        .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    const first = await place();
    await kitchen.add('milk', 'Milk');
    expect(await place()).toBe(first);
    await kitchen.remove('eggs');
    await expect(kitchen.undoButton).toBeVisible();
    expect(await place()).toBe(first);
  });

  await test.step('a phone scrolls to the recipe when it comes, unless the visitor types', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = later();
    standIn.router.next(answer, { kind: 'completion', content: RECIPES.tasks });
    await kitchen.add('eggs', 'peas', 'butter', 'onions');
    await kitchen.ask();
    await kitchen.input.fill('cardam');
    answer.release({ kind: 'completion', content: RECIPES.common });
    await expect(kitchen.recipeHeading).toHaveCount(1);
    await expect(kitchen.input).toBeFocused();
    await expect(kitchen.input).toHaveValue('cardam');
    // The page measures after the paint.
    await page.clock.runFor(500);
    await expect(kitchen.input).toBeInViewport({ ratio: 1 });

    await kitchen.input.fill('');
    await kitchen.askAndGet('Pizza');
    await page.clock.runFor(500);
    const top = () => kitchen.recipeHeading.evaluate((h2) => h2.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(100);
    await expect(kitchen.requestButton).toBeFocused();
    // The way back and the tools leave room for the first ingredient.
    await expect(kitchen.earlierRecipes).toBeVisible();
    await expect(kitchen.recipe.getByRole('checkbox').first()).toBeInViewport();
  });

  await test.step('on a phone, the dish comes first, and its first ingredient is on the first screen', async () => {
    const remark = 'Sure! Here is a recipe that uses what you have:';
    standIn.router.next({ kind: 'completion', content: `${remark}\n\n${RECIPES.common}` });
    await kitchen.requestButton.click();
    await expect(kitchen.recipeTitle).toContainText('Saffron Rice');
    const { recipe } = kitchen;
    const first = recipe.getByRole('checkbox').first();
    await expect(kitchen.moreButton).toBeVisible();
    await page.clock.runFor(500);
    await expect.poll(async () => (await kitchen.recipeHeading.boundingBox())?.y).toBeLessThan(60);
    await expect(first).toBeInViewport({ ratio: 1 });
    const inOrder = [
      kitchen.earlierRecipes,
      kitchen.recipeTitle,
      recipe.getByRole('spinbutton', { name: WORDS.servings }),
      kitchen.cookButton,
      first,
      recipe.getByText(remark),
    ];
    const tops = await Promise.all(inOrder.map(async (one) => (await one.boundingBox())?.y ?? 0));
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  });

  await test.step('on a phone, the warnings are on the first screen below a title of three lines', async () => {
    await kitchen.prefer({ allergens: ['milk'] });
    const content =
      '# Creamy Garlic Parmesan Chicken with Rice\n\n- 1 cup cream\n\n1. Boil.\n2. Stir.\n3. Serve.';
    standIn.router.next({ kind: 'completion', content });
    await kitchen.requestButton.click();
    await expect(kitchen.recipeTitle).toContainText('Creamy');
    await expect(kitchen.statements).toContainText('Contains milk');
    const lines = await kitchen.recipeTitle.evaluate((title) => {
      const { blockSize, lineHeight } = getComputedStyle(title);
      return Math.round(Number.parseFloat(blockSize) / Number.parseFloat(lineHeight));
    });
    expect(lines).toBe(3);
    await page.clock.runFor(500);
    await expect.poll(async () => (await kitchen.recipeHeading.boundingBox())?.y).toBeLessThan(60);
    const box = await kitchen.statements.boundingBox();
    expect(box?.y).toBeLessThan(PHONE.height / 2);
  });
});

test('nothing moves for a visitor who wants no motion; the pan steams for others', {
  tag: '@rare',
}, async ({ openScene, page }) => {
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScene(sceneOf('generating'));
  expect(await running()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The ring of the progress, and the steam.
  await expect.poll(running).toBe(2);

  await test.step('the steam moves without a layout for each of its pictures', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    async function layouts() {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
    }
    const moved = () =>
      page.evaluate(() => Number(document.getAnimations().at(-1)?.currentTime) / 1_000);
    async function layoutsPerSecond() {
      const [start, before] = [await moved(), await layouts()];
      await expect.poll(moved).toBeGreaterThan(start + 1);
      return ((await layouts()) - before) / ((await moved()) - start);
    }
    // Chromium looks for the steam about 13 times a second, and more often at first on a busy machine.
    await expect.poll(layoutsPerSecond).toBeLessThan(20);
  });
});

test('the field has the focus on arrival on a desk only, and an iPhone does not zoom in on it', async ({
  page,
  sites,
  kitchen,
}) => {
  for (const [screen, isFocused] of [
    [DESK, true],
    [PHONE, false],
  ] as const) {
    await page.setViewportSize(screen);
    await page.goto(sites.token.url);
    await expect(kitchen.input).toHaveAttribute('autocapitalize', 'none');
    const hasFocus = () => kitchen.input.evaluate((input) => input === document.activeElement);
    await expect.poll(hasFocus).toBe(isFocused);
    const size = await kitchen.input.evaluate((input) => getComputedStyle(input).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  }

  await test.step('the server has every icon, picture and manifest that the page names', async () => {
    const named = await page
      .locator('link[href], meta[property="og:image"]')
      .evaluateAll((elements) =>
        elements.map((link) => link.getAttribute('href') ?? link.getAttribute('content') ?? ''),
      );
    const get = (address: string) => page.request.get(new URL(address, sites.token.url).href);
    const manifest = named.find((address) => address.endsWith('.webmanifest')) ?? '';
    const { name, icons } = await (await get(manifest)).json();
    expect(name).toBe("Saffron's Kitchen");
    const pictures = icons.map(({ src }: { src: string }) => src);
    for (const address of [...named, ...pictures, 'robots.txt']) {
      expect((await get(address)).status(), address).toBe(200);
    }
  });

  await test.step('the bars of the browser have the colour of the page', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const [bars, background] = await page.evaluate(() => {
        const meta = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        );
        document.body.style.color = meta?.content ?? '';
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      expect(bars, colorScheme).toBe(background);
    }
  });
});

for (const [name, screen] of sample(Object.entries({ desk: DESK, phone: PHONE }), 1)) {
  test(`nothing on the page jumps from its load to its second recipe (${name})`, async ({
    openPage,
    standIn,
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.addInitScript(recordShifts);
    const [answer, second] = [later(), later()];
    standIn.router.next(answer, second);
    const kitchen = await openPage();
    await page.evaluate(() => document.fonts.ready);
    expect(await movement(page), 'at the load').toBeLessThanOrEqual(MOST_MOVEMENT);

    await forgetShifts(page);
    await kitchen.add('eggs', 'rice');
    // The page offers other foods then. On a slow machine the browser takes that for unexpected.
    const USUAL = firstWords.kitchen.usual.split(', ');
    const beside = (await shifts(page, 'unexpected')).filter(
      ({ moved }) => !moved.every((text) => USUAL.includes(text)),
    );
    expect(beside, 'when the list grows').toEqual([]);

    // Browsers expect a shift soon after a press, but here nothing may move at all.
    await forgetShifts(page);
    await kitchen.ask();
    expect(await shifts(page, 'all'), 'when a recipe is asked for').toEqual([]);
    const { common = '' } = RECIPES;
    const parts = new PassThrough();
    answer.release({ kind: 'events', parts });
    const [beginning = ''] = common.split('\n');
    parts.write(eventOf({ content: `${beginning}\n` }));
    await kitchen.passUntil(1_000, () =>
      expect(kitchen.progressName).toBeVisible({ timeout: 200 }),
    );
    /** Without what is below the recipe, and the pot if the question about the list comes late. */
    const moved = async () =>
      (await shifts(page, 'all'))
        .flatMap(({ moved: texts }) => texts)
        .filter((text) => !/^(?:English|Generating recipe\.\.\.$|$)/.test(text));
    expect(await moved(), 'when its name comes').toEqual([]);
    parts.end(eventsOf(common.slice(beginning.length + 1)).join(''));
    await kitchen.passUntil(50, () => expect(kitchen.stopButton).toHaveCount(0, { timeout: 100 }));
    expect(await moved(), 'when the recipe comes').toEqual([]);
    await forgetShifts(page);

    await kitchen.requestButton.click();
    second.release({ kind: 'completion', content: RECIPES.tasks });
    await expect(kitchen.recipe).toContainText('Pizza');
    expect(await shifts(page, 'unexpected'), 'when the second recipe comes').toEqual([]);
  });
}

test('an empty list beside a recipe has no empty lines', async ({ openRecipe, page }) => {
  const kitchen = await openRecipe('# Rice\n\n1. Boil 200 g of rice.\n2. Serve it.');
  await kitchen.remove('eggs');
  await kitchen.remove('rice');
  await page.reload();
  await expect(kitchen.recipeTitle).toBeVisible();
  const example = page.getByText('Type or paste what you have: eggs, rice, spring onions');
  const below = await example.evaluate(
    (line) =>
      (line.parentElement?.getBoundingClientRect().bottom ?? 0) -
      line.getBoundingClientRect().bottom,
  );
  expect(below).toBeLessThan(1);
});

test('the newest ingredient, the field and the button stay in view beside a long list', {
  tag: '@rare',
}, async ({ openScene, page }) => {
  await page.setViewportSize(DESK);
  const kitchen = await openScene(sceneOf('long-list'));
  await expect(kitchen.requestButton).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  const eighth = await kitchen.ingredients.nth(7).boundingBox();
  const button = await kitchen.requestButton.boundingBox();
  expect((eighth?.y ?? 0) + (eighth?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  // The second phone shows its keyboard.
  for (const screen of [DESK, PHONE, { width: 390, height: 480 }]) {
    await page.setViewportSize(screen);
    await kitchen.add(`salt for ${screen.height}`);
    await page.clock.runFor(A_FRAME);
    await expect(kitchen.ingredients.last()).toBeInViewport({ ratio: 0.9 });
    await expect(kitchen.input).toBeInViewport({ ratio: 1 });
    await expect(kitchen.input).toBeFocused();
    await kitchen.add('Eggs');
    await expect(kitchen.status).toBeInViewport({ ratio: 1 });
  }

  // On a phone, what stays in view covers nothing once the visitor leaves it.
  const remove = kitchen.removeButton('rice');
  await remove.focus();
  await page.setViewportSize({ width: 320, height: 640 });
  await remove.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 80));
  expect(await objections(page)).toEqual([]);
});

test('the page paints before the font has come, and hardly moves when it comes', {
  tag: '@rare',
}, async ({ openPage, page }) => {
  const font = new URL('../../src/ui/styles/fonts/vollkorn.woff2', import.meta.url);
  let asked = 0;
  await page.addInitScript(recordShifts);
  await page.route('**/*.woff2', async (route) => {
    asked += 1;
    await page.waitForFunction(() => window.isPainted);
    await route.fulfill({ body: readFileSync(font), contentType: 'font/woff2' });
  });
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  for (const screen of [DESK, PHONE]) {
    await page.setViewportSize(screen);
    asked = 0;
    await page.reload();
    await expect(kitchen.requestButton).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(asked).toBe(1);
    expect(await movement(page)).toBeLessThanOrEqual(MOST_MOVEMENT);
  }
});
