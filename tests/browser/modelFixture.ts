import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures';
import { ModelDialog } from './ModelDialog';

export { expect, TEST_TOKEN } from './fixtures';

/** What stands in the recipe's place when every attempt has failed. */
export const FAILURE =
  'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.';

/** The tests' `test`, with the dialog about the model. */
export const test = base.extend<{ model: ModelDialog }>({
  model: async ({ page }, use) => {
    await use(new ModelDialog(page));
  },
});

/** Lets the two waits between three failing attempts go by. */
export async function waitOut(page: Page) {
  for (const [attempt, wait] of [
    [2, 1_000],
    [3, 2_000],
  ] as const) {
    await expect(page.getByText(`Attempt ${attempt} of 3`)).toBeVisible();
    await page.clock.runFor(wait);
  }
}
