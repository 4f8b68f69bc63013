import type { AddingActor } from '../../machines/adding/addingMachine';
import type { DialogsActor } from '../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import type { Wish } from '../../machines/recipe/request';
import { createRequiredContext } from './context';
import type { KitchenStore } from './KitchenStore';

export interface Receiver {
  model: string | null;
  /** In order; empty if the text stays on this device. */
  recipients: readonly string[];
}

export interface Actors {
  recipe: RecipeActor;
  kitchen: KitchenStore;
  /** Takes words for the list, and what must wait for them. */
  adding: AddingActor;
  dialogs: DialogsActor;
  /** Asks for a recipe, and moves the focus, because the pressed button may disappear. */
  ask(wish: Wish): void;
  /** Shows a recipe, and moves the focus to its heading. */
  open(recipe: Recipe): void;
  /** Whether the connection can change a recipe by the visitor's own words. */
  takesConversation: boolean;
  /** Rejects if the page cannot tell. */
  findReceiver(): Promise<Receiver>;
}

export const [ActorsContext, useActors] = createRequiredContext<Actors>();
