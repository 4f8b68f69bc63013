import { type ActorOptions, type AnyActorLogic, fromPromise, type InspectionEvent } from 'xstate';
import { createActorSystem } from '../../machines/actorSystem';
import type { Choice, Diagnosis } from '../../machines/connectionMachine';
import {
  type Answer,
  ATTEMPT_TIME_LIMIT,
  NO_PREFERENCES,
  type Preferences,
  type RecipeActor,
  type RecipeInput,
  type RecipeRequest,
  recipeMachine,
} from '../../machines/recipeMachine';
import { avoidsSomething } from '../allergens/PendingCheck';
import { createLazyPart, type LazyPart } from '../browser/lazyPart';
import { createStore, type Store } from '../browser/store';
import { tab } from '../browser/tabStorage';
import { createWorkerAddress } from '../browser/workerAddress';
import type { LazyConnection } from '../connections/connection';
import { CONNECTIONS, LOCAL_TIME_LIMIT } from '../connections/connectionTable';
import { createConnection, createHostConnection } from '../connections/createConnection';
import type { ExportMenuProps } from '../cookbook/ExportMenu';
import type { Typing } from '../kitchen/KitchenPane';
import type { CheckController } from '../kitchenCheck/createKitchenCheck';
import type { ModelController, ModelStatus } from '../model/createModelController';
import { readSavedChoice } from '../model/savedChoice';
import type { CookingTools } from './cookingTools';
import type { DeviceTools } from './deviceTools';
import { messages } from './messages';
import type { Settings } from './settings';

export interface AppOptions {
  settings: Settings;
  /** The kitchen to start with, such as the one from before a reload. */
  kitchen?: RecipeInput | undefined;
  preferences?: Preferences;
  /** What requests go to until the visitor connects a model. */
  hostConnection?: LazyConnection;
  clock?: ActorOptions<AnyActorLogic>['clock'];
  inspection?: Inspection | undefined;
}

/** What the developer's tools want of the application. */
export interface Inspection {
  inspect(event: InspectionEvent): void;
  /** Keeps a secret out of all that leaves for the tools. */
  hide(secret: string): void;
}

/** Everything that runs behind the page. Views get their parts of it as props. */
export interface Application {
  settings: Settings;
  kitchenName: string;
  recipe: RecipeActor;
  /** Whether the host's connection is a language model, rather than the sample recipes. */
  hasHostModel: boolean;
  /** Whether requests need a network with what the visitor has chosen. */
  needsNetwork(choice: Choice): boolean;
  /** Asks the sample recipes once, whatever is connected. */
  requestSample(): void;
  /** What the page says about the model in use, before the part that connects models is there. */
  modelStatus: Store<ModelStatus>;
  /** What has become of the link that the page was opened with; empty for nothing. */
  linkNotice: Store<string>;
  markdown: LazyPart<typeof import('../recipe/markdown/Markdown')>;
  cookingTools: LazyPart<CookingTools>;
  /** Says what a failed request met. */
  failureHelp: LazyPart<typeof import('./FailureHelp')>;
  /** Opens the recipe in the address. */
  linkOpener: LazyPart<() => Promise<void>>;
  /** Suggests foods while the visitor types. */
  typing: LazyPart<Typing>;
  cookbook: LazyPart<CookbookPart>;
  model: LazyPart<ModelPart>;
  /** The check for what the visitor wants to avoid. */
  allergens: LazyPart<AllergensPart>;
  /** Whether the check could not be fetched. */
  isCheckMissing: Store<boolean>;
  preferencesDialog: LazyPart<typeof import('../kitchen/preferences/PreferencesDialog')>;
  /** What makes the page an app of the device: it works without a network. */
  device: LazyPart<DeviceTools>;
  /** Fetches what shows a recipe. Resolves soon in any case: visitors can read it as plain text too. */
  loadRecipeParts(): Promise<unknown>;
  /**
   * Does ahead what a request would wait for.
   *
   * @throws {Error} if the code of the connection in use cannot be fetched
   */
  warmUpConnection(): Promise<void>;
  /** Stops all actors, and what listens to the page for them. */
  stop(): void;
}

export type AllergensPart = typeof import('../allergens');
type CookbookModule = typeof import('../cookbook');
export type CookbookPart = CookbookModule &
  ReturnType<CookbookModule['createCookbook']> &
  Pick<ExportMenuProps, 'writeZip'>;
export type KitchenCheckPart = Pick<typeof import('../kitchenCheck'), 'CheckLine' | 'NeedMark'> & {
  controller: CheckController;
};
export type ModelPart = Pick<typeof import('./modelTools'), 'ModelDialog' | 'explain'> & {
  controller: ModelController;
};

/** How long a recipe waits for the code that shows it, in ms. */
const PARTS_TIMEOUT = 2_000;

/** How long after a failure the page fetches that code again, in ms. */
const PARTS_RETRY_DELAY = 10_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Adds to the error of a promise what it says about the attempt. */
const withDiagnosis = <Result>(
  promise: Promise<Result>,
  diagnose: (error: unknown) => Diagnosis | undefined | Promise<Diagnosis | undefined>,
) =>
  promise.catch(async (error) => {
    const diagnosis = error?.diagnosis ?? (await diagnose(error));
    throw Object.assign(Object(error), { diagnosis });
  });

const diagnoseLoading = (): Diagnosis => ({ kind: navigator.onLine ? 'partMissing' : 'offline' });

/** Makes and joins all actors of the page. Those that arrive in chunks start with their chunks. */
export function createApp({
  settings,
  kitchen,
  preferences = NO_PREFERENCES,
  hostConnection = createHostConnection(settings),
  clock,
  inspection,
}: AppOptions): Application {
  const kitchenName = messages.kitchenName(settings.brand);
  const system = createActorSystem({
    ...(clock && { clock }),
    ...(inspection && { inspect: inspection.inspect }),
  });
  const { start } = system;
  const modelStatus = createStore<ModelStatus>({
    choice: readSavedChoice(tab) ?? 'host',
    condition: '',
  });

  /** Makes a part. If its files are gone, a newer page may have taken the place of this one. */
  function createPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
    return createLazyPart(() =>
      load().catch(async (error) => {
        await device.get()?.lookForNewVersion();
        throw error;
      }),
    );
  }

  const share = createPart(() => import('../share'));
  const failureHelp = createPart(() => import('./FailureHelp'));
  const markdown = createPart(() => import('../recipe/markdown/Markdown'));
  const prompt = createPart(() => import('../connections/prompt'));

  const model = createPart<ModelPart>(async () => {
    const { startModelController, ModelDialog, explain } = await import('./modelTools');
    const controller = startModelController({
      settings,
      hostConnection,
      start,
      tab,
      hideSecret: inspection?.hide,
      onConnectionChange: () => recipe.send({ type: 'recipe.stop' }),
    });
    modelStatus.set(controller.status);
    controller.actor.subscribe(() => modelStatus.set(controller.status));
    return { controller, ModelDialog, explain };
  });

  const isCheckMissing = createStore(false);
  const allergens = createPart<AllergensPart>(async () => {
    try {
      const part = await import('../allergens');
      isCheckMissing.set(false);
      return part;
    } catch (error) {
      isCheckMissing.set(true);
      throw error;
    }
  });

  const preferencesDialog = createPart(() => import('../kitchen/preferences/PreferencesDialog'));

  // Made at the start: nobody else can make a policy of its name after that. Only a build has a worker.
  const workerAddress =
    import.meta.env.PROD && settings.worksOffline ? createWorkerAddress() : undefined;
  const device: LazyPart<DeviceTools> = createPart(async () => {
    const { createDeviceTools } = await import('./deviceTools');
    return createDeviceTools({ script: import.meta.url, workerAddress, recipe, cookingTools });
  });

  const exporter = createPart(() => import('./exportRecipes'));
  const writeZip: CookbookPart['writeZip'] = async (format, recipes) =>
    (await exporter.load()).exportRecipes(format, recipes, kitchenName);

  const cookbook = createPart<CookbookPart>(async () => {
    const module = await import('../cookbook');
    return { ...module, ...module.createCookbook({ start }), writeZip };
  });

  const typing = createPart(() => import('./typing'));

  const kitchenCheck = createPart<KitchenCheckPart>(async () => {
    const module = await import('../kitchenCheck');
    return { ...module, controller: module.createKitchenCheck(recipe) };
  });

  const cookingTools = createPart<CookingTools>(async () => {
    const { createCookingTools } = await import('./cookingTools');
    return createCookingTools({
      start,
      recipe,
      markdown,
      cookbook,
      share,
      kitchenCheck,
      kitchenName,
    });
  });

  /** The sample recipes, while a request goes to them in place of a model. */
  let sampleInstead: LazyConnection | undefined;

  /** What a request goes to now. Fails when that has to be fetched first and cannot be. */
  async function currentConnection(): Promise<LazyConnection> {
    if (sampleInstead) return sampleInstead;
    const isHost = !model.get() && modelStatus.get().choice === 'host';
    return isHost ? hostConnection : (await model.load()).controller.connection;
  }

  /** How long an attempt may take, in ms; undefined for the usual limit. */
  function timeLimitNow(): number | undefined {
    const controller = model.get()?.controller;
    if (controller) return controller.connection.timeLimit;
    return modelStatus.get().choice === 'local' ? LOCAL_TIME_LIMIT : hostConnection.timeLimit;
  }

  /** Fetches a part again and again. Resolves after the first time, whether or not it is there. */
  const keepLoading = (part: LazyPart<unknown>): Promise<unknown> =>
    part.load().catch(() => {
      wait(PARTS_RETRY_DELAY).then(() => keepLoading(part));
    });

  const loadRecipeParts = () =>
    Promise.race([
      Promise.all([
        ...[markdown, cookingTools, kitchenCheck, failureHelp].map(keepLoading),
        avoidsSomething(recipe.getSnapshot().context.preferences) && keepLoading(allergens),
      ]),
      wait(PARTS_TIMEOUT),
    ]);

  const recipe: RecipeActor = start(
    'recipe',
    recipeMachine.provide({
      actors: {
        generateRecipe: fromPromise<Answer, RecipeRequest>(async ({ input, signal }) => {
          const connection = await withDiagnosis(currentConnection(), diagnoseLoading);
          const loading = loadRecipeParts();
          const [{ writeMessages }] = await withDiagnosis(
            Promise.all([prompt.load(), connection.prepare()]),
            diagnoseLoading,
          );
          signal.throwIfAborted();
          const request = { ...input, messages: writeMessages(input) };
          const answer = await withDiagnosis(connection.generate(request, signal), (error) => {
            // This part says what is wrong with a connection.
            if (!signal.aborted) model.load().catch(() => {});
            return connection.diagnose(error, signal).catch(() => undefined);
          });
          await loading;
          return answer;
        }),
      },
      delays: {
        attemptTimeLimit: () => timeLimitNow() ?? ATTEMPT_TIME_LIMIT,
      },
    }),
    { ...kitchen, preferences },
  );

  recipe.subscribe((snapshot) => {
    if (!snapshot.hasTag('loading')) sampleInstead = undefined;
  });

  const linkNotice = createStore('');
  const linkOpener = createPart(async () => {
    const { createRecipeOpener } = await import('./openSharedRecipe');
    return createRecipeOpener({ recipe, linkNotice, loadRecipeParts });
  });

  return {
    settings,
    kitchenName,
    recipe,
    hasHostModel: hostConnection.model !== null,
    needsNetwork: (choice) =>
      choice === 'host'
        ? hostConnection.model !== null && !hostConnection.isLocal
        : choice === 'signIn' || choice === 'token',
    requestSample() {
      sampleInstead = createConnection('sampleKitchen', CONNECTIONS.sampleKitchen, {});
      recipe.send({ type: 'recipe.request' });
    },
    modelStatus,
    linkNotice,
    markdown,
    cookingTools,
    failureHelp,
    linkOpener,
    typing,
    cookbook,
    model,
    allergens,
    isCheckMissing,
    preferencesDialog,
    device,
    loadRecipeParts,
    warmUpConnection: async () => {
      await Promise.all([prompt.load(), (await currentConnection()).warmUp()]);
    },
    stop() {
      cookbook.get()?.stop();
      cookingTools.get()?.timers.stop();
      system.stop();
    },
  };
}
