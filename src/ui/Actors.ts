import type { RefObject } from 'react';
import type { AddingActor } from '../../machines/adding/addingMachine';
import type { Choice } from '../../machines/connection/connectionMachine';
import type { DialogsActor } from '../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import type { Wish } from '../../machines/recipe/request';
import type { Readable } from '../browser/store';
import { createRequiredContext } from './context';
import type { KitchenStore } from './KitchenStore';

export interface Receiver {
  model: string | null;
  /** In order; empty if the text stays on this device. */
  recipients: readonly string[];
}

/** Where the focus goes once what had it has left the page. */
export interface Places {
  /** For an ingredient. */
  field: RefObject<HTMLInputElement | null>;
  /** Its button asks for a recipe. It is there once the list is long enough. */
  request: RefObject<HTMLButtonElement | null>;
  /** Of the recipe's pane. */
  heading: RefObject<HTMLHeadingElement | null>;
}

export const createPlaces = (): Places => ({
  field: { current: null },
  request: { current: null },
  heading: { current: null },
});

export interface Actors {
  recipe: RecipeActor;
  kitchen: KitchenStore;
  /** Takes words for the list, and what must wait for them. */
  adding: AddingActor;
  dialogs: DialogsActor;
  places: Places;
  /** Asks for a recipe, and moves the focus, because the pressed button may disappear. */
  ask(wish: Wish): void;
  /** Shows a recipe, and moves the focus to its heading. */
  open(recipe: Recipe): void;
  modelStatus: Readable<{ choice: Choice }>;
  /** Whether a model of this choice can change a recipe by the visitor's words. */
  takesConversation(choice: Choice): boolean;
  /** The connection in use. Rejects if the page cannot fetch its code. */
  findConnection(): Promise<Receiver>;
}

/** What views of every feature read of the page. Those of `src/app` read all of it, with `useApp`. */
export const [ActorsContext, useActors] = createRequiredContext<Actors>();
