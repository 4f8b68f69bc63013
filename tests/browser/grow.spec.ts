import { PassThrough } from 'node:stream';
import type { Page } from '@playwright/test';
import { eventOf, eventsOf } from '../support/standIn/reply';
import { expect, test } from './fixtures';
import type { Kitchen } from './Kitchen';

const RECIPE = `# Creamy chicken with rice

A quick dinner of chicken in a creamy sauce with garlic, ready in half an hour.

**Serves 2** | **Prep: 10 min** | **Cook:** 20 minutes

## Ingredients

- 2 chicken breasts
- 200 ml oat drink
- 3 cloves of garlic, minced
- 150 g rice
- 2 tbsp parsley, finely chopped, and more for the plates at the table
- salt and pepper

## Method

1. **Boil.** Boil the rice in salted water for 12 minutes, then drain it and keep it warm.
2. **Fry.** Fry the chicken at medium heat for 6 minutes on each side until it is golden, and set it aside.
3. Stir in the garlic and the oat drink, and let it simmer for 5 minutes.
4. Put the chicken back, and serve it with the rice and the parsley.

## Tips

- Use thyme instead of parsley.
`;

/** An answer that the test writes while the page reads it. */
function startAnswer(end?: 'reset' | 'never') {
  const parts = new PassThrough();
  return {
    reply: { kind: 'events', parts, ...(end && { end }) } as const,
    write: (text: string) => void parts.write(eventOf({ content: text })),
    end: () => void parts.end(eventsOf('').join('')),
    breakOff: () => void parts.end(),
  };
}

/** Lets time pass until the pane shows these words. */
async function passUntil(page: Page, kitchen: Kitchen, words: string | RegExp) {
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(kitchen.recipe).toContainText(words, { timeout: 100 });
  }).toPass();
}

/** Where the words of the recipe are on the page, in px from its top. */
const placesOf = (kitchen: Kitchen) =>
  kitchen.recipe.evaluate((pane) => {
    const words = (element: Element) => (element.textContent ?? '').slice(0, 12);
    return Object.fromEntries(
      [...pane.querySelectorAll('h3, h4, li')].map((element) => [
        words(element),
        Math.round(element.getBoundingClientRect().top + scrollY),
      ]),
    );
  });

for (const [width, letters] of [
  [320, ''],
  [390, ''],
  [1280, ''],
  [390, '150%'],
] as const)
  test(`nothing moves when a recipe is finished, at ${width} px ${letters}`, async ({
    openPage,
    page,
    standIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const kitchen = await openPage();
    if (letters)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
    await kitchen.prefer({ allergens: ['milk'] });
    await kitchen.add('chicken', 'rice', 'garlic');
    const answer = startAnswer();
    standIn.router.next(answer.reply);
    await kitchen.ask();
    await expect(kitchen.recipe.getByRole('heading')).toHaveText(['Generating recipe...']);
    const [head = '', ...rest] = RECIPE.split(/(?<=\n\n)/);
    answer.write(head);
    await passUntil(page, kitchen, 'Creamy chicken');
    await page.screenshot({ path: `/tmp/shots/${width}${letters}-1.png`, fullPage: true });
    for (const piece of rest.slice(0, -1)) {
      answer.write(piece);
      await passUntil(
        page,
        kitchen,
        piece
          .trim()
          .replace(/^[-#\d. ]+|\*\*/g, '')
          .slice(0, 8),
      );
      if (/Method/.test(piece))
        await page.screenshot({ path: `/tmp/shots/${width}${letters}-2.png`, fullPage: true });
    }
    answer.write(rest.at(-1) ?? '');
    await passUntil(page, kitchen, 'Use thyme');
    await expect(kitchen.statements).toContainText('Still being written. Not fully checked.');
    await page.screenshot({ path: `/tmp/shots/${width}${letters}-3.png`, fullPage: true });
    const before = await placesOf(kitchen);
    answer.end();
    await expect(kitchen.recipeHeading).toBeVisible();
    await page.screenshot({ path: `/tmp/shots/${width}${letters}-4.png`, fullPage: true });
    const after = await placesOf(kitchen);
    expect(Object.keys(before)).toEqual(Object.keys(after));
    for (const [words, place] of Object.entries(before))
      expect.soft(Math.abs((after[words] ?? 0) - place), words).toBeLessThanOrEqual(4);
  });
