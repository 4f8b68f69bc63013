import type { InspectionEvent } from 'xstate';
import type { Choice } from '../../machines/connection/connectionMachine';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import type { Store } from '../browser/store';
import type { Keeping } from '../kitchen/preferences/preferencesStorage';
import type { Wait } from '../kitchen/wait/Wait';
import type { ModelStatus } from '../models/control/createModelController';
import type { Growth } from '../recipe/growRecipe';
import type { PageSettings } from './config';
import type { Editing } from './cookbook/editing';
import type { Parts } from './parts';

/** The developer's tools, as the application needs them. */
export interface Inspection {
  inspect(event: InspectionEvent): void;
  /** Keeps a secret out of everything that the tools receive. */
  hide(secret: string): void;
}

/** What opens a dialog: dropped or pasted files, a text from another app, or a recipe to edit. */
export interface Incoming {
  /** The dialog that takes it, if not the one for recipes from elsewhere. */
  name?: 'photo' | 'bring' | 'edit';
  files?: readonly File[];
  text?: string;
  editing?: Editing;
}

/** Everything that runs behind the page. Views get what they need of it as props. */
export interface Application {
  settings: PageSettings;
  kitchenName: string;
  recipe: RecipeActor;
  /** The language model of the host's connection; null for sample recipes. */
  hostModel: string | null;
  /** Whether this choice of model can change a recipe as the visitor writes. */
  takesConversation(choice: Choice): boolean;
  /** Whether requests need a network with this choice of model; `sample` if the host has none. */
  needsNetwork(choice: Choice): boolean;
  /** What the page says about the model in use, even before the part that connects models arrives. */
  modelStatus: Store<ModelStatus>;
  /** What the page can say about a running attempt; null if none runs. */
  wait: Store<Wait | null>;
  /** What a model is writing, and what it has written last. */
  growth: Store<Growth | null>;
  parts: Parts;
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
  /** Prepares the connection before a request needs it. Never rejects. */
  warmUpConnection(): Promise<void>;
  /** Stops all actors and their listeners. */
  stop(): void;
}
