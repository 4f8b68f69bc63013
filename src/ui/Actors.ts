import { createContext, use } from 'react';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import type { Wish } from '../../machines/recipe/request';

/** Who gets what a request sends. */
export interface Receiver {
  /** The name of the model. */
  model: string | null;
  /** Who gets the text, in order; empty if it stays on this device. */
  recipients: readonly string[];
}

/** What the views of every feature need to send events. */
export interface Actors {
  recipe: RecipeActor;
  /** Asks for a recipe. The pressed button may disappear, so this also moves the focus. */
  ask(wish: Wish): void;
  /** Whether the connection in use can follow the visitor's own words to change a recipe. */
  takesConversation: boolean;
  /** Rejects if the page cannot tell. */
  findReceiver(): Promise<Receiver>;
}

// `App` is around every view.
export const ActorsContext = createContext(null as unknown as Actors);

export const useActors = (): Actors => use(ActorsContext);
