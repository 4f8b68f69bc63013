import type { Page } from '@playwright/test';
import { recipeMachine } from '../../machines/recipeMachine';
import { statesOf } from '../support/chart/transitions';
import { SCENES, sceneOf } from './scenes';
import { objections } from './scenesAxe';
import { expect, test } from './scenesFixture';

test.describe('axe-core finds nothing', () => {
  const states = new Set(SCENES.map(({ state }) => state));
  const ofStates = [...states].flatMap(
    (state) => SCENES.find((scene) => scene.state === state) ?? [],
  );

  for (const scene of ofStates) {
    test(`in the state ${scene.state}, at any width, light, dark and in forced colours`, async ({
      openScene,
      page,
    }) => {
      await openScene(scene);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await objections(page), `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await objections(page), 'forced colours').toEqual([]);
    });
  }

  test('in every state of the machine', () => {
    expect([...states].map((state) => `recipe.${state}`).sort()).toEqual(
      statesOf(recipeMachine).sort(),
    );
  });
});

/** What has the focus: its name, whether the middle of it is in sight, and whether it has an outline. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const hit = document.elementFromPoint(middle[0] ?? 0, middle[1] ?? 0);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent,
      isSeen: bottom > 0 && hit !== null && element.contains(hit),
      hasOutline: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test(`the keyboard goes through the page in reading order and back, always seen (${viewport.width} px)`, async ({
    openScene,
    page,
  }) => {
    await page.setViewportSize(viewport);
    const kitchen = await openScene(sceneOf('recipe-wide-table'));
    const more = Array.from({ length: 16 }, (_, index) => `spice ${index + 1}`);
    await kitchen.add(...more);
    const expected = [
      'Add ingredient',
      'Start over',
      ...['eggs', 'rice', 'peas', 'spring onions', ...more].map((name) => `Remove ${name}`),
      'Get a recipe',
      ...[
        'Cook',
        'Keep the screen on',
        'Save',
        'Share and keep',
        'Table',
        'Table 2',
        'Step 1',
        'Step 2',
        'Step 3',
      ],
    ];

    await expect(kitchen.input).toBeFocused();
    const forth = [];
    for (const _ of expected) {
      await page.keyboard.press('Tab');
      forth.push(await focused(page));
    }
    expect(forth).toEqual(expected.map((name) => ({ name, isSeen: true, hasOutline: true })));

    const back = [];
    for (const _ of expected) {
      await page.keyboard.press('Shift+Tab');
      back.push(await focused(page));
    }
    expect(back).toEqual(
      ['Add more than one ingredient', ...expected.slice(0, -1)]
        .reverse()
        .map((name) => ({ name, isSeen: true, hasOutline: true })),
    );
  });
}

test('landmarks and headings tell the story', async ({ openScene, page }) => {
  await openScene(sceneOf('dish'));
  const story = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header:not(section *), main, section[aria-label], section[aria-labelledby], :is(h1,h2,h3,h4)',
      ),
    ].map((element) => {
      const label =
        element.getAttribute('aria-label') ??
        document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
      return `${element.localName} ${label ?? (/^h\d/.test(element.localName) ? element.textContent : '')}`.trim();
    }),
  );
  expect(story).toEqual([
    'header',
    "h1 Saffron's Kitchen",
    'main',
    'section Your kitchen',
    'section Ingredients on hand',
    'h2 Ingredients on hand',
    'section Ready for a recipe?',
    'h2 Ready for a recipe?',
    'section Recipe',
    "h2 Saffron's Kitchen Recommends:",
    'h3 Saffron Rice with Eggs and Peas',
    'h4 Ingredients',
    'h4 Method',
    'h4 Good to know',
  ]);
});

for (const name of ['removed', 'generating', 'dish']) {
  test(`whatever can be pressed on the screen "${name}" measures 44 px or more`, async ({
    openScene,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openScene(sceneOf(name));
    const small = await page.evaluate(() =>
      // Boxes, and times in a line, can be pressed around what is seen of them: see cook.spec.ts.
      [
        ...document.querySelectorAll(
          'button:not([data-starts]), input:not([type=checkbox]), select, summary',
        ),
      ]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ element }) => element.outerHTML),
    );
    expect(small).toEqual([]);
  });
}

test('an iPhone does not zoom in on the field: its letters measure 16 px or more', async ({
  openTokenPage,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const { input } = await openTokenPage();
  const size = await input.evaluate((element) => getComputedStyle(element).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
});

test('who wants nothing to move sees nothing move; who does not sees the pan on the stove', async ({
  openScene,
  page,
}) => {
  const count = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await openScene(sceneOf('generating'));
  expect(await count()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The ring of the progress, and three threads of steam.
  await expect.poll(count).toBe(4);
});
