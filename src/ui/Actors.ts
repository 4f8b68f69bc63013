import { createContext, use } from 'react';
import type { RecipeActor } from '../../machines/recipeMachine';
import type { Wish } from '../../machines/request';

/** What views of any feature send events to. */
export interface Actors {
  recipe: RecipeActor;
  /** Asks for a recipe. The button that was pressed may go with it, so the focus moves on. */
  ask(wish: Wish): void;
  /** Whether the connection in use can change a recipe by what the visitor writes. */
  takesConversation: boolean;
}

export const ActorsContext = createContext<Actors | null>(null);

/** @throws {Error} outside of an `ActorsContext` */
export function useActors(): Actors {
  const actors = use(ActorsContext);
  if (!actors) throw new Error('There is no ActorsContext around this view.');
  return actors;
}
