import { recipeMachine } from '../../machines/recipeMachine';
import { RECIPE } from '../../src/browser/address/watchForRecipe';
import { writeRecipe } from '../../src/share/link';
import { type ChartEvent, nameOf, recipeWalks } from '../support/chart/recipeChart';
import { statesOf } from '../support/chart/transitions';
import { leafOf } from '../support/chart/walks';
import { sample } from '../support/sample';
import { type LaterReply, later } from '../support/standIn';
import { expect, test } from './fixtures';
import type { Kitchen } from './Kitchen';
import { expectPromises, PROMISES } from './promises';

const STARTS_CALL = new Set(['recipe.request', 'xstate.after.backoff.recipe.retrying']);

for (const walk of sample(recipeWalks, 1)) {
  test(`the page keeps the promises of each state on path ${recipeWalks.indexOf(walk) + 1} of ${recipeWalks.length} through the chart`, async ({
    openPage,
    standIn,
  }) => {
    test.slow();
    const kitchen = await openPage();
    const replies = walk.map(() => later());
    standIn.router.next(...replies);
    let calls = 0;

    await expectPromises(kitchen, 'idle', [], false);
    for (const { event, after } of walk) {
      await test.step(nameOf(event), async () => {
        await drive(kitchen, event, replies[calls - 1], after.context.attempt);
        if (STARTS_CALL.has(event.type)) {
          calls += 1;
          await expect.poll(() => standIn.router.requests.length).toBe(calls);
        }
        const { ingredients, recipe, origin } = after.context;
        await expectPromises(kitchen, leafOf(after), ingredients, recipe !== null, origin);
      });
    }
    expect(await kitchen.modelCalls()).toBe(calls);
  });
}

test('there is a row of promises for each state of the chart', () => {
  expect(
    Object.keys(PROMISES)
      .map((leaf) => `recipe.${leaf}`)
      .sort(),
  ).toEqual(statesOf(recipeMachine).sort());
});

/** Brings an event about on the page: by the visitor's hand, the model's answer or the clock. */
async function drive(
  kitchen: Kitchen,
  event: ChartEvent,
  reply: LaterReply | undefined,
  attempt: number,
) {
  switch (event.type) {
    case 'ingredient.add':
      return kitchen.add(event.text);
    case 'ingredient.remove':
      return kitchen.remove(event.ingredient);
    case 'kitchen.clear':
      return kitchen.startOverButton.click();
    case 'kitchen.undo':
      return kitchen.undoButton.click();
    case 'recipe.request':
      return kitchen.requestButton.click();
    case 'recipe.stop':
      return kitchen.stopButton.click();
    case 'recipe.open': {
      const link = RECIPE + (await writeRecipe(event));
      return kitchen.page.evaluate((hash) => location.assign(`#${hash}`.replace('##', '#')), link);
    }
    case 'xstate.done.actor.attempt':
      return reply?.release({ kind: 'completion', content: event.output.text });
    case 'xstate.error.actor.attempt':
      return reply?.release({ kind: 'status', status: 500, body: '{"error":"no"}' });
    case 'xstate.after.attemptTimeLimit.recipe.generating':
      return kitchen.page.clock.runFor(60_000);
    case 'xstate.after.backoff.recipe.retrying':
      // The event has raised the number: the wait was that of the attempt before.
      return kitchen.page.clock.runFor((attempt - 1) * 1_000);
  }
}
