import { createActor, fromPromise, SimulatedClock, type Snapshot } from 'xstate';
import { listOf } from '../../machines/kitchen/kitchen';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import type { Answer, Recipe } from '../../machines/kitchen/recipe';
import type { Attempt, RecipeInput } from '../../machines/recipe/RecipeContext';
import { recipeMachine } from '../../machines/recipe/recipeMachine';
import type { RecipeRequest, Wish } from '../../machines/recipe/request';
import { createKitchen } from '../../src/kitchen/createKitchen';
import type { RestoredKitchen } from '../../src/kitchen/keeping/kitchenStorage';
import { createNotices } from '../../src/kitchen/notices';
import type { KitchenNow } from '../../src/ui/KitchenStore';
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

/** Chart, kitchen and notices at rest, as data. */
export interface AtRest {
  chart: Snapshot<unknown>;
  now: KitchenNow;
}

export function startRecipe(
  kept: RestoredKitchen & RecipeInput & { preferences?: Preferences } = {},
  atRest?: AtRest,
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
    input: kept,
    ...(atRest && { snapshot: atRest.chart }),
  }).start();
  const notices = createNotices(actor);
  const { preferences = NO_PREFERENCES } = kept;
  const now = atRest?.now ?? { ...listOf(kept), preferences };
  const store = createKitchen({ recipe: actor, notices, now });

  return {
    actor,
    store,
    clock,
    calls,
    get context() {
      return {
        ...store.getSnapshot().context,
        ...actor.getSnapshot().context,
        notice: notices.getSnapshot().context,
      };
    },
    notices,
    /** The wish of a request that a reload has stopped. */
    get interrupted() {
      const { wish, isInterrupted } = actor.getSnapshot().context.asked;
      return isInterrupted ? wish : null;
    },
    get state() {
      return leafOf(actor.getSnapshot());
    },
    get isLoading() {
      return actor.getSnapshot().hasTag('loading');
    },
    /** All that a visitor's act could change. */
    get everything() {
      return [actor.getSnapshot(), store.getSnapshot().context, notices.getSnapshot().context];
    },
    /** As data that has gone through JSON. */
    rest(): AtRest {
      const chart = actor.getPersistedSnapshot();
      return JSON.parse(JSON.stringify({ chart, now: store.getSnapshot().context }));
    },
    add: (text: string) => store.change({ kind: 'add', text }),
    remove: (ingredient: string) => store.change({ kind: 'remove', ingredient }),
    replace: (ingredient: string, text: string) =>
      store.change({ kind: 'replace', ingredient, text }),
    clear: store.clear,
    undo: () => store.undo(),
    mark: (ingredient: string) =>
      store.change({
        kind: 'mark',
        ingredients: [ingredient],
        isMarked: !store.getSnapshot().context.useUp.includes(ingredient),
      }),
    request: () => store.request(),
    ask: (wish: Wish) => store.request({ wish }),
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
