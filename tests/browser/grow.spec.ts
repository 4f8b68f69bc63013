import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Kitchen } from './Kitchen';
import { overflows } from './overflows';
import { startAnswer } from './startAnswer';
import { WORDS } from './words';

const RECIPE = `# Creamy chicken with rice

A quick dinner of chicken in a creamy sauce with garlic, ready in half an hour.

**Serves 2** | **Prep: 10 min** | **Cook:** 20 minutes

## Ingredients

- 2 chicken breasts
- 200 ml oat drink
- 3 cloves of garlic, minced
- 150 g rice
- 2 tbsp parsley, finely chopped, and a little more of it to serve
- salt and pepper

## Method

1. **Boil.** Boil the rice in salted water for 12 minutes, then drain it and keep it warm.
2. **Fry.** Fry the chicken at medium heat for 6 minutes on each side until it is golden, and set it aside.
3. Stir in the garlic and the oat drink, and let it simmer for 5 minutes.
4. Put the chicken back, and serve it with the rice and the parsley.

## Tips

- Use thyme instead of parsley.
`;

const passUntil = (kitchen: Kitchen, words: string) =>
  kitchen.passUntil(300, () => expect(kitchen.recipe).toContainText(words, { timeout: 100 }));

const passToEnd = (kitchen: Kitchen) =>
  kitchen.passUntil(50, () => expect(kitchen.stopButton).toHaveCount(0, { timeout: 100 }));

/** The height of a line, in px. */
const LINE = 28;

/** In px from the top of the page. */
const placesOf = (kitchen: Kitchen) =>
  kitchen.recipe.evaluate((pane) => {
    const words = (element: Element) => (element.textContent ?? '').trim().slice(0, 12);
    return Object.fromEntries(
      [...pane.querySelectorAll('h3, h4, li')].map((element) => [
        words(element),
        Math.round(element.getBoundingClientRect().top + scrollY),
      ]),
    );
  });

/** In px from the top of the window. */
const topOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

const IN_LIST = RECIPE.replace('salt and pepper', '30 g butter');
const AT_THE_END = `${RECIPE}- Some cooks stir in butter.`;
const NESTED = RECIPE.replace('1. **Boil.** ', '1. **Boil.**\n   - ').replace(
  /\n(?=[2-4]\. )/g,
  '\n\n',
);
const BOTH = AT_THE_END.replace('butter', 'butter and walnuts');

for (const [width, letters, recipe, found] of [
  [320, '', RECIPE, ''],
  [320, '', AT_THE_END, 'which has milk at its end'],
  [320, '200%', BOTH, 'which has milk and nuts at its end'],
  [390, '', IN_LIST, 'which has milk in its list'],
  [390, '150%', AT_THE_END, 'which has milk at its end'],
  [390, '', NESTED, 'with a list in a step'],
  [1280, '', RECIPE, ''],
  [1280, '', AT_THE_END, 'which has milk at its end'],
  [1280, '200%', IN_LIST, 'which has milk in its list'],
  [390, '', BOTH, 'which has milk and nuts at its end'],
  [1280, '', BOTH, 'which has milk and nuts at its end'],
] as const)
  test(`nothing moves by more than a line, and a selected step stays selected, when a recipe is finished ${found}, at ${width} px ${letters}`, {
    tag: recipe === IN_LIST && width === 390 ? [] : '@rare',
  }, async ({ openPage, page, standIn }) => {
    await page.setViewportSize({ width, height: 800 });
    const kitchen = await openPage();
    if (letters)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
    await kitchen.prefer({ allergens: ['milk', 'nuts'] });
    await kitchen.add('chicken', 'rice', 'garlic');
    const answer = startAnswer();
    standIn.router.next(answer.reply);
    await kitchen.ask();
    await expect(kitchen.recipe.getByRole('heading')).toHaveText(['Generating recipe...']);
    const [head = '', ...rest] = recipe.split(/(?<=\n\n)/);
    answer.write(head);
    await passUntil(kitchen, 'Creamy chicken');
    for (const piece of rest.slice(0, -1)) {
      answer.write(piece);
      await passUntil(
        kitchen,
        piece
          .trim()
          .replace(/^[-#\d. ]+|\*\*/g, '')
          .slice(0, 8),
      );
    }
    answer.write(rest.at(-1) ?? '');
    await passUntil(kitchen, 'Use thyme');
    await expect(kitchen.statements).toContainText('Still being written. Not fully checked.');
    const before = await placesOf(kitchen);
    const selected = () => page.evaluate(() => getSelection()?.toString());
    const step = kitchen.recipe.locator('ol > li').nth(3);
    await step.selectText();
    expect(await selected()).toContain('Put the chicken');
    // The visitor reads the last step, at the end of the page.
    const placeOfStep = () => step.evaluate((line) => line.getBoundingClientRect().top);
    await step.evaluate((line) => line.scrollIntoView({ block: 'center' }));
    const inWindow = await placeOfStep();
    answer.end();
    await passToEnd(kitchen);
    await expect(kitchen.statements).toContainText(
      /milk/.test(found) ? 'Contains milk: butter.' : 'no mention',
    );
    const after = await placesOf(kitchen);
    expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)));
    for (const [words, place] of Object.entries(before))
      expect.soft(Math.abs((after[words] ?? 0) - place), words).toBeLessThanOrEqual(LINE);
    // Steps with blank lines between them become paragraphs at the end.
    if (recipe !== NESTED) expect(await selected()).toContain('Put the chicken');
    expect(Math.abs((await placeOfStep()) - inWindow)).toBeLessThanOrEqual(LINE);
    expect(await overflows(page)).toEqual([]);
  });

// growing.test.tsx has what a visitor may do meanwhile.
test('on a phone the page goes to the first line of a recipe once', {
  tag: '@rare',
}, async ({ openPage, page, standIn }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const kitchen = await openPage();
  await kitchen.pasteList(Array.from({ length: 20 }, (_, index) => `food ${index}`));
  // The list scrolls to its last entry in the next frame.
  await page.clock.runFor(100);
  const top = () => page.evaluate(() => scrollTo(0, 0));
  const offset = () => page.evaluate(() => scrollY);
  const [first = '', ...rest] = RECIPE.split(/(?<=\n\n)/);
  const answer = startAnswer();
  standIn.router.next(answer.reply);
  await top();
  // A press by pointer would scroll to the button.
  await kitchen.requestButton.evaluate((one) => (one as HTMLElement).click());
  answer.write(first);
  await passUntil(kitchen, 'Creamy chicken');
  await page.clock.runFor(100);
  await expect(kitchen.recipeTitle).toBeInViewport();
  await expect(kitchen.stopButton).toBeInViewport({ ratio: 1 });
  await expect.poll(() => topOf(kitchen.recipeTitle)).toBeLessThan(150);
  await expect.poll(offset).toBeGreaterThan(100);

  // A way back up is not undone.
  await top();
  answer.write(rest.join(''));
  await passUntil(kitchen, 'Use thyme');
  answer.end();
  await passToEnd(kitchen);
  expect(await offset()).toBe(0);
});

for (const width of [390, 1280])
  test(`after a change the page shows the title of the recipe that grows, and follows no text down, at ${width} px`, async ({
    openRecipe,
    page,
    standIn,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const kitchen = await openRecipe(`${RECIPE}${'- Or try it with peas.\n'.repeat(20)}`);
    const line = page.getByRole('textbox', { name: 'Change or ask something…' });
    await line.fill('simpler');
    const answer = startAnswer();
    standIn.router.next(answer.reply);
    await line.press('Enter');
    for (const [piece, words] of [
      [RECIPE.slice(0, 200), 'Creamy chicken'],
      [RECIPE.slice(200), 'Use thyme'],
    ] as const) {
      answer.write(piece);
      await passUntil(kitchen, words);
      await expect.poll(() => topOf(kitchen.recipeTitle)).toBeLessThan(200);
      await expect(kitchen.recipeTitle).toBeInViewport();
    }
    answer.end();
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(kitchen.recipe).toContainText('Asked for', { timeout: 100 });
    }).toPass();
    await expect(kitchen.recipeTitle).toBeInViewport();
  });

test('on a phone the page goes to a failure, with what a visitor can do about it', async ({
  openPage,
  page,
  standIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const kitchen = await openPage();
  await kitchen.add('chicken', 'rice', 'leeks', 'carrots', 'peas');
  const refused = { kind: 'status', status: 401, body: '{"error":"Invalid token"}' } as const;
  standIn.router.next(refused, refused, refused);
  await kitchen.ask();
  const wait = page.getByRole('button', { name: 'Stop' }).locator('..');
  await expect(wait).toContainText('Access was refused. Trying again…');
  for (const attempt of [2, 3] as const) await kitchen.passPauseBefore(attempt);
  await expect(kitchen.failureHeading).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Sample recipe' })).toBeInViewport();
});

const IN_JSON = JSON.stringify({
  title: 'Creamy chicken with rice',
  servings: 2,
  ingredients: ['2 chicken breasts', '200 ml oat drink', '150 g rice'],
  instructions: ['Boil the rice for 12 minutes.', 'Fry the chicken for 6 minutes.', 'Serve it.'],
});

for (const [name, text, size, end] of [
  ['60 words a second', RECIPE, 1, 'Use thyme'],
  ['600 words a second', RECIPE, 10, 'Use thyme'],
  ['JSON', IN_JSON, 1, 'Serve it.'],
] as const)
  test(`nothing raw shows while a model writes ${name}, and its silence ends the attempt without a jump of the page`, {
    tag: '@rare',
  }, async ({ openPage, page, standIn }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 300 });
    const kitchen = await openPage();
    await kitchen.add('chicken', 'rice');
    const words = text.match(/\s*\S+/g) ?? [];
    const pieces = Array.from({ length: Math.ceil(words.length / size) }, (_, at) =>
      words.slice(at * size, (at + 1) * size).join(''),
    );
    const [silent, whole] = [startAnswer(), startAnswer()];
    standIn.router.next(silent.reply, whole.reply);
    await kitchen.ask();
    const shown = await kitchen.recipe.evaluateHandle((pane) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push((pane as HTMLElement).innerText)).observe(pane, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return texts;
    });

    for (const piece of pieces.slice(0, (3 * pieces.length) / 4)) {
      silent.write(piece);
      await page.clock.runFor(1_000 / 60);
    }
    await passUntil(kitchen, '2 chicken breasts');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(100);
    // On a busy machine, the last words arrive late, and the silence begins with them.
    await page.clock.runFor(59_000);
    await kitchen.passUntil(500, () =>
      expect(kitchen.attempt).toHaveText(WORDS.attempt(2), { timeout: 100 }),
    );
    await expect(kitchen.recipe).not.toContainText('chicken breasts');
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await kitchen.passPauseBefore(2);
    for (const piece of pieces) {
      whole.write(piece);
      await page.clock.runFor(1_000 / 60);
    }
    if (text === RECIPE) await passUntil(kitchen, 'Put the chicken back');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    whole.end();
    await passToEnd(kitchen);
    await expect(kitchen.recipe).toContainText(end);
    const raw = (await shown.jsonValue()).filter((one) => /[#*{}]|^-\s|"title|\\n|null/m.test(one));
    expect(raw).toEqual([]);
  });
