import { expect, type Locator, type Page } from '@playwright/test';

/** An entry of a cookbook's file. */
export interface FileEntry {
  saved: string;
  model: string | null;
  cut: boolean;
  ingredients: string[];
  recipe: string;
}

/** The text of a cookbook's file with these recipes. */
export function cookbookFile(recipes: readonly Partial<FileEntry>[]): string {
  const entries = recipes.map((recipe, index) => ({
    saved: new Date(Date.UTC(2026, 1, 1, index)).toISOString(),
    model: 'a-model',
    cut: false,
    ingredients: [],
    ...recipe,
  }));
  return JSON.stringify({ format: 'saffron-cookbook', version: 1, recipes: entries });
}

/** The cookbook, by what a visitor finds in it, and the buttons of the page that lead to it. */
export class CookbookPage {
  readonly page: Page;
  readonly openButton: Locator;
  readonly saveButton: Locator;
  readonly savedButton: Locator;
  readonly view: Locator;
  readonly filter: Locator;
  /** The titles of the recipes in it. */
  readonly titles: Locator;
  /** What is told of what has been done. */
  readonly news: Locator;
  /** What is told of what has been found. */
  readonly count: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.openButton = page.getByRole('button', { name: /^Cookbook/ });
    this.saveButton = page.getByRole('button', { name: 'Save', exact: true });
    this.savedButton = page.getByRole('button', { name: 'Saved', exact: true });
    this.view = page.getByRole('dialog', { name: 'Cookbook', exact: true });
    this.filter = this.view.getByRole('searchbox', { name: 'Find a recipe' });
    this.titles = this.view.getByRole('listitem').getByRole('heading', { level: 3 });
    // The timers' own regions stand behind them.
    this.news = this.view.getByRole('status').nth(0);
    this.count = this.view.getByRole('status').nth(1);
    this.alert = this.view.getByRole('alert').first();
  }

  async open() {
    await this.openButton.click();
    await expect(this.view).toBeVisible();
  }

  button(name: string): Locator {
    return this.view.getByRole('button', { name, exact: true });
  }

  /** Imports a file, as if the visitor had chosen it. */
  async import(text: string) {
    await this.view.locator('input[type=file]').setInputFiles({
      name: 'cookbook.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  }
}
