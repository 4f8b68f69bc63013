import { createContext, use } from 'react';
import type { RecipeActor } from '../../machines/recipeMachine';
import type { Wish } from '../../machines/request';

/** What the views of every feature need to send events. */
export interface Actors {
  recipe: RecipeActor;
  /** Asks for a recipe. The pressed button may disappear, so this also moves the focus. */
  ask(wish: Wish): void;
  /** Whether the connection in use can follow the visitor's own words to change a recipe. */
  takesConversation: boolean;
}

export const ActorsContext = createContext<Actors | null>(null);

/** @throws {Error} outside of an `ActorsContext` */
export function useActors(): Actors {
  const actors = use(ActorsContext);
  if (!actors) throw new Error('There is no ActorsContext around this view.');
  return actors;
}
