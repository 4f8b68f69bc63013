import { isFull, sample } from '../support/sample';
import { expect, test } from './fixtures';
import { overflows } from './overflows';
import { RECIPE_SCENES, SCENES } from './scenes';
import { objections } from './scenesAxe';

/** 320 × 256 is a desktop at 400 %, and the last one a phone on its side. */
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

/** A full run opens all scenes. */
const firstOfStates = SCENES.filter(
  (scene) => scene === SCENES.find(({ state }) => state === scene.state),
);
const others = [...SCENES, ...RECIPE_SCENES].filter((scene) => !firstOfStates.includes(scene));
const scenes = isFull ? [...firstOfStates, ...others] : firstOfStates;

for (const [index, scene] of scenes.entries()) {
  test(`on "${scene.name}" nothing sticks out at the sides, and axe-core objects to nothing`, {
    tag: index % 2 ? '@rare' : [],
  }, async ({ openScene, page }) => {
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
