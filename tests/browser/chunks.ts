import { expect, type Page } from '@playwright/test';

const CHUNKS = {
  recipe: 'recipeView',
  client: 'models',
  requests: 'requests',
  restore: 'restore',
  sample: 'createSampleKitchen',
  cookbook: 'cookbook',
  model: 'model',
};

export type Chunk = keyof typeof CHUNKS;
export type ChunkType = 'js' | 'css';

export function addressOf(chunk: Chunk, type: ChunkType = 'js'): RegExp {
  return new RegExp(`/assets/${CHUNKS[chunk]}-[^/.]+\\.${type}(\\?|$)`);
}

/** Until the test calls the returned function. */
export async function breakChunk(page: Page, chunk: Chunk, type?: ChunkType) {
  const address = addressOf(chunk, type);
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

export async function expectStyled(page: Page, chunk: Chunk) {
  const sheets = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => {
        try {
          return sheet.cssRules.length > 0 ? sheet.href : [];
        } catch {
          // The rules of a sheet that failed to load cannot be read.
          return [];
        }
      }),
    );
  await expect.poll(sheets).toContainEqual(expect.stringMatching(addressOf(chunk, 'css')));
}

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
