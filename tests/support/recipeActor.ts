import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate';
import { type Answer, type Kitchen, recipeMachine } from '../../machines/recipeMachine';
import { settle } from './settle';

/** One call of the model, to be settled by the test. */
export interface Call {
  ingredients: readonly string[];
  signal: AbortSignal;
  answer(text: string, rest?: Partial<Answer>): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Starts the machine on a clock that the test moves, with calls that the test settles. */
export function startRecipe(
  kitchen?: Partial<Kitchen>,
  { inspect }: { inspect?: (event: InspectionEvent) => void } = {},
) {
  const clock = new SimulatedClock();
  const calls: Call[] = [];

  const machine = recipeMachine.provide({
    actors: {
      generateRecipe: fromPromise<Answer, { ingredients: readonly string[] }>(
        ({ input, signal }) =>
          new Promise((resolve, reject) => {
            calls.push({
              ingredients: input.ingredients,
              signal,
              async answer(text, rest) {
                resolve({ text, cut: false, model: 'a-model', ...rest });
                await settle();
              },
              async fail(error) {
                reject(error);
                await settle();
              },
            });
          }),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: kitchen, ...(inspect && { inspect }) });
  actor.start();

  return {
    actor,
    clock,
    calls,
    get context() {
      return actor.getSnapshot().context;
    },
    get state() {
      return actor.getSnapshot().value;
    },
    get isLoading() {
      return actor.getSnapshot().hasTag('loading');
    },
    add: (text: string) => actor.send({ type: 'ingredient.add', text }),
    remove: (ingredient: string) => actor.send({ type: 'ingredient.remove', ingredient }),
    undo: () => actor.send({ type: 'kitchen.undo' }),
    request: () => actor.send({ type: 'recipe.request' }),
    stop: () => actor.send({ type: 'recipe.stop' }),
    /** The call that was made last. */
    get call(): Call {
      const call = calls.at(-1);
      if (!call) throw new Error('No call has been made.');
      return call;
    },
  };
}

export type RecipeDriver = ReturnType<typeof startRecipe>;
