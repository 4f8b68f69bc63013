import { type ActorRefFrom, assign, enqueueActions, fromPromise, setup } from 'xstate';
import { notProvided } from '../actors';
import {
  type Command,
  type CookbookContents,
  type CookbookContext,
  type CookbookErrorCode,
  type CookbookEvent,
  type CookbookNotice,
  type CookingCommand,
  type Failure,
  hasText,
  type Outcome,
} from './CookbookContext';

/** How long the browser's storage may take to answer, in ms. */
const STORAGE_TIMEOUT = 10_000;

/**
 * Both actors reject with a `CookbookErrorCode` as `code`. A failed `runCommand` changes nothing.
 */
export const cookbookMachine = setup({
  types: {
    context: {} as CookbookContext,
    events: {} as CookbookEvent,
    emitted: {} as Outcome,
  },
  actors: {
    loadRecipes: fromPromise<CookbookContents>(notProvided('loadRecipes')),
    runCommand: fromPromise<Outcome, { command: Command | undefined }>(notProvided('runCommand')),
  },
  actions: {
    storeContents: assign(afterReading),
    storeErrorCode: assign({ errorCode: (_, { code }: { code: CookbookErrorCode }) => code }),
    queueCommand: assign(({ context }, command: Command) => ({
      queue: [...context.queue, command],
      ...(context.queue.length === 0 && !undoneBy(command) && { heard: lastSerial(context) }),
      ...(isAboutCooking(command) && { unlogged: unloggedBeside(context, command) }),
    })),
    dropCommand: assign({ queue: ({ context }) => context.queue.slice(1) }),
    storeOutcome: enqueueActions(({ context, enqueue }, ended: Ended) => {
      enqueue.assign(afterOutcome(context, ended));
      enqueue.emit(ended.outcome);
    }),
    storeFailure: assign(afterFailure),
    markOutdated: assign({ isOutdated: true }),
    clearOutdated: assign({ isOutdated: false }),
    forgetNotices: assign(({ context }) => ({ notices: [], heard: lastSerial(context) })),
  },
  guards: {
    hasCommand: ({ context }) => context.queue.length > 0,
    isOutdated: ({ context }) => context.isOutdated,
    hasFailed: ({ context }, { command }: { command: Command }) =>
      failureOf(context, command) !== undefined,
  },
  delays: {
    storageTimeout: STORAGE_TIMEOUT,
  },
}).createMachine({
  id: 'cookbook',
  description:
    'The recipes that the visitor saves. Each command changes the storage, then the machine reads it again: so the page shows what is there, whichever tab changed it.',
  context: {
    recipes: [],
    unreadable: 0,
    removed: [],
    queue: [],
    isOutdated: false,
    errorCode: null,
    notices: [],
    heard: 0,
    unlogged: [],
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Reads the storage. Meanwhile the page shows the last reading.',
      entry: 'clearOutdated',
      invoke: {
        id: 'load',
        src: 'loadRecipes',
        onDone: {
          target: 'idle',
          actions: { type: 'storeContents', params: ({ event }) => event.output },
        },
        onError: {
          target: 'idle',
          actions: {
            type: 'storeErrorCode',
            params: ({ event }) => ({ code: errorCodeOf(event.error) }),
          },
        },
      },
      after: {
        storageTimeout: {
          target: 'idle',
          actions: { type: 'storeErrorCode', params: { code: 'timeout' } },
          description: 'Some databases never answer.',
        },
      },
      on: {
        'cookbook.check': {
          actions: 'markOutdated',
          description: 'One more reading follows this one.',
        },
      },
    },
    idle: {
      description: 'Shows the recipes, or why they could not be read.',
      always: [
        {
          guard: 'hasCommand',
          target: 'writing',
          description: 'Also after a failed reading: the storage may work by now.',
        },
        {
          guard: 'isOutdated',
          target: 'loading',
          description: 'The storage may have changed during the reading.',
        },
      ],
      on: { 'cookbook.check': 'loading' },
    },
    writing: {
      description: 'Runs the first command. The others wait.',
      invoke: {
        id: 'command',
        src: 'runCommand',
        input: ({ context }) => ({ command: context.queue[0] }),
        onDone: {
          target: 'loading',
          actions: [
            {
              type: 'storeOutcome',
              params: ({ context: { queue }, event }) => ({
                command: queue[0],
                outcome: event.output,
              }),
            },
            'dropCommand',
          ],
        },
        onError: {
          target: 'loading',
          actions: {
            type: 'storeFailure',
            params: ({ event }) => ({ code: errorCodeOf(event.error) }),
          },
        },
      },
      after: {
        storageTimeout: {
          target: 'loading',
          actions: { type: 'storeFailure', params: { code: 'timeout' } },
          description: 'The change may still happen. Only reading can tell.',
        },
      },
    },
  },
  on: {
    'recipe.*': {
      actions: { type: 'queueCommand', params: ({ event }) => event },
      description: 'Each command has its turn.',
    },
    'command.complete': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: { type: 'storeOutcome', params: ({ event }) => event },
      description: 'The storage has answered after all. Corrects "This may not have happened".',
    },
    'cookbook.close': {
      actions: 'forgetNotices',
      description:
        'The next opening begins without what came of the last command. A removed recipe can still come back, and a dinner that was not logged can be tried again.',
    },
  },
});

export type CookbookActor = ActorRefFrom<typeof cookbookMachine>;

function errorCodeOf(error: unknown): CookbookErrorCode {
  return Object(error).code ?? 'broken';
}

const isAboutCooking = (command: Command): command is CookingCommand =>
  command.type === 'recipe.cook' || command.type === 'recipe.uncook';

/** The failures of other recipes. */
const unloggedBeside = (
  { unlogged }: CookbookContext,
  { recipe: { recipe: text } }: Pick<CookingCommand, 'recipe'>,
) => unlogged.filter(({ command }) => !hasText(command.recipe, text));

const lastSerial = ({ notices, heard }: CookbookContext) =>
  Math.max(heard, ...notices.map(({ serial }) => serial));

const failureOf = ({ notices }: CookbookContext, command: Command | undefined) =>
  notices.find((one) => one.type === 'failed' && one.command === command);

/** Adds a notice, in place of those from before the last press and of the one that it replaces. */
const withNotice = (
  { notices, heard }: CookbookContext,
  notice: CookbookNotice,
  replaces: number | undefined,
) => [...notices.filter(({ serial }) => serial > heard && serial !== replaces), notice];

const undoneBy = (command: Command | undefined) =>
  command && 'undoes' in command ? command.undoes : undefined;

interface At {
  context: CookbookContext;
}

function afterReading(
  { context: { removed } }: At,
  { recipes, unreadable }: CookbookContents,
): Partial<CookbookContext> {
  const stillRemoved = removed.filter(({ id }) => recipes.every((recipe) => recipe.id !== id));
  return { recipes, unreadable, removed: stillRemoved, errorCode: null };
}

/** A command, and what came of it. */
interface Ended {
  command: Command | undefined;
  outcome: Outcome;
}

function afterOutcome(
  context: CookbookContext,
  { command, outcome }: Ended,
): Partial<CookbookContext> {
  const notice = { ...outcome, serial: lastSerial(context) + 1 };
  const replaces = failureOf(context, command)?.serial ?? undoneBy(command);
  return {
    notices: withNotice(context, notice, replaces),
    ...((outcome.type === 'cooked' || outcome.type === 'uncooked') && {
      unlogged: unloggedBeside(context, outcome),
    }),
    ...(outcome.type === 'removed' && {
      recipes: context.recipes.filter(({ id }) => id !== outcome.recipe.id),
      removed: [...context.removed, outcome.recipe],
    }),
    // At once, so what the row says of the plan stays, and keeps the focus.
    ...(outcome.type === 'planned' && {
      recipes: context.recipes.map((one) => (one.id === outcome.recipe.id ? outcome.recipe : one)),
    }),
    ...((outcome.type === 'restored' || outcome.type === 'edited') && {
      // At once, so the recipe's row stays and keeps the focus.
      recipes: [...context.recipes.filter(({ id }) => id !== outcome.recipe.id), outcome.recipe],
      removed: context.removed.filter((one) => !hasText(one, outcome.recipe.recipe)),
    }),
  };
}

function afterFailure(
  { context }: At,
  { code }: { code: CookbookErrorCode },
): Partial<CookbookContext> {
  const [command, ...queue] = context.queue;
  if (!command) return {};
  const notice: Failure = { type: 'failed', command, code, serial: lastSerial(context) + 1 };
  const notices = withNotice(context, notice, undoneBy(command));
  return {
    ...{ queue, notices },
    ...(isAboutCooking(command) && {
      unlogged: [...unloggedBeside(context, command), { ...notice, command }],
    }),
  };
}
