import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

export interface FileEntry {
  saved: string;
  model: string | null;
  cut: boolean;
  ingredients: string[];
  recipe: string;
}

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

const recipes = (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`);

export const COOKBOOK_WORDS = {
  isEmpty: 'No recipes yet.',
  move: 'Move or back up',
  everything: 'All recipes and the plan, to import here (without your allergies)',
  forManagers: 'For Mealie, Tandoor, Nextcloud Cookbook',
  import: 'Import',
  remove: (title: string) => `Remove ${title}`,
  restore: (title: string) => `Undo: bring back ${title}`,
  added: (count: number) => `${recipes(count)} added.`,
  addedBut: (added: number, known: number) => `${recipes(added)} added, ${known} already here.`,
  nothingAdded: 'Nothing was added.',
  takenOut: 'Removed from your cookbook',
  undo: 'Undo',
  edit: (title: string) => `Edit ${title}`,
  done: 'Done',
  undone: (count: number) => `${recipes(count)} removed.`,
  cannotOpen: "Your cookbook can't be opened.",
  says: 'According to your cookbook,',
};

export class CookbookPage {
  readonly page: Page;
  readonly openButton: Locator;
  readonly saveButton: Locator;
  readonly savedButton: Locator;
  readonly view: Locator;
  readonly titles: Locator;
  readonly notice: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.openButton = page.getByRole('button', { name: /^Cookbook/ });
    this.saveButton = page.getByRole('button', { name: 'Save', exact: true });
    this.savedButton = page.getByRole('button', { name: 'Saved', exact: true });
    this.view = page.getByRole('dialog', { name: 'Cookbook', exact: true });
    this.titles = this.view.getByRole('listitem').getByRole('heading', { level: 3 });
    // The timers' regions come later in the page.
    this.notice = this.view.getByRole('status').nth(0);
    this.alert = this.view.getByRole('alert').first();
  }

  async open() {
    await this.openButton.click();
    await expect(this.view).toBeVisible();
  }

  button(name: string): Locator {
    return this.view.getByRole('button', { name, exact: true });
  }

  async import(text: string) {
    await this.importFile({
      name: 'cookbook.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  }

  /** With a path, the browser itself reports the choice. */
  async importFile(file: Parameters<FileChooser['setFiles']>[0]) {
    await this.openFiles();
    const chosen = this.page.waitForEvent('filechooser');
    await this.button(COOKBOOK_WORDS.import).click();
    await (await chosen).setFiles(file);
  }

  /** Shows the ways to import and export all recipes, below the list. */
  async openFiles() {
    const details = this.view.locator('details').filter({ hasText: COOKBOOK_WORDS.move });
    if ((await details.getAttribute('open')) === null)
      await details.getByText(COOKBOOK_WORDS.move).click();
  }

  /** The list begins with a hundred recipes. */
  async showAll() {
    const more = this.view.getByRole('button', { name: /^Show \d+ more/ });
    while (await more.isVisible()) await more.click();
  }
}
