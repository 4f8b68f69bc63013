import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Kitchen } from './Kitchen';
import { sceneText } from './scenes';

/** The chunks that the page has asked for, by name, with what was added to their address. */
function recordChunks(page: Page, type = 'js'): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const [, name, ending, suffix = ''] =
      /\/assets\/(Markdown|dish|models|sampleKitchen)-[^.]+\.(js|css)(\?.*)?$/.exec(
        request.url(),
      ) ?? [];
    if (name && ending === type) chunks.push(name + suffix);
  });
  return chunks;
}

/** The fonts and sizes in which texts are set below an element. Runs in the page. */
function lettersIn(element: Node | undefined): string[] {
  const letters = new Set<string>();
  if (!element) return [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement || !textContent?.trim()) continue;
    const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(parentElement);
    letters.add([fontFamily, fontSize, fontWeight, fontStyle].join(' '));
  }
  return [...letters];
}

declare global {
  interface Window {
    unseen?: ShadowRoot;
  }
}

/** Holds the page's script back until it is let go. */
async function holdScript(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('before the script has arrived', () => {
  test('the first screen is painted, from the page alone', async ({ page, sites }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(sites.token.url);
    const kitchen = new Kitchen(page);
    await expect(page.getByRole('heading', { level: 1, name: "Saffron's Kitchen" })).toBeVisible();
    await expect(kitchen.input).toBeVisible();
    await expect(kitchen.addButton).toBeVisible();
    expect(requests.filter((path) => path.endsWith('.css'))).toEqual([]);
  });

  test('a typed text stays, with the focus, and is kept for a reload', async ({ page, sites }) => {
    const letGo = await holdScript(page);
    await page.goto(sites.token.url, { waitUntil: 'commit' });
    const kitchen = new Kitchen(page);
    await kitchen.input.pressSequentially('spring o');
    letGo();
    await page.waitForLoadState('load');
    await page.reload();
    await expect(kitchen.input).toHaveValue('spring o');
    await kitchen.input.press('End');
    await kitchen.input.pressSequentially('nion');
    await expect(kitchen.input).toHaveValue('spring onion');
    await expect(kitchen.input).toBeFocused();
    await kitchen.input.press('Enter');
    await expect(kitchen.ingredients).toHaveText(['spring onion']);
  });

  test('a typed text stays where a kitchen is restored', async ({ page, sites, consoleLines }) => {
    await page.goto(sites.token.url);
    const kitchen = new Kitchen(page);
    await kitchen.add('eggs');
    const letGo = await holdScript(page);
    await page.reload({ waitUntil: 'commit' });
    await kitchen.input.pressSequentially('ri');
    letGo();
    await expect(kitchen.ingredients).toHaveText(['eggs']);
    await expect(kitchen.input).toBeFocused();
    await kitchen.input.pressSequentially('ce');
    await kitchen.input.press('Enter');
    await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
    expect(consoleLines).toEqual([]);
  });

  test("what is added is listed at once, survives a reload, and is the page's own when that is up", async ({
    page,
    sites,
    consoleLines,
  }) => {
    const letGo = await holdScript(page);
    await page.goto(`${sites.token.url}?from=a-friend`, { waitUntil: 'commit' });
    const kitchen = new Kitchen(page);
    await kitchen.input.fill('  Salt & "pepper" ');
    await kitchen.input.press('Enter');
    await expect(kitchen.ingredients).toHaveText(['Salt & "pepper"']);
    await expect(kitchen.input).toHaveValue('');
    await kitchen.input.press('Enter');
    await expect(kitchen.ingredients).toHaveText(['Salt & "pepper"']);
    await page.reload({ waitUntil: 'commit' });
    await kitchen.input.fill('rice');
    await kitchen.addButton.click();
    await expect(kitchen.ingredients).toHaveText(['rice']);
    await kitchen.input.pressSequentially('mi');
    letGo();
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
    await expect(kitchen.ingredients).toHaveText(['Salt & "pepper"', 'rice']);
    await expect(page).toHaveURL(`${sites.token.url}?from=a-friend`);
    await expect(kitchen.input).toBeFocused();
    await kitchen.input.pressSequentially('lk');
    await kitchen.input.press('Enter');
    await expect(kitchen.ingredients).toHaveText(['Salt & "pepper"', 'rice', 'milk']);
    await page.reload();
    await expect(kitchen.ingredients).toHaveText(['Salt & "pepper"', 'rice', 'milk']);
    expect(consoleLines).toEqual([]);
  });

  test('what is on the list already never leaves it', async ({ page, sites }) => {
    const letGo = await holdScript(page);
    await page.goto(sites.token.url, { waitUntil: 'commit' });
    const kitchen = new Kitchen(page);
    await kitchen.input.fill('rice');
    await kitchen.input.press('Enter');
    await page.evaluate(() => {
      const counts = new Set<number>();
      Object.assign(globalThis, { counts });
      const count = () => {
        counts.add(document.querySelectorAll('li').length);
        requestAnimationFrame(count);
      };
      count();
    });
    letGo();
    await expect(page.getByRole('button', { name: 'Remove rice', exact: true })).toBeVisible();
    expect(
      await page.evaluate(() => [...(globalThis as unknown as { counts: number[] }).counts]),
    ).toEqual([1]);
  });

  test('a form that no script takes carries the ingredient to the page', async ({
    page,
    sites,
  }) => {
    await page.goto(`${sites.token.url}?ingredient=Salt+%26+%22pepper%22`);
    const kitchen = new Kitchen(page);
    await expect(kitchen.ingredients).toHaveText(['Salt & "pepper"']);
    await expect(page).toHaveURL(sites.token.url);
  });
});

test('a first visit and a restored one start without a word on the console', async ({
  openTokenPage,
  consoleLines,
  page,
}) => {
  const kitchen = await openTokenPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');
  await kitchen.input.fill('mil');
  await page.reload();
  await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
  await expect(kitchen.recipe.getByRole('heading', { name: 'Egg fried rice' })).toBeVisible();
  await expect(kitchen.input).toHaveValue('mil');
  expect(consoleLines).toEqual([]);
});

test.describe('what a request needs', () => {
  test('is fetched in idle time once there are two ingredients, and not before', async ({
    openTokenPage,
    page,
  }) => {
    const chunks = recordChunks(page);
    const kitchen = await openTokenPage();
    await kitchen.add('eggs');
    await page.clock.runFor(10_000);
    expect(chunks).toEqual([]);
    await kitchen.add('rice');
    await page.clock.runFor(1_000);
    await expect.poll(() => [...chunks].sort()).toEqual(['Markdown', 'dish', 'models']);
    await kitchen.add('milk');
    await page.clock.runFor(1_000);
    await kitchen.askAndGet('Egg fried rice');
    expect(chunks).toHaveLength(3);
  });

  test('is practised unseen: the letters of a recipe have all been laid out before it comes', async ({
    openTokenPage,
    standIn,
    page,
  }) => {
    // A closed tree is reached by what has attached it alone.
    await page.addInitScript(() => {
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        window.unseen = attach.call(this, options);
        return window.unseen;
      };
    });
    standIn.router.next({ kind: 'completion', content: sceneText('feast') });
    const kitchen = await openTokenPage();
    await kitchen.add('eggs', 'rice');
    const haveIdleTime = (until: () => boolean) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(100);
            return page.evaluate(until);
          },
          { intervals: [20] },
        )
        .toBe(true);
    await haveIdleTime(() => Boolean(window.unseen?.querySelector('table')));
    const practised = await page.evaluate(
      lettersIn,
      await page.evaluateHandle(() => window.unseen),
    );
    await expect(page.locator('table')).toHaveCount(0);
    await expect(page.locator('li')).toHaveCount(2);
    await kitchen.requestButton.click();
    await expect(kitchen.recipe.getByRole('heading', { level: 3 }).first()).toBeVisible();
    const shown = await kitchen.recipe.locator('[aria-live] section').first().evaluate(lettersIn);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((letters) => !practised.includes(letters))).toEqual([]);
    await haveIdleTime(() => !window.unseen?.host.isConnected);
  });

  test('waits for the request where the visitor saves data', async ({ openTokenPage, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const chunks = recordChunks(page);
    const kitchen = await openTokenPage();
    await kitchen.add('eggs', 'rice');
    await page.clock.runFor(10_000);
    expect(chunks).toEqual([]);
    await kitchen.askAndGet('Egg fried rice');
    expect([...chunks].sort()).toEqual(['Markdown', 'dish', 'models']);
  });

  for (const [chunk, type] of [
    ['Markdown', 'js'],
    ['Markdown', 'css'],
    ['models', 'js'],
  ] as const) {
    test(`is a failed attempt where it cannot be fetched, and is asked for anew (${chunk}.${type})`, async ({
      openTokenPage,
      page,
      consoleLines,
    }) => {
      const chunks = recordChunks(page, type);
      await page.route(`**/assets/${chunk}-*.${type}`, (route) => route.abort());
      const kitchen = await openTokenPage();
      await kitchen.add('eggs', 'rice');
      await kitchen.ask();
      await expect(page.getByText('Attempt 2 of 3', { exact: true })).toBeVisible();
      await page.unroute(`**/assets/${chunk}-*.${type}`);
      await page.clock.runFor(1_000);
      await expect(kitchen.recipe.getByRole('heading', { name: 'Egg fried rice' })).toBeVisible();
      expect(chunks.filter((name) => name.startsWith(chunk))).toEqual([chunk, `${chunk}?again=1`]);
      expect(
        consoleLines.filter(({ by }) => by === 'page').map(({ type, text }) => [type, text]),
      ).toEqual([
        ['error', expect.stringMatching(/^Attempt 1 of 3 failed: TypeError - Failed to fetch/)],
      ]);
    });
  }

  for (const type of ['js', 'css']) {
    test(`does not fail where what helps to cook cannot be fetched: that comes later (dish.${type})`, async ({
      openTokenPage,
      page,
      consoleLines,
    }) => {
      const chunks = recordChunks(page, type);
      await page.route(`**/assets/dish-*.${type}`, (route) => route.abort());
      const kitchen = await openTokenPage();
      await kitchen.add('eggs', 'rice');
      await kitchen.askAndGet('Egg fried rice');
      const tool = page.getByRole('button', { name: 'Keep the screen on', exact: true });
      await expect(tool).toHaveCount(0);
      expect(consoleLines.filter(({ by }) => by === 'page')).toEqual([]);

      await page.unroute(`**/assets/dish-*.${type}`);
      await page.clock.runFor(10_000);
      await expect(tool).toBeVisible();
      expect(await kitchen.modelCalls()).toBe(1);
      expect(chunks.filter((name) => name.startsWith('dish')).length).toBeGreaterThan(1);
    });
  }

  test('is there before the model is asked, so that no call is made in vain', async ({
    openTokenPage,
    page,
    standIn,
  }) => {
    await page.route('**/assets/Markdown-*.js', (route) => route.abort());
    const kitchen = await openTokenPage();
    await kitchen.add('eggs', 'rice');
    await kitchen.ask();
    await expect(page.getByText('Attempt 2 of 3', { exact: true })).toBeVisible();
    expect(await kitchen.calls()).toEqual([]);
    expect(standIn.requests).toEqual([]);
  });

  test('is not needed to read a restored recipe, which then stands as plain text', async ({
    openTokenPage,
    page,
  }) => {
    const kitchen = await openTokenPage();
    await kitchen.add('eggs', 'rice');
    await kitchen.askAndGet('Egg fried rice');
    await page.route('**/assets/Markdown-*.js', (route) => route.abort());
    await page.reload();
    await expect(kitchen.recipe.getByText('# Egg fried rice')).toBeVisible();
    await expect(kitchen.recipeHeading).toBeVisible();
  });
});
