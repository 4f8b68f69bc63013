import { expect, type Page } from '@playwright/test';

/** The names of the page's chunks, by what each is for. */
const CHUNKS = {
  recipe: 'recipe',
  client: 'models',
  requests: 'requests',
  restore: 'restore',
  sample: 'createSampleKitchen',
  cookbook: 'cookbookTools',
  model: 'modelTools',
};

export type Chunk = keyof typeof CHUNKS;
export type ChunkType = 'js' | 'css';

/** Matches the address of a chunk. */
export function addressOf(chunk: Chunk, type: ChunkType = 'js'): RegExp {
  return new RegExp(`/assets/${CHUNKS[chunk]}-[^/.]+\\.${type}(\\?|$)`);
}

/** Makes every fetch of a chunk fail until the test calls the returned function. */
export async function breakChunk(page: Page, chunk: Chunk, type?: ChunkType) {
  const address = addressOf(chunk, type);
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

/** Waits until the style sheet of a chunk is in use. */
export async function expectStyled(page: Page, chunk: Chunk) {
  const sheets = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => {
        try {
          return sheet.cssRules.length > 0 ? sheet.href : [];
        } catch {
          // The rules of a sheet that could not be loaded cannot be read.
          return [];
        }
      }),
    );
  await expect.poll(sheets).toContainEqual(expect.stringMatching(addressOf(chunk, 'css')));
}

/** Holds back every request to an address until the test calls the returned function. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Records which chunks the page asks for, in order. */
export function recordChunks(page: Page, type: ChunkType = 'js'): Chunk[] {
  const asked: Chunk[] = [];
  page.on('request', (request) => {
    const chunk = (Object.keys(CHUNKS) as Chunk[]).find((name) =>
      addressOf(name, type).test(request.url()),
    );
    if (chunk) asked.push(chunk);
  });
  return asked;
}
