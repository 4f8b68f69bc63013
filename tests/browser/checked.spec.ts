import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { linkFragment } from './scenes';
import { startAnswer } from './startAnswer';

/** None of its words is "milk", so only the page's check can say that. */
const recipeOf = (title: string) => `# ${title}

Serves 2

## Ingredients

- 200 g rice
- 30 g butter

## Method

1. Boil the rice for 12 minutes.
2. Stir in the butter, and serve.
`;

/** Keeps what the pane says whenever it names the butter, and neither warns of milk nor says that a check is to come. */
async function watchForUnchecked(page: Page) {
  await page.addInitScript(() => {
    const unchecked: string[] = [];
    let seen = 0;
    Object.assign(globalThis, { watched: () => ({ seen, unchecked }) });
    // It is called before the next paint, after each commit of React.
    new MutationObserver(() => {
      const words = document.querySelector('section[aria-label="Recipe"]')?.textContent ?? '';
      if (!words.includes('butter')) return;
      seen += 1;
      if (!/milk|Not fully checked/.test(words)) unchecked.push(words);
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  return async () => {
    const { seen, unchecked } = await page.evaluate(() =>
      (globalThis as unknown as { watched(): { seen: number; unchecked: string[] } }).watched(),
    );
    expect(unchecked).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  };
}

test('no recipe shows without its check, not for a frame: neither a whole answer, nor a stream, a recipe that a reload brings back, or one from a link', async ({
  openPage,
  page,
  standIn,
}) => {
  const expectChecked = await watchForUnchecked(page);
  const kitchen = await openPage();
  await kitchen.prefer({ allergens: ['milk'] });
  await kitchen.add('rice', 'salt');
  const expectWarning = () => expect(kitchen.statements).toContainText('Contains milk: butter.');

  await test.step('a whole answer', async () => {
    standIn.router.next({ kind: 'completion', content: recipeOf('Butter rice') });
    await kitchen.askAndGet('Butter rice');
    await expectWarning();
    await expectChecked();
  });

  await test.step('a stream', async () => {
    const answer = startAnswer();
    standIn.router.next(answer.reply);
    await kitchen.ask();
    for (const piece of recipeOf('Rice in butter').split(/(?<= )/)) answer.write(piece);
    await kitchen.passUntil(50, () =>
      expect(kitchen.recipe).toContainText('Rice in butter', { timeout: 100 }),
    );
    answer.end();
    await kitchen.passUntil(50, () => expect(kitchen.stopButton).toHaveCount(0, { timeout: 100 }));
    await expectWarning();
    await expectChecked();
  });

  await test.step('a recipe that a reload brings back', async () => {
    await page.reload();
    await expect(kitchen.recipeTitle).toHaveText('Rice in butter');
    await expectWarning();
    await expectChecked();
  });

  await test.step('a recipe from a link', async () => {
    await page.evaluate(
      (hash) => location.assign(hash),
      linkFragment(recipeOf('Shared butter rice')),
    );
    await expect(kitchen.recipeTitle).toHaveText('Shared butter rice');
    await expectWarning();
    await expectChecked();
  });
});

test('while a model writes, no animation wakes the page at each of its rounds', async ({
  openPage,
  page,
  standIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const kitchen = await openPage();
  await kitchen.add('rice', 'salt');
  const answer = startAnswer();
  standIn.router.next(answer.reply);
  await kitchen.ask();
  answer.write('# Butter rice\n\nServes 2\n');
  await kitchen.passUntil(50, () =>
    expect(kitchen.recipe).toContainText('Serves 2', { timeout: 100 }),
  );
  const rounds = await page.evaluate(() =>
    document.getAnimations().map((one) => one.effect?.getComputedTiming().iterations),
  );
  expect(rounds.length).toBeGreaterThan(0);
  expect(new Set(rounds)).toEqual(new Set([1]));
});
