import { expect, type Locator, type Page } from '@playwright/test';
import type { Preferences } from '../../machines/kitchen/preferences';
import { WORDS } from './words';

/** A call that the page has made. */
export interface PageCall {
  method: string;
  url: string;
  /** When, by the page's clock, in ms since `START`. */
  at: number;
}

/** The page's time when it is opened. Only `page.clock` moves it. */
export const START = new Date('2026-03-01T12:00:00Z');

/** The page, by what a visitor finds on it. */
export class Kitchen {
  readonly page: Page;
  readonly input: Locator;
  readonly addButton: Locator;
  readonly status: Locator;
  readonly ingredients: Locator;
  readonly undoButton: Locator;
  readonly startOverButton: Locator;
  /** The block with the button that asks for a recipe. */
  readonly prompt: Locator;
  readonly requestButton: Locator;
  readonly ideasButton: Locator;
  readonly stopButton: Locator;
  /** Says what every recipe should keep to. */
  readonly preferencesButton: Locator;
  /** What the page says of what the visitor wants to avoid. */
  readonly statements: Locator;
  readonly spinnerText: Locator;
  /** The name of the dish that is being written, in the bar. */
  readonly progressName: Locator;
  /** Says which attempt runs or comes next, from the second on. */
  readonly attempt: Locator;
  readonly offlineHint: Locator;
  /** The right pane. */
  readonly recipe: Locator;
  /** The text of the recipe in it. */
  readonly recipeText: Locator;
  readonly recipeTitle: Locator;
  readonly recipeHeading: Locator;
  /** Unfolds the way back to earlier recipes. */
  readonly earlierRecipes: Locator;
  readonly cookButton: Locator;
  /** Opens the menu with what else a visitor can do with a recipe. */
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
      // Not the row of what was removed or changed.
      .filter({ has: page.getByRole('button', { name: /^Remove / }) });
    this.undoButton = button(WORDS.undo);
    this.startOverButton = button(WORDS.startOver);
    this.prompt = page.getByRole('region', { name: 'Ready for a recipe?', exact: true });
    this.requestButton = button('Get a recipe');
    this.ideasButton = button('Three ideas first');
    this.stopButton = button(WORDS.stop);
    this.preferencesButton = page.getByRole('button', { name: /^Preferences: / });
    this.statements = page.getByRole('region', { name: 'What you want to avoid', exact: true });
    this.spinnerText = page.getByText('Generating recipe...', { exact: true });
    this.progressName = page.locator('bdi[aria-hidden]');
    this.attempt = page.getByText(/^Attempt \d of \d/);
    this.offlineHint = page.getByText(WORDS.offline, { exact: true });
    this.recipe = page.getByRole('region', { name: 'Recipe', exact: true });
    this.recipeText = this.recipe.locator('> [aria-live]').first();
    this.recipeTitle = this.recipe.getByRole('heading', { level: 3 });
    this.recipeHeading = this.recipe.getByRole('heading', {
      name: "Saffron's Kitchen Recommends:",
    });
    this.earlierRecipes = this.recipe.locator('summary', { hasText: WORDS.earlierRecipes });
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

  /** Sets preferences as another tab would. */
  async prefer(preferences: Partial<Preferences>) {
    await this.page.evaluate((json) => {
      localStorage.setItem('saffron.preferences', json);
      dispatchEvent(new StorageEvent('storage', { key: 'saffron.preferences' }));
    }, JSON.stringify(preferences));
  }

  /** Drags a file over the page until the page would take it. */
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

  /** Types each ingredient and presses Enter. */
  async add(...ingredients: string[]) {
    for (const ingredient of ingredients) {
      await this.input.fill(ingredient);
      await this.input.press('Enter');
    }
  }

  async remove(ingredient: string) {
    await this.removeButton(ingredient).click();
  }

  /** Adds all ingredients at once, as a pasted list. */
  async pasteList(ingredients: readonly string[]) {
    await this.input.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      const options = { clipboardData, bubbles: true, cancelable: true };
      input.dispatchEvent(new ClipboardEvent('paste', options));
    }, ingredients.join('\n'));
    await expect(this.ingredients).toHaveCount(ingredients.length);
  }

  /** Asks for a recipe, and waits until the request runs. */
  async ask() {
    await this.requestButton.click();
    await expect(this.requestButton).toHaveAttribute('aria-disabled', 'true');
  }

  /** Asks for a recipe, and waits until the pane shows this text. */
  async askAndGet(text: string) {
    await this.requestButton.click();
    await expect(this.recipe).toContainText(text);
  }

  /** Waits until one attempt has failed, and lets the pause before the next one pass. */
  async passPauseBefore(attempt: 2 | 3) {
    await expect(this.attempt).toHaveText(WORDS.attempt(attempt));
    await this.page.clock.runFor((attempt - 1) * 1_000);
  }

  /** Lets time pass, in steps of some ms, until an expectation holds that gives up soon by itself. */
  async passUntil(step: number, isMet: () => Promise<unknown>) {
    await expect(async () => {
      await this.page.clock.runFor(step);
      await isMet();
    }).toPass();
  }

  /** Opens the menu, and presses one of its buttons. */
  async pickMore(name: string) {
    await this.moreButton.click();
    await this.recipe.getByRole('button', { name, exact: true }).click();
  }

  async stop() {
    await this.stopButton.click();
    await expect(this.stopButton).toHaveCount(0);
  }

  /** The calls that the page has made since it was loaded, in order. */
  calls(): Promise<PageCall[]> {
    return this.page.evaluate(() => window.pageCalls);
  }

  /** How often the page has called the model. */
  async modelCalls(): Promise<number> {
    return (await this.calls()).filter(({ method }) => method === 'POST').length;
  }
}

declare global {
  interface Window {
    pageCalls: PageCall[];
  }
}

/** Records the page's calls. Runs in the page, before its own code. */
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
