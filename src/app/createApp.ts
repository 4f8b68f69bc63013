import { type ActorOptions, type AnyActorLogic, fromPromise, type InspectionEvent } from 'xstate';
import { createActorSystem } from '../../machines/actorSystem';
import type { Choice } from '../../machines/connectionMachine';
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
import { createStore, type Store } from '../browser/store';
import { tab } from '../browser/tabStorage';
import { createWorkerAddress } from '../browser/workerAddress';
import type { LazyConnection } from '../connections/connection';
import { LOCAL_TIME_LIMIT } from '../connections/localTimeLimit';
import type { Typing } from '../kitchen/Typing';
import type { CheckController } from '../kitchenCheck/createKitchenCheck';
import type { ModelController, ModelStatus } from '../model/createModelController';
import { readSavedChoice } from '../model/savedChoice';
import type { InstallPrompt } from '../offline/installPrompt';
import type { HostFacts, PageSettings } from './config';
import type { CookbookTools } from './cookbookTools';
import type { CookingTools } from './cookingTools';
import type { DeviceTools } from './deviceTools';
import { diagnoseMissingPart } from './diagnoseMissingPart';
import { messages } from './messages';
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

/** What the developer's tools want of the application. */
export interface Inspection {
  inspect(event: InspectionEvent): void;
  /** Keeps a secret out of all that leaves for the tools. */
  hide(secret: string): void;
}

/** Everything that runs behind the page. Views get their parts of it as props. */
export interface Application {
  settings: PageSettings;
  kitchenName: string;
  recipe: RecipeActor;
  /** Whether the host's connection is a language model, rather than the sample recipes. */
  hasHostModel: boolean;
  /** Whether a choice can change a recipe by what the visitor writes. */
  takesConversation(choice: Choice): boolean;
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
  /** Shows how a request ended. */
  outcome: LazyPart<typeof import('./outcome')>;
  /** Opens the recipe in the address. */
  linkOpener: LazyPart<() => Promise<void>>;
  /** Suggests foods while the visitor types. */
  typing: LazyPart<Typing>;
  cookbook: LazyPart<CookbookTools>;
  model: LazyPart<ModelPart>;
  /** The check for what the visitor wants to avoid. */
  allergens: LazyPart<AllergensPart>;
  /** Whether the check could not be fetched. */
  isCheckMissing: Store<boolean>;
  preferencesDialog: LazyPart<typeof import('../kitchen/preferences/PreferencesDialog')>;
  /** Whether the view for cooking is open. */
  isCooking: Store<boolean>;
  /** The browser's offer to install the page, as long as there is one. */
  installPrompt: Store<InstallPrompt | null>;
  /** What makes the page an app of the device. */
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

/** @param load fetches the chunk with a dynamic import, and makes the part of it */
export type CreatePart = <Part>(load: () => Promise<Part>) => LazyPart<Part>;

export type AllergensPart = typeof import('../allergens');
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

  const preferencesDialog = createPart(() => import('../kitchen/preferences/PreferencesDialog'));

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
    return { ...module, controller: module.createKitchenCheck(recipe) };
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
    preferencesDialog,
    isCooking,
    installPrompt,
    device,
    loadRecipeParts,
    warmUpConnection: async () => (await request.load()).warmUp(),
    stop() {
      device.get()?.stop();
      cookbook.get()?.stop();
      cookingTools.get()?.timers.stop();
      system.stop();
    },
  };
}
