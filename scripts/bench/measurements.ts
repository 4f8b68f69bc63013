import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { completionBody, eventsOf } from '../../tests/support/standIn';
import type { Condition, Lab, OpenPage } from './lab';
import type { PageName } from './pages';
import { median } from './table';

/** How long to wait for the blocking time, in ms: beyond its window, so the browser has reported all. */
const LOAD_WATCHED = 5_500;

/** After this time, in ms, a page has finished its work. */
const REST = 500;

const BOTH: PageName[] = ['list', 'kitchen'];

/** The measurements and their pages. The bench measures pages that it compares right after each other. */
export const MEASUREMENTS: readonly [
  name: string,
  pages: readonly PageName[],
  measure: (lab: Lab, page: PageName) => Promise<Record<string, number>>,
][] = [
  ['load', ['hello', 'scriptless', 'kitchen'], load],
  ['usable', ['kitchen'], usable],
  ['second visit', ['kitchen'], secondVisit],
  ['press to call', BOTH, pressToCall],
  ['answer of a model', BOTH, (lab, page) => firstAnswer(lab, page, 'model', ROAST_CHICKEN)],
  ['answer of 2 kB', BOTH, (lab, page) => firstAnswer(lab, page, '2', writeRecipe(2_000, 1))],
  ['answer of 20 kB', BOTH, (lab, page) => firstAnswer(lab, page, '20', writeRecipe(20_000, 1))],
  ['stream of 2 kB', BOTH, (lab, page) => streamedAnswer(lab, page, 2)],
  ['stream of 4 kB', BOTH, (lab, page) => streamedAnswer(lab, page, 4)],
  ['Enter, slow, 10', BOTH, (lab, page) => enter(lab, page, 'slow', 10)],
  ['Enter, slow, 1000', BOTH, (lab, page) => enter(lab, page, 'slow', 1_000)],
  ['Enter, plain, 10', BOTH, (lab, page) => enter(lab, page, 'plain', 10)],
  ['Enter, plain, 1000', BOTH, (lab, page) => enter(lab, page, 'plain', 1_000)],
  ['cookbook', ['kitchen'], cookbook],
  ['heap', ['hello', 'kitchen'], heap],
  ['heap growth', ['kitchen'], growth],
];

/** Loads a page, and measures its paints and its blocking time. */
export function load(lab: Lab, name: PageName) {
  return lab.withPage(name, 'slow', async ({ page }) => {
    await page.waitForFunction(() => Number.isFinite(probe.paints().FCP));
    await page.waitForTimeout(LOAD_WATCHED);
    return page.evaluate(() => probe.paints());
  });
}

/** The time from the start of a load until React's list has taken an ingredient. */
function usable(lab: Lab, name: PageName) {
  return lab.withPage(name, 'slow', async ({ page }) => ({
    usable: await page.evaluate(() => probe.listFirst('salt')),
  }));
}

/** The time from the first press until the call arrives at the model's host. */
function pressToCall(lab: Lab, name: PageName) {
  const press = async ({ page }: OpenPage) => {
    const start = performance.now();
    await Promise.all([lab.nextCall(), page.evaluate(() => probe.request())]);
    return { call: performance.now() - start };
  };
  return withIngredients(lab, name, 'plain', 2, press, false);
}

/** Loads a page twice. The second time, the service worker has stored all of it. */
function secondVisit(lab: Lab, name: PageName) {
  return lab.withPage(name, 'slow', async ({ page }) => {
    const paint = async () => {
      await page.waitForFunction(() => Number.isFinite(probe.paints().FCP));
      return page.evaluate(() => probe.paints().FCP);
    };
    const first = await paint();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const address = page.url();
    await page.goto('about:blank');
    let requests = 0;
    // The browser itself asks for a new worker, so the page's responses do not include that.
    page.on('response', (response) => {
      if (!response.fromServiceWorker()) requests += 1;
    });
    await page.goto(address);
    const second = await paint();
    await page.waitForTimeout(LOAD_WATCHED);
    return { 'first FCP': first, 'second FCP': second, 'second requests': requests };
  });
}

/** The time until a model's first answer is painted, and the longest task. */
function firstAnswer(lab: Lab, name: PageName, series: string, recipe: WrittenRecipe) {
  return withIngredients(lab, name, 'slow', 2, async ({ page }) => {
    const { answered, painted } = await page.evaluate(
      (given) => probe.answer(...given),
      wholeAnswer(recipe, REST),
    );
    await page.waitForTimeout(REST);
    const longestTask = await page.evaluate((since) => probe.longestTask(since), answered);
    return { [`answer ${series}`]: painted, [`answer task ${series}`]: longestTask };
  });
}

/** The time from the end of a stream until its recipe is painted, and the longest task while it comes. */
export function streamedAnswer(lab: Lab, name: PageName, size: number) {
  return withIngredients(lab, name, 'slow', 2, async ({ page }) => {
    const [text, end] = writeRecipe(size * 1_000, 1);
    const { began, answered, painted } = await page.evaluate((given) => probe.answer(...given), [
      eventsOf(text),
      end,
      REST,
    ] as const);
    await page.waitForTimeout(REST);
    const task = await page.evaluate((times) => probe.longestTask(...times), [
      began,
      answered,
    ] as const);
    return { [`stream ${size}`]: painted, [`stream task ${size}`]: task };
  });
}

/** The median time from a press of Enter until one more ingredient is painted. */
function enter(lab: Lab, name: PageName, condition: Condition, items: number) {
  return withIngredients(lab, name, condition, items, async ({ page }) => {
    const times: number[] = [];
    for (let press = 1; press <= 10; press += 1) {
      const text = `another ingredient ${press}.`;
      await page.evaluate(() => document.querySelector('input')?.focus());
      await page.keyboard.insertText(text);
      const act = () => page.keyboard.press('Enter');
      times.push(await timeOf(page, 'keydown', 'li:first-child, li:last-child', text, act));
      await page.waitForTimeout(REST);
    }
    return { [`Enter ${condition} ${items}`]: median(times) };
  });
}

/** The times until a cookbook of 10,000 recipes is open, and until one of them is found. */
function cookbook(lab: Lab, name: PageName) {
  return lab.withPage(name, 'plain', async ({ page }) => {
    const recipes = Array.from({ length: 10_000 }, (_, index) => ({
      saved: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
      model: null,
      cut: false,
      ingredients: ['salt', `ingredient ${index}`],
      recipe: `# Supper ${index}.\n\nCook it slowly.`,
    }));
    const file = JSON.stringify({ format: 'saffron-cookbook', version: 1, recipes });
    const openButton = page.getByRole('button', { name: /^Cookbook/ });
    const newest = 'Supper 9999.';
    const first = 'dialog li:first-child';
    // Before the script is there, a press does nothing.
    await page.waitForLoadState('networkidle');
    await openButton.click();
    await page.locator('dialog input[type=file]').setInputFiles({
      name: 'cookbook.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await page.locator(first).filter({ hasText: newest }).waitFor();
    await page.reload({ waitUntil: 'networkidle' });

    const start = await page.evaluate(() => performance.now());
    const search = page.getByRole('searchbox');
    const open = await timeOf(page, 'click', first, newest, () => openButton.click());
    const find = await timeOf(page, 'input', first, 'Supper 1234.', () => search.fill('1234'));
    await timeOf(page, 'input', first, newest, () => search.clear());
    await page.waitForTimeout(REST);
    const task = await page.evaluate((since) => probe.longestTask(since), start);
    return { 'cookbook open': open, 'cookbook find': find, 'cookbook task': task };
  });
}

/** The bytes of the script's heap that are in use after a load and a collection of all garbage. */
function heap(lab: Lab, name: PageName) {
  return lab.withPage(name, 'plain', async ({ page, devTools }) => {
    await page.waitForLoadState('networkidle');
    await collectGarbage(devTools);
    return { heap: (await devTools.send('Runtime.getHeapUsage')).usedSize };
  });
}

/** The bytes by which the heap grows with each recipe from the 20th to the 40th. */
function growth(lab: Lab, name: PageName) {
  return withIngredients(lab, name, 'plain', 2, async ({ page, devTools }) => {
    async function askUntil(first: number, last: number) {
      const answers = Array.from({ length: last - first + 1 }, (_, index) =>
        wholeAnswer(writeRecipe(2_000, first + index), 0),
      );
      // All in one script, because the browser remembers something about each script.
      await page.evaluate(async (all) => {
        for (const given of all) await probe.answer(...given);
      }, answers);
      await page.waitForTimeout(REST);
      await collectGarbage(devTools);
      return heapWithoutCode(devTools);
    }
    const afterTwenty = await askUntil(1, 20);
    return { growth: ((await askUntil(21, 40)) - afterTwenty) / 20 };
  });
}

/** Opens a page that lists ingredients, and waits until it fetches nothing more. */
function withIngredients<Result>(
  lab: Lab,
  name: PageName,
  condition: Condition,
  count: number,
  use: (open: OpenPage) => Promise<Result>,
  isPrivate = true,
): Promise<Result> {
  const names = Array.from({ length: count }, (_, index) => `ingredient number ${index + 1}`);
  return lab.withPage(
    name,
    condition,
    async (open) => {
      const { page } = open;
      await page.waitForFunction((lines) => probe.paste(lines), names);
      const last = page.locator('li').nth(count - 1);
      await last.waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(4 * REST);
      return use(open);
    },
    isPrivate,
  );
}

/** A part of a recipe, with most of what GFM has beside plain markdown. */
const COURSE = `## Course %

| Ingredient | Amount | Or else |
| --- | ---: | --- |
| spring onion | % bunches | leek, ~~raw onion~~ |
| soy sauce | 3 tbsp | [tamari](https://example.org/tamari) |

- [x] Boil the rice for % minutes the day before
- [ ] Warm the plates
  - in the oven, at \`60 °C\`

1. Heat the oil in a wide pan until it **shimmers**, then fry the onions for % minutes.
2. Add the rice, press it flat, and *leave it alone* until it crackles.

> Cold rice fries; warm rice steams. See www.example.com for more.

`;

/** A recipe, and its last words. */
type WrittenRecipe = readonly [text: string, end: string];

/** The arguments of `probe.answer` for an answer that comes whole, after a delay in ms. */
function wholeAnswer([text, end]: WrittenRecipe, delay: number) {
  return [completionBody(text), end, delay] as const;
}

/** A recipe as models lay it out. */
const ROAST_CHICKEN: WrittenRecipe = [
  readFileSync(join(import.meta.dirname, '../../tests/recipes/claude-en-roast-chicken.md'), 'utf8'),
  'Parsnips work just as well as carrots.',
];

/** Writes a recipe. Each serial gives another text. */
export function writeRecipe(bytes: number, serial: number): WrittenRecipe {
  const end = `This was recipe number ${serial}.`;
  const courses = Array.from({ length: Math.round(bytes / COURSE.length) }, (_, index) =>
    COURSE.replaceAll('%', String(index + 1)),
  );
  const text = `# Supper number ${serial}\n\nServes **four**.[^1]\n\n${courses.join('')}[^1]: With *little* work.\n\n${end}`;
  return [text, end];
}

/** The time from the event that `act` causes until an element holds the text and is painted. */
async function timeOf(
  page: Page,
  type: string,
  selector: string,
  text: string,
  act: () => Promise<void>,
): Promise<number> {
  const given = [type, selector, text] as const;
  // Playwright does not wait for a promise that it holds as an object.
  const timing = await page.evaluateHandle((args) => ({ time: probe.timeFrom(...args) }), given);
  await act();
  return timing.evaluate(({ time }) => time);
}

async function collectGarbage(devTools: CDPSession) {
  await devTools.send('HeapProfiler.enable');
  // The first collection frees objects that kept others alive. The second frees those.
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
}

/** The bytes of everything in a heap snapshot, except compiled code. */
async function heapWithoutCode(devTools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devTools.send('HeapProfiler.takeHeapSnapshot');
  devTools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (types[0][nodes[node + type]] !== 'code') bytes += nodes[node + size];
  }
  return bytes;
}
