import type { StartActor } from '../../machines/actorSystem';
import type { KeptListActor } from '../../machines/keptListMachine';
import type { RecipeActor, RecipeInput } from '../../machines/recipeMachine';
import { type CreatePart, createLazyPart, type LazyPart } from '../browser/lazyPart';
import type { Store } from '../browser/store';
import { tab } from '../browser/tabStorage';
import type { LazyConnection } from '../connections/connection';
import type { RenderAge } from '../kitchen/LeftoverAge';
import type { Wait } from '../kitchen/Wait';
import type { ModelController, ModelStatus } from '../model/createModelController';
import type { InstallPrompt } from '../offline/installPrompt';
import type { AloudTools } from './aloud';
import type { Handed } from './Bring';
import type { PageSettings } from './config';
import type { CookbookTools } from './cookbookTools';
import type { DeviceTools } from './deviceTools';
import { diagnoseMissingPart } from './diagnoseMissingPart';
import type { RecipeTools } from './recipe/createRecipeTools';
import type { Requester } from './request';

/** The parts of the page that it fetches after the first screen, each as one chunk. */
export interface Parts {
  /** Reads, shows, checks, scales, shares and cooks a recipe. */
  recipe: LazyPart<typeof import('./recipe') & { tools: RecipeTools }>;
  /** Sends requests, and says how they ended. */
  requests: LazyPart<typeof import('./requests') & { requester: Requester }>;
  /** Suggests foods while the visitor types, and keeps the list in this browser. */
  typing: LazyPart<
    typeof import('./typing') & { keptList: KeptListActor; renderAge: RenderAge; stop(): void }
  >;
  cookbook: LazyPart<CookbookTools>;
  /** Connects models. */
  model: LazyPart<typeof import('./modelTools') & { controller: ModelController }>;
  preferences: LazyPart<typeof import('../kitchen/preferences/PreferencesDialog')>;
  /** Reads steps aloud. */
  aloud: LazyPart<AloudTools>;
  /** Makes the page an app of the device. */
  device: LazyPart<DeviceTools>;
  /** Opens the recipe in the address. */
  links: LazyPart<() => Promise<void>>;
}

/** What the parts need from the application. */
export interface PartsOptions {
  start: StartActor;
  settings: PageSettings;
  kitchenName: string;
  getRecipe(): RecipeActor;
  /** The kitchen that the page starts with. */
  kitchen: RecipeInput | undefined;
  hostConnection: LazyConnection | undefined;
  modelStatus: Store<ModelStatus>;
  wait: Store<Wait | null>;
  isCooking: Store<boolean>;
  installPrompt: Store<InstallPrompt | null>;
  brought: Store<Handed | null>;
  workerAddress: string | undefined;
  hideSecret: ((secret: string) => void) | undefined;
  /** Whether the host has set no model. */
  wantsModel: boolean;
  loadRecipeParts(): Promise<unknown>;
}

/** Makes all parts of the page. The actors in them start when they arrive. */
export function createParts({
  start,
  settings,
  kitchenName,
  getRecipe,
  kitchen,
  hostConnection,
  modelStatus,
  wait,
  isCooking,
  installPrompt,
  brought,
  workerAddress,
  hideSecret,
  wantsModel,
  loadRecipeParts,
}: PartsOptions): Parts {
  /** Makes a part. If its files are gone, a newer version of the page may have replaced them. */
  const createPart: CreatePart = (load) =>
    createLazyPart(() =>
      load().catch(async (error) => {
        await parts.device.get()?.lookForNewVersion();
        return diagnoseMissingPart(error);
      }),
    );

  const parts: Parts = {
    recipe: createPart(async () => {
      const module = await import('./recipe');
      const recipe = getRecipe();
      const { cookbook, aloud } = parts;
      const options = { start, recipe, cookbook, aloud, isCooking, kitchenName };
      module.practise();
      return { ...module, tools: module.createRecipeTools(options) };
    }),

    requests: createPart(async () => {
      const module = await import('./requests');
      const { model, recipe: reader } = parts;
      const tools = { model, modelStatus, reader, wait };
      const options = { settings, hostConnection, loadRecipeParts, ...tools };
      return { ...module, requester: module.createRequester(options) };
    }),

    typing: createPart(async () => {
      const module = await import('./typing');
      return { ...module, ...module.startList({ start, recipe: getRecipe(), kitchen }) };
    }),

    cookbook: createPart(async () => {
      const { createCookbookTools } = await import('./cookbookTools');
      const recipe = getRecipe();
      const keepCheck = (list: readonly string[]) =>
        parts.recipe.get()?.tools.kitchenCheck.keepFor(list);
      const options = { start, createPart, kitchenName, recipe, loadRecipeParts, keepCheck };
      return createCookbookTools(options);
    }),

    model: createPart(async () => {
      const [module, { requester }] = await Promise.all([
        import('./modelTools'),
        parts.requests.load(),
      ]);
      const controller = module.startModelController({
        settings,
        hostConnection: requester.hostConnection,
        start,
        tab,
        hideSecret,
        onConnectionChange: () => getRecipe().send({ type: 'recipe.stop' }),
      });
      modelStatus.set(controller.status);
      controller.actor.subscribe(() => modelStatus.set(controller.status));
      return { ...module, controller };
    }),

    preferences: createPart(() => import('../kitchen/preferences/PreferencesDialog')),

    aloud: createPart(async () => (await import('./aloud')).startReadAloud(start)),

    device: createPart(async () => {
      const { createDeviceTools } = await import('./deviceTools');
      return createDeviceTools({
        script: import.meta.url,
        workerAddress,
        recipe: getRecipe(),
        parts,
        isCooking,
        installPrompt,
        brought,
        wantsModel,
      });
    }),

    links: createPart(async () => {
      const { createRecipeOpener } = await import('./openSharedRecipe');
      return createRecipeOpener({ recipe: getRecipe(), loadRecipeParts });
    }),
  };
  return parts;
}
