import type { AnyMachineSnapshot } from 'xstate';
import { type Answer, type RecipeEvent, recipeMachine } from '../../../machines/recipeMachine';
import type { RecipeDriver } from '../recipeActor';
import { type Chart, planWalks, type Step } from './walks';

/** What befalls a request, under the names that XState gives it. */
type Fate =
  | { type: 'xstate.done.actor.attempt'; output: Answer }
  | { type: 'xstate.error.actor.attempt'; error: Error }
  | { type: 'xstate.after.attemptTimeLimit.recipe.generating' }
  | { type: 'xstate.after.backoff.recipe.retrying' };

export type ChartEvent = RecipeEvent | Fate;

const answer = (text: string): Answer => ({ text, cut: false, model: 'a-model' });

/** What can befall the recipe machine. */
export const recipeChart: Chart<ChartEvent> = {
  machine: recipeMachine,
  events: [
    { type: 'ingredient.add', text: 'eggs' },
    { type: 'ingredient.add', text: 'rice' },
    { type: 'ingredient.remove', ingredient: 'eggs' },
    { type: 'ingredient.remove', ingredient: 'rice' },
    { type: 'kitchen.clear' },
    { type: 'kitchen.undo' },
    { type: 'recipe.request' },
    { type: 'recipe.stop' },
    { type: 'recipe.open', recipe: '# A friend’s', cut: true, model: null, origin: 'shared' },
    { type: 'xstate.done.actor.attempt', output: answer('# A dish') },
    { type: 'xstate.done.actor.attempt', output: answer(' \n ') },
    { type: 'xstate.error.actor.attempt', error: new Error('no') },
    { type: 'xstate.after.attemptTimeLimit.recipe.generating' },
    { type: 'xstate.after.backoff.recipe.retrying' },
  ],
  situationOf: (snapshot: AnyMachineSnapshot) => {
    const { ingredients, recipe, undoable, attempt } = snapshot.context;
    return JSON.stringify([
      snapshot.value,
      ingredients,
      recipe,
      undoable && Object.keys(undoable),
      snapshot.hasTag('loading') && attempt,
    ]);
  },
};

/** The walks through the recipe machine's chart. */
export const recipeWalks: Step<ChartEvent>[][] = planWalks(recipeChart);

/** Makes an event come about on the actor, by itself or by the call or the clock. */
export async function driveActor(kitchen: RecipeDriver, event: ChartEvent): Promise<void> {
  switch (event.type) {
    case 'xstate.done.actor.attempt':
      return kitchen.call.answer(event.output.text, event.output);
    case 'xstate.error.actor.attempt':
      return kitchen.call.fail(event.error);
    case 'xstate.after.attemptTimeLimit.recipe.generating':
      kitchen.clock.increment(60_000);
      return;
    case 'xstate.after.backoff.recipe.retrying':
      kitchen.clock.increment(kitchen.context.attempt * 1_000);
      return;
    default:
      kitchen.actor.send(event);
  }
}

/** Names an event as a cook would. */
export function nameOf(event: ChartEvent): string {
  switch (event.type) {
    case 'ingredient.add':
      return `add ${event.text}`;
    case 'ingredient.remove':
      return `remove ${event.ingredient}`;
    case 'kitchen.clear':
      return 'start over';
    case 'kitchen.undo':
      return 'undo';
    case 'recipe.request':
      return 'ask';
    case 'recipe.stop':
      return 'stop';
    case 'recipe.open':
      return 'open';
    case 'xstate.done.actor.attempt':
      return event.output.text.trim() ? 'answer' : 'blank answer';
    case 'xstate.error.actor.attempt':
      return 'failure';
    case 'xstate.after.attemptTimeLimit.recipe.generating':
      return 'time-out';
    case 'xstate.after.backoff.recipe.retrying':
      return 'wait';
  }
}
