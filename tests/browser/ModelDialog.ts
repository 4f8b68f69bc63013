import { expect, type Locator, type Page } from '@playwright/test';

/** A token of the form that the hub's have. It is none. */
export const OWN_TOKEN = 'hf_ownTokenOfTheVisitor000000000000000';

/** The dialog about the model, and its button, by what a visitor finds there. */
export class ModelDialog {
  readonly page: Page;
  /** The header's button, which says what is connected. */
  readonly button: Locator;
  readonly dialog: Locator;
  /** Says how it is with what is in use. */
  readonly condition: Locator;
  readonly closeButton: Locator;
  readonly token: Locator;
  readonly keep: Locator;
  readonly address: Locator;
  /** The model's name, in the form that is shown. */
  readonly model: Locator;
  /** What has become of the try, in the form that is shown. */
  readonly trial: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('banner').getByRole('button', { name: /^Model/ });
    this.dialog = page.getByRole('dialog', { name: 'Model', exact: true });
    this.condition = this.dialog.getByRole('status').first();
    this.closeButton = this.dialog.getByRole('button', { name: 'Close', exact: true });
    this.token = this.dialog.getByLabel(/^(Access token|Another access token)/);
    this.keep = this.dialog.getByRole('checkbox', { name: 'Keep it for this tab' });
    this.address = this.dialog.getByRole('textbox', { name: 'Address' });
    this.model = this.dialog
      .getByRole('combobox')
      .or(this.dialog.getByRole('textbox', { name: /^Model/ }));
    this.trial = this.dialog.getByRole('group').getByRole('status').filter({ visible: true });
  }

  /** Opens the dialog and chooses one of its ways. */
  async choose(title: string) {
    if (!(await this.dialog.isVisible())) await this.button.click();
    await this.dialog.getByRole('radio', { name: title }).check();
  }

  press(name: string): Promise<void> {
    return this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async close() {
    await this.closeButton.click();
    await expect(this.dialog).toBeHidden();
  }

  async connectToken(token = OWN_TOKEN, { keep = false } = {}) {
    await this.choose('Your own access token');
    await this.token.fill(token);
    await this.keep.setChecked(keep);
    await this.press('Try and use it');
  }

  async connectLocal(address: string, model = 'llama3.2:3b') {
    await this.choose('A model on this computer');
    await this.address.fill(address);
    await this.model.fill(model);
    await this.press('Try it');
  }

  async signIn() {
    await this.choose('Sign in with Hugging Face');
    await this.press('Sign in');
  }
}
