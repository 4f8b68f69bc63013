import type { ReactNode } from 'react';
import { type Kitchen, recipeMachine } from '../../machines/recipeMachine';
import { RecipeContext } from '../../src/app/RecipeContext';

/** Puts what is rendered into a kitchen of its own, which starts from what is given. */
export function inKitchen(kitchen: Partial<Kitchen> = {}) {
  return ({ children }: { children: ReactNode }) => (
    <RecipeContext.Provider logic={recipeMachine} options={{ input: kitchen }}>
      {children}
    </RecipeContext.Provider>
  );
}
