import type { StartActor } from '../../machines/actorSystem';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import type { DialogsActor } from '../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { RecipeInput } from '../../machines/recipe/RecipeContext';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import type { CreatePart, Store } from '../browser/store';
import type { Words } from '../cookbook/edit/Words';
import type { Keeping } from '../kitchen/preferences/preferencesStorage';
import type { Wait } from '../kitchen/wait/Progress';
import type { LazyConnection } from '../models/connections/connection';
import type { ModelStatus } from '../models/control/createModelController';
import type { FoundRecipe } from '../reading/lines/FoundRecipe';
import type { Growth } from '../recipe/growRecipe';
import type { PageSettings } from './config';
import type { PageLanguage, WithWords } from './languages/Words';

/** The recipe on the page, a saved one or a text from elsewhere; none of these for a new one. */
export interface ToEdit {
  recipe?: Recipe | undefined;
  saved?: SavedRecipe | undefined;
  paste?: Paste | undefined;
}

/** A text from elsewhere that a cook should look at. */
export interface Paste {
  found: FoundRecipe;
  /** Saves the recipe, instead of opening it. */
  saves: boolean;
  /** What the field had before a reload. */
  words?: Words;
}

/** What runs from the start. Each view and each part names the fields that it takes. */
export interface Page {
  settings: PageSettings;
  kitchenName: string;
  recipe: RecipeActor;
  /** Null for sample recipes. */
  hostModel: string | null;
  /** What the page says about the model in use, even before the part for models arrives. */
  modelStatus: Store<ModelStatus>;
  /** Null if no attempt runs. */
  wait: Store<Wait | null>;
  growth: Store<Growth | null>;
  keeping: Store<Keeping>;
  dialogs: DialogsActor;
  /** The browser keeps this number, so the first screen can say it before the cookbook arrives. */
  planned: Store<number>;
  /** Whether a model in use takes pictures, as far as the page knows without asking a server. */
  takesPhotos: Store<boolean>;
  isCooking: Store<boolean>;
  /** Fetches the code that shows a recipe. It waits only a while: visitors can read plain text. */
  loadRecipeParts(): Promise<unknown>;
}

export interface PartPage extends Page {
  start: StartActor;
  kitchen: RecipeInput | undefined;
  hostConnection: LazyConnection | undefined;
  /** Undefined if the page has no service worker. */
  workerAddress: string | undefined;
  hideSecret: ((secret: string) => void) | undefined;
  /** Undefined for English. */
  language: PageLanguage | undefined;
  createPart: CreatePart;
  withWords: WithWords;
  script: string;
}
