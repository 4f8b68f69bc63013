import { sample } from '../support/sample';
import { CookbookPage, cookbookFile } from './CookbookPage';
import { expect, test, textsOfPage } from './fixtures';
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

test('no recipe gets lost, whatever comes in its place, over a reload after each step', {
  tag: '@rare',
}, async ({ openPage, page, standIn, consoleLines }) => {
  const kitchen = await openPage();
  const { recipeTitle } = kitchen;
  const cookbook = new CookbookPage(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  /** Has the model answer with a recipe, however it is asked. */
  async function get(title: string, ask: () => Promise<void>) {
    standIn.router.next({ kind: 'completion', content: recipeNamed(title) });
    await ask();
    await expect(recipeTitle).toHaveText(title);
  }
  const request = () => kitchen.requestButton.click();

  /** Each way in which a recipe could get lost, and the recipes that it brings. */
  const ways: [name: string, brings: string[], take: () => Promise<unknown>][] = [
    ['a second press', ['Two'], () => get('Two', request)],
    ['another recipe', ['Three'], () => get('Three', () => kitchen.pickMore(WORDS.another))],
    [
      'a change',
      ['Four'],
      () =>
        get('Four', async () => {
          await page.getByRole('textbox', { name: WORDS.change }).fill('I have no wok');
          await page.keyboard.press('Enter');
        }),
    ],
    [
      'a request that fails',
      [],
      async () => {
        const title = await recipeTitle.innerText();
        standIn.router.next(BUSY, BUSY, BUSY);
        await kitchen.ask();
        for (const attempt of [2, 3] as const) await kitchen.passPauseBefore(attempt);
        await expect(button(`Back to ${title}`)).toBeVisible();
      },
    ],
    [
      'two links in a row',
      ['Five', 'Six'],
      async () => {
        await follow(kitchen, 'Five');
        await follow(kitchen, 'Six');
      },
    ],
    [
      'a link with the text that is on the page, another ingredient, and a stopped request',
      ['Seven'],
      async () => {
        await follow(kitchen, 'Seven');
        await follow(kitchen, 'Seven');
        await kitchen.add('milk');
        standIn.router.next({ kind: 'hang' });
        await kitchen.ask();
        await kitchen.stop();
      },
    ],
    [
      'a recipe of the cookbook',
      ['Eight'],
      async () => {
        await cookbook.open();
        await cookbook.import(cookbookFile([{ recipe: recipeNamed('Eight') }]));
        await cookbook.button('Eight').click();
        await expect(recipeTitle).toHaveText('Eight');
      },
    ],
    [
      'a link after starting over, which is undone, and so was a removal',
      ['Nine'],
      async () => {
        await kitchen.remove('eggs');
        await kitchen.undoButton.click();
        await kitchen.startOverButton.click();
        await follow(kitchen, 'Nine');
        await kitchen.undoButton.click();
      },
    ],
  ];

  await kitchen.add('eggs', 'rice');
  await get('One', request);
  await kitchen.box(WORDS.ingredientBox('2 eggs')).check();
  const inReach = ['One'];
  for (const [name, brings, take] of sample(ways, 3)) {
    await test.step(name, async () => {
      await take();
      inReach.push(...brings);
      await page.reload();
      expect(await titlesInReach(kitchen)).toEqual([...inReach].sort());
    });
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('going back brings a recipe with its heading, its ticks and its time', async () => {
    const views = [
      ['Four', /^Asked for: \u2068I have no wok/, false],
      ['Nine', /^Shared recipe$/, false],
      ['One', /Recommends:$/, true],
    ] as const;
    for (const [title, heading, isTicked] of views.filter(([title]) => inReach.includes(title))) {
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
  const failures = textsOfPage(consoleLines);
  const attempts = failures.length > 0 ? [1, 2, 3] : [];
  expect(failures).toEqual(
    attempts.map((attempt) => expect.stringContaining(WORDS.attemptFailed(attempt))),
  );
});
