import { CookbookPage, cookbookFile } from './CookbookPage';
import { expect, test } from './fixtures';
import type { Kitchen } from './Kitchen';
import { linkFragment } from './scenes';
import { WORDS } from './words';

const BUSY = { kind: 'status', status: 503 } as const;

const recipeNamed = (title: string) =>
  `# ${title}\n\n## Ingredients\n\n- 2 eggs\n- 200 g rice\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. Fry the eggs.`;

async function follow({ page, recipeTitle }: Kitchen, title: string) {
  await page.evaluate((hash) => location.assign(hash), linkFragment(recipeNamed(title)));
  await expect(recipeTitle).toHaveText(title);
}

/** The titles of all recipes that the visitor can reach: the one on the page, and the earlier ones. */
async function titlesInReach({
  recipe,
  recipeTitle,
  earlierRecipes,
  moreButton,
}: Kitchen): Promise<string[]> {
  const back = recipe.getByRole('button', { name: /^Back to / });
  // The way back comes with the tools.
  await expect(back.or(moreButton)).toBeVisible();
  if ((await back.count()) > 0) await back.click();
  await expect(moreButton).toBeVisible();
  const titles = await recipeTitle.allTextContents();
  if ((await earlierRecipes.count()) > 0) {
    await earlierRecipes.click();
    const earlier = recipe.locator('details li bdi');
    await expect(earlier).toHaveCount(Number(/\d+/.exec(await earlierRecipes.innerText())?.[0]));
    titles.push(...(await earlier.allTextContents()));
    await earlierRecipes.click();
  }
  return titles.sort();
}

test('no recipe gets lost, whatever comes in its place, over a reload after each step', async ({
  openPage,
  page,
  standIn,
  consoleLines,
}) => {
  test.slow();
  const kitchen = await openPage();
  const { recipeTitle, requestButton, moreButton } = kitchen;
  const cookbook = new CookbookPage(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const willAnswer = (title: string) =>
    standIn.router.next({ kind: 'completion', content: recipeNamed(title) });

  /** Each way in which a recipe could get lost, and the recipe that it brings. */
  const ways: [name: string, brings: string | null, take: () => Promise<unknown>][] = [
    ['a request', 'One', () => requestButton.click()],
    ['a second press', 'Two', () => requestButton.click()],
    [
      'another recipe',
      'Three',
      async () => {
        await moreButton.click();
        await button(WORDS.another).click();
      },
    ],
    [
      'a change',
      'Four',
      async () => {
        await moreButton.click();
        await button(WORDS.change).click();
        await page.getByRole('textbox', { name: 'Change', exact: true }).fill('I have no wok');
        await page.keyboard.press('Enter');
      },
    ],
    [
      'a request that fails',
      null,
      async () => {
        standIn.router.next(BUSY, BUSY, BUSY);
        await kitchen.ask();
        for (const attempt of [2, 3] as const) await kitchen.passPauseBefore(attempt);
        await expect(button('Back to Four')).toBeVisible();
      },
    ],
    [
      'two links in a row',
      'Six',
      async () => {
        await follow(kitchen, 'Five');
        await follow(kitchen, 'Six');
      },
    ],
    [
      'a link with the text that is on the page, another ingredient, and a stopped request',
      null,
      async () => {
        await follow(kitchen, 'Six');
        await kitchen.add('milk');
        standIn.router.next({ kind: 'hang' });
        await kitchen.ask();
        await kitchen.stop();
      },
    ],
    [
      'a recipe of the cookbook',
      'Seven',
      async () => {
        await cookbook.open();
        await cookbook.import(cookbookFile([{ recipe: recipeNamed('Seven') }]));
        await cookbook.button('Seven').click();
        await expect(recipeTitle).toHaveText('Seven');
      },
    ],
    [
      'a link after starting over, which is undone, and so was a removal',
      'Eight',
      async () => {
        await kitchen.remove('milk');
        await kitchen.undoButton.click();
        await kitchen.startOverButton.click();
        await follow(kitchen, 'Eight');
        await kitchen.undoButton.click();
      },
    ],
  ];

  await kitchen.add('eggs', 'rice');
  const inReach = new Set<string>();
  for (const [name, brings, take] of ways) {
    await test.step(name, async () => {
      if (brings && inReach.size < 4) willAnswer(brings);
      await take();
      if (brings && inReach.size < 4) await expect(recipeTitle).toHaveText(brings);
      if (name === 'two links in a row') inReach.add('Five');
      if (brings) inReach.add(brings);
      if (name === 'a request') await kitchen.box(WORDS.ingredientBox('2 eggs')).check();
      await page.reload();
      expect(await titlesInReach(kitchen)).toEqual([...inReach].sort());
    });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('going back brings a recipe with its heading, its ticks and its time', async () => {
    for (const [title, heading, isTicked] of [
      ['Four', /^Changed: \u2068I have no wok/, false],
      ['Eight', /^Shared recipe$/, false],
      ['One', /Recommends:$/, true],
    ] as const) {
      await kitchen.earlierRecipes.click();
      const entry = kitchen.recipe.getByRole('button', { name: new RegExp(`^${title} .*12:0`) });
      await entry.click();
      await expect(recipeTitle).toHaveText(title);
      await expect(kitchen.recipe.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(kitchen.recipe.getByRole('heading', { level: 2 })).toBeFocused();
      const box = kitchen.box(WORDS.ingredientBox('2 eggs'));
      expect(await box.isChecked()).toBe(isTicked);
      const places = await Promise.all([kitchen.recipe, box].map((one) => one.boundingBox()));
      const [top = 0, first = Number.NaN] = places.map((place) => place?.y);
      // The first ingredient is within one screen of a phone.
      expect(first - top).toBeLessThan(844);
    }
    expect(await titlesInReach(kitchen)).toEqual([...inReach].sort());
  });
  expect(consoleLines.filter(({ by }) => by === 'page').map(({ text }) => text)).toEqual(
    [1, 2, 3].map((attempt) => expect.stringContaining(WORDS.attemptFailed(attempt))),
  );
});
