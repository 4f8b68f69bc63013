import { breakChunk, expectStyled, hold, recordChunks } from './chunks';
import { expect, test, textsOfPage } from './fixtures';
import { WORDS } from './words';

const SCRIPT = /\/assets\/index-[^/]+\.js$/;

test.describe('before its script has come, the page', () => {
  test('paints its first screen without any other file', async ({ page, sites, kitchen }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(sites.token.url);
    await expect(page.getByRole('heading', { level: 1, name: "Saffron's Kitchen" })).toBeVisible();
    await expect(kitchen.input).toBeVisible();
    await expect(kitchen.addButton).toBeVisible();
    expect(requests.filter((path) => path.endsWith('.css'))).toEqual([]);
  });

  for (const ingredients of [[], ['eggs']]) {
    test(`lets the visitor type, and goes on with the text and the focus (with ${ingredients.length} ingredients)`, async ({
      page,
      sites,
      kitchen,
      consoleLines,
    }) => {
      await page.goto(sites.token.url);
      await kitchen.add(...ingredients);
      const release = await hold(page, SCRIPT);
      await page.reload({ waitUntil: 'commit' });
      await kitchen.input.pressSequentially('ri');
      release();
      await page.waitForLoadState('load');
      await expect(kitchen.ingredients).toHaveText(ingredients);
      await expect(kitchen.input).toBeFocused();
      await kitchen.input.pressSequentially('ce');
      await kitchen.input.press('Enter');
      await expect(kitchen.ingredients).toHaveText([...ingredients, 'rice']);
      expect(consoleLines).toEqual([]);
    });
  }

  test('takes a submitted ingredient along in its address', async ({ page, sites, kitchen }) => {
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

test.describe('the page loads what a request needs', () => {
  const NEEDED = ['client', 'cooking', 'markdown'];

  test('in idle time, once there are two ingredients', async ({ openPage, page }) => {
    const chunks = recordChunks(page);
    const kitchen = await openPage();
    await kitchen.add('eggs');
    await page.clock.runFor(10_000);
    expect(chunks).toEqual([]);
    await kitchen.add('rice');
    await page.clock.runFor(1_000);
    await expect.poll(() => [...chunks].sort()).toEqual(NEEDED);
    await kitchen.askAndGet('Egg fried rice');
    expect(chunks).toHaveLength(3);
  });

  test('with the request, if the visitor saves data', async ({ openPage, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const chunks = recordChunks(page);
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    await page.clock.runFor(10_000);
    expect(chunks).toEqual([]);
    await kitchen.askAndGet('Egg fried rice');
    expect([...chunks].sort()).toEqual(NEEDED);
  });

  for (const [chunk, type] of [
    ['markdown', 'js'],
    ['markdown', 'css'],
    ['client', 'js'],
  ] as const) {
    test(`before it asks the model, and again for the next attempt if that failed (${chunk}, ${type})`, async ({
      openPage,
      page,
      standIn,
      consoleLines,
    }) => {
      const mend = await breakChunk(page, chunk, type);
      const kitchen = await openPage();
      await kitchen.add('eggs', 'rice');
      await kitchen.ask();
      await expect(kitchen.attempt).toHaveText(WORDS.attempt(2));
      expect(standIn.requests).toEqual([]);
      await mend();
      await kitchen.passPauseBefore(2);
      await expect(kitchen.recipeTitle).toHaveText('Egg fried rice');
      await expectStyled(page, 'markdown');
      expect(textsOfPage(consoleLines)).toEqual([expect.stringContaining(WORDS.attemptFailed(1))]);
    });
  }
});

for (const type of ['js', 'css'] as const) {
  test(`a recipe comes without its cooking tools if they could not be loaded, and gets them later (${type})`, async ({
    openPage,
    page,
    consoleLines,
  }) => {
    const mend = await breakChunk(page, 'cooking', type);
    const kitchen = await openPage();
    await kitchen.add('eggs', 'rice');
    await kitchen.askAndGet('Egg fried rice');
    await expect(kitchen.moreButton).toHaveCount(0);
    expect(textsOfPage(consoleLines)).toEqual([]);
    await mend();
    await page.clock.runFor(10_000);
    await expect(kitchen.moreButton).toBeVisible();
    await expectStyled(page, 'cooking');
    expect(await kitchen.modelCalls()).toBe(1);
  });
}

test('a restored recipe is plain text if its renderer could not be loaded', async ({
  openPage,
  page,
}) => {
  const kitchen = await openPage();
  await kitchen.add('eggs', 'rice');
  await kitchen.askAndGet('Egg fried rice');
  await breakChunk(page, 'markdown');
  await page.reload();
  await expect(kitchen.recipe.getByText('# Egg fried rice')).toBeVisible();
  await expect(kitchen.recipeHeading).toBeVisible();
});
