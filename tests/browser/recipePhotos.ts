import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const FONTS: Record<string, string> = {
  serif: 'C059, serif',
  script: 'Z003, cursive',
  sans: 'sans-serif',
};

const SHAPES: Record<string, string> = {
  card: 'padding: 40px; inline-size: 520px; transform: rotate(-1deg); background: #fdf6e3',
  columns: 'padding: 40px; inline-size: 760px; columns: 2',
  screen: 'padding: 64px 24px 24px; inline-size: 430px',
};

const MENU =
  '<div style="position: absolute; inset: 0 0 auto; padding: 8px; background: #ddd; font: 14px sans-serif">File Edit View Bookmarks 12:07</div>';

const SLIP = /\{([^>}]*)>([^}]*)\}/g;

export interface RecipePhoto {
  title: string;
  html: string;
  /** What the model says. */
  answer: string;
}

export const RECIPE_PHOTOS: RecipePhoto[] = readFileSync(
  new URL('recipePhotos.txt', import.meta.url),
  'utf8',
)
  .split(/^= /m)
  .slice(1)
  .map((block) => {
    const [head = '', title = '', ...lines] = block.trim().split('\n');
    const [shape = '', font = ''] = head.split(' ');
    const shown = lines.map((line) => `<div>${line.replace(SLIP, '$1')}</div>`).join('');
    const said = lines.map((line) => line.replace(SLIP, '$2')).filter(Boolean);
    const style = `${SHAPES[shape]}; font: 22px/1.6 ${FONTS[font]}`;
    return {
      title,
      html: `${shape === 'screen' ? MENU : ''}<div style="${style}"><h1>${title}</h1>${shown}</div>`,
      answer: [title, '', ...said].join('\n'),
    };
  });

/** As a phone or a program would save them. */
export async function takePhotos(browser: Browser, photos: readonly RecipePhoto[]) {
  const page = await browser.newPage({ viewport: { width: 900, height: 1_000 } });
  const pictures: Buffer[] = [];
  for (const { html } of photos) {
    await page.setContent(html);
    pictures.push(await page.screenshot({ type: 'jpeg' }));
  }
  await page.close();
  return pictures;
}
