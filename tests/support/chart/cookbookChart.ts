import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate';
import {
  type CookbookEvent,
  cookbookMachine,
  type Deed,
  type Outcome,
  PATIENCE,
  type SavedRecipe,
  type Shelf,
  type Trouble,
} from '../../../machines/cookbookMachine';
import { type Chart, planWalks, type Step } from './walks';

/** What becomes of what the machine asks of the storage, under the names that XState gives it. */
type Fate =
  | { type: 'xstate.done.actor.look'; output: Shelf }
  | { type: 'xstate.error.actor.look'; error: { trouble: Trouble } }
  | { type: 'xstate.done.actor.deed'; output: Outcome }
  | { type: 'xstate.error.actor.deed'; error: { trouble: Trouble } }
  | { type: 'xstate.after.patience.cookbook.reading' }
  | { type: 'xstate.after.patience.cookbook.writing' };

type ChartEvent = CookbookEvent | Fate;

const SOUP: SavedRecipe = {
  id: 'a',
  recipe: '# Soup',
  cut: false,
  model: null,
  ingredients: ['lentils'],
  savedAt: 1,
};
const FILE = new Blob(['{}']);

const DEEDS = ['recipe.save', 'recipe.remove', 'recipe.restore', 'cookbook.import'];

/** What can befall the cookbook's machine. */
const cookbookChart: Chart<ChartEvent> = {
  machine: cookbookMachine,
  events: [
    { type: 'recipe.save', recipe: SOUP },
    { type: 'recipe.remove', id: 'a' },
    { type: 'recipe.restore', recipe: SOUP },
    { type: 'cookbook.import', file: FILE },
    { type: 'cookbook.check' },
    { type: 'cookbook.close' },
    { type: 'xstate.done.actor.look', output: { recipes: [SOUP], unreadable: 0 } },
    { type: 'xstate.error.actor.look', error: { trouble: 'forbidden' } },
    { type: 'xstate.done.actor.deed', output: { about: 'removed', recipe: SOUP } },
    { type: 'xstate.error.actor.deed', error: { trouble: 'full' } },
    { type: 'xstate.after.patience.cookbook.reading' },
    { type: 'xstate.after.patience.cookbook.writing' },
  ],
  situationOf: ({ value, context }) => JSON.stringify([value, context.deeds.length]),
  // Two deeds that wait show what more of them would.
  mayHappen: ({ context }, { type }) => context.deeds.length < 2 || !DEEDS.includes(type),
};

/** The walks through the cookbook machine's chart. */
export const cookbookWalks: Step<ChartEvent>[][] = planWalks(cookbookChart);

/** An answer that is awaited until the test gives it. */
interface Answer<T> {
  resolve(value: T): void;
  reject(error: unknown): void;
}

function awaitAnswer<T>(take: (answer: Answer<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => take({ resolve, reject }));
}

/** Starts the machine on a clock that the test moves, with a storage that the test speaks for. */
export function startCookbook(inspect?: (event: InspectionEvent) => void) {
  const clock = new SimulatedClock();
  const looks: Answer<Shelf>[] = [];
  const deeds: (Answer<Outcome> & { deed: Deed | undefined })[] = [];
  const actor = createActor(
    cookbookMachine.provide({
      actors: {
        readShelf: fromPromise<Shelf>(() => awaitAnswer((answer) => looks.push(answer))),
        doDeed: fromPromise<Outcome, { deed: Deed | undefined }>(({ input }) =>
          awaitAnswer((answer) => deeds.push({ ...answer, ...input })),
        ),
      },
    }),
    { clock, ...(inspect && { inspect }) },
  ).start();
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

  return {
    actor,
    clock,
    /** What the storage has been asked, each to be answered by the test. */
    looks,
    deeds,
    settled,
    /** Makes an event come about, by the visitor, the storage or the clock. */
    async drive(event: ChartEvent) {
      if (event.type === 'xstate.done.actor.look') looks.at(-1)?.resolve(event.output);
      else if (event.type === 'xstate.error.actor.look') looks.at(-1)?.reject(event.error);
      else if (event.type === 'xstate.done.actor.deed') deeds.at(-1)?.resolve(event.output);
      else if (event.type === 'xstate.error.actor.deed') deeds.at(-1)?.reject(event.error);
      else if ('type' in event && event.type.startsWith('xstate.after')) clock.increment(PATIENCE);
      else actor.send(event as CookbookEvent);
      await settled();
    },
  };
}

/** Names an event as a visitor would. */
export function nameStored({ type }: ChartEvent): string {
  return type.replace(/^xstate\.(\w+)\.(?:actor\.)?(\w+).*/, '$1 $2');
}
