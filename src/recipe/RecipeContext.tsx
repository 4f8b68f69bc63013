import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Recipe } from '../../machines/recipe';
import { useActors } from '../ui/Actors';
import { LineMarksContext } from './allergens/MarkedWords';
import { AmountsContext } from './amounts/shownAmounts';
import { wishWithout } from './changes/wishWithout';
import { ProgressContext } from './cooking/progress';
import type { RecipeTools } from './createRecipeTools';
import { avoidTheSame, type OpenedRecipe } from './openRecipe';
import { TimersContext } from './timers/TimersContext';

/** The recipe around a view. */
interface AroundRecipe extends OpenedRecipe {
  recipe: Recipe;
  tools: RecipeTools;
}

const RecipeContext = createContext<AroundRecipe | null>(null);

/** @throws {Error} outside of a `RecipeProvider` */
export function useRecipe(): AroundRecipe {
  const around = use(RecipeContext);
  if (!around) throw new Error('There is no RecipeProvider around this view.');
  return around;
}

interface RecipeProviderProps {
  tools: RecipeTools;
  recipe: Recipe;
  children: ReactNode;
}

/** Gives the recipe to the views in it. */
export function RecipeProvider({ tools, recipe, children }: RecipeProviderProps) {
  const opened = tools.open(recipe);
  const around = useMemo(() => ({ ...opened, recipe, tools }), [opened, recipe, tools]);
  return (
    <RecipeContext value={around}>
      <TimersContext value={tools.timers}>
        <ProgressContext value={opened.progress}>
          <AmountsContext value={opened.amounts}>{children}</AmountsContext>
        </ProgressContext>
      </TimersContext>
    </RecipeContext>
  );
}

/** Gives the recipe to the views of a copy, which React renders outside the page. */
export function CopyProvider({ around, children }: { around: AroundRecipe; children: ReactNode }) {
  return (
    <RecipeContext value={around}>
      <AmountsContext value={{ ...around.amounts, isCopy: true }}>{children}</AmountsContext>
    </RecipeContext>
  );
}

/** What the check found in the recipe; null if the visitor avoids nothing. */
export function useRecipeCheck() {
  const { check } = useRecipe();
  const actor = useActors().recipe;
  return check(useSelector(actor, ({ context }) => context.preferences, avoidTheSame));
}

/** Lets the lines of the recipe say what the check found in them. */
export function LineMarks({ children }: { children: ReactNode }) {
  const marks = useRecipeCheck()?.marks ?? NO_MARKS;
  return <LineMarksContext value={marks}>{children}</LineMarksContext>;
}

const NO_MARKS = new Map();

/** Asks for the recipe without some foods; null if no model can change it. */
export function useSwap(): ((foods: readonly string[]) => void) | null {
  const { ask, takesConversation } = useActors();
  const { origin, model } = useRecipe().recipe;
  // The sample kitchen can leave a food out of its own recipes.
  const isFromBook = origin === 'request' && model === null;
  return takesConversation || isFromBook ? (foods) => ask(wishWithout(foods)) : null;
}
