import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Kitchen } from './Kitchen';

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

declare global {
  interface Window {
    /** How many locks on the screen are held. */
    heldLocks: number;
    hide(isHidden: boolean): void;
  }
}

/** Plays the system's part in keeping a screen on. Runs in the page, before its own code. */
function playScreen() {
  let isHidden = false;
  const locks = new Set<EventTarget & { release(): void }>();
  window.heldLocks = 0;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  window.hide = (next) => {
    isHidden = next;
    if (isHidden) for (const lock of locks) lock.release();
    document.dispatchEvent(new Event('visibilitychange'));
  };
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      async request() {
        const lock = Object.assign(new EventTarget(), {
          released: false,
          async release() {
            if (!locks.delete(lock)) return;
            lock.released = true;
            window.heldLocks -= 1;
            lock.dispatchEvent(new Event('release'));
          },
        });
        locks.add(lock);
        window.heldLocks += 1;
        return lock;
      },
    },
  });
}

async function serve(
  kitchen: Kitchen,
  content: string,
  standIn: { router: { next(reply: object): void } },
) {
  standIn.router.next({ kind: 'completion', content });
  await kitchen.add('lentils', 'onion');
  await kitchen.requestButton.click();
  await expect(kitchen.recipe.getByRole('heading', { name: 'Lentil soup' })).toBeVisible();
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const held = (page: Page) => page.evaluate(() => window.heldLocks);

test('a recipe is cooked from start to finish, over a lost lock on the screen and a reload', async ({
  openTokenPage,
  page,
  standIn,
  consoleLines,
}) => {
  await page.addInitScript(playScreen);
  const kitchen = await openTokenPage();
  await serve(kitchen, RECIPE, standIn as never);
  await page.evaluate(() => {
    Object.assign(window, { theTitle: document.querySelector('h3') });
  });

  await box(page, 'Ingredient: 200 g lentils').check();
  await kitchen.recipe.getByText('1 onion', { exact: true }).click();
  await expect(box(page, 'Ingredient: 1 onion')).toBeChecked();

  await button(page, 'Keep the screen on').click();
  await expect(button(page, 'Keep the screen on')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => held(page)).toBe(1);
  await page.evaluate(() => window.hide(true));
  expect(await held(page)).toBe(0);
  await page.evaluate(() => window.hide(false));
  await expect.poll(() => held(page)).toBe(1);

  await button(page, 'Cook').click();
  const view = page.getByRole('dialog', { name: 'Cooking: Lentil soup' });
  await expect(view.getByRole('heading')).toHaveText('Step 1 of 3');
  await expect(view.getByRole('button', { name: 'Keep the screen on' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await view.getByRole('button', { name: 'Start a timer of 5 minutes' }).click();
  await view.getByRole('button', { name: 'Ingredients' }).click();
  await expect(view.getByRole('checkbox', { name: 'Ingredient: 1 onion' })).toBeChecked();
  await page.clock.runFor(60_000);
  await expect(view.getByRole('timer')).toHaveText('4:00');
  await view.getByRole('checkbox', { name: 'Step 1 done' }).check();
  await view.getByRole('button', { name: 'Next' }).click();
  await expect(view.getByRole('heading')).toHaveText('Step 2 of 3');
  await view.getByRole('button', { name: 'Start a timer of 25 minutes (25–30 minutes)' }).click();
  expect(
    await page.evaluate(() => Reflect.get(window, 'theTitle') === document.querySelector('h3')),
  ).toBe(true);

  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(['4:00', '25:00']);
  await expect(box(page, 'Step 1')).toBeChecked();
  await expect(box(page, 'Step 2')).not.toBeChecked();
  expect(await held(page)).toBe(0);
  await button(page, 'Cook').click();
  await expect(view.getByRole('heading')).toHaveText('Step 2 of 3');

  await page.clock.runFor(240_000);
  await expect(page).toHaveTitle("Time is up · Saffron's Kitchen");
  await expect(view.getByRole('alert')).toContainText('Time is up: Step 1');
  await view.getByRole('button', { name: 'Stop Step 1 · 5 minutes' }).click();
  await expect(page).toHaveTitle("Saffron's Kitchen");
  await expect(view.getByRole('timer')).toHaveText(['21:00']);

  await view.getByRole('button', { name: 'Next' }).click();
  await view.getByRole('checkbox', { name: 'Step 3 done' }).check();
  await view.getByRole('button', { name: 'Finish' }).click();
  await expect(view).toHaveCount(0);
  await expect(button(page, 'Cook')).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(['21:00']);
  await expect(box(page, 'Step 3')).toBeChecked();

  await button(page, 'Keep the screen on').click();
  await expect.poll(() => held(page)).toBe(1);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => held(page)).toBe(0);
  await expect(page.getByRole('timer')).toHaveText(['21:00']);
  await kitchen.undoButton.click();
  await expect(box(page, 'Step 3')).toBeChecked();
  expect(consoleLines).toEqual([]);
});

test('a video is asked for by a press alone, and of its player alone', async ({
  openTokenPage,
  page,
  standIn,
  foreignRequests,
  consoleLines,
}) => {
  const kitchen = await openTokenPage();
  await serve(kitchen, RECIPE, standIn as never);
  const figure = kitchen.recipe.getByRole('figure');
  await expect(figure.getByRole('link')).toHaveAttribute(
    'href',
    'https://www.youtube.com/results?search_query=Lentil+soup',
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(figure.getByText('https://')).toBeHidden();
  const before = [...foreignRequests];
  expect(before.filter((address) => /youtu|ytimg|google/.test(address))).toEqual([]);

  await figure.getByRole('button', { name: 'Play video' }).press('Enter');
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Playing');
  await expect(page.getByTitle('Video: Lentil soup')).toBeFocused();
  const [asked] = standIn.player.requests;
  expect(foreignRequests.slice(before.length)).toEqual([
    `https://www.youtube-nocookie.com/embed/${VIDEO}?autoplay=1&playsinline=1&rel=0&start=90`,
  ]);
  expect(asked?.headers.referer).toBe(`${new URL(page.url()).origin}/`);
  expect(asked?.headers.cookie).toBeUndefined();
  expect(
    await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      const reach = () => frame?.contentWindow?.document.title ?? 'nothing';
      try {
        return [reach(), frame?.allow];
      } catch {
        return ['no way in', frame?.allow];
      }
    }),
  ).toEqual(['no way in', 'autoplay; fullscreen']);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('iframe')).toBeHidden();
  await expect(figure).toContainText(`https://www.youtube.com/watch?v=${VIDEO}&t=90s`);
  expect(consoleLines).toEqual([]);
});

test('the view for cooking is gone through by keys alone, and told to who does not see it', async ({
  openTokenPage,
  page,
  standIn,
}) => {
  const kitchen = await openTokenPage();
  await serve(kitchen, RECIPE, standIn as never);
  await button(page, 'Cook').focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog');
  const heading = view.getByRole('heading');
  const told = view.locator('[aria-live]').last();
  const next = view.getByRole('button', { name: 'Next' });
  await expect(next).toBeFocused();
  await expect(view).toHaveAccessibleDescription(/^Fry the onion for 5 minutes\.$/);
  await expect(told).toBeEmpty();

  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText('Step 1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText('Step 2 of 3');
  await expect(told).toHaveText(
    'Step 2 of 3. Simmer with the lentils for 25–30 minutes, until soft.',
  );
  await page.keyboard.press('End');
  await expect(heading).toHaveText('Step 3 of 3');
  await page.keyboard.press('Home');
  await expect(heading).toHaveText('Step 1 of 3');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Step 2 of 3');
  await expect(next).toBeFocused();

  const names: (string | null)[] = [];
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          null,
      ),
    );
  }
  const order = [
    'Leave',
    'Ingredients',
    'Keep the screen on',
    'Start a timer of 25 minutes (25–30 minutes)',
    'Step 2 done',
    'Back',
    'Next',
  ];
  expect(names.filter((name) => order.includes(name ?? ''))).toEqual(order);

  await view.getByRole('checkbox', { name: 'Step 2 done' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  await expect(button(page, 'Cook')).toBeFocused();
  await expect(box(page, 'Step 2')).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a finger finds everything that can be ticked, pressed and started: 44 px or more', async ({
    openTokenPage,
    page,
    standIn,
  }) => {
    const kitchen = await openTokenPage();
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    await serve(kitchen, RECIPE, standIn as never);
    const small = () =>
      page.evaluate(() => {
        const places = document.querySelector('dialog') ?? document;
        return [...places.querySelectorAll('button, input[type=checkbox]')]
          .filter((element) => element.getBoundingClientRect().width > 0)
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
            const reach = [-21, 21].every((d) => hits(0, d));
            return reach ? [] : [element.getAttribute('aria-label') ?? element.textContent];
          });
      });
    expect(await small()).toEqual([]);
    await button(page, 'Cook').click();
    expect(await small()).toEqual([]);
  });
});

test('the text of a failure offers nothing to cook; what is on the stove goes on', async ({
  openTokenPage,
  page,
  standIn,
}) => {
  const kitchen = await openTokenPage();
  await serve(kitchen, RECIPE, standIn as never);
  await kitchen.recipe.getByRole('button', { name: 'Start a timer of 5 minutes' }).click();
  standIn.router.always({ kind: 'status', status: 503 });
  await kitchen.ask();
  await expect(button(page, 'Cook')).toHaveCount(0);
  await expect(kitchen.attempt).toHaveText('Attempt 2 of 3');
  await page.clock.runFor(1_000);
  await expect(kitchen.attempt).toHaveText('Attempt 3 of 3');
  await page.clock.runFor(2_000);
  await expect(kitchen.recipe).toContainText('Error: Could not generate recipe');
  await expect(kitchen.recipe.getByRole('button')).toHaveCount(0);
  await expect(kitchen.recipe.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveText(['4:57']);
});
