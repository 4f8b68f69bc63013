import { expect, test } from './fixtures';
import { overflows } from './overflows';
import { openScene as open, SCENES } from './scenes';

// See `testIgnore` in the configuration.
for (const part of [0, 1]) {
  const scenes = SCENES.filter((_, index) => index % 2 === part);

  test(`each of ${scenes.length} scenes can be reached, and nothing sticks out at the sides (part ${part + 1})`, async ({
    browser,
    sites,
    standIn,
  }) => {
    test.setTimeout(180_000);
    for (const scene of scenes) {
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
