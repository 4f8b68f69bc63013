import { canAsk, type RecipeActor } from '../../../machines/recipe/recipeMachine';

/** Whether the recipe on the page could be changed now. */
export const canChange = (snapshot: ReturnType<RecipeActor['getSnapshot']>): boolean =>
  canAsk(snapshot, { kind: 'change', words: '', without: [] });
