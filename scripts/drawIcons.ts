import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const PUBLIC = join(import.meta.dirname, '../public');

/** Draws `icon.svg` as a picture, and its hat alone as one in a single colour. */
export async function drawIcons(browser: Browser): Promise<void> {
  const svg = (await readFile(join(PUBLIC, 'icon.svg'), 'utf8')).replace(/<title>.*?<\/title>/, '');
  const hat = svg.replace(/<rect[^>]*>/, '').replace(/fill="#\w+"/g, 'fill="#fff"');
  for (const [file, size, drawing] of [
    ['icon-192.png', 192, svg],
    ['icon-monochrome.png', 512, hat],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`);
    await page.screenshot({ path: join(PUBLIC, file), omitBackground: true });
    await page.close();
  }
}
