import { test as base } from './fixtures';
import type { Kitchen } from './Kitchen';
import type { Scene } from './scenes';

export { expect } from './fixtures';

/** The tests' `test`, which can also open a page and bring it to a scene. */
export const test = base.extend<{ openScene(scene: Scene): Promise<Kitchen> }>({
  openScene: async ({ openTokenPage, openSamplePage, standIn }, use) => {
    await use(async (scene) => {
      const kitchen = await (scene.site === 'sample' ? openSamplePage() : openTokenPage());
      await scene.play(kitchen, standIn);
      return kitchen;
    });
  },
});
