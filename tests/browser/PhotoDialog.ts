import type { Locator, Page } from '@playwright/test';
import { drawScene, withExtras } from '../support/photo';

export const PHOTO_WORDS = {
  photo: 'Photo',
  heading: 'Foods in a photo',
  file: 'Picture of your food',
  send: 'Send picture',
  stop: 'Stop',
  tryAgain: 'Try again',
  guessed:
    'Check what it saw: a model can miss or mistake foods. Only plain foods that this page knows are ticked.',
  noFood: 'Nothing was found in this picture.',
};

export class PhotoDialog {
  readonly page: Page;
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly send: Locator;
  readonly stop: Locator;
  readonly picture: Locator;
  readonly boxes: Locator;
  readonly add: Locator;

  constructor(page: Page) {
    this.page = page;
    this.opener = page.getByRole('button', { name: PHOTO_WORDS.photo, exact: true });
    this.dialog = page.getByRole('dialog', { name: PHOTO_WORDS.heading });
    this.send = this.dialog.getByRole('button', { name: PHOTO_WORDS.send });
    this.stop = this.dialog.getByRole('button', { name: PHOTO_WORDS.stop });
    this.picture = this.dialog.getByRole('img');
    this.boxes = this.dialog.getByRole('checkbox');
    this.add = this.dialog.getByRole('button', { name: /^Add \d/ });
  }

  /** As a phone takes it: 1,600 × 1,200 pixels, held upright. */
  async takePhoto(width = 1_600, height = 1_200): Promise<Buffer> {
    const base64 = await this.page.evaluate<string>(`(${drawScene})(${width}, ${height})`);
    return withExtras(Buffer.from(base64, 'base64'));
  }

  async choose(buffer: Buffer, name = 'IMG_1.jpg', mimeType = 'image/jpeg') {
    await this.dialog.getByLabel(PHOTO_WORDS.file).setInputFiles({ name, mimeType, buffer });
  }

  async open() {
    await this.opener.click();
    await this.dialog.waitFor();
  }

  async paste() {
    const base64 = (await this.takePhoto(40, 30)).toString('base64');
    await this.page.evaluate(bring, ['paste', base64, '']);
    await this.dialog.waitFor();
  }

  async look() {
    await this.open();
    await this.choose(await this.takePhoto(400, 300));
    await this.send.click();
  }
}

export function bring([type = '', base64 = '', text]: string[]) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' }));
  if (text) data.setData('text/plain', text);
  const init = { bubbles: true, cancelable: true };
  const event =
    type === 'paste'
      ? new ClipboardEvent(type, { ...init, clipboardData: data })
      : new DragEvent(type, { ...init, dataTransfer: data });
  document.body.dispatchEvent(event);
}
