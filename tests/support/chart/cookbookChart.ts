import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate';
import {
  type Command,
  type CookbookContents,
  type CookbookErrorCode,
  type CookbookEvent,
  cookbookMachine,
  type Outcome,
  type SavedRecipe,
  STORAGE_TIMEOUT,
} from '../../../machines/cookbookMachine';
import { type Chart, planWalks, type Step } from './walks';

/** What the storage answers, or fails to answer, under the names that XState gives it. */
type StorageEvent =
  | { type: 'xstate.done.actor.load'; output: CookbookContents }
  | { type: 'xstate.error.actor.load'; error: { code: CookbookErrorCode } }
  | { type: 'xstate.done.actor.command'; output: Outcome }
  | { type: 'xstate.error.actor.command'; error: { code: CookbookErrorCode } }
  | { type: 'xstate.after.storageTimeout.cookbook.loading' }
  | { type: 'xstate.after.storageTimeout.cookbook.writing' };

type ChartEvent = CookbookEvent | StorageEvent;

const SOUP: SavedRecipe = {
  id: 'a',
  recipe: '# Soup',
  cut: false,
  model: null,
  ingredients: ['lentils'],
  savedAt: 1,
};

const COMMANDS: readonly Command[] = [
  { type: 'recipe.save', recipe: SOUP },
  { type: 'recipe.remove', id: 'a' },
  { type: 'recipe.restore', recipe: SOUP },
  { type: 'recipe.edit', id: 'a', name: 'Mine', note: '' },
  { type: 'cookbook.import', file: new Blob(['{}']) },
  { type: 'cookbook.undoImport', ids: ['a'] },
];

const cookbookChart: Chart<ChartEvent> = {
  machine: cookbookMachine,
  events: [
    ...COMMANDS,
    { type: 'cookbook.check' },
    { type: 'cookbook.close' },
    {
      type: 'command.complete',
      command: { type: 'recipe.remove', id: 'a' },
      outcome: { type: 'removed', recipe: SOUP },
    },
    { type: 'xstate.done.actor.load', output: { recipes: [SOUP], unreadable: 0 } },
    { type: 'xstate.error.actor.load', error: { code: 'forbidden' } },
    { type: 'xstate.done.actor.command', output: { type: 'removed', recipe: SOUP } },
    { type: 'xstate.error.actor.command', error: { code: 'full' } },
    { type: 'xstate.after.storageTimeout.cookbook.loading' },
    { type: 'xstate.after.storageTimeout.cookbook.writing' },
  ],
  situationOf: ({ value, context }) =>
    JSON.stringify([value, context.queue.length, context.isOutdated]),
  // Longer queues behave like one of two commands.
  mayHappen: ({ context }, { type }) =>
    context.queue.length < 2 || COMMANDS.every((command) => command.type !== type),
};

/** The walks through the cookbook machine's chart. */
export const cookbookWalks: Step<ChartEvent>[][] = planWalks(cookbookChart);

/** Settles a promise that the machine waits for. */
interface Call<T> {
  resolve(value: T): void;
  reject(error: unknown): void;
}

/** Starts the machine on a clock and a storage that the test controls. */
export function startCookbook(inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const loads: Call<CookbookContents>[] = [];
  const commands: (Call<Outcome> & { command: Command | undefined })[] = [];
  const actor = createActor(
    cookbookMachine.provide({
      actors: {
        loadRecipes: fromPromise(
          () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
        ),
        runCommand: fromPromise(
          ({ input: { command } }) =>
            new Promise((resolve, reject) => commands.push({ resolve, reject, command })),
        ),
      },
    }),
    { clock, ...(inspect && { inspect }) },
  ).start();

  return {
    actor,
    /** The calls of `loadRecipes` and `runCommand`, for the test to settle. */
    loads,
    commands,
    /** Makes an event happen, by the visitor, the storage or the clock. */
    async drive(event: ChartEvent) {
      switch (event.type) {
        case 'xstate.done.actor.load':
          loads.at(-1)?.resolve(event.output);
          break;
        case 'xstate.error.actor.load':
          loads.at(-1)?.reject(event.error);
          break;
        case 'xstate.done.actor.command':
          commands.at(-1)?.resolve(event.output);
          break;
        case 'xstate.error.actor.command':
          commands.at(-1)?.reject(event.error);
          break;
        case 'xstate.after.storageTimeout.cookbook.loading':
        case 'xstate.after.storageTimeout.cookbook.writing':
          clock.increment(STORAGE_TIMEOUT);
          break;
        default:
          actor.send(event);
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** Shortens the names that XState gives to the storage's answers. */
export function nameStored({ type }: ChartEvent): string {
  return type.replace(/^xstate\.(\w+)\.(?:actor\.)?(\w+).*/, '$1 $2');
}
