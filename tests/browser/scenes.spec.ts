import type { Page } from '@playwright/test';
import { RECIPE_SCENES, SCENES } from './scenes';
import { objections } from './scenesAxe';
import { expect, test } from './scenesFixture';

/** From a small phone to a wall; 320 × 256 is a desktop at 400 %, the last a phone on its side. */
const SCREENS = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 959, height: 800 },
  { width: 960, height: 800 },
  { width: 1280, height: 720 },
  { width: 2560, height: 1440 },
  { width: 844, height: 390 },
];

/** What sticks out at the sides: the page itself, and whatever is not inside something that scrolls. */
function overflows(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isHidden = element.closest('.visually-hidden, svg');
      const scroller = element.closest('[aria-label^="Table"]');
      return (
        width > 0 &&
        !isHidden &&
        (scroller === null || scroller === element) &&
        (left < -0.5 || right > clientWidth + 0.5)
      );
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth} px`] : []),
      ...outside.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}

/** In turn, so that each kind of scene is looked at in both. `accessibility.spec.ts` tries all. */
const LOOKS = [
  { name: 'large and dark', width: 1440, colorScheme: 'dark' },
  { name: 'small and light', width: 320, colorScheme: 'light' },
] as const;

for (const [index, scene] of [...SCENES, ...RECIPE_SCENES].entries()) {
  const { name, width, colorScheme } = LOOKS[index % 2] ?? LOOKS[0];
  test(`on "${scene.name}" nothing sticks out at the sides, and axe-core finds nothing, ${name}`, async ({
    openScene,
    page,
  }) => {
    await openScene(scene);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      expect(await overflows(page), `${screen.width} × ${screen.height}`).toEqual([]);
    }
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await objections(page)).toEqual([]);
  });
}
