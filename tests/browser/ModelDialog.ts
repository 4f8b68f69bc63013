import { expect, type Locator, type Page } from '@playwright/test';

/** Made up, in the form of a real token. */
export const OWN_TOKEN = 'hf_ownTokenOfTheVisitor000000000000000';

export const MODEL_WORDS = {
  ways: {
    host: "This page's model",
    sample: 'Sample recipes',
    token: 'Your account at Hugging Face',
    browser: "Your browser's own model",
    local: 'A model on this device',
    signIn: 'Sign in with Hugging Face',
  },
  button: {
    host: 'Recipes from: Mixtral-8x7B',
    sample: 'Recipes from: sample book',
    token: 'Recipes from: your account',
    browser: 'Recipes from: your browser',
    local: 'Recipes from: this device',
    signedIn: 'Recipes from: your account',
    notFetched: 'Recipes from: Mixtral-8x7B – could not load. Try again.',
  },
  inUse: {
    host: "You're using this page's model",
    sample: 'You get sample recipes.',
    token: "You're using your Hugging Face account",
    browser: "You're using your browser's own model, in this tab only.",
    local: (model: string) => `You're using ${model} on this device, in this tab only.`,
    signedIn: "You're signed in as ada",
    refused: "doesn't accept the token",
    expired: 'Your sign-in has ended.',
  },
  useHost: "Use this page's model",
  useSample: 'Use sample recipes',
  download: 'Download it',
  more: 'More choices',
  getToken: 'Get a token from Hugging Face',
  test: 'Test and use',
  signIn: 'Sign in',
  signOut: 'Sign out',
  disconnect: 'Disconnect',
  noToken: "That isn't a Hugging Face token.",
  nothingAnswers: 'Nothing answers',
};

export type Way = keyof typeof MODEL_WORDS.ways;

export class ModelDialog {
  readonly page: Page;
  readonly button: Locator;
  readonly dialog: Locator;
  readonly condition: Locator;
  readonly closeButton: Locator;
  readonly tokenLink: Locator;
  readonly token: Locator;
  readonly keep: Locator;
  readonly address: Locator;
  /** Only the form of the chosen way is visible. */
  readonly model: Locator;
  readonly models: Locator;
  readonly search: Locator;
  readonly trial: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('banner').getByRole('button', { name: /^Recipes from: / });
    this.dialog = page.getByRole('dialog', { name: 'Where recipes come from', exact: true });
    this.condition = this.dialog.getByRole('status').first();
    this.closeButton = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.tokenLink = this.dialog.getByRole('link', { name: MODEL_WORDS.getToken, exact: true });
    this.token = this.dialog.getByLabel(/^(Access token|New access token)/);
    this.keep = this.dialog.getByRole('checkbox', { name: 'Remember it in this tab' });
    this.address = this.dialog.getByRole('textbox', { name: 'Address' });
    this.model = this.dialog
      .getByRole('combobox')
      .or(this.dialog.getByRole('textbox', { name: /^Model/ }));
    this.models = this.dialog.getByRole('group', { name: 'Model', exact: true });
    this.search = this.dialog.getByRole('searchbox', { name: 'Search models' });
    this.trial = this.dialog.getByRole('group').getByRole('status').filter({ visible: true });
  }

  radio(way: Way): Locator {
    return this.dialog.getByRole('radio', { name: MODEL_WORDS.ways[way] });
  }

  /** By the beginning of the model's name. */
  live(name: string): Locator {
    return this.models.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  async choose(way: Way) {
    if (!(await this.dialog.isVisible())) await this.button.click();
    await expect(this.dialog).toBeVisible();
    // A phone folds this way away.
    const fold = this.dialog.getByText(MODEL_WORDS.more, { exact: true });
    if (way === 'local' && (await fold.isVisible())) await fold.click();
    await this.radio(way).check();
  }

  press(name: string): Promise<void> {
    return this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async close() {
    await this.closeButton.click();
    await expect(this.dialog).toBeHidden();
  }

  async connectSample() {
    await this.choose('sample');
    await this.press(MODEL_WORDS.useSample);
  }

  async connectToken(token = OWN_TOKEN, { keep = false } = {}) {
    await this.choose('token');
    await this.token.fill(token);
    await this.keep.setChecked(keep);
    await this.press(MODEL_WORDS.test);
  }

  async connectLocal(address: string, model = 'llama3.2:3b') {
    await this.choose('local');
    await this.address.fill(address);
    await this.model.fill(model);
    await this.press(MODEL_WORDS.test);
  }

  async signIn() {
    await this.choose('signIn');
    await this.press(MODEL_WORDS.signIn);
  }
}
