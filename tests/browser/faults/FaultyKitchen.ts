import { type BrowserContext, expect } from '@playwright/test';
import { DEFAULT_RECIPE, type Reply, type StandIn } from '../../support/standIn';
import { type ConsoleLine, textsOfPage, until } from '../fixtures';
import type { Kitchen, PageCall } from '../Kitchen';
import { FAILURE_TEXT, WORDS } from '../words';
import type { Fault } from './faultTable';

const TIME_LIMIT = 60_000;
/** How long a test waits for an answer that never ends, in ms. It waits in steps, and bytes arrive in each. */
const TOTAL_LIMIT = 300_000;
const STEP = 2_000;

/** In ms: longer than one attempt and the pause before it. */
const LONG = 65_000;

export type Attempt = Fault | { recipe: Reply; shown: string };

export const RECIPE: Attempt = {
  recipe: { kind: 'completion', content: DEFAULT_RECIPE },
  shown: 'Egg fried rice',
};

interface Setting {
  kitchen: Kitchen;
  standIn: StandIn;
  consoleLines: ConsoleLine[];
  context: BrowserContext;
}

/** Compares what the page does after faults with what it promises. */
export class FaultyKitchen {
  readonly #setting: Setting;
  #time = 0;
  #isMapped = false;
  /** Calls that are due since the page was loaded. */
  #calls: [method: string, at: number][] = [];
  /** How each line on the console has to begin. */
  readonly #log: string[] = [];

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** The page then forgets what the hub has said. */
  async reload() {
    await this.#setting.kitchen.page.reload();
    this.forget();
  }

  /** Expects a page that has just loaded. */
  forget() {
    this.#isMapped = false;
    this.#calls = [];
  }

  async request(...attempts: Attempt[]) {
    const { standIn, consoleLines } = this.#setting;
    for (const [index, attempt] of attempts.entries()) {
      const number = index + 1;
      const seen = standIn.requests.length;
      await this.#prepare(attempt);
      if (index === 0) await this.#setting.kitchen.requestButton.dispatchEvent('click');
      else await this.#pass(index * 1_000);
      const calls = this.#expectCalls(attempt);

      if ('recipe' in attempt) {
        await this.#shows(attempt.shown);
      } else {
        if (attempt.needsTimeLimit) {
          await until(() => standIn.requests.length === seen + calls);
          if (!attempt.isEndless) await this.#pass(TIME_LIMIT);
          else for (let ms = 0; ms < TOTAL_LIMIT; ms += STEP) await this.#pass(STEP);
        }
        this.#log.push(WORDS.attemptFailed(number, attempt.log));
        await until(() => textsOfPage(consoleLines).length >= this.#log.length);
        await until(() => standIn.underWay === 0);
      }
      await this.#tidy(attempt);
    }

    const last = attempts.at(-1) ?? RECIPE;
    const shown = 'recipe' in last ? last.shown : FAILURE_TEXT;
    await this.#shows(shown);
    // What is still due comes now.
    await this.#pass(LONG);
    expect(await this.#outcome()).toEqual({
      calls: this.#calls,
      log: this.#log.map((text) => expect.stringContaining(text)),
      recipe: expect.stringContaining(shown),
      isFailure: !('recipe' in last),
      ingredients: ['eggs', 'rice'],
      isBusy: false,
      underWay: 0,
    });
  }

  async #shows(text: string) {
    await this.#setting.kitchen.recipe.getByText(text).first().waitFor();
  }

  async #prepare(attempt: Attempt) {
    const { standIn, context } = this.#setting;
    if ('recipe' in attempt) standIn.router.next(attempt.recipe);
    else if (attempt.how === 'refused') await standIn.refuse();
    else if (attempt.how === 'offline') await context.setOffline(true);
    else if (attempt.how !== 'unreachable') standIn[attempt.at].next(attempt.how);
  }

  async #tidy(attempt: Attempt) {
    const { standIn, context } = this.#setting;
    if ('recipe' in attempt) return;
    if (attempt.how === 'refused') await standIn.listen();
    if (attempt.how === 'offline') await context.setOffline(false);
  }

  /** Returns how many calls the attempt makes now. */
  #expectCalls(attempt: Attempt): number {
    const before = this.#calls.length;
    if (!this.#isMapped) this.#calls.push(['GET', this.#time]);
    const isLookUp = 'at' in attempt && attempt.at === 'hub';
    if (!isLookUp) this.#calls.push(['POST', this.#time]);
    this.#isMapped ||= !isLookUp;
    return this.#calls.length - before;
  }

  async #pass(ms: number) {
    await this.#setting.kitchen.page.clock.runFor(ms);
    this.#time += ms;
  }

  async #outcome() {
    const { kitchen, standIn, consoleLines } = this.#setting;
    await until(() => standIn.underWay === 0);
    const screen = await kitchen.page.evaluate(readScreen, WORDS.stop);
    return {
      ...screen,
      calls: screen.calls.map(({ method, at }) => [method, at]),
      isFailure: screen.recipe.includes(FAILURE_TEXT),
      // Chromium may name the method that broken JSON fails in.
      log: textsOfPage(consoleLines).map((text) => text.replace(/Failed to execute .+?: /, '')),
      underWay: standIn.underWay,
    };
  }
}

function readScreen(stop: string): {
  calls: PageCall[];
  recipe: string;
  ingredients: string[];
  isBusy: boolean;
} {
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent);
  const request = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Get a recipe',
  );
  return {
    calls: window.pageCalls,
    recipe: text('[aria-label="Recipe"]').join(),
    ingredients: text('[aria-labelledby="ingredients-heading"] li'),
    isBusy:
      request?.getAttribute('aria-disabled') !== 'false' ||
      text('p').some((words) => words.startsWith('Generating recipe...')) ||
      text('button').includes(stop),
  };
}
