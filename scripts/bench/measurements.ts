import { completionBody, eventsOf } from '../../tests/support/standIn';
import type { Lab } from './lab';
import type { PageName } from './pages';

/** How long to wait for the blocking time, in ms: beyond its window, so the browser has reported all. */
const LOAD_WATCHED = 5_500;

/** After this time, in ms, a page has finished its work. */
const REST = 2_000;

/** The measurements and their pages. The bench measures pages that it compares right after each other. */
export const MEASUREMENTS: readonly [
  pages: readonly PageName[],
  measure: (lab: Lab, page: PageName) => Promise<Record<string, number>>,
][] = [
  [['list', 'kitchen'], load],
  [['list', 'kitchen'], usable],
  [['list', 'kitchen'], (lab, page) => answer(lab, page, 'answer', completionBody(TEXT))],
  [['list', 'kitchen'], (lab, page) => answer(lab, page, 'stream', eventsOf(TEXT))],
];

/** Loads a page, and measures its first paint and its blocking time. */
export function load(lab: Lab, name: PageName) {
  return lab.withPage(name, async (page) => {
    await page.waitForFunction(() => Number.isFinite(probe.load().FCP));
    await page.waitForTimeout(LOAD_WATCHED);
    return page.evaluate(() => probe.load());
  });
}

/** The time from the start of a load until React's list has taken an ingredient. */
function usable(lab: Lab, name: PageName) {
  return lab.withPage(name, async (page) => ({
    usable: await page.evaluate(() => probe.listFirst('salt')),
  }));
}

/** The time from the last byte of a first answer until it is painted, on a page at rest that lists two ingredients. */
function answer(lab: Lab, name: PageName, series: string, body: object | string[]) {
  return lab.withPage(name, async (page) => {
    await page.waitForFunction(() => probe.paste(['eggs', 'rice']));
    await page.locator('li').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST);
    const given = [body, END] as const;
    return { [series]: await page.evaluate((args) => probe.answer(...args), given) };
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

/** The last words of the recipe. */
const END = 'This was the recipe.';

/** A recipe of 2 kB. */
const TEXT = `# Supper\n\nServes **four**.[^1]\n\n${[1, 2, 3].map((course) => COURSE.replaceAll('%', String(course))).join('')}[^1]: With *little* work.\n\n${END}`;
