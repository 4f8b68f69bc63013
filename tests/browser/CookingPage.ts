import type { Locator, Page } from '@playwright/test';
import { WORDS } from './words';

export const COOKING_WORDS = {
  view: (title: string) => `Cooking: ${title}`,
  getReady: 'Get ready',
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  close: 'Close',
  ingredients: 'Ingredients',
  readAloud: 'Read aloud',
  readAgain: 'Read again',
  back: 'Back',
  next: 'Next',
  cooked: 'Done cooking',
  finish: 'Finish',
  timeIsUp: 'Time is up',
  stopTimer: (name: string) => `Stop ${name}`,
};

export class CookingPage {
  readonly dialog: Locator;
  readonly heading: Locator;
  readonly nextButton: Locator;
  readonly timers: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog');
    this.heading = this.dialog.getByRole('heading', { level: 2 });
    this.nextButton = this.button(COOKING_WORDS.next);
    this.timers = this.dialog.getByRole('timer');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async heightOfStep(): Promise<number> {
    const step = this.dialog.getByRole('region', { name: /^(?:Step|Get ready)/ });
    const [all, shown] = await Promise.all([step.boundingBox(), step.locator('..').boundingBox()]);
    if (!all || !shown) return 0;
    const end = Math.min(all.y + all.height, shown.y + shown.height);
    return end - Math.max(all.y, shown.y);
  }

  ingredientBox(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name: WORDS.ingredientBox(name) });
  }
}
