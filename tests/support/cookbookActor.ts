import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type {
  Command,
  CookbookContents,
  CookbookErrorCode,
  CookbookEvent,
  Outcome,
  SavedRecipe,
} from '../../machines/cookbook/CookbookContext';
import { cookbookMachine } from '../../machines/cookbook/cookbookMachine';
import { settle } from './settle';

interface Call<T> {
  resolve(value: T): void;
  reject(error: unknown): void;
}

export function startCookbook() {
  const clock = new SimulatedClock();
  const loads: Call<CookbookContents>[] = [];
  const commands: (Call<Outcome> & { command: Command | undefined })[] = [];
  const machine = cookbookMachine.provide({
    actors: {
      loadRecipes: fromPromise(
        () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
      ),
      runCommand: fromPromise(
        ({ input: { command } }) =>
          new Promise((resolve, reject) => commands.push({ resolve, reject, command })),
      ),
    },
  });
  const actor = createActor(machine, { clock }).start();

  return {
    loads,
    commands,
    get state() {
      return actor.getSnapshot().value;
    },
    get context() {
      return actor.getSnapshot().context;
    },
    send: (event: CookbookEvent) => actor.send(event),
    check: () => actor.send({ type: 'cookbook.check' }),
    timeOut: () => clock.increment(10_000),
    async loaded(recipes: readonly SavedRecipe[], unreadable = 0) {
      loads.at(-1)?.resolve({ recipes, unreadable });
      await settle();
    },
    async notLoaded(error: { code: CookbookErrorCode } | Error) {
      loads.at(-1)?.reject(error);
      await settle();
    },
    async done(outcome: Outcome) {
      commands.at(-1)?.resolve(outcome);
      await settle();
    },
    async failed(code: CookbookErrorCode) {
      commands.at(-1)?.reject({ code });
      await settle();
    },
  };
}
