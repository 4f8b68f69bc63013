import type { StartActor } from '../../machines/actorSystem';
import type { KeptListActor } from '../../machines/keptList/keptListMachine';
import type { PhotoActor } from '../../machines/photo/photoMachine';
import type { RecipeInput } from '../../machines/recipe/RecipeContext';
import { fetchFailedStyles } from '../browser/loading/failedStyles';
import { type CreatePart, createLazyPart, type LazyPart } from '../browser/loading/lazyPart';
import type { Store } from '../browser/store';
import type { RenderAge } from '../kitchen/list/LeftoverAge';
import type { LazyConnection } from '../models/connections/connection';
import type { ModelController } from '../models/control/createModelController';
import type { RecipeTools } from '../recipe/createRecipeTools';
import type { AloudTools } from '../recipe/startReadAloud';
import type { Application } from './Application';
import type { CookbookTools } from './cookbook/cookbookTools';
import type { DeviceTools } from './deviceTools';
import type { PageLanguage, WordLoaders, WordObjects } from './languages/Words';
import { diagnoseMissingPart } from './requests/diagnoseMissingPart';
import type { Requester } from './requests/request';

/** The parts of the page that it fetches after the first screen, each as one chunk. */
export interface Parts {
  /** Reads, shows, checks, scales, shares and cooks a recipe. */
  recipe: LazyPart<typeof import('./recipe') & { tools: RecipeTools }>;
  /** Sends requests, and says how they ended. */
  requests: LazyPart<typeof import('./requests/requests') & { requester: Requester }>;
  /** Suggests foods while the visitor types, and keeps the list in this browser. */
  typing: LazyPart<
    typeof import('./typing') & {
      keptList: KeptListActor;
      today: Store<string>;
      renderAge: RenderAge;
      useIsSaved(): boolean;
      stop(): void;
    }
  >;
  cookbook: LazyPart<CookbookTools>;
  /** Connects models. */
  model: LazyPart<typeof import('./modelTools') & { controller: ModelController }>;
  preferences: LazyPart<typeof import('./dialogs/PreferencesDialog')>;
  /** Finds foods in a picture. */
  photo: LazyPart<typeof import('./photo') & { photo: PhotoActor }>;
  /** Reads steps aloud. */
  aloud: LazyPart<AloudTools>;
  /** Makes the page an app of the device. */
  device: LazyPart<DeviceTools>;
  /** Opens the recipe in the address. */
  links: LazyPart<{ open(): Promise<void> }>;
}

/** What every part may use of the page. */
export interface PartsContext
  extends Pick<
    Application,
    | 'settings'
    | 'kitchenName'
    | 'recipe'
    | 'hostModel'
    | 'modelStatus'
    | 'wait'
    | 'growth'
    | 'isCooking'
    | 'incoming'
    | 'planned'
    | 'takesPhotos'
    | 'loadRecipeParts'
  > {
  start: StartActor;
  /** The kitchen that the page starts with. */
  kitchen: RecipeInput | undefined;
  hostConnection: LazyConnection | undefined;
  /** The address of the service worker; undefined if the page has none. */
  workerAddress: string | undefined;
  hideSecret: ((secret: string) => void) | undefined;
  /** The language of the page; undefined for English. */
  language: PageLanguage | undefined;
  parts: Parts;
  /** Makes a part of a part. */
  createPart: CreatePart;
  withWords: WithWords;
  /** The address of the page's own script. */
  script: string;
}

/** The names of parts and their parts, as those who translate them know them. */
type PartName = keyof WordLoaders | 'links';

/** What a chunk exports that has words. */
interface WordsModule {
  words: WordObjects;
}

/** Makes a function that fetches a chunk with its words, in the language of the page. */
export type WithWords = <Module extends WordsModule>(
  name: PartName,
  load: () => Promise<Module>,
) => () => Promise<Module>;

/** What the chunk of a part exports. */
interface PartModule extends WordsModule {
  /** Starts what runs in the part, once the chunk has arrived. */
  startPart?(page: PartsContext): object;
}

/** What the start of a part gives beside its chunk. */
type Started<Module> = Module extends { startPart(page: PartsContext): infer Given }
  ? Awaited<Given>
  : unknown;

/** The parts that some functions fetch. */
type PartsOf<Loaders> = {
  [Name in keyof Loaders]: Loaders[Name] extends () => Promise<infer Module>
    ? LazyPart<Module & Started<Module>>
    : never;
};

/** Makes all parts of the page. The actors in them start when they arrive. */
export function createParts(
  context: Omit<PartsContext, 'parts' | 'createPart' | 'withWords' | 'script'>,
): Parts {
  /** Makes a part. If its files are gone, a newer version of the page may have replaced them. */
  const createPart: CreatePart = (load) =>
    createLazyPart(() =>
      fetchFailedStyles()
        .then(load)
        .catch(async (error) => {
          await parts.device.get()?.lookForNewVersion();
          return diagnoseMissingPart(error);
        }),
    );

  const withWords: WithWords = (name, load) => async () => {
    const part = load();
    await context.language?.translate(name, part);
    return part;
  };

  const partOf = <Module extends PartModule>(name: PartName, load: () => Promise<Module>) =>
    createPart(async () => {
      const module = await withWords(name, load)();
      const page = { ...context, parts, createPart, withWords, script: import.meta.url };
      return { ...module, ...(await module.startPart?.(page)) } as Module & Started<Module>;
    });

  const loaders = {
    recipe: () => import('./recipe'),
    requests: () => import('./requests/requests'),
    typing: () => import('./typing'),
    cookbook: () => import('./cookbook/cookbookTools'),
    model() {
      // It needs this part, which may come at the same time.
      parts.requests.preload();
      return import('./modelTools');
    },
    preferences: () => import('./dialogs/PreferencesDialog'),
    photo: () => import('./photo'),
    aloud: () => import('../recipe/startReadAloud'),
    device: () => import('./deviceTools'),
    links: () => import('./cookbook/openSharedRecipe'),
  } satisfies Record<keyof Parts, () => Promise<PartModule>>;

  const parts: Parts = Object.fromEntries(
    Object.entries<() => Promise<PartModule>>(loaders).map(([name, load]) => [
      name,
      partOf(name as PartName, load),
    ]),
  ) as PartsOf<typeof loaders>;
  return parts;
}
