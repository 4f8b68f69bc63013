import type { InspectionEvent } from 'xstate';
import type { Choice } from '../../machines/connectionMachine';
import type { RecipeActor } from '../../machines/recipeMachine';
import type { Store } from '../browser/store';
import type { Keeping } from '../kitchen/preferences/preferencesStorage';
import type { Wait } from '../kitchen/Wait';
import type { ModelStatus } from '../model/createModelController';
import type { InstallPrompt } from '../offline/installPrompt';
import type { Handed } from './Bring';
import type { PageSettings } from './config';
import type { Parts } from './parts';

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
  /** The language model of the host's connection; null for sample recipes. */
  hostModel: string | null;
  /** Whether a choice can change a recipe by what the visitor writes. */
  takesConversation(choice: Choice): boolean;
  /** Whether requests need a network with what the visitor has chosen. */
  needsNetwork(choice: Choice): boolean;
  /** What the page says about the model in use, before the part that connects models is there. */
  modelStatus: Store<ModelStatus>;
  /** What a visitor can know while an attempt runs; null while none does. */
  wait: Store<Wait | null>;
  parts: Parts;
  /** Who keeps the visitor's preferences. */
  keeping: Store<Keeping>;
  /** What the visitor has dropped on the page, or shared to it from another app. */
  brought: Store<Handed | null>;
  /** Whether the view for cooking is open. */
  isCooking: Store<boolean>;
  /** The browser's offer to install the page, as long as there is one. */
  installPrompt: Store<InstallPrompt | null>;
  /** Fetches what shows a recipe. Resolves soon in any case: visitors can read it as plain text too. */
  loadRecipeParts(): Promise<unknown>;
  /** Does ahead what a request would wait for, as far as that goes. */
  warmUpConnection(): Promise<void>;
  /** Stops all actors, and what listens to the page for them. */
  stop(): void;
}
