import type { AnyMachineSnapshot } from 'xstate';
import {
  type Answer,
  type Recipe,
  type RecipeEvent,
  recipeMachine,
} from '../../../machines/recipeMachine';
import { type Chart, planWalks, type Step } from './walks';

/** What calls and delays send, under the names that XState gives it. */
type InternalEvent =
  | { type: 'xstate.done.actor.attempt'; output: Answer }
  | { type: 'xstate.error.actor.attempt'; error: Error }
  | { type: 'xstate.after.attemptTimeLimit.recipe.generating' }
  | { type: 'xstate.after.slownessDelay.recipe.generating' }
  | { type: 'xstate.after.backoff.recipe.retrying' };

export type ChartEvent = RecipeEvent | InternalEvent;

const answer = (text: string): Answer => ({ text, cut: false, model: 'a-model' });

const FRIENDS: Recipe = {
  text: '# A friend’s',
  cut: true,
  model: null,
  origin: 'shared',
  askedWith: [],
};

/** What can happen to the recipe machine, but for going back to earlier recipes. */
export const recipeChart: Chart<ChartEvent> = {
  machine: recipeMachine,
  events: [
    { type: 'ingredient.add', text: 'eggs' },
    { type: 'ingredient.add', text: 'rice' },
    { type: 'ingredient.remove', ingredient: 'eggs' },
    { type: 'ingredient.remove', ingredient: 'rice' },
    { type: 'ingredient.replace', ingredient: 'eggs', text: 'rice' },
    { type: 'kitchen.clear' },
    { type: 'kitchen.undo' },
    { type: 'recipe.request' },
    { type: 'recipe.stop' },
    { type: 'recipe.open', recipe: FRIENDS },
    { type: 'xstate.done.actor.attempt', output: answer('# A dish') },
    { type: 'xstate.done.actor.attempt', output: answer(' \n ') },
    { type: 'xstate.error.actor.attempt', error: new Error('no') },
    { type: 'xstate.after.attemptTimeLimit.recipe.generating' },
    { type: 'xstate.after.slownessDelay.recipe.generating' },
    { type: 'xstate.after.backoff.recipe.retrying' },
  ],
  situationOf: (snapshot: AnyMachineSnapshot) => {
    const { ingredients, recipe, hasFailed, undoable, attempt, isSlow } = snapshot.context;
    return JSON.stringify([
      snapshot.value,
      ingredients,
      recipe?.text,
      hasFailed,
      undoable && Object.keys(undoable),
      snapshot.hasTag('loading') && [attempt, isSlow],
    ]);
  },
};

/** The walks through the recipe machine's chart. */
export const recipeWalks: Step<ChartEvent>[][] = planWalks(recipeChart);

/** Names an event in a few words, such as `ingredient.add eggs` or `after.backoff`. */
export function nameOf(event: ChartEvent): string {
  const name = event.type.replace(/^xstate\.|\.actor\.attempt$|\.recipe\.\w+$/g, '');
  const words = ['ingredient' in event && event.ingredient, 'text' in event && event.text];
  return [name, ...words].filter(Boolean).join(' ');
}
