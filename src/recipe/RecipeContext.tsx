import { useSelector } from '@xstate/react';
import { type ReactNode, use, useMemo, useState } from 'react';
import { isFromBook, type Recipe } from '../../machines/kitchen/recipe';
import type { Wish } from '../../machines/recipe/request';
import { foreignLine } from '../browser/foreignText';
import { useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { createRequiredContext } from '../ui/context';
import * as recipeWords from '../words/en/recipe';
import { joinNames } from '../words/format';
import { leavesOutAllergens } from './allergens/checkReading';
import { LineMarksContext } from './allergens/MarkedWords';
import { nameOfKey } from './allergens/sayFound';
import { canChange } from './changes/canChange';
import { ProgressContext } from './cooking/progress';
import type { RecipeTools } from './createRecipeTools';
import type { GrowingText } from './growRecipe';
import type { OpenedRecipe } from './openRecipe';
import { AmountsContext, type ShownAmounts, useAmounts } from './servings/shownAmounts';
import { findNeeds, NeedsContext } from './shopping/NeedMark';
import { TimersContext } from './timers/createTimers';
import { useLanguageState, useLanguages } from './useLanguages';

type Change = Extract<Wish, { kind: 'change' }>;

export interface AroundRecipe extends OpenedRecipe {
  recipe: Recipe;
  tools: RecipeTools;
  /** Whether a model is writing it. */
  isGrowing: boolean;
  /** For React's keys: tells one text from the next. */
  id: string;
}

const [RecipeContext, useRecipe] = createRequiredContext<AroundRecipe>();

export { useRecipe };

export const useRecipeId = () => use(RecipeContext)?.id;

interface RecipeProviderProps {
  tools: RecipeTools;
  recipe: Recipe;
  growing?: GrowingText | null | undefined;
  id?: string | undefined;
  children: ReactNode;
}

export function RecipeProvider({
  tools,
  recipe,
  growing,
  id = recipe.text,
  children,
}: RecipeProviderProps) {
  const opened = growing?.opened ?? tools.open(recipe);
  const isGrowing = growing != null;
  const around = useMemo(
    () => ({ ...opened, recipe, tools, isGrowing, id }),
    [opened, recipe, tools, isGrowing, id],
  );
  return (
    <RecipeContext value={around}>
      <TimersContext value={tools.timers}>
        <ProgressContext value={opened.progress}>
          <Amounts amounts={opened.amounts}>{children}</Amounts>
        </ProgressContext>
      </TimersContext>
    </RecipeContext>
  );
}

/** One subscription for all lines: a long recipe has hundreds. */
function Amounts({ amounts, children }: { amounts: ShownAmounts; children: ReactNode }) {
  const shown = useStore(amounts.shown);
  const all = useMemo(() => ({ ...amounts, ...shown }), [amounts, shown]);
  return <AmountsContext value={all}>{children}</AmountsContext>;
}

/** React renders the views of a copy outside the page. */
export function CopyProvider({ around, children }: { around: AroundRecipe; children: ReactNode }) {
  return (
    <RecipeContext value={around}>
      <Amounts amounts={{ ...around.amounts, isCopy: true }}>{children}</Amounts>
    </RecipeContext>
  );
}

/** The sample kitchen's "Nothing here fits": no recipe, only words of the page. */
export const isBookNote = ({ recipe }: Pick<AroundRecipe, 'recipe'>): boolean =>
  recipe.isNote === true && isFromBook(recipe);

/** Null while the page cannot check, and for what is not a recipe. */
export function useRecipeCheck() {
  const around = useRecipe();
  const { check, reading, isGrowing } = around;
  const { isPending } = useLanguageState(reading.document.language);
  // With another language, a word to avoid may mean more.
  useLanguages();
  const preferences = useStore(useActors().kitchen, (now) => now.preferences);
  // A growing recipe is never fully checked, and says so.
  return (isPending && !isGrowing) || isBookNote(around) ? null : check(preferences);
}

export function LineMarks({ children }: { children: ReactNode }) {
  const marks = useRecipeCheck()?.marks ?? NO_MARKS;
  return <LineMarksContext value={marks}>{children}</LineMarksContext>;
}

const NO_MARKS = new Map();

const NOTHING_PRESSED = { of: null, line: null };

export function NeedMarks({ children }: { children: ReactNode }) {
  const { id, reading, tools } = useRecipe();
  const check = tools.kitchenCheck.useCheck(reading, useAmounts().servings);
  const canSwap = useSelector(useActors().recipe, canChange);
  const [{ of, line }, setPressed] = useState<{ of: unknown; line: number | null }>(
    NOTHING_PRESSED,
  );
  // Another recipe's line of this number was not pressed.
  const pressed = of === id ? line : null;
  const needs = useMemo(
    () => ({
      ...{ check, names: findNeeds(check), canSwap, pressed },
      press: (line: number | null) => setPressed({ of: id, line }),
    }),
    [check, canSwap, pressed, id],
  );
  return <NeedsContext value={needs}>{children}</NeedsContext>;
}

/** Whether the model in use can change a recipe by the visitor's words. */
export function useTakesWords(): boolean {
  const { modelStatus, takesConversation } = useActors();
  return useStore(modelStatus, ({ choice }) => takesConversation(choice));
}

/** Null if no model can change the recipe. */
export function useSwap(): ((foods: readonly string[]) => void) | null {
  const { ask } = useActors();
  const { recipe, reading } = useRecipe();
  const takesWords = useTakesWords();
  // The sample kitchen can leave a food out of its own recipes.
  return takesWords || isFromBook(recipe)
    ? (foods) => ask(changeOf(recipe, wishWithout(foods, reading.document.language)))
    : null;
}

/** Asks for a change in the visitor's words. `answer`: what a model has said, if the words are a question. */
export function useChange(): (words: string, answer?: string) => void {
  const { ask } = useActors();
  const { recipe, reading } = useRecipe();
  const language = reading.document.language ?? undefined;
  return (words, answer) =>
    ask(changeOf(recipe, { kind: 'change', words, without: [], answer, language }));
}

const changeOf = (recipe: Recipe, wish: Change): Change =>
  leavesOutAllergens(recipe) ? { ...wish, leavesOutAllergens: true } : wish;

/** `foods` as the recipe or the check calls them. The wish also names them in words of the page. */
export function wishWithout(foods: readonly string[], language: string | null): Change {
  const names = foods.map((food) => foreignLine(nameOfKey(food)));
  return {
    kind: 'change',
    words: recipeWords.changes.without(joinNames(names, 'disjunction')),
    without: foods.map(foreignLine),
    ...(language && { language }),
  };
}
