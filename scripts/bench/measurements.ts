import type { Page } from '@playwright/test';
import { completionBody, eventsOf } from '../../tests/support/standIn';
import type { Lab } from './lab';
import type { PageName } from './pages';

/** In ms, beyond the window of the blocking time, so the browser has reported all of it. */
const LOAD_WATCHED = 5_500;

/** After this time, in ms, a page has finished its work. */
const REST = 2_000;

/** The bench measures pages that it compares right after each other. */
export const MEASUREMENTS: readonly [
  pages: readonly PageName[],
  measure: (lab: Lab, page: PageName) => Promise<Record<string, number>>,
][] = [
  [['list', 'kitchen'], load],
  [['list', 'kitchen'], usable],
  [['list', 'kitchen'], letter],
  [['list', 'kitchen'], (lab, page) => answer(lab, page, 'answer', completionBody(TEXT))],
  [
    ['list', 'kitchen'],
    (lab, page) => answer(lab, page, 'stream', { events: eventsOf(TEXT), perSecond: 60 }),
  ],
  [['list', 'kitchen'], (lab, page) => follow(lab, page, '2 kB', plainRecipe(12))],
  [['list', 'kitchen'], (lab, page) => follow(lab, page, '8 kB', plainRecipe(52))],
];

/** Measures the first paint and the blocking time. */
export function load(lab: Lab, name: PageName) {
  return lab.withPage(name, async (page) => {
    await page.waitForFunction(() => Number.isFinite(probe.load().FCP));
    await page.waitForTimeout(LOAD_WATCHED);
    return page.evaluate(() => probe.load());
  });
}

/** Measures from the start of a load until React's list has taken an ingredient. */
function usable(lab: Lab, name: PageName) {
  return lab.withPage(name, async (page) => ({
    usable: await page.evaluate(() => probe.listFirst('salt')),
  }));
}

/** Measures the longest task after the first letter that a visitor types. */
function letter(lab: Lab, name: PageName) {
  return lab.withPage(name, async (page) => {
    await page.waitForFunction(() => Number.isFinite(probe.load().FCP));
    await page.waitForLoadState('networkidle');
    const from = await page.evaluate(() => performance.now());
    await page.locator('input').first().press('e');
    await page.waitForTimeout(LOAD_WATCHED);
    return { letter: await page.evaluate((start) => probe.longestTask(start), from) };
  });
}

/** Measures from an answer's last byte to its paint. */
function answer(
  lab: Lab,
  name: PageName,
  series: string,
  body: Parameters<typeof probe.answer>[0],
) {
  return lab.withPage(name, async (page) => {
    await listTwo(page);
    const given = [body, END] as const;
    return { [series]: await page.evaluate((args) => probe.answer(...args), given) };
  });
}

/**
 * Measures a stream of 8 s: how long after its last word the slowest line is painted, how long the
 * main thread works until all is painted and 1.5 s more, and how many times the browser finds styles
 * anew although no element has changed.
 */
function follow(lab: Lab, name: PageName, series: string, text: string) {
  return lab.withPage(name, async (page) => {
    await listTwo(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable');
    const read = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      const metricOf = (name: string) =>
        metrics.find((one) => one.name === name)?.value ?? Number.NaN;
      return { work: 1_000 * metricOf('TaskDuration'), styles: metricOf('RecalcStyleCount') };
    };
    const before = await read();
    const events = eventsOf(text);
    const given = [{ events, perSecond: events.length / 8 }, linesOf(text)] as const;
    const { times, changes } = await page.evaluate((args) => probe.follow(...args), given);
    const { styles } = await read();
    await page.waitForTimeout(1_500);
    return {
      [`line ${series}`]: Math.max(...times),
      [`work ${series}`]: (await read()).work - before.work,
      [`idle ${series}`]: styles - before.styles - changes,
    };
  });
}

/** Lists two ingredients, and waits until the page rests. */
async function listTwo(page: Page) {
  await page.waitForFunction(() => probe.paste(['eggs', 'rice']));
  await page.locator('li').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST);
}

/** The stream's first event has no words, and each other one a word. */
function linesOf(text: string) {
  let event = 1;
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const words = line.split(' ');
      event += words.length;
      return { end: words.slice(1).slice(-3).join(' '), event };
    });
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

const END = 'This was the recipe.';

/** A recipe of 2 kB. */
const TEXT = `# Supper\n\nServes **four**.[^1]\n\n${[1, 2, 3].map((course) => COURSE.replaceAll('%', String(course))).join('')}[^1]: With *little* work.\n\n${END}`;

/** A recipe as most models write one, with half as many ingredients as steps. */
function plainRecipe(steps: number) {
  const numbers = Array.from({ length: steps }, (_, index) => index + 1);
  const ingredients = numbers
    .filter((number) => number % 2)
    .map((number) => `- ${number} tbsp butter for pan ${number}`);
  const method = numbers.map(
    (number) =>
      `${number}. Melt the butter over a low heat, add the onions with a pinch of salt, and fry them for ${number} minutes until they are soft; then stir in the rice of pan ${number}`,
  );
  return `# Rice from many pans\n\n## Ingredients\n\n${ingredients.join('\n')}\n\n## Method\n\n${method.join('\n')}\n`;
}
