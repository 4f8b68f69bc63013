import { recipeMachine } from '../../machines/recipeMachine';
import { RECIPE_FRAGMENT } from '../../src/browser/address/recipe';
import { writeSharedRecipe } from '../../src/share/recipeCode';
import { type ChartEvent, nameOf, recipeWalks } from '../support/chart/recipeChart';
import { statesOf } from '../support/chart/transitions';
import { leafOf } from '../support/chart/walks';
import { type LaterReply, later } from '../support/standIn';
import { expect, test } from './fixtures';
import type { Kitchen } from './Kitchen';
import { expectPromises, PROMISES, toldAfter } from './promises';

const STARTS_CALL = new Set(['recipe.request', 'xstate.after.backoff.recipe.retrying']);

test.describe('the page, walked as the chart says, keeps the promises of each state', () => {
  recipeWalks.forEach((walk, index) => {
    test(`on path ${index + 1} of ${recipeWalks.length}`, async ({ openTokenPage, standIn }) => {
      const kitchen = await openTokenPage();
      const replies = walk.map(() => later());
      standIn.router.next(...replies);
      let calls = 0;
      let list: readonly string[] = [];
      let told = '';

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
          told = toldAfter(event, list, leafOf(after), after.context.attempt) ?? told;
          await expect(kitchen.status).toHaveText(told);
          list = ingredients;
        });
      }
      expect(await kitchen.modelCalls()).toBe(calls);
    });
  });

  test('in every state, with a row of promises for each', () => {
    const visited = new Set(['idle', ...recipeWalks.flat().map(({ after }) => leafOf(after))]);
    expect(visited).toEqual(new Set(Object.keys(PROMISES)));
    expect([...visited].map((leaf) => `recipe.${leaf}`).sort()).toEqual(
      statesOf(recipeMachine).sort(),
    );
    console.info(
      `Walked ${recipeWalks.length} paths of ${recipeWalks.flat().length} steps through ${visited.size} states of the page.`,
    );
  });
});

/** Makes an event come about on the page, by the visitor's hand, the model's answer or the clock. */
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
      return kitchen.page.getByRole('button', { name: 'Start over' }).click();
    case 'kitchen.undo':
      return kitchen.undoButton.click();
    case 'recipe.request':
      return kitchen.requestButton.click();
    case 'recipe.stop':
      return kitchen.stopButton.click();
    case 'recipe.open': {
      const code = await writeSharedRecipe({ ...event, text: event.recipe, askedWith: [] });
      return kitchen.page.evaluate((hash) => {
        location.hash = hash;
      }, RECIPE_FRAGMENT + code);
    }
    case 'xstate.done.actor.attempt':
      return reply?.release({ kind: 'completion', content: event.output.text });
    case 'xstate.error.actor.attempt':
      return reply?.release({ kind: 'status', status: 500, body: '{"error":"no"}' });
    case 'xstate.after.attemptTimeLimit.recipe.generating':
      return kitchen.page.clock.runFor(60_000);
    case 'xstate.after.backoff.recipe.retrying':
      // The number has risen with the event: the wait was for the attempt before.
      return kitchen.page.clock.runFor((attempt - 1) * 1_000);
  }
}
