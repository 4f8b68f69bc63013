import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { StartActor } from '../../machines/actors';
import type { Choice } from '../../machines/connection/connectionMachine';
import type { Dialog, OpenDialog } from '../../machines/dialogs/dialogsMachine';
import { avoidsSomething, type Preferences } from '../../machines/kitchen/preferences';
import type { PhotoActor } from '../../machines/photo/photoMachine';
import {
  type CreatePart,
  type LazyPart,
  type Readable,
  type Store,
  useStore,
} from '../browser/store';
import type { CookbookPart } from '../cookbook/RecipeToolbar';
import type { ListNotes } from '../kitchen/IngredientList';
import type { RestoredKitchen } from '../kitchen/keeping/kitchenStorage';
import type { Notices } from '../kitchen/notices';
import type { Keeping, loadChangedPreferences } from '../kitchen/preferences/preferencesStorage';
import type { Typing } from '../kitchen/Typing';
import type { WaitDetails, WaitWords } from '../kitchen/wait/WaitLines';
import type { BrowserModelLine } from '../models/BrowserPanel';
import type { ModelController, ModelStatus } from '../models/control/createModelController';
import type { explain } from '../models/control/explain';
import type { NewVersion } from '../offline/versionOffer';
import type { RecipePart } from '../recipe';
import type { PendingCheck } from '../recipe/allergens/PendingCheck';
import type { AloudTools } from '../recipe/cooking/aloud/startReadAloud';
import type { Growth } from '../recipe/growRecipe';
import type { RecipeNotes } from '../recipe/notes/RecipeNotes';
import { type Actors, useActors } from '../ui/Actors';
import type { LazyConnection } from '../wire';
import type { PageLanguage } from '../words/createLanguage';
import * as firstWords from '../words/en/first';
import type { Requester } from './requests/request';
import type { PageSettings } from './settings';

export interface DialogViewProps {
  dialog: OpenDialog;
  onClose(): void;
}

/** A part that has dialogs. `Dialogs.tsx` says which. */
export interface DialogPart {
  /** Fetches and prepares what a dialog begins with. Without it, the dialog needs nothing. */
  prepareDialog?(app: AppContext, dialog: Dialog): Dialog | Promise<Dialog>;
  /** A dialog opens when it mounts. */
  DialogView: ComponentType<DialogViewProps>;
}

/** The parts of the page after the first screen, each in one chunk. `parts.ts` loads them. */
export interface Parts {
  /** Reads, shows, checks and scales a recipe. */
  recipe: LazyPart<
    RecipePart &
      Pick<typeof import('../cookbook/RecipeToolbar'), 'Cooked' | 'WholeRecipe'> & {
        EarlierRecipes: ComponentType;
      }
  >;
  /** Sends requests, and says how they ended. */
  requests: LazyPart<{
    requester: Requester;
    WaitDetails: typeof WaitDetails;
    WaitWords: typeof WaitWords;
    PendingCheck: typeof PendingCheck;
    RecipeNotes: typeof RecipeNotes;
    FailureHelp: ComponentType<{ choice: Choice; children: ReactNode }>;
    PageTitle: ComponentType;
  }>;
  /** Suggests foods while the visitor types, and keeps the list in this browser. */
  typing: LazyPart<Typing>;
  /** Keeps, plans and shares recipes, and opens those of a link, a file or a text. */
  cookbook: LazyPart<CookbookPart & DialogPart>;
  model: LazyPart<
    {
      controller: ModelController;
      explain: typeof explain;
      BrowserModelLine: typeof BrowserModelLine;
    } & DialogPart
  >;
  preferences: LazyPart<
    {
      saveChange(preferences: Preferences, before: Preferences): void;
      loadChangedPreferences: typeof loadChangedPreferences;
    } & DialogPart
  >;
  photo: LazyPart<{ photo: PhotoActor } & DialogPart>;
  /** Shows the step to cook, and reads it aloud. */
  cooking: LazyPart<AloudTools & DialogPart>;
  /** Offers new versions, and opens what a link brings or a visitor drops. */
  device: LazyPart<
    {
      lookForNewVersion(): Promise<void>;
      isOffered: Store<boolean>;
      NewVersion: typeof NewVersion;
      /** What another app has sent. */
      sharedList: string;
    } & DialogPart
  >;
}

/** All that `createApp` makes and joins. Views and parts take it whole. */
export interface AppContext extends Actors {
  settings: PageSettings;
  kitchenName: string;
  notices: Notices;
  /** What arrives after the first screen. */
  parts: Parts;
  /** Null for sample recipes. */
  hostModel: string | null;
  /** What the page says about the model in use, even before the part for models arrives. */
  modelStatus: Store<ModelStatus>;
  /**
   * The recipe or the ideas that a model is writing, or wrote last. Null from the start of an attempt
   * until there is something to show, and after *Start over*.
   */
  growth: Store<Growth | null>;
  keeping: Store<Keeping>;
  /** What the first screen says of the plan; empty if nothing is planned. */
  planned: Store<string>;
  /** Whether a model in use takes pictures, as far as the page knows without asking a server. */
  takesPhotos: Store<boolean>;
  /** Takes what `useChoice` returns, which is `sample` if the host has no model. */
  needsNetwork(choice: Choice): boolean;
  /** Fetches the code that shows a recipe. It waits only a while: visitors can read plain text. */
  loadRecipeParts(): Promise<unknown>;
  findConnection(): Promise<LazyConnection>;
  /** What the tab kept over a reload. */
  restored: RestoredKitchen | undefined;
  /** Takes requests until the visitor connects a model; by default the settings' connection. */
  hostConnection: LazyConnection | undefined;
  /** The page as the build renders it, which knows nothing of what a visitor avoids. */
  isBuilt?: boolean;
  /** The address of the page's own script. */
  script: string;
  /** Undefined if the page has no service worker. */
  workerAddress: string | undefined;
  hideSecret: ((secret: string) => void) | undefined;
  /** Undefined for English. */
  language: PageLanguage | undefined;
  start: StartActor;
  createPart: CreatePart;
  /** Fetches a chunk with its words, in the language of the page. */
  withWords<Module>(load: () => Promise<Module>): Promise<Module>;
  /** Stops all actors and listeners, and each part that arrives later. */
  stop(): void;
}

/** What `App` gives to the page's one context. */
export const useApp = () => useActors() as AppContext;

type Arrived<Name extends keyof Parts> = ReturnType<Parts[Name]['getSnapshot']>['context'];

/** Null until the part has arrived. */
export const usePart = <Name extends keyof Parts>(name: Name): Arrived<Name> =>
  useStore<Arrived<Name>>(useApp().parts[name] as Readable<Arrived<Name>>);

/** The model in use. If the host has none, the page gives sample recipes. */
export function useChoice() {
  const { modelStatus, hostModel } = useApp();
  const { choice } = useStore(modelStatus);
  return choice === 'host' && !hostModel ? 'sample' : choice;
}

/**
 * Notes which ingredients the visitor avoids, and which surely not, once the check has arrived. Once
 * it has thrown, it could check none.
 */
export function useListNotes(hasThrown = false): ListNotes {
  const { kitchen, isBuilt } = useApp();
  const part = usePart('recipe');
  const preferences = useStore(kitchen, (now) => now.preferences);
  return useMemo(() => {
    const avoids = avoidsSomething(preferences);
    if (hasThrown)
      return {
        noteOn: () => (avoids ? firstWords.kitchen.unchecked : ''),
        isCertain: () => false,
        canOffer: () => false,
      };
    const noteOn = part?.createListNotes(preferences, 'none');
    // A food that the page could not check is not offered either, and the build could check none.
    const doubtOf = part?.createListNotes(preferences, 'all');
    const canOffer = (food: string) =>
      !isBuilt && (doubtOf ? doubtOf(food, firstWords.language.code) === '' : !avoids);
    const certain = part?.createListNotes(preferences, 'certain');
    return { noteOn, isCertain: (food: string) => certain?.(food) !== '', canOffer };
  }, [part, preferences, isBuilt, hasThrown]);
}
