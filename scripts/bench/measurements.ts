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
  [['list', 'kitchen'], (lab, page) => answer(lab, page, 'answer', completionBody(TEXT))],
  [['list', 'kitchen'], (lab, page) => answer(lab, page, 'stream', eventsOf(TEXT))],
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

/** Measures from an answer's last byte to its paint, on a resting page with two ingredients. */
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

const END = 'This was the recipe.';

/** A recipe of 2 kB. */
const TEXT = `# Supper\n\nServes **four**.[^1]\n\n${[1, 2, 3].map((course) => COURSE.replaceAll('%', String(course))).join('')}[^1]: With *little* work.\n\n${END}`;
