import { expect, type Locator, type Page } from '@playwright/test';
import type { Preferences } from '../../machines/kitchen/preferences';
import { WORDS } from './words';

export interface PageCall {
  method: string;
  url: string;
  /** When, by the page's clock, in ms since `START`. */
  at: number;
}

/** Only `page.clock` moves the page's time. */
export const START = new Date('2026-03-01T12:00:00Z');

export class Kitchen {
  readonly page: Page;
  readonly input: Locator;
  readonly addButton: Locator;
  readonly status: Locator;
  readonly ingredients: Locator;
  readonly undoButton: Locator;
  readonly startOverButton: Locator;
  readonly prompt: Locator;
  readonly requestButton: Locator;
  readonly ideasButton: Locator;
  readonly stopButton: Locator;
  readonly preferencesButton: Locator;
  readonly statements: Locator;
  readonly spinnerText: Locator;
  readonly progressName: Locator;
  readonly attempt: Locator;
  /** The right pane. */
  readonly recipe: Locator;
  readonly recipeText: Locator;
  readonly recipeTitle: Locator;
  readonly recipeHeading: Locator;
  readonly failureHeading: Locator;
  readonly earlierRecipes: Locator;
  readonly cookButton: Locator;
  readonly moreButton: Locator;
  readonly sampleNote: Locator;

  constructor(page: Page) {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    this.page = page;
    this.input = page.getByLabel('Add more than one ingredient', { exact: true });
    this.addButton = button('Add ingredient');
    this.status = page.getByRole('status').first();
    this.ingredients = page
      .getByRole('region', { name: 'Ingredients on hand', exact: true })
      .getByRole('listitem')
      // Without the row for what was removed or changed.
      .filter({ has: page.getByRole('button', { name: /^Remove / }) });
    this.undoButton = button(WORDS.undo);
    this.startOverButton = button(WORDS.startOver);
    this.prompt = page.getByRole('region', { name: 'Ready for a recipe?', exact: true });
    this.requestButton = button('Get a recipe');
    this.ideasButton = button('Three ideas first');
    this.stopButton = button(WORDS.stop);
    this.preferencesButton = page.getByRole('button', {
      name: /^(?:Preferences: |Allergies or diet\? )/,
    });
    this.statements = page.getByRole('region', { name: 'Allergy and diet check', exact: true });
    this.spinnerText = page.getByText('Generating recipe...', { exact: true });
    this.progressName = page.locator('bdi[aria-hidden]');
    this.attempt = page.getByText(/^Attempt \d of \d/);
    this.recipe = page.getByRole('region', { name: 'Recipe', exact: true });
    this.recipeText = this.recipe.locator('> [aria-live]').first();
    this.recipeTitle = this.recipe.getByRole('heading', { level: 3 });
    this.recipeHeading = this.recipe.getByRole('heading', {
      name: "Saffron's Kitchen Recommends:",
    });
    this.failureHeading = this.recipe.getByText('No recipe', { exact: true });
    this.earlierRecipes = this.recipe.getByRole('button', { name: WORDS.earlierRecipes });
    this.cookButton = button(WORDS.cook);
    this.moreButton = button(WORDS.more);
    this.sampleNote = page.getByRole('main').getByText(WORDS.sampleNote, { exact: true });
  }

  removeButton(ingredient: string): Locator {
    return this.page.getByRole('button', { name: WORDS.remove(ingredient), exact: true });
  }

  box(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  /** As another tab would do it. */
  async prefer(preferences: Partial<Preferences>) {
    await this.page.evaluate((json) => {
      localStorage.setItem('saffron.preferences', json);
      dispatchEvent(new StorageEvent('storage', { key: 'saffron.preferences' }));
    }, JSON.stringify(preferences));
  }

  async dragOver() {
    const drag = () =>
      this.page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([], 'soup.txt'));
        const options = { bubbles: true, cancelable: true, dataTransfer };
        document.body.dispatchEvent(new DragEvent('dragenter', options));
        return document.body.dispatchEvent(new DragEvent('dragover', options));
      });
    await expect.poll(drag).toBe(false);
  }

  async add(...ingredients: string[]) {
    for (const ingredient of ingredients) {
      await this.input.fill(ingredient);
      await this.input.press('Enter');
    }
  }

  async remove(ingredient: string) {
    await this.removeButton(ingredient).click();
  }

  async pasteList(ingredients: readonly string[]) {
    await this.input.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const options = { clipboardData, bubbles: true, cancelable: true };
      input.dispatchEvent(new ClipboardEvent('paste', options));
    }, ingredients.join('\n'));
    await expect(this.ingredients).toHaveCount(ingredients.length);
  }

  async ask() {
    await this.requestButton.click();
    await expect(this.requestButton).toHaveAttribute('aria-disabled', 'true');
  }

  async askAndGet(text: string) {
    await this.requestButton.click();
    await expect(this.recipe).toContainText(text);
  }

  async passPauseBefore(attempt: 2 | 3) {
    await expect(this.attempt).toHaveText(WORDS.attempt(attempt));
    await this.page.clock.runFor((attempt - 1) * 1_000);
  }

  /** `isMet` has to give up soon by itself. */
  async passUntil(step: number, isMet: () => Promise<unknown>) {
    await expect(async () => {
      await this.page.clock.runFor(step);
      await isMet();
    }).toPass();
  }

  async stop() {
    await this.stopButton.click();
    await expect(this.stopButton).toHaveCount(0);
  }

  calls(): Promise<PageCall[]> {
    return this.page.evaluate(() => window.pageCalls);
  }

  async modelCalls(): Promise<number> {
    return (await this.calls()).filter(({ method }) => method === 'POST').length;
  }
}

declare global {
  interface Window {
    pageCalls: PageCall[];
  }
}

/** Runs in the page, before its own code. */
export function recordCalls(start: number) {
  window.pageCalls = [];
  const { fetch } = window;
  window.fetch = (input, init) => {
    window.pageCalls.push({
      method: init?.method ?? (input instanceof Request ? input.method : 'GET'),
      url: String(input instanceof Request ? input.url : input),
      at: Date.now() - start,
    });
    return fetch(input, init);
  };
}
