import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const PUBLIC = join(import.meta.dirname, '../public');

/** `icon.svg` as a picture, and its hat alone in a single colour. */
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
  await drawCard(browser);
}

/** Others show this picture for a link to the page: the list on ruled paper, and a pan. */
async function drawCard(browser: Browser): Promise<void> {
  const font = await readFile(join(PUBLIC, '../src/ui/styles/fonts/vollkorn.woff2'), 'base64');
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>
    @font-face { font-family: Vollkorn; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
    body { margin: 0; inline-size: 1200px; block-size: 630px; background: #f7f1e6; color: #261c14; font-family: Vollkorn }
    main { position: absolute; inset: 32px; border: 6px double #d9c9b0; border-radius: 12px }
    h1 { position: absolute; inset: 72px auto auto 68px; margin: 0; font-size: 78px; line-height: 1.1; font-weight: 600; letter-spacing: -0.01em }
    ul { position: absolute; inset: 290px auto auto 68px; inline-size: 440px; margin: 0; padding: 0; list-style: none; color: #65564a; font-size: 34px; line-height: 62px }
    li { border-block-end: 2px solid #d9c9b0 }
    li:first-child { border-block-start: 2px solid #8f7d6a }
    .pan { position: absolute; inset: 76px 56px auto auto; inline-size: 520px; color: #8f7d6a }
  </style><main><h1>What’s in<br>your kitchen?</h1><ul><li>eggs</li><li>rice</li><li>spring onions</li></ul>
  <svg class="pan" viewBox="0 -22 232 176" fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">
    <path fill="#fdf0dc" d="M54 78h108v32c0 15-9 26-24 26H78c-15 0-24-11-24-26z"/>
    <path d="M54 94H41c-9 0-9-13 0-13h13M162 94h13c9 0 9-13 0-13h-13M48 78h120M8 146h216"/>
    <path stroke="#e49b0f" stroke-width="3.25" d="M86 60c-9-11 9-17 0-30M108 56c-10-13 10-20 0-36M130 60c-9-11 9-17 0-30"/>
    <path stroke="#e49b0f" stroke-width="3.25" d="M186 141c9-8 14 2 24-4M194 143c8-3 12 1 22-1M190 134c6-3 10 2 15-3"/>
  </svg></main>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(PUBLIC, 'social-card.png') });
  await page.close();
}
