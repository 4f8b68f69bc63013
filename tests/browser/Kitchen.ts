import { expect, type Locator, type Page } from '@playwright/test';

/** A call that the page has made, as it made it. */
export interface PageCall {
  method: string;
  url: string;
  /** When, by the page's clock, in ms since the page's tests begin. */
  at: number;
}

/** When the page's time starts. It stands still until a test moves it with `page.clock`. */
export const START = new Date('2026-03-01T12:00:00Z');

/** The page, by what a visitor finds on it. */
export class Kitchen {
  readonly page: Page;
  readonly input: Locator;
  readonly addButton: Locator;
  /** Tells what could be missed. */
  readonly status: Locator;
  readonly ingredients: Locator;
  readonly undoButton: Locator;
  /** What invites to ask, with its button. */
  readonly prompt: Locator;
  readonly requestButton: Locator;
  readonly stopButton: Locator;
  readonly spinnerText: Locator;
  /** Which attempt runs, or comes next, from the second on. */
  readonly attempt: Locator;
  /** The right pane. */
  readonly recipe: Locator;
  readonly recipeHeading: Locator;
  readonly sampleNote: Locator;

  constructor(page: Page) {
    this.page = page;
    this.input = page.getByRole('textbox', { name: 'Add more than one ingredient', exact: true });
    this.addButton = page.getByRole('button', { name: 'Add ingredient', exact: true });
    this.status = page.getByRole('status');
    this.ingredients = page
      .getByRole('region', { name: 'Ingredients on hand', exact: true })
      .getByRole('listitem');
    this.undoButton = page.getByRole('button', { name: 'Undo', exact: true });
    this.prompt = page.getByRole('region', { name: 'Ready for a recipe?', exact: true });
    this.requestButton = page.getByRole('button', { name: 'Get a recipe', exact: true });
    this.stopButton = page.getByRole('button', { name: 'Stop', exact: true });
    this.spinnerText = page.getByText('Generating recipe...', { exact: true });
    this.attempt = page.getByText(/^Attempt \d of \d$/);
    this.recipe = page.getByRole('region', { name: 'Recipe', exact: true });
    this.recipeHeading = this.recipe.getByRole('heading', {
      name: "Saffron's Kitchen Recommends:",
    });
    this.sampleNote = page.getByText(
      'Sample kitchen: no language model is connected. Suggestions come from a small built-in recipe book.',
      { exact: true },
    );
  }

  removeButton(ingredient: string): Locator {
    return this.page.getByRole('button', { name: `Remove ${ingredient}`, exact: true });
  }

  /** Types each ingredient and presses Enter. */
  async add(...ingredients: string[]) {
    for (const ingredient of ingredients) {
      await this.input.fill(ingredient);
      await this.input.press('Enter');
    }
  }

  /** Pastes a text from the clipboard where the focus is. */
  async paste(text: string) {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  async remove(ingredient: string) {
    await this.removeButton(ingredient).click();
  }

  /** Asks for a recipe, and waits until the page says that it is at it. */
  async ask() {
    await this.requestButton.click();
    await expect(this.requestButton).toHaveAttribute('aria-disabled', 'true');
  }

  /** Asks for a recipe, and waits until it, or the text of a failure, is there. */
  async askAndGet(text: string) {
    await this.requestButton.click();
    await expect(this.recipe).toContainText(text);
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

/** Has the page write down its calls. Runs in the page, before its own code. */
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
