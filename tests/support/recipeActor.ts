import { createActor, fromPromise, type InputFrom, SimulatedClock, type Snapshot } from 'xstate';
import type { Answer, Recipe } from '../../machines/kitchen/recipe';
import type { Attempt } from '../../machines/recipe/RecipeContext';
import { recipeMachine } from '../../machines/recipe/recipeMachine';
import type { RecipeRequest, Wish } from '../../machines/recipe/request';
import { leafOf } from './leafOf';
import { settle } from './settle';

export interface Call extends RecipeRequest {
  signal: AbortSignal;
  think(): void;
  grow(): void;
  end(): void;
  answer(text: string, rest?: Partial<Answer>): Promise<void>;
  fail(error?: unknown): Promise<void>;
}

export function recipeOf(text: string, rest: Partial<Recipe> = {}): Recipe {
  return { text, cut: false, model: 'a-model', origin: 'request', askedWith: [], ...rest };
}

export function ideasOf(...titles: string[]): Recipe {
  const ideas = titles.map((title) => ({ title, minutes: 20, foods: ['eggs'], words: title }));
  return recipeOf(titles.join('\n'), { ideas });
}

export function startRecipe(
  kitchen?: InputFrom<typeof recipeMachine>,
  snapshot?: Snapshot<unknown>,
) {
  const clock = new SimulatedClock();
  const calls: Call[] = [];

  const machine = recipeMachine.provide({
    actors: {
      generateRecipe: fromPromise<Answer, Attempt>(
        ({ input: { request, parent }, signal }) =>
          new Promise((resolve, reject) => {
            calls.push({
              ...request,
              signal,
              think: () => parent.send({ type: 'answer.think' }),
              grow: () => parent.send({ type: 'answer.grow' }),
              end: () => parent.send({ type: 'answer.end' }),
              async answer(text, rest) {
                resolve({ text, cut: false, model: 'a-model', ...rest });
                await settle();
              },
              async fail(error = new Error('no')) {
                reject(error);
                await settle();
              },
            });
          }),
      ),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: kitchen,
    ...(snapshot && { snapshot }),
  }).start();

  return {
    actor,
    clock,
    calls,
    get context() {
      return actor.getSnapshot().context;
    },
    get state() {
      return leafOf(actor.getSnapshot());
    },
    get isLoading() {
      return actor.getSnapshot().hasTag('loading');
    },
    add: (text: string) => actor.send({ type: 'list.change', command: { kind: 'add', text } }),
    remove: (ingredient: string) =>
      actor.send({ type: 'list.change', command: { kind: 'remove', ingredient } }),
    replace: (ingredient: string, text: string) =>
      actor.send({ type: 'list.change', command: { kind: 'replace', ingredient, text } }),
    clear: () => actor.send({ type: 'kitchen.clear' }),
    undo: () => actor.send({ type: 'kitchen.undo' }),
    mark: (ingredient: string) =>
      actor.send({
        type: 'list.change',
        command: {
          kind: 'mark',
          ingredients: [ingredient],
          isMarked: !actor.getSnapshot().context.useUp.includes(ingredient),
        },
      }),
    request: () => actor.send({ type: 'recipe.request' }),
    ask: (wish: Wish) => actor.send({ type: 'recipe.request', wish }),
    stop: () => actor.send({ type: 'recipe.stop' }),
    open: (recipe: Recipe) => actor.send({ type: 'recipe.open', recipe }),
    goBack: (recipe: Recipe) => actor.send({ type: 'recipe.open', recipe }),
    get call(): Call {
      const call = calls.at(-1);
      if (!call) throw new Error('No call has been made.');
      return call;
    },
    /** Lets this many attempts fail, with the waits between them. */
    async requestAndFail(attempts: number) {
      this.request();
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        if (attempt > 1) clock.increment((attempt - 1) * 1_000);
        await this.call.fail();
      }
    },
  };
}

export type RecipeDriver = ReturnType<typeof startRecipe>;
