import { type ActorOptions, type AnyActorLogic, fromPromise } from 'xstate';
import { createActorSystem } from '../../machines/actorSystem';
import { dialogsMachine } from '../../machines/dialogs/dialogsMachine';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import type { Answer } from '../../machines/kitchen/recipe';
import {
  ATTEMPT_LIMITS,
  type Attempt,
  type AttemptLimits,
  type RecipeInput,
} from '../../machines/recipe/RecipeContext';
import { type RecipeActor, recipeMachine } from '../../machines/recipe/recipeMachine';
import { createStore, type LazyPart } from '../browser/store';
import { createWorkerAddress } from '../browser/workerAddress';
import type { Keeping } from '../kitchen/preferences/preferencesStorage';
import type { Wait } from '../kitchen/wait/Progress';
import type { LazyConnection } from '../models/connections/connection';
import { LOCAL_LIMITS } from '../models/connections/local/localLimits';
import type { ModelStatus } from '../models/control/createModelController';
import { readSavedChoice } from '../models/control/savedChoice';
import type { Growth } from '../recipe/growRecipe';
import type { Application, Inspection } from './Application';
import type { HostFacts, PageSettings } from './config';
import { fetchDialog } from './dialogs/fetchDialog';
import type { PageLanguage } from './languages/Words';
import { messages } from './messages';
import type { Page } from './Page';
import { createParts } from './parts';

export interface AppOptions {
  settings: PageSettings;
  kitchen?: RecipeInput | undefined;
  preferences?: Preferences;
  keeping?: Keeping;
  /** Takes requests until the visitor connects a model; by default the settings' connection. */
  hostConnection?: LazyConnection | undefined;
  clock?: ActorOptions<AnyActorLogic>['clock'];
  inspection?: Inspection | undefined;
  /** Its first words are in place already; undefined for English. */
  language?: PageLanguage | undefined;
}

/** How long a recipe waits for the code that shows it, in ms. */
const PARTS_TIMEOUT = 2_000;

/** The wait before the page fetches that code again after a failure, in ms. */
const PARTS_RETRY_DELAY = 10_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes and joins all actors. Those that arrive in chunks start with their chunks. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: every actor of the page is made and joined here, in order
export function createApp({
  settings,
  kitchen,
  preferences = NO_PREFERENCES,
  keeping: kept = 'browser',
  hostConnection,
  clock,
  inspection,
  language,
}: AppOptions): Application {
  const kitchenName = messages.kitchenName(settings.brand);
  const system = createActorSystem({
    ...(clock && { clock }),
    ...(inspection && { inspect: inspection.inspect }),
  });
  const { start } = system;
  const status = { takesImages: false, condition: '' };
  const modelStatus = createStore<ModelStatus>({ choice: 'host', ...status });
  const savedChoice = readSavedChoice();
  if (savedChoice) modelStatus.set({ choice: savedChoice, ...status });

  const host: HostFacts = hostConnection ?? settings.host;

  const keeping = createStore<Keeping>(kept);
  // Early, so no other script can take the name of its policy. Only a build has a worker.
  const workerAddress =
    import.meta.env.PROD && settings.worksOffline
      ? createWorkerAddress(language ? '..' : '.')
      : undefined;

  function readLimits(): AttemptLimits {
    const isOnComputer = ['local', 'browser'].includes(modelStatus.get().choice);
    const connection = parts.model.get()?.controller.connection ?? host;
    return (isOnComputer ? LOCAL_LIMITS : connection.limits) ?? ATTEMPT_LIMITS;
  }

  const failed = new Set<LazyPart<unknown>>();

  /** Fetches a part until it arrives. Resolves after the first try, even after a failure. */
  const keepLoading = (part: LazyPart<unknown>): Promise<unknown> =>
    part.load().catch(() => {
      if (failed.has(part)) return;
      failed.add(part);
      pause(PARTS_RETRY_DELAY).then(() => {
        failed.delete(part);
        if (!stopping.signal.aborted) keepLoading(part);
      });
    });

  function loadRecipeParts(): Promise<unknown> {
    const loading = [parts.recipe, parts.requests].map(keepLoading);
    return Promise.race([Promise.all(loading), pause(PARTS_TIMEOUT)]);
  }

  const recipe: RecipeActor = start(
    'recipe',
    recipeMachine.provide({
      actors: {
        generateRecipe: fromPromise<Answer, Attempt>(
          async ({ input: { request, parent }, signal }) =>
            (await parts.requests.load()).requester.generate(request, signal, () =>
              parent.send({ type: 'answer.grow' }),
            ),
        ),
      },
    }),
    {
      ...kitchen,
      preferences,
      page: { readLimits, hasLostPreferences: () => keeping.get() === 'unreadable' },
    },
  );

  const dialogs = start(
    'dialogs',
    dialogsMachine.provide({
      actors: { fetchDialog: fromPromise(({ input }) => fetchDialog(parts, input?.dialog)) },
    }),
  );

  const page: Page = {
    settings,
    kitchenName,
    recipe,
    hostModel: host.model,
    modelStatus,
    keeping,
    wait: createStore<Wait | null>(null),
    growth: createStore<Growth | null>(null),
    isCooking: createStore(false),
    dialogs,
    planned: createStore(0),
    takesPhotos: createStore(host.model !== null && settings.visionModel !== undefined),
    loadRecipeParts,
  };
  recipe.on('preferences.ask', () =>
    dialogs.send({ type: 'dialog.open', dialog: { name: 'preferences' } }),
  );
  dialogs.on('dialog.missing', ({ dialog: { name }, by }) => {
    // A button says it by itself.
    const what = name === 'photo' ? messages.photo : messages.cookbook;
    if (!by) recipe.send({ type: 'link.report', text: what + messages.couldNotOpen });
  });

  const hideSecret = inspection?.hide;
  const stopping = new AbortController();
  const parts = createParts(
    { ...page, start, kitchen, hostConnection, workerAddress, hideSecret, language },
    stopping.signal,
  );

  return {
    ...page,
    parts,
    takesConversation: (choice) =>
      choice === 'host' ? host.takesConversation : choice !== 'sample',
    needsNetwork: (choice) =>
      choice === 'host' ? !host.isLocal : choice === 'signIn' || choice === 'token',
    async warmUpConnection() {
      try {
        await (await parts.requests.load()).requester.warmUp();
      } catch {
        // The request fetches the part again.
      }
    },
    stop() {
      stopping.abort();
      system.stop();
    },
  };
}
