import {
  dinnerDay,
  findSaved,
  type RecipeToSave,
  type SavedNeeds,
} from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { dayAfter } from '../../../machines/kitchen/cookedTime';
import type { EatBy } from '../../../machines/kitchen/ingredientList';
import { createStore, type LazyPart } from '../../browser/store';
import type { RecipePart } from '../../recipe';
import { followDays } from '../../ui/followDays';
import type { KitchenStore } from '../../ui/KitchenStore';
import { readTitle } from '../storage/savedTitle';

/** How far ahead a visitor plans, in days. */
const FORTNIGHT = 14;

export const nextDays = (today: string): string[] =>
  Array.from({ length: FORTNIGHT }, (_, days) => dayAfter(today, days));

interface Options {
  kitchen: KitchenStore;
  reader: LazyPart<RecipePart>;
  cookbook: CookbookActor;
}

export type Planning = ReturnType<typeof createPlanning>;

export function createPlanning({ kitchen, reader, cookbook }: Options) {
  const { today, stop } = followDays();
  const asked = createStore<string | null>(null);

  /** What a recipe uses of the list and has to be eaten by a day that is not over. */
  function eatByOf(needs: SavedNeeds | undefined): readonly EatBy[] {
    const knowledge = reader.getSnapshot().context;
    const dates = kitchen
      .getSnapshot()
      .context.dates.filter(({ day }) => day >= today.getSnapshot().context)
      .sort((one, other) => (one.day < other.day ? -1 : 1));
    if (!needs || !knowledge || dates.length === 0) return [];
    const rank = knowledge.rankOf(
      needs,
      knowledge.tools.kitchenCheck.kitchen.getSnapshot().context,
      dates.map(({ entry }) => entry),
    );
    return dates.filter(({ entry }) => rank?.usesUp.includes(entry));
  }

  /** The first day without a dinner, as long as all that the recipe uses is still good. */
  function proposeDay(text: string): string | undefined {
    const { recipes } = cookbook.getSnapshot().context;
    const title = findSaved(recipes, text)?.title ?? readTitle(text);
    const [first] = eatByOf(title.needs);
    const days = nextDays(today.getSnapshot().context).filter((day) => !first || day <= first.day);
    const taken = recipes.map(dinnerDay);
    return days.find((day) => !taken.includes(day)) ?? days.at(-1);
  }

  return {
    today,
    /** The text of the recipe whose *Planned* the visitor has just pressed. */
    asked,
    eatByOf,
    /**
     * If the recipe is planned already, the page only says for when.
     * @param servings for how many; null for the recipe's own
     */
    plan(given: RecipeToSave, servings: number | null) {
      const saved = findSaved(cookbook.getSnapshot().context.recipes, given.recipe);
      asked.set(saved?.planned ? given.recipe : null);
      if (saved?.planned) return;
      const day = proposeDay(given.recipe) ?? null;
      const planned = { servings, at: Date.now() };
      cookbook.send({ type: 'recipe.plan', recipe: given, planned, day });
    },
    stop,
  };
}
