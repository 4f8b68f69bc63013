import type { Page } from '@playwright/test';
import { isFull, sample } from '../support/sample';
import { expect, test } from './fixtures';
import { openScene as open, RECIPE_SCENES, SCENES } from './scenes';
import { objections } from './scenesAxe';

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

const LOOKS = [
  { width: 320, colorScheme: 'light', forcedColors: 'none' },
  { width: 1440, colorScheme: 'dark', forcedColors: 'none' },
  { width: 768, colorScheme: 'light', forcedColors: 'none' },
  { width: 320, colorScheme: 'dark', forcedColors: 'none' },
  { width: 1440, colorScheme: 'light', forcedColors: 'none' },
  { width: 768, colorScheme: 'dark', forcedColors: 'none' },
  { width: 1440, colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** One scene of each state, and some more. */
const firstOfStates = SCENES.filter(
  (scene) => scene === SCENES.find(({ state }) => state === scene.state),
);
const others = [...SCENES, ...RECIPE_SCENES].filter((scene) => !firstOfStates.includes(scene));
const scenes = [...firstOfStates, ...sample(others, 2)];

/** What sticks out at the sides: the page itself, and whatever is not inside something that scrolls. */
function overflows(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isHidden = element.closest('.visually-hidden, svg');
      const scroller = element.closest('section[tabindex="0"]');
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

for (const [index, scene] of scenes.entries()) {
  test(`on "${scene.name}" nothing sticks out at the sides, and axe-core objects to nothing`, async ({
    openScene,
    page,
  }) => {
    await openScene(scene);
    for (const screen of sample(SCREENS, 3)) {
      await page.setViewportSize(screen);
      expect(await overflows(page), `${screen.width} × ${screen.height}`).toEqual([]);
    }
    for (const look of isFull ? LOOKS : LOOKS.slice(index % 7, (index % 7) + 1)) {
      await page.setViewportSize({ width: look.width, height: 800 });
      await page.emulateMedia(look);
      expect(await objections(page), JSON.stringify(look)).toEqual([]);
    }
  });
}

// A full run opens each of them above. The recipes differ only in their text.
const rest = SCENES.filter((scene) => !scenes.includes(scene));
for (const part of [0, 1]) {
  const few = rest.filter((_, index) => index % 2 === part);
  if (few.length === 0) continue;

  test(`each of ${few.length} other scenes can be reached, and nothing sticks out at the sides (part ${part + 1})`, async ({
    browser,
    sites,
    standIn,
  }) => {
    test.slow();
    for (const scene of few) {
      await test.step(scene.name, async () => {
        const page = await browser.newPage({ reducedMotion: 'reduce' });
        standIn.reset();
        await open(scene, page, sites[scene.site ?? 'token'].url, standIn);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await overflows(page), scene.name).toEqual([]);
        await page.close();
      });
    }
  });
}
