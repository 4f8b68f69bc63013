import { type ActorOptions, type AnyActorLogic, fromPromise } from 'xstate';
import { createActorSystem } from '../../machines/actorSystem';
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
import { avoidsSomething } from '../allergens/avoidsSomething';
import { createLazyPart, type LazyPart } from '../browser/lazyPart';
import { createStore } from '../browser/store';
import { tab } from '../browser/tabStorage';
import { createWorkerAddress } from '../browser/workerAddress';
import type { LazyConnection } from '../connections/connection';
import { LOCAL_TIME_LIMIT } from '../connections/localTimeLimit';
import type { Keeping } from '../kitchen/preferences/preferencesStorage';
import type { ModelStatus } from '../model/createModelController';
import { readSavedChoice } from '../model/savedChoice';
import type { InstallPrompt } from '../offline/installPrompt';
import type { Application, Inspection } from './Application';
import type { HostFacts, PageSettings } from './config';
import type { CookingTools } from './cookingTools';
import type { DeviceTools } from './deviceTools';
import { diagnoseMissingPart } from './diagnoseMissingPart';
import { messages } from './messages';
import type { AllergensPart, CreatePart, KitchenCheckPart, ModelPart } from './parts';
import type { Requester } from './request';

export interface AppOptions {
  settings: PageSettings;
  /** The kitchen to start with, such as the one from before a reload. */
  kitchen?: RecipeInput | undefined;
  preferences?: Preferences;
  /** What requests go to until the visitor connects a model, if not what the settings ask for. */
  hostConnection?: LazyConnection | undefined;
  clock?: ActorOptions<AnyActorLogic>['clock'];
  inspection?: Inspection | undefined;
}

/** How long a recipe waits for the code that shows it, in ms. */
const PARTS_TIMEOUT = 2_000;

/** How long after a failure the page fetches that code again, in ms. */
const PARTS_RETRY_DELAY = 10_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Makes and joins all actors of the page. Those that arrive in chunks start with their chunks. */
export function createApp({
  settings,
  kitchen,
  preferences = NO_PREFERENCES,
  hostConnection,
  clock,
  inspection,
}: AppOptions): Application {
  const kitchenName = messages.kitchenName(settings.brand);
  const system = createActorSystem({
    ...(clock && { clock }),
    ...(inspection && { inspect: inspection.inspect }),
  });
  const { start } = system;
  const modelStatus = createStore<ModelStatus>({ choice: 'host', condition: '' });
  const savedChoice = readSavedChoice(tab);
  if (savedChoice) modelStatus.set({ choice: savedChoice, condition: '' });

  const host: HostFacts = hostConnection ?? settings.host;

  /** Makes a part. If its files are gone, a newer page may have taken the place of this one. */
  const createPart: CreatePart = (load) =>
    createLazyPart(() =>
      load().catch(async (error) => {
        await device.get()?.lookForNewVersion();
        return diagnoseMissingPart(error);
      }),
    );

  const outcome = createPart(() => import('./outcome'));
  const markdown = createPart(() => import('../recipe/markdown/Markdown'));

  const request = createPart(async (): Promise<Requester> => {
    const { createRequester } = await import('./request');
    return createRequester({
      settings,
      hostConnection,
      model,
      modelStatus,
      loadOutcome: outcome.load,
      loadRecipeParts,
    });
  });

  const model = createPart<ModelPart>(async () => {
    const [{ startModelController, ModelDialog, explain }, { hostConnection }] = await Promise.all([
      import('./modelTools'),
      request.load(),
    ]);
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

  const keeping = createStore<Keeping>('browser');
  const preferencesDialog = createPart(async () => {
    const [dialog] = await Promise.all([
      import('../kitchen/preferences/PreferencesDialog'),
      // It saves what the dialog changes.
      outcome.load(),
    ]);
    return dialog;
  });

  // Made at the start: nobody else can make a policy of its name after that. Only a build has a worker.
  const workerAddress =
    import.meta.env.PROD && settings.worksOffline ? createWorkerAddress() : undefined;
  const installPrompt = createStore<InstallPrompt | null>(null);
  const isCooking = createStore(false);
  const device: LazyPart<DeviceTools> = createPart(async () => {
    const { createDeviceTools } = await import('./deviceTools');
    return createDeviceTools({
      script: import.meta.url,
      workerAddress,
      recipe,
      cookingTools,
      cookbook,
      isCooking,
      installPrompt,
    });
  });

  const cookbook = createPart(async () => {
    const [{ createCookbookTools }] = await Promise.all([
      import('./cookbookTools'),
      outcome.load(),
    ]);
    return createCookbookTools({ start, createPart, kitchenName });
  });

  const typing = createPart(() => import('./typing'));

  const kitchenCheck = createPart<KitchenCheckPart>(async () => {
    const module = await import('../kitchenCheck');
    return { ...module, controller: module.createKitchenCheck(recipe, allergens) };
  });

  const cookingTools = createPart<CookingTools>(async () => {
    const { createCookingTools } = await import('./cookingTools');
    return createCookingTools({
      start,
      createPart,
      recipe,
      markdown,
      cookbook,
      kitchenCheck,
      kitchenName,
    });
  });

  /** Whether the request that runs goes to the sample recipes, whatever is connected. */
  let asksSample = false;

  /** How long an attempt may take, in ms; undefined for the usual limit. */
  function timeLimitNow(): number | undefined {
    const controller = model.get()?.controller;
    if (controller) return controller.connection.timeLimit;
    return modelStatus.get().choice === 'local' ? LOCAL_TIME_LIMIT : host.timeLimit;
  }

  /** Fetches a part again and again. Resolves after the first time, whether or not it is there. */
  const keepLoading = (part: LazyPart<unknown>): Promise<unknown> =>
    part.load().catch(() => {
      wait(PARTS_RETRY_DELAY).then(() => keepLoading(part));
    });

  const loadRecipeParts = () =>
    Promise.race([
      Promise.all([
        ...[outcome, markdown, cookingTools, kitchenCheck].map(keepLoading),
        avoidsSomething(recipe.getSnapshot().context.preferences) && keepLoading(allergens),
      ]),
      wait(PARTS_TIMEOUT),
    ]);

  const recipe: RecipeActor = start(
    'recipe',
    recipeMachine.provide({
      actors: {
        generateRecipe: fromPromise<Answer, RecipeRequest>(async ({ input, signal }) =>
          (await request.load()).generate(input, signal, asksSample),
        ),
      },
      delays: {
        attemptTimeLimit: () => timeLimitNow() ?? ATTEMPT_TIME_LIMIT,
      },
    }),
    { ...kitchen, preferences },
  );

  recipe.subscribe((snapshot) => {
    if (!snapshot.hasTag('loading')) asksSample = false;
  });

  const linkNotice = createStore('');
  const linkOpener = createPart(async () => {
    const [{ createRecipeOpener }] = await Promise.all([
      import('./openSharedRecipe'),
      outcome.load(),
    ]);
    return createRecipeOpener({ recipe, linkNotice, loadRecipeParts });
  });

  return {
    settings,
    kitchenName,
    recipe,
    hasHostModel: host.model !== null,
    takesConversation: (choice) =>
      choice === 'host' ? host.takesConversation : choice !== 'sample',
    needsNetwork: (choice) =>
      choice === 'host'
        ? host.model !== null && !host.isLocal
        : choice === 'signIn' || choice === 'token',
    requestSample() {
      asksSample = true;
      recipe.send({ type: 'recipe.request' });
    },
    modelStatus,
    linkNotice,
    markdown,
    cookingTools,
    outcome,
    linkOpener,
    typing,
    cookbook,
    model,
    allergens,
    isCheckMissing,
    keeping,
    preferencesDialog,
    isCooking,
    installPrompt,
    device,
    loadRecipeParts,
    warmUpConnection: async () => (await request.load()).warmUp(),
    stop() {
      device.get()?.stop();
      model.get()?.controller.stop();
      kitchenCheck.get()?.controller.stop();
      cookbook.get()?.stop();
      cookingTools.get()?.timers.stop();
      system.stop();
    },
  };
}
