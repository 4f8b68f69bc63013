import type { StartActor } from '../../machines/actorSystem';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import type { EditActor } from '../../machines/edit/editMachine';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { RecipeInput } from '../../machines/recipe/RecipeContext';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import type { CreatePart } from '../browser/loading/lazyPart';
import type { Store } from '../browser/store';
import type { Keeping } from '../kitchen/preferences/preferencesStorage';
import type { Wait } from '../kitchen/wait/Wait';
import type { LazyConnection } from '../models/connections/connection';
import type { ModelStatus } from '../models/control/createModelController';
import type { Growth } from '../recipe/growRecipe';
import type { PageSettings } from './config';
import type { PageLanguage, WithWords } from './languages/Words';

/** What a visitor edits: the recipe on the page, or a saved one; neither for a new one. */
export interface ToEdit {
  recipe?: Recipe | undefined;
  saved?: SavedRecipe | undefined;
}

/** A recipe in the field. */
export interface Editing extends ToEdit {
  actor: EditActor;
}

/** What opens a dialog: dropped or pasted files, a text from another app, or a recipe to edit. */
export interface Incoming {
  /** The dialog that takes it, if not the one for recipes from elsewhere. */
  name?: 'photo' | 'bring' | 'edit';
  files?: readonly File[];
  text?: string;
  /** Whether the text opens without another press, and whether a recipe is saved in place of opening. */
  opens?: boolean;
  saves?: boolean;
  editing?: Editing;
}

/** What runs from the start. Each view and each part names the fields that it takes. */
export interface Page {
  settings: PageSettings;
  kitchenName: string;
  recipe: RecipeActor;
  /** The language model of the host's connection; null for sample recipes. */
  hostModel: string | null;
  /** What the page says about the model in use, even before the part that connects models arrives. */
  modelStatus: Store<ModelStatus>;
  /** What the page can say about a running attempt; null if none runs. */
  wait: Store<Wait | null>;
  /** What a model is writing, and what it has written last. */
  growth: Store<Growth | null>;
  /** Who keeps the visitor's preferences. */
  keeping: Store<Keeping>;
  /** What the visitor has dropped on the page, or shared to it from another app. */
  incoming: Store<Incoming | null>;
  /** How many recipes are planned. The browser keeps it, so the first screen can say it before the cookbook comes. */
  planned: Store<number>;
  /** Whether a model in use takes pictures, by what the page knows without asking a server. */
  takesPhotos: Store<boolean>;
  /** Whether the page asks for the preferences before a request, because it could not read what was kept. */
  asksForPreferences: Store<boolean>;
  /** Whether the view for cooking is open. */
  isCooking: Store<boolean>;
  /** Fetches the code that shows a recipe. Soon stops waiting: visitors can also read it as plain text. */
  loadRecipeParts(): Promise<unknown>;
}

/** What a part may start with. Beside these, each names what it takes of other parts. */
export interface PartPage extends Page {
  start: StartActor;
  /** The kitchen that the page starts with. */
  kitchen: RecipeInput | undefined;
  hostConnection: LazyConnection | undefined;
  /** The address of the service worker; undefined if the page has none. */
  workerAddress: string | undefined;
  hideSecret: ((secret: string) => void) | undefined;
  /** The language of the page; undefined for English. */
  language: PageLanguage | undefined;
  /** Makes a part of a part. */
  createPart: CreatePart;
  withWords: WithWords;
  /** The address of the page's own script. */
  script: string;
}
