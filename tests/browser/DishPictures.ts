import type { Locator, Page } from '@playwright/test';
import { drawScene, withExtras } from '../support/photo';

export const PICTURE_WORDS = {
  add: 'Add a picture',
  change: 'Change the picture',
  heading: 'Picture of the dish',
  saved: 'Picture saved.',
  removed: 'Picture removed.',
  remove: 'Remove the picture',
  unchecked: 'Picture, not checked',
  print: 'With its picture',
  claim: 'This copy is mine: show its pictures as before',
};

export class DishPictures {
  readonly page: Page;
  readonly dialog: Locator;
  readonly shown: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: PICTURE_WORDS.heading });
    this.shown = this.dialog.getByRole('img');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** As a phone takes it: held upright, with its place and time. */
  async takePhoto(width = 400, height = 300): Promise<Buffer> {
    const base64 = await this.page.evaluate<string>(`(${drawScene})(${width}, ${height})`);
    return withExtras(Buffer.from(base64, 'base64'));
  }

  async openFromMenu(name = PICTURE_WORDS.add) {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('button', { name, exact: true }).click();
    await this.dialog.waitFor();
  }

  async choose(buffer: Buffer, name = 'IMG_1.jpg', mimeType = 'image/jpeg') {
    await this.dialog
      .getByLabel(PICTURE_WORDS.heading, { exact: true })
      .last()
      .setInputFiles({ name, mimeType, buffer });
  }

  close() {
    return this.dialog.getByRole('button', { name: 'Close' }).click();
  }

  /** All bytes that the browser keeps of pictures, by the ids of their recipes. */
  kept(): Promise<Record<string, { large: number[]; small: number[]; about: object }>> {
    return this.page.evaluate(async () => {
      const opened = indexedDB.open('saffron.pictures');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opened.onsuccess = () => resolve(opened.result);
      });
      const kept: Record<string, Record<string, unknown>> = {};
      for (const name of [...database.objectStoreNames]) {
        const store = database.transaction(name).objectStore(name);
        const read = (request: IDBRequest) =>
          new Promise((resolve) => {
            request.onsuccess = () => resolve(request.result);
          });
        for (const key of (await read(store.getAllKeys())) as string[]) {
          const value = await read(store.get(key));
          kept[key] ??= {};
          kept[key][name] = value instanceof Uint8Array ? [...value] : value;
        }
      }
      database.close();
      return kept as never;
    });
  }
}
