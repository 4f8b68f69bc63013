import { isFull } from '../support/sample';
import { HUB_HOST, ROUTER_HOST } from '../support/standIn';
import { breakChunk, expectStyled, hold, recordChunks } from './chunks';
import { expect, test, textsOfPage, until } from './fixtures';
import { WORDS } from './words';

const SCRIPT = /\/assets\/index-[^/]+\.js$/;

test.describe('before its script has come, the page', () => {
  test('paints its first screen without any other file, lets the visitor type, and goes on with the text and the focus', async ({
    page,
    sites,
    kitchen,
    consoleLines,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    // Until then, the earlier page fetches in its idle time.
    page.on('framenavigated', () => requests.splice(0));
    for (const ingredients of [[], ['rice']]) {
      const release = await hold(page, /\.js$/);
      if (ingredients.length === 0) await page.goto(sites.token.url, { waitUntil: 'commit' });
      else await page.reload({ waitUntil: 'commit' });
      await expect(
        page.getByRole('heading', { level: 1, name: "Saffron's Kitchen" }),
      ).toBeVisible();
      await expect(kitchen.addButton).toBeVisible();
      await kitchen.input.pressSequentially('ri');
      expect(requests.filter((path) => path.endsWith('.css'))).toEqual([]);
      release();
      await page.waitForLoadState('load');
      await expect(kitchen.ingredients).toHaveText(ingredients);
      await expect(kitchen.input).toBeFocused();
      await kitchen.input.pressSequentially(ingredients.length === 0 ? 'ce' : 'sotto');
      await kitchen.input.press('Enter');
      await expect(kitchen.ingredients).toHaveText([
        ...ingredients,
        ingredients.length === 0 ? 'rice' : 'risotto',
      ]);
    }
    expect(consoleLines).toEqual([]);
  });

  test('loses nothing that is typed while the script starts', async ({ page, sites, kitchen }) => {
    await page.addInitScript(() => {
      const letters = ['ri', 'ce'];
      // The script lets the browser answer keys meanwhile.
      const typeOn = async () => {
        const input = document.querySelector('input');
        if (input) input.value += letters.shift() ?? '';
        input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      };
      Object.defineProperty(window, 'scheduler', { value: { yield: typeOn } });
    });
    await page.goto(sites.token.url);
    await expect(kitchen.input).toHaveValue('rice');
    await kitchen.input.press('Enter');
    await expect(kitchen.ingredients).toHaveText(['rice']);
  });

  for (const kept of [[], ['rice']]) {
    test(`keeps each letter, the caret and a composition in their place, whenever the script comes (${kept.length} kept)`, async ({
      page,
      sites,
      kitchen,
      consoleLines,
    }) => {
      // It loads the page five times.
      test.slow();
      await page.goto(sites.token.url);
      await expect(kitchen.input).toBeFocused();
      await kitchen.add(...kept);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (const [before, composes] of [
        [0, false],
        [2, false],
        [5, false],
        [3, true],
      ] as const) {
        const release = await hold(page, SCRIPT);
        await page.reload({ waitUntil: 'commit' });
        await expect(kitchen.addButton).toBeVisible();
        // Nothing is pressed first: the field has the focus.
        await page.keyboard.type('<>');
        await page.keyboard.press('ArrowLeft');
        const letters = 'chicken, peas';
        await page.keyboard.type(letters.slice(0, before));
        if (composes)
          await session.send('Input.imeSetComposition', {
            text: 'niha',
            selectionStart: 4,
            selectionEnd: 4,
          });
        release();
        if (composes) {
          // React writes it when it takes the field over.
          await expect(kitchen.input).toHaveAttribute('value', '<chiniha>');
          await expect(kitchen.ingredients).toHaveText(kept);
          await session.send('Input.insertText', { text: '你好' });
        }
        await page.keyboard.type(letters.slice(before), { delay: 15 });
        await expect(kitchen.ingredients).toHaveText(kept);
        const middle = `${letters.slice(0, before)}${composes ? '你好' : ''}${letters.slice(before)}`;
        await expect(kitchen.input).toHaveValue(`<${middle}>`);
        await expect(kitchen.input).toHaveJSProperty('selectionStart', middle.length + 1);
        await page.unroute(SCRIPT);
        await kitchen.input.fill('');
      }
      expect(consoleLines).toEqual([]);
    });
  }

  test('goes on with what the visitor was typing before the reload, and does not bring it back once the form has sent it', async ({
    page,
    sites,
    kitchen,
  }) => {
    await page.goto(sites.token.url);
    await kitchen.input.pressSequentially('spring');
    const release = await hold(page, SCRIPT);
    await page.reload({ waitUntil: 'commit' });
    await kitchen.input.pressSequentially(' onion');
    await expect(kitchen.input).toHaveValue('spring onion');
    await kitchen.input.press('Enter');
    await page.waitForURL(/\?ingredient=spring/, { waitUntil: 'commit' });
    await expect(kitchen.input).toHaveValue('');
    await kitchen.input.pressSequentially('pep');
    release();
    await expect(kitchen.ingredients).toHaveText(['spring onion']);
    await kitchen.input.pressSequentially('per');
    await page.reload();
    await expect(kitchen.ingredients).toHaveText(['spring onion']);
    await expect(kitchen.input).toHaveValue('pepper');
  });

  test('answers a press once its script is there, and opens one dialog for several presses', async ({
    page,
    sites,
    kitchen,
    cookbook,
  }) => {
    await page.goto(sites.token.url);
    await kitchen.add('rice');
    for (const file of [SCRIPT, /\/assets\/restore-[^/]+\.js$/]) {
      const release = await hold(page, file);
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('button', { name: /^Recipes from/ }).click();
      await cookbook.openButton.dblclick();
      release();
      await expect(cookbook.view).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(kitchen.ingredients).toHaveText(['rice']);
      await page.unroute(file);
    }
  });

  test('leaves the focus where it is on a small screen, whose keyboard would cover the page', async ({
    page,
    sites,
    kitchen,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(sites.token.url);
    await kitchen.addButton.click();
    await page.reload();
    await expect(kitchen.input).not.toBeFocused();
  });

  test('loses nothing that is typed in a full tab, beside a kept kitchen', {
    tag: '@rare',
  }, async ({ openPage, page }) => {
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const release = await hold(page, SCRIPT);
    await page.reload({ waitUntil: 'commit' });
    await kitchen.input.pressSequentially('pep');
    release();
    await expect(kitchen.ingredients).toHaveText(['eggs', 'rice']);
    await expect(kitchen.input).toHaveValue('pep');
    await expect(kitchen.input).toBeFocused();
  });

  test('takes a submitted ingredient along in its address', { tag: '@rare' }, async ({
    page,
    sites,
    kitchen,
  }) => {
    const release = await hold(page, SCRIPT);
    await page.goto(sites.token.url, { waitUntil: 'commit' });
    await kitchen.input.fill('Salt & "pepper"');
    await kitchen.input.press('Enter');
    await page.waitForURL(/\?ingredient=/, { waitUntil: 'commit' });
    release();
    await expect(kitchen.ingredients).toHaveText(['Salt & "pepper"']);
    await expect(page).toHaveURL(sites.token.url);
    await page.reload();
    await expect(kitchen.ingredients).toHaveText(['Salt & "pepper"']);
  });
});

test('a page that keeps preferences but no list starts without a fault', async ({
  openPage,
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() =>
    localStorage.setItem('saffron.preferences', '{"allergens":["milk"]}'),
  );
  const kitchen = await openPage();
  await expect(kitchen.preferencesButton).toHaveText('Preferences: no milk');
  expect(faults).toEqual([]);
});

test.describe('what was kept, as long as the code that reads it cannot be fetched,', () => {
  test('is not replaced, and comes back with what the visitor has typed since', {
    tag: '@rare',
  }, async ({ openPage, page }) => {
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    const mend = await breakChunk(page, 'restore');
    await page.reload();
    await expect(kitchen.status).toHaveText(WORDS.keptMissing);
    await kitchen.input.fill('salt');
    await kitchen.input.press('Enter');
    await page.waitForURL(/\?ingredient=salt/);
    await expect(kitchen.status).toHaveText(WORDS.keptMissing);
    await kitchen.input.pressSequentially('pep');
    await mend();
    await page.clock.runFor(5_000);
    await expect(kitchen.ingredients).toHaveText(['eggs', 'rice', 'salt']);
    await expect(kitchen.input).toHaveValue('pep');
    await expect(kitchen.input).toBeFocused();
    // It may name what the list has got.
    await expect(kitchen.status).not.toContainText(WORDS.keptMissing);
  });

  test('holds for the next request: no recipe comes without the allergies', {
    tag: '@rare',
  }, async ({ openPage, page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('saffron.preferences', '{"allergens":["milk"]}'),
    );
    const mend = await breakChunk(page, 'restore');
    const kitchen = await openPage();
    await expect(kitchen.status).toHaveText(WORDS.keptMissing);
    await kitchen.addButton.click();
    await expect(kitchen.requestButton).toHaveCount(0);
    await mend();
    await page.clock.runFor(5_000);
    // Before the page has started, the browser would send the form.
    await kitchen.add('eggs');
    await expect(kitchen.ingredients).toHaveText(['eggs']);
    await kitchen.add('rice');
    await expect(kitchen.preferencesButton).toHaveText('Preferences: no milk');
  });
});

test.describe('the page loads what a request needs', () => {
  const NEEDED = ['client', 'recipe', 'requests'];

  test('in idle time, once there are two ingredients, so the press makes only the call', async ({
    openPage,
    page,
    standIn,
    foreignRequests,
  }) => {
    const chunks = recordChunks(page);
    const kitchen = await openPage();
    await kitchen.add('eggs');
    await page.clock.runFor(10_000);
    expect([...chunks, ...foreignRequests]).toEqual([]);
    await kitchen.add('rice');
    await page.clock.runFor(1_000);
    await expect.poll(() => [...chunks].sort()).toEqual(NEEDED);
    await until(() => standIn.requests.length === 1 && standIn.underWay === 0);
    expect(standIn.requests[0]).toMatchObject({ method: 'GET', host: HUB_HOST, body: undefined });
    await expect(page.locator('link[rel=preconnect][crossorigin]')).toHaveAttribute(
      'href',
      `https://${ROUTER_HOST}`,
    );
    await kitchen.askAndGet('Egg fried rice');
    expect(chunks).toHaveLength(NEEDED.length);
    const afterPress = [...standIn.preflights.slice(1), ...standIn.requests.slice(1)];
    expect(afterPress.map(({ method, host }) => `${method} ${host}`)).toEqual([
      `OPTIONS ${ROUTER_HOST}`,
      `POST ${ROUTER_HOST}`,
    ]);
  });

  test('with the request, if the visitor saves data', { tag: '@rare' }, async ({
    openPage,
    page,
    foreignRequests,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const chunks = recordChunks(page);
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    await page.clock.runFor(10_000);
    expect([...chunks, ...foreignRequests]).toEqual([]);
    await kitchen.askAndGet('Egg fried rice');
    expect([...chunks].sort()).toEqual(NEEDED);
  });

  test('before it asks the model, and again for the next attempt if the client failed', {
    tag: '@rare',
  }, async ({ openPage, page, standIn, consoleLines }) => {
    const mend = await breakChunk(page, 'client');
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    await kitchen.ask();
    await expect(kitchen.attempt).toHaveText(WORDS.attempt(2));
    expect(standIn.requests).toEqual([]);
    await mend();
    await kitchen.passPauseBefore(2);
    await expect(kitchen.recipeTitle).toHaveText('Egg fried rice');
    expect(textsOfPage(consoleLines)).toEqual([expect.stringContaining(WORDS.attemptFailed(1))]);
  });
});

for (const type of isFull ? (['js', 'css'] as const) : (['css'] as const)) {
  test(`a recipe comes as plain text, even after a reload, if the code that shows it could not be loaded, and is laid out later (${type})`, {
    tag: '@rare',
  }, async ({ openPage, page, consoleLines }) => {
    const mend = await breakChunk(page, 'recipe', type);
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    await kitchen.askAndGet('# Egg fried rice');
    await expect(kitchen.recipeHeading).toBeVisible();
    await expect(kitchen.moreButton).toHaveCount(0);
    expect(textsOfPage(consoleLines)).toEqual([]);
    expect(await kitchen.modelCalls()).toBe(1);
    await page.reload();
    await expect(kitchen.recipe.getByText('# Egg fried rice')).toBeVisible();
    await expect(kitchen.recipeHeading).toBeVisible();
    await mend();
    // After a fetch fails late, the pause before the next one begins.
    await kitchen.passUntil(10_000, () =>
      expect(kitchen.recipeTitle).toHaveText('Egg fried rice', { timeout: 500 }),
    );
    await expect(kitchen.moreButton).toBeVisible();
    await expectStyled(page, 'recipe');
  });
}
