import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { COOKBOOK_WORDS, CookbookPage, cookbookFile } from '../tests/browser/CookbookPage';
import type { Kitchen } from '../tests/browser/Kitchen';
import { PhotoDialog } from '../tests/browser/PhotoDialog';
import { openScene, pasteIntoField, type Scene, sceneOf } from '../tests/browser/scenes';
import { sceneText } from '../tests/browser/sceneTexts';
import { SHARE_WORDS, WORDS } from '../tests/browser/words';
import type { StandIn } from '../tests/support/standIn';

/** A picture of a document, and how the page comes to look like it. */
interface DocsPicture {
  /** From `docs`, without its ending. */
  file: string;
  scene: Pick<Scene, 'site' | 'play'>;
  width: number;
  height: number;
  /** Words of the page that are at the top of the picture. */
  from?: string;
}

const LIST = ['eggs', 'rice', 'peas', 'spring onions'];

async function cook(kitchen: Kitchen, standIn: StandIn, content = sceneText('common')) {
  standIn.router.next({ kind: 'completion', content });
  await kitchen.pasteList(LIST);
  await kitchen.requestButton.click();
  await expect(kitchen.recipeHeading).toBeVisible();
}

const dish = (title: string, facts: string, foods: string[], step: string) =>
  `# ${title}\n\n${facts}\n\n## Ingredients\n\n${foods.map((food) => `- ${food}`).join('\n')}\n\n## Method\n\n1. ${step}\n2. Serve it.`;

const SOUP = dish(
  'Tomato soup',
  'Serves 4 · 35 minutes',
  ['2 onions', '30 g butter', '2 tins tomatoes (400 g)', '500 ml vegetable stock'],
  'Fry the onions in the butter, add the rest, and simmer for 25 minutes.',
);
const CURRY = dish(
  'Chickpea curry',
  'Serves 2 · 30 minutes',
  ['1 onion', '1 tin chickpeas (400 g)', '200 g rice', '200 ml coconut milk', '2 tsp curry powder'],
  'Boil the rice. Fry the onion, add the rest, and simmer for 15 minutes.',
);
const PASTA = dish(
  'Pasta with spinach and walnuts',
  'Serves 2 · 20 minutes',
  ['200 g pasta', '300 g spinach', '50 g walnuts', '30 g Parmesan'],
  'Boil the pasta for 10 minutes, and toss it with the rest.',
);

/** The newest last. The clock of the pictures is at 1 March 2026, a Sunday. */
const BOOK = [
  { recipe: PASTA, cooked: ['2026-02-20T19:30:00+01:00'] },
  { recipe: CURRY, note: 'Half the curry powder for the children.' },
  { recipe: SOUP, cooked: ['2026-01-10T19:30:00+01:00', '2026-02-27T19:30:00+01:00'] },
  { recipe: sceneText('common'), note: 'Ada wants more peas.' },
];
const WEEK = [
  { recipe: sceneText('common') },
  planned(SOUP, 1, '2026-03-01'),
  planned(CURRY, 2, '2026-03-03'),
  planned(PASTA, 3, '2026-03-05'),
];

function planned(recipe: string, at: number, day: string) {
  return { recipe, planned: { servings: null, at }, plannedFor: { at, day } };
}

async function openBook(kitchen: Kitchen, recipes: Parameters<typeof cookbookFile>[0]) {
  await kitchen.prefer({ allergens: ['milk'] });
  await kitchen.pasteList(['rice', 'eggs']);
  const cookbook = new CookbookPage(kitchen.page);
  await cookbook.open();
  await cookbook.import(cookbookFile(recipes));
  await expect(cookbook.titles).toHaveCount(recipes.length);
  // The import tells what it did. A visitor who comes back does not see that.
  await kitchen.page.reload();
  await cookbook.open();
  // Rows say what is in their recipes in idle time.
  const lookAgain = async () => {
    await kitchen.page.clock.runFor(1_000);
    return cookbook.view.innerText();
  };
  await expect.poll(lookAgain, { timeout: 30_000 }).toMatch(/contains\smilk/);
  return cookbook;
}

/** Tomatoes, butter, spinach, rice and a jar on a board. Runs in the page, so it takes nothing from here. */
function drawFoods(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 360 });
  const draw = canvas.getContext('2d') as CanvasRenderingContext2D;
  for (const [color, x, y, width, height] of [
    ...([['#d9b98a', -20, -20, 520, 400]] as const),
    ...[62, 124, 186, 248, 310].map((line) => ['#cda974', -20, line, 520, 3] as const),
    ...([
      ['#f3dd7a', 258, 84, 150, 74],
      ['#fbeea9', 258, 84, 150, 26],
    ] as const),
    ...([
      ['#8e5a35', 400, 206, 58, 96],
      ['#c9c3b6', 396, 192, 66, 20],
    ] as const),
  ]) {
    draw.fillStyle = color;
    draw.beginPath();
    draw.roundRect(x, y, width, height, 10);
    draw.fill();
  }
  for (const [color, x, y, width, height, turn] of [
    ...(
      [
        [92, 96],
        [164, 118],
        [108, 166],
      ] as const
    ).flatMap(([x, y]) => [
      ['#b3281e', x, y, 42, 38, 0] as const,
      ['#d8483b', x - 10, y - 10, 20, 15, 0] as const,
      ['#4d7a2b', x, y - 32, 14, 6, 0] as const,
    ]),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(
      (leaf) =>
        [
          leaf % 2 ? '#3f7d33' : '#5a9a45',
          76 + leaf * 20,
          274 + (leaf % 3) * 16,
          30,
          15,
          leaf,
        ] as const,
    ),
    ...([
      ['#f6f4ec', 314, 272, 62, 48, 0],
      ['#ffffff', 314, 264, 48, 32, 0],
    ] as const),
  ]) {
    draw.fillStyle = color;
    draw.beginPath();
    draw.ellipse(x, y, width, height, turn, 0, 7);
    draw.fill();
  }
  return canvas.toDataURL('image/jpeg', 0.9).replace(/^.*,/, '');
}

async function openDialog(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

const MESSAGE = `Hi! Here is the curry from Sunday:
2 tins of chickpeas, 1 onion, 200 ml coconut milk and rice for two.
Fry the onion for 10 minutes, add everything but the rice and simmer for 20 minutes.
Tom makes it with peanut butter.
See you on Friday!`;

const DESKTOP = { width: 1_280, height: 860 };
const DIALOG = { width: 900, height: 720 };
const PHONE = { width: 390, height: 844 };

export const DOCS_PICTURES: readonly DocsPicture[] = [
  { file: 'screenshot', scene: sceneOf('recipe'), ...DESKTOP },
  {
    file: 'guide/dinner',
    scene: { play: (kitchen) => kitchen.pasteList(LIST) },
    width: 1_280,
    height: 760,
  },
  {
    file: 'guide/ideas',
    scene: {
      async play(kitchen, standIn) {
        const content = [
          '1. Omelette with peas — 15 minutes — eggs, peas, butter',
          '2. Egg fried rice — 20 minutes — eggs, rice, peas, spring onions, soy sauce',
          '3. Rice pancakes with spring onions — 30 minutes — rice, eggs, spring onions, flour',
        ].join('\n');
        standIn.router.next({ kind: 'completion', content });
        await kitchen.pasteList(LIST);
        await kitchen.ideasButton.click();
        await expect(kitchen.recipeTitle).toHaveCount(3);
      },
    },
    width: 1_280,
    height: 760,
  },
  {
    file: 'guide/preferences',
    scene: {
      async play({ page }) {
        await page.getByRole('button', { name: /^Allergies or diet\?/ }).click();
        const dialog = page.getByRole('dialog', { name: 'Preferences' });
        await dialog.getByRole('checkbox', { name: /^Milk/ }).check();
        await dialog.getByLabel('Also avoid').fill('coriander');
        await expect(dialog.getByText(/^Looks for/)).toBeVisible();
      },
    },
    ...DIALOG,
    height: 860,
    from: 'Allergies and intolerances',
  },
  {
    file: 'guide/allergies',
    scene: {
      async play(kitchen, standIn) {
        await kitchen.prefer({ allergens: ['milk', 'sesame'] });
        await cook(kitchen, standIn);
        await expect(kitchen.statements).toContainText('Contains milk');
      },
    },
    ...DESKTOP,
  },
  {
    file: 'guide/photo',
    scene: {
      async play(kitchen, standIn) {
        await kitchen.prefer({ allergens: ['milk'] });
        const content = 'butter\ntomatoes\nspinach\ncooked rice\nsome kind of sauce in a jar';
        standIn.router.next({ kind: 'completion', content });
        const photo = new PhotoDialog(kitchen.page);
        await photo.open();
        const jpeg = await kitchen.page.evaluate(drawFoods);
        await photo.choose(Buffer.from(jpeg, 'base64'));
        await photo.send.click();
        await expect(photo.boxes).toHaveCount(5);
      },
    },
    ...DIALOG,
    height: 860,
  },
  {
    file: 'guide/change',
    scene: {
      async play(kitchen, standIn) {
        await cook(kitchen, standIn);
        await kitchen.recipe.getByRole('textbox', { name: WORDS.change }).fill('without onions');
        await expect(kitchen.recipe.getByText(/^Sends this recipe/)).toBeVisible();
      },
    },
    ...DIALOG,
    height: 560,
    from: 'Good to know',
  },
  {
    file: 'guide/cooking',
    scene: sceneOf('cooking'),
    ...PHONE,
  },
  {
    file: 'guide/shopping',
    scene: {
      async play(kitchen) {
        const cookbook = await openBook(kitchen, WEEK);
        await cookbook.view.getByRole('button', { name: 'Shopping list' }).click();
        const list = kitchen.page.getByRole('dialog', { name: 'Shopping list' });
        await list.getByRole('checkbox', { name: /^spinach/ }).check();
      },
    },
    ...DIALOG,
  },
  {
    file: 'guide/week',
    scene: { play: (kitchen) => openBook(kitchen, WEEK).then(() => {}) },
    ...DIALOG,
    height: 800,
  },
  {
    file: 'guide/cookbook',
    scene: { play: (kitchen) => openBook(kitchen, BOOK).then(() => {}) },
    ...DIALOG,
  },
  {
    file: 'guide/web',
    scene: {
      async play({ page }) {
        const dialog = await openDialog(page, 'Add a recipe');
        await dialog.getByText('From a web page', { exact: true }).click();
        await expect(dialog.getByRole('link')).toBeVisible();
      },
    },
    ...DIALOG,
    height: 940,
  },
  {
    file: 'guide/compare',
    scene: {
      async play({ page }) {
        const field = await pasteIntoField(page, MESSAGE);
        // The page looks once the visitor pauses.
        await page.clock.runFor(1_000);
        await expect(field.getByText(/lines? left out\./)).toBeVisible();
      },
    },
    width: 1_180,
    height: 760,
  },
  {
    file: 'guide/edit',
    scene: {
      async play(kitchen) {
        const cookbook = await openBook(kitchen, BOOK);
        await cookbook.button(COOKBOOK_WORDS.edit('Chickpea curry')).click();
        await kitchen.page.clock.runFor(1_000);
        await expect(kitchen.page.getByRole('textbox', { name: 'Your note' })).toBeVisible();
      },
    },
    ...DIALOG,
    height: 800,
  },
  {
    file: 'guide/share',
    scene: {
      async play(kitchen, standIn) {
        await cook(kitchen, standIn);
        await kitchen.page.clock.runFor(1_000);
        await kitchen.moreButton.click();
        await kitchen.page.getByRole('button', { name: SHARE_WORDS.file }).click();
      },
    },
    width: 1_280,
    height: 1_010,
  },
  {
    file: 'guide/move',
    scene: {
      async play(kitchen) {
        const cookbook = await openBook(kitchen, BOOK);
        await cookbook.openFiles();
      },
    },
    ...DIALOG,
    from: 'Move or back up',
  },
  {
    file: 'guide/model',
    scene: {
      async play({ page }) {
        await page.getByRole('button', { name: /^Recipes from/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    ...DIALOG,
  },
  {
    file: 'guide/kept',
    scene: {
      async play(kitchen, standIn) {
        await openBook(kitchen, BOOK);
        await kitchen.page.getByRole('button', { name: WORDS.close }).click();
        await cook(kitchen, standIn);
        await kitchen.preferencesButton.click();
        await openDialog(kitchen.page, 'What this browser keeps');
      },
    },
    ...DIALOG,
    height: 560,
  },
  { file: 'guide/failure', scene: sceneOf('failure'), width: 1_280, height: 640 },
  {
    file: 'guide/sample',
    scene: {
      site: 'sample',
      async play(kitchen) {
        await kitchen.pasteList(['eggs', 'rice', 'spring onion']);
        await kitchen.requestButton.click();
        await expect(kitchen.recipeHeading).toBeVisible();
      },
    },
    width: 1_280,
    height: 760,
  },
];

/** To the top of what scrolls, but below a head that sticks there. */
const toTop = (place: Locator) =>
  place.evaluate((element: HTMLElement) => {
    element.style.scrollMarginBlockStart = '5rem';
    element.scrollIntoView({ block: 'start' });
  });

export async function takeDocsPicture(
  picture: DocsPicture,
  browser: Browser,
  url: string,
  standIn: StandIn,
): Promise<Buffer> {
  const { scene, width, height, from } = picture;
  const isPhone = width < 600;
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ...(isPhone && { deviceScaleFactor: 1.5, hasTouch: true, isMobile: true }),
  });
  // A browser without a screen cannot keep it on, and *Cook* would say so.
  await page.addInitScript('delete Navigator.prototype.wakeLock');
  try {
    await openScene({ name: picture.file, state: '', ...scene }, page, url, standIn);
    await page.mouse.move(0, 0);
    if (from) await toTop(page.getByText(from, { exact: true }).first());
    // The page scrolls to what has just come.
    else await page.evaluate(() => scrollTo(0, 0));
    return await page.screenshot();
  } finally {
    await page.close();
  }
}
