import type { Locator, Page } from '@playwright/test';
import { sample } from '../support/sample';
import { standInNotifications } from '../support/standInNotifications';
import { ENGLISH, standInVoices } from '../support/standInVoices';
import { COOKING_WORDS, CookingPage } from './CookingPage';
import { breakChunk } from './chunks';
import { expect, test, textsOfPage } from './fixtures';
import { sceneOf } from './scenes';
import { WORDS } from './words';

const VIDEO = 'aB3-_dE9xYz';

const RECIPE = `# Lentil soup
https://www.youtube.com/watch?v=${VIDEO}&t=1m30s

Thick and warm. Serves 2 in 40 minutes.

## Ingredients

- 200 g lentils
- 1 onion

## Method

1. **Fry** the onion for 5 minutes.
2. **Simmer** with the lentils for 25–30 minutes, until soft.
3. **Serve** hot.
`;

test('a recipe is cooked from start to finish, over a reload', async ({
  openRecipe,
  page,
  consoleLines,
}) => {
  const kitchen = await openRecipe(RECIPE);
  const view = new CookingPage(page);
  const timers = page.getByRole('timer');
  await kitchen.add('lentils');

  await kitchen.box(WORDS.ingredientBox('200 g lentils')).check();
  await kitchen.recipe.getByText('1 onion', { exact: true }).click();
  await expect(kitchen.box(WORDS.ingredientBox('1 onion'))).toBeChecked();

  await kitchen.cookButton.click();
  await expect(view.dialog).toHaveAccessibleName(COOKING_WORDS.view('Lentil soup'));
  await expect(view.heading).toHaveText(COOKING_WORDS.getReady);
  await view.nextButton.click();
  await expect(view.heading).toHaveText(COOKING_WORDS.stepOf(1, 3));
  await view.button(WORDS.startTimer('5 minutes')).click();
  await view.button(COOKING_WORDS.ingredients).click();
  await expect(view.ingredientBox('1 onion')).toBeChecked();
  await page.clock.fastForward(60_000);
  await expect(view.timers).toHaveText('4:00');
  await view.nextButton.click();
  await view.button(WORDS.startTimer('25 minutes (25–30 minutes)')).click();

  const mend = await breakChunk(page, 'cookbook');
  await page.reload();
  // The cook is where they were.
  await expect(view.heading).toHaveText(COOKING_WORDS.stepOf(2, 3));
  await expect(timers).toHaveText(['4:00', '25:00']);

  // Back closes the view, also for the next reload, and the next view opens as usual.
  const home = page.url();
  await page.goBack();
  await expect(view.dialog).toHaveCount(0);
  await page.reload();
  await expect(kitchen.box(WORDS.step(1))).toBeChecked();
  await expect(kitchen.box(WORDS.step(2))).not.toBeChecked();
  await expect(view.dialog).toHaveCount(0);
  expect(page.url()).toBe(home);
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await kitchen.cookButton.click();
  await expect(view.heading).toHaveText(COOKING_WORDS.stepOf(2, 3));

  await page.clock.fastForward(240_000);
  await expect(page).toHaveTitle(WORDS.timeIsUp);
  await expect(view.dialog.getByRole('alert')).toContainText(COOKING_WORDS.timeIsUp);
  await view.button(COOKING_WORDS.stopTimer('Step 1 · onion')).click();
  await expect(page).toHaveTitle("Saffron's Kitchen");
  await expect(view.timers).toHaveText(['21:00']);

  await view.nextButton.click();
  await view.button(COOKING_WORDS.cooked).click();
  await expect(view.dialog.getByRole('status')).toHaveText('Not saved. Try again.');
  await mend();
  await view.button(COOKING_WORDS.back).click();
  await view.button(COOKING_WORDS.cooked).click();
  await expect(view.dialog.getByLabel('Any leftovers?')).toBeInViewport();
  const usedUp = view.dialog.getByRole('group', { name: "What's used up?" });
  // The box, and not only its words: it is where the words are.
  const [box, row] = await Promise.all(
    [usedUp.getByRole('checkbox'), usedUp.locator('label')].map((one) => one.boundingBox()),
  );
  expect(box && row && box.y >= row.y && box.y + box.height <= row.y + row.height).toBe(true);
  await view.button(COOKING_WORDS.finish).click();
  await expect(view.dialog).toHaveCount(0);
  await expect(kitchen.cookButton).toBeFocused();
  await expect(timers).toHaveText(['21:00']);
  await expect(kitchen.box(WORDS.step(3))).toBeChecked();
  expect(await page.evaluate(() => history.state)).toBeNull();

  await kitchen.startOverButton.click();
  await expect(timers).toHaveText(['21:00']);
  expect(textsOfPage(consoleLines)).toEqual([]);
});

test('only a press loads the video, and only from its player', { tag: '@rare' }, async ({
  openRecipe,
  page,
  standIn,
  foreignRequests,
  consoleLines,
}) => {
  const kitchen = await openRecipe(RECIPE);
  const figure = kitchen.recipe.getByRole('figure');
  await expect(figure.getByRole('link')).toHaveAttribute(
    'href',
    'https://www.youtube.com/results?search_query=Lentil+soup',
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  const before = foreignRequests.length;
  expect(foreignRequests.filter((address) => /youtu|ytimg|google/.test(address))).toEqual([]);

  await figure.getByRole('button', { name: WORDS.playVideo }).press('Enter');
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Playing');
  await expect(page.getByTitle('Lentil soup')).toBeFocused();
  expect(foreignRequests.slice(before)).toEqual([
    `https://www.youtube-nocookie.com/embed/${VIDEO}?autoplay=1&playsinline=1&rel=0&start=90`,
  ]);
  const [asked] = standIn.player.requests;
  expect(asked?.headers.referer).toBe(`${new URL(page.url()).origin}/`);
  expect(asked?.headers.cookie).toBeUndefined();
  const frame = await page.evaluate(() => {
    const element = document.querySelector('iframe');
    try {
      return [element?.contentWindow?.document.title, element?.allow];
    } catch {
      return ['out of reach', element?.allow];
    }
  });
  expect(frame).toEqual(['out of reach', 'autoplay; fullscreen']);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('iframe')).toBeHidden();
  await expect(
    kitchen.recipe.getByText(`https://www.youtube.com/watch?v=${VIDEO}&t=90s`),
  ).toBeVisible();
  expect(consoleLines).toEqual([]);
});

/** What a finger could miss: less than 44 px answer, in height or in width. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const places = document.querySelector('dialog') ?? document;
    return [...places.querySelectorAll('button, input[type=checkbox], input[type=number]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hits = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return (
            hit === element ||
            element.contains(hit) ||
            (hit?.closest('label')?.contains(element) ?? false)
          );
        };
        const reach = [-21, 21].every((d) => hits(0, d) && hits(d, 0));
        return reach ? [] : [element.getAttribute('aria-label') ?? element.textContent];
      });
  });

const FOODS = ['onion', 'rice', 'chicken', 'tofu', 'quinoa'];
const FIVE_TIMERS = `# Five bowls\n\n${FOODS.map((food, at) => `1. Simmer the ${food} for ${at + 5} minutes, covered, over a low heat, and stir it once or twice, from the bottom of the pan.`).join('\n')}`;

/** Width, height, and the size of the letters in per cent. */
const SMALL_SCREENS = [
  [320, 568, 100],
  [320, 568, 200],
  [390, 844, 100],
  [390, 844, 200],
  [844, 390, 100],
  [844, 390, 200],
  [1280, 800, 200],
] as const;

const enlarge = (page: Page, letters: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, letters);

test('a step that is read aloud has half of a small screen, even with large letters, with one, two and five timers, and its tools have one row', {
  tag: '@rare',
}, async ({ openRecipe, page }) => {
  test.slow();
  await page.addInitScript(standInVoices, [ENGLISH]);
  await page.addInitScript(standInNotifications, {
    permission: 'default' as NotificationPermission,
    hasWorker: true,
  });
  const kitchen = await openRecipe(FIVE_TIMERS);
  const view = new CookingPage(page);
  await kitchen.cookButton.click();
  await view.button(COOKING_WORDS.readAloud).click();
  await view.button(COOKING_WORDS.close).click();
  let running = 0;
  for (const count of [0, 1, 2, 5]) {
    for (; running < count; running++) {
      await page.getByRole('button', { name: WORDS.startTimer(`${running + 5} minutes`) }).click();
    }
    for (const [width, height, letters] of sample(SMALL_SCREENS, 3)) {
      const where = `${width}×${height} with letters of ${letters} %, ${count} timers`;
      await page.setViewportSize({ width, height });
      await enlarge(page, letters);
      await kitchen.cookButton.click();
      expect(await view.heightOfStep(), `${where}, at first`).toBeGreaterThanOrEqual(height / 2);
      await view.nextButton.click();
      expect(await view.heightOfStep(), where).toBeGreaterThanOrEqual(height / 2);
      const isWhole = ({ parentElement: room }: Element) =>
        [...(room?.children ?? [])].every(
          (one) =>
            one.scrollWidth <= one.clientWidth &&
            one.getBoundingClientRect().bottom <= (room?.getBoundingClientRect().bottom ?? 0),
        );
      expect(await view.heading.evaluate(isWhole), `${where}: half of a title`).toBe(true);

      const row = view.dialog.locator('header > button');
      const boxes = await Promise.all((await row.all()).map((button) => button.boundingBox()));
      expect(boxes, where).toHaveLength(4);
      for (const box of boxes) {
        expect(box?.y, where).toBe(boxes[0]?.y);
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), where).toBeGreaterThanOrEqual(48);
      }
      expect(
        await view.dialog.evaluate((dialog) => [
          dialog.scrollWidth - dialog.clientWidth,
          dialog.scrollHeight - dialog.clientHeight,
        ]),
        where,
      ).toEqual([0, 0]);
      if (count > 0) await expect(view.timers.first(), where).toBeInViewport({ ratio: 1 });
      await expect(view.nextButton, where).toBeInViewport({ ratio: 1 });
      await view.button(COOKING_WORDS.back).click();
      await view.button(COOKING_WORDS.close).click();
    }
  }
});

/** Width and height, each with letters of three sizes. */
const SCREENS = [
  [390, 844],
  [320, 568],
  [844, 390],
  [1280, 800],
] as const;

async function onEachScreen(page: Page, check: (where: string) => Promise<void>) {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const letters of [100, 150, 200]) {
      await enlarge(page, letters);
      await check(`${width}×${height} with letters of ${letters} %`);
    }
  }
}

/** Elements that are not all in the window, or that something outside their button or row covers. */
const outOfReach = async (...locators: readonly Locator[]) => {
  const found = await Promise.all(
    locators.map((locator) =>
      locator.evaluate((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const row = part.closest('button') ?? part.closest('li');
        const hits = [top + 1, (top + bottom) / 2, bottom - 1].map((y) =>
          document.elementFromPoint((left + right) / 2, y),
        );
        const isInReach =
          left >= 0 && right <= innerWidth && hits.every((hit) => row?.contains(hit));
        return isInReach ? [] : [part.outerHTML];
      }),
    ),
  );
  return found.flat();
};

test('at any size of text, *Cook* shows the time of each timer, and a cook who hears the bell sees which timer rings and stops it', async ({
  openRecipe,
  page,
}) => {
  test.slow();
  const kitchen = await openRecipe(FIVE_TIMERS);
  const view = new CookingPage(page);
  const row = (food: string) => view.dialog.getByRole('listitem').filter({ hasText: food });
  const stopOf = (food: string) => row(food).getByRole('button', { name: 'Stop' });

  async function start(...minutes: number[]) {
    for (const time of minutes) {
      await page.getByRole('button', { name: WORDS.startTimer(`${time} minutes`) }).click();
    }
    await kitchen.cookButton.click();
  }

  const seeRinging = (...foods: string[]) =>
    onEachScreen(page, async (where) => {
      const parts = foods.flatMap((food) => [
        row(food).getByText(COOKING_WORDS.timeIsUp),
        row(food).getByRole('timer'),
        stopOf(food),
      ]);
      expect(await outOfReach(...parts), where).toEqual([]);
    });

  await start(5);
  await view.nextButton.click();
  await onEachScreen(page, async (where) => {
    expect(await outOfReach(view.timers), where).toEqual([]);
  });
  await page.clock.runFor(300_000);
  await seeRinging('onion');

  await view.button(COOKING_WORDS.close).click();
  await start(6, 7);
  await page.setViewportSize({ width: 320, height: 568 });
  await enlarge(page, 100);
  await page.clock.runFor(60_000);
  await expect(row('rice')).toBeInViewport({ ratio: 0.99 });
  // A shadow at the foot tells that another follows, until it is in view.
  await expect(row('chicken')).not.toBeInViewport({ ratio: 0.5 });
  const bar = view.dialog.getByRole('region', { name: 'Timers' }).locator('..');
  const { x = 0, y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  const foot = () =>
    page.screenshot({ clip: { x: x + 2, y: y + height - 3, width: 1, height: 1 } });
  const shadow = await foot();
  await row('chicken').scrollIntoViewIfNeeded();
  await expect(row('chicken')).toBeInViewport({ ratio: 0.99 });
  expect(shadow.equals(await foot())).toBe(false);
  await row('onion').scrollIntoViewIfNeeded();
  await page.clock.runFor(300_000);
  await seeRinging('onion', 'rice');

  // The letters are still large.
  await page.setViewportSize({ width: 320, height: 568 });
  await stopOf('rice').click();
  // Nothing cuts the timer that still runs.
  await expect(view.dialog.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  await stopOf('onion').click();
  await expect(view.timers).toHaveText(['1:00']);
  expect(await outOfReach(view.timers)).toEqual([]);
});

/** The contrast of an element's outline with what is below it. */
const outlineContrast = (part: Locator) =>
  part.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const lightOf = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (value) => (value / 255) ** 2.2,
      );
      return 0.05 + 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(element);
    if (outlineStyle !== 'solid') return 0;
    let below: Element | null =
      Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement;
    while (below && getComputedStyle(below).backgroundColor === 'rgba(0, 0, 0, 0)')
      below = below.parentElement;
    if (!below) return 0;
    const lights = [outlineColor, getComputedStyle(below).backgroundColor].map(lightOf);
    return Math.max(...lights) / Math.min(...lights);
  });

test('on a timer that rings, a cook sees which button has the focus, by day and by night, in *Cook* too', async ({
  openRecipe,
  page,
}) => {
  const kitchen = await openRecipe(FIVE_TIMERS);
  await page.getByRole('button', { name: WORDS.startTimer('5 minutes') }).click();
  await page.clock.runFor(300_000);

  for (const where of ['beside the recipe', '*Cook*']) {
    if (where === '*Cook*') await kitchen.cookButton.click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const row = page.getByRole('listitem').filter({ has: page.getByRole('timer') });
      // The focus shows once the visitor has pressed a key.
      await row.getByRole('button').first().focus();
      await page.keyboard.press('Tab');
      for (const button of [row.getByRole('button').last(), row.getByRole('button').first()]) {
        await expect(button).toBeFocused();
        expect(await outlineContrast(button), `${where}, ${colorScheme}`).toBeGreaterThan(4.5);
        await page.keyboard.press('Shift+Tab');
      }
    }
  }
});

test('on a small phone with large letters, advice covers no text and is not cut', async ({
  openRecipe,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(() => {
    const request = () => Promise.reject(new Error('The battery is low'));
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.addInitScript(standInNotifications, {
    permission: 'denied' as NotificationPermission,
    hasWorker: true,
  });
  const kitchen = await openRecipe(FIVE_TIMERS);
  const view = new CookingPage(page);
  await enlarge(page, 200);
  await kitchen.cookButton.click();
  const step = view.dialog.getByRole('region', { name: /^Step 1/ });
  const screenAdvice = view.dialog.getByText('Your screen may turn off.');
  await expect(screenAdvice).not.toBeInViewport();
  await screenAdvice.scrollIntoViewIfNeeded();
  await expect(screenAdvice).toBeInViewport({ ratio: 1 });
  const bottom = await step.evaluate((part) => part.getBoundingClientRect().bottom);
  expect((await screenAdvice.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);

  await view.button(WORDS.startTimer('5 minutes')).click();
  await expect(screenAdvice).toBeHidden();
  await expect(view.timers).toBeInViewport({ ratio: 1 });
  const timerAdvice = view.dialog.getByText(/blocks notifications/);
  await expect(timerAdvice).toBeAttached();
  await expect(timerAdvice).not.toBeInViewport({ ratio: 0.05 });

  await view.button(COOKING_WORDS.close).click();
  await expect(page.getByText(/blocks notifications/)).toBeInViewport({ ratio: 1 });
});

test('the tools of a cook have their place on every screen', { tag: '@rare' }, async ({
  openRecipe,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(standInVoices, [ENGLISH]);
  const kitchen = await openRecipe(RECIPE);
  const view = new CookingPage(page);
  await kitchen.cookButton.click();
  await view.nextButton.click();

  await test.step('on a desktop the tools begin where the text begins, under their own words', async () => {
    const start = async (part: Locator) => (await part.boundingBox())?.x ?? -1;
    const icon = view.button(COOKING_WORDS.ingredients).locator('svg');
    expect(await start(icon)).toBe(await start(view.heading));
    expect(await start(view.button(COOKING_WORDS.back))).toBe(await start(view.heading));
    const words = view.button(COOKING_WORDS.readAloud).getByText(COOKING_WORDS.readAloud);
    expect((await words.boundingBox())?.width).toBeGreaterThan(20);
    await expect(view.dialog.getByText('Lentil soup')).toBeInViewport({ ratio: 1 });
    await view.button(COOKING_WORDS.ingredients).click();
    const cut = await view.dialog.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('div, p')]
        .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth)
        .map((part) => part.className),
    );
    expect(cut).toEqual([]);
    await view.button(COOKING_WORDS.ingredients).click();
  });

  await test.step('to read a step again and to stop a timer takes one press on a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(view.dialog.getByText(/can't read aloud/)).toHaveCount(0);
    await view.button(COOKING_WORDS.readAloud).click();
    await view.button(COOKING_WORDS.readAgain).click();
    expect(await page.evaluate(() => window.standInVoices.heard.length)).toBe(2);

    const step = view.dialog.getByRole('region', { name: /^Step 1/ });
    const words = step.getByText('Fry', { exact: true });
    const place = async () => (await words.boundingBox())?.y;
    const before = await place();
    await view.button(WORDS.startTimer('5 minutes')).click();
    await expect(view.timers).toHaveCount(1);
    expect(await place()).toBe(before);
    await page.clock.runFor(300_000);
    const stop = view.button(COOKING_WORDS.stopTimer('Step 1 · onion'));
    await expect(stop).toBeInViewport({ ratio: 1 });
    expect((await stop.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    expect(await place()).toBe(before);
    await stop.click();
    await expect(view.timers).toHaveCount(0);
    expect(await place()).toBe(before);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  const others = ['removed', 'video', 'generating', 'cooking-with-timers'];
  for (const name of ['recipe-scaled', ...sample(others, 1)]) {
    test(`a finger has 44 px for whatever can be pressed or ticked on "${name}"`, {
      tag: '@rare',
    }, async ({ openScene, page, standIn }) => {
      const kitchen = await openScene(sceneOf(name));
      const { recipe } = kitchen;
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
      expect(await tooSmall(page)).toEqual([]);
      if (name !== 'recipe-scaled') return;
      // The button for the original amounts comes and goes without moving anything.
      const place = () =>
        recipe
          .getByRole('listitem')
          .first()
          .evaluate((item) => item.getBoundingClientRect().top + scrollY);
      const before = await place();
      await recipe.getByRole('button', { name: WORDS.originalAmounts }).click();
      expect(await place()).toBe(before);

      await test.step('the last of four timers is stopped without scrolling, and a step keeps half of the height', async () => {
        const times = [9, 8, 7, 1];
        const steps = times.map((time) => `1. Simmer sauce ${time} for ${time} minutes.`);
        standIn.router.next({ kind: 'completion', content: `# Sauces\n\n${steps.join('\n')}` });
        await kitchen.requestButton.click();
        await expect(kitchen.recipeTitle).toHaveText('Sauces');
        for (const time of times) {
          await page.getByRole('button', { name: WORDS.startTimer(`${time} minute`) }).click();
        }
        const bar = page.getByRole('region', { name: 'Timers' });
        const stopButton = bar.getByRole('button', {
          name: COOKING_WORDS.stopTimer('Step 4'),
        });
        const heightOf = (element: Locator) => element.evaluate(({ clientHeight }) => clientHeight);
        await bar.evaluate((element) => element.scrollTo(0, 120));
        await page.clock.runFor(60_000);
        await expect(stopButton).toBeInViewport({ ratio: 1 });
        expect(await heightOf(bar)).toBeLessThanOrEqual(568 / 3);

        await kitchen.cookButton.click();
        await expect(stopButton).toBeInViewport({ ratio: 1 });
        const view = new CookingPage(page);
        await view.nextButton.click();
        expect(await view.heightOfStep()).toBeGreaterThanOrEqual(568 / 2);
        await stopButton.click();
        await expect(stopButton).toHaveCount(0);
      });
    });
  }
});
