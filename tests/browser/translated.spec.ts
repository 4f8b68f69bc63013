import { sample } from '../support/sample';
import { type LaterReply, later } from '../support/standIn';
import { expect, test, textsOfPage, until } from './fixtures';
import { SHOWN_FAILURE, SHOWN_IDEAS, SHOWN_RECIPE } from './scenes';
import { FAILURE_TEXT, WORDS } from './words';

/** What a browser's translation does with texts. */
type Way =
  /** Moves each text node into a `font` element. */
  | 'moved'
  /** Again after each change, as browsers do. */
  | 'moved at once'
  /** Replaces each text node with a `font` element and a new text. */
  | 'replaced';

/** Runs in the page, before its own code. */
function offerTranslation(way: Way) {
  function translate() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes) {
      const { parentElement, data } = node;
      if (!parentElement || !data.trim() || parentElement.closest('font, script, style, svg')) {
        continue;
      }
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      node.replaceWith(outer);
      outer.append(inner);
      inner.append(way === 'replaced' ? document.createTextNode(data) : node);
    }
  }
  Object.assign(window, { translate });
  if (way === 'moved at once') {
    addEventListener('DOMContentLoaded', () => {
      translate();
      new MutationObserver(translate).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  }
}

declare global {
  interface Window {
    translate(): void;
  }
}

const SCREENS: Record<string, [isBusy: boolean, titles: string[]]> = {
  idle: [false, []],
  collecting: [false, []],
  generating: [true, []],
  retrying: [true, []],
  [SHOWN_RECIPE]: [false, ['A dish']],
  [SHOWN_IDEAS]: [false, ['Fried rice', 'Omelette']],
  [SHOWN_FAILURE]: [false, []],
};

const WAYS: Way[] = ['moved', 'moved at once', 'replaced'];

for (const way of sample(WAYS, 1)) {
  test(`a translated page, its texts ${way}, works in every state`, {
    tag: '@rare',
  }, async ({ openPage, page, context, standIn, consoleLines }) => {
    test.slow();
    await page.addInitScript(offerTranslation, way);
    const kitchen = await openPage();
    const visited = new Set<string>();
    let replies: LaterReply[] = [];

    async function expectState(state: string, ingredients: string[], hasRecipe = false) {
      visited.add(state);
      const [isBusy, titles] = SCREENS[state] ?? [false, ['unknown state']];
      await expect(kitchen.ingredients).toHaveText(ingredients);
      await expect(kitchen.requestButton).toHaveCount(Number(ingredients.length > 1));
      await expect(kitchen.spinnerText).toHaveCount(Number(isBusy));
      await expect(kitchen.stopButton).toHaveCount(Number(isBusy));
      if (!isBusy) await expect(kitchen.attempt).toHaveCount(0);
      await expect(kitchen.recipeTitle).toHaveText(titles);
      await expect(page.getByText(FAILURE_TEXT)).toHaveCount(Number(state === SHOWN_FAILURE));
      const canStartOver = ingredients.length > 0 || hasRecipe;
      await expect(kitchen.startOverButton).toHaveCount(Number(canStartOver));
      await page.evaluate(() => window.translate());
      expect(await page.locator('font').count()).toBeGreaterThan(0);
    }
    /** The attempts wait for their answers. */
    async function ask(attempts = 1) {
      replies = Array.from({ length: attempts }, later);
      standIn.router.next(...replies);
      const calls = standIn.router.requests.length;
      await kitchen.requestButton.click();
      await until(() => standIn.router.requests.length === calls + 1);
    }
    const fail = (attempt: number) =>
      replies[attempt]?.release({ kind: 'status', status: 500, body: '{"error":"no"}' });
    const answer = () =>
      replies[0]?.release({
        kind: 'completion',
        content: '# A dish\n\n- [ ] eggs\n\nRest it.[^1]\n\n[^1]: Well.',
        finishReason: 'length',
      });
    const pair = ['eggs', 'rice'];

    await expectState('idle', []);
    await kitchen.add(...pair, 'Eggs');
    await expect(kitchen.status).toHaveText(WORDS.onTheList('eggs'));
    await expectState('collecting', pair);
    await kitchen.remove('eggs');
    await expectState('collecting', ['rice']);
    await kitchen.undoButton.click();
    for (const isOffline of [true, false]) {
      await context.setOffline(isOffline);
      await expect(kitchen.offlineHint).toHaveCount(Number(isOffline));
      await expectState('collecting', pair);
    }

    await ask();
    await expectState('generating', pair);
    await kitchen.stop();
    await expectState('collecting', pair);

    await ask(3);
    for (const attempt of [2, 3] as const) {
      fail(attempt - 2);
      await expect(kitchen.attempt).toHaveText(WORDS.attempt(attempt));
      await expectState('retrying', pair);
      await kitchen.passPauseBefore(attempt);
      await expectState('generating', pair);
    }
    fail(2);
    await expectState(SHOWN_FAILURE, pair, true);

    await ask();
    await expectState('generating', pair, true);
    answer();
    await expect(kitchen.status).toHaveText(WORDS.ready);
    await expectState(SHOWN_RECIPE, pair, true);
    await expect(page.getByText(WORDS.maybeCut)).toBeVisible();
    await ask();
    await kitchen.stop();
    await expectState(SHOWN_RECIPE, pair, true);

    await kitchen.startOverButton.click();
    await expectState('idle', []);
    await kitchen.undoButton.click();
    await expectState(SHOWN_RECIPE, pair, true);
    await page.reload();
    await expectState(SHOWN_RECIPE, pair, true);
    await kitchen.startOverButton.click();
    await expectState('idle', []);

    await kitchen.add(...pair);
    standIn.router.next({
      kind: 'completion',
      content: '1. Omelette — 15 min — eggs\n2. Fried rice — 20 min — eggs, rice',
    });
    await kitchen.ideasButton.click();
    await expectState(SHOWN_IDEAS, pair, true);
    await kitchen.prefer({ allergens: ['eggs'] });
    await expect(kitchen.recipe.getByText('2 ideas left out: they contain eggs.')).toBeVisible();
    await kitchen.prefer({});
    await page.reload();
    await expectState(SHOWN_IDEAS, pair, true);

    expect([...visited].sort()).toEqual(Object.keys(SCREENS).sort());
    expect(textsOfPage(consoleLines)).toEqual(
      [1, 2, 3].map((attempt) => expect.stringContaining(WORDS.attemptFailed(attempt))),
    );
  });
}
