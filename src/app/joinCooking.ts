import type { CookbookActor, CookedRecipe } from '../../machines/cookbookMachine';
import { afterCooking } from '../../machines/cookedList';
import { identityOf } from '../../machines/ingredientList';
import type { RecipeActor } from '../../machines/recipeMachine';
import { hasText } from '../cookbook/findSaved';
import { addRecentDish, removeRecentDish } from './recentDishes';

/**
 * Once the cookbook has logged a cooked recipe, takes the used up ingredients off the list. An undo of the
 * list takes back the log too. When another recipe opens, the sheet closes.
 *
 * @param keepCheck keeps the kitchen check of the recipe on the page as it is with this list; returns a function
 *   that takes it back
 * @returns a function that undoes the last cooking: the list, the log, and the saving of the recipe
 */
export function joinCooking(
  cookbook: CookbookActor,
  recipe: RecipeActor,
  keepCheck: (list: readonly string[]) => (() => void) | undefined,
): () => void {
  /** The last cooking, with the list and its marks from before. */
  let last: {
    cooked: CookedRecipe;
    listed: readonly string[];
    marked: readonly string[];
    releaseCheck: (() => void) | undefined;
  } | null = null;
  /** What the next undo of the list brings back, if the last cooking can be undone so; null otherwise. */
  let undoable: unknown = null;
  /** The number of the list's last notice as long as it can. */
  let serial = 0;

  cookbook.on('cooked', (cooked) => {
    const { ingredients, useUp, recipe: shown } = recipe.getSnapshot().context;
    const { left } = cooked;
    const gone = cooked.gone.filter((used) => ingredients.includes(used));
    const isNext = (listed: string) =>
      cooked.next.includes(listed) || (left && identityOf(left.entry) === identityOf(listed));
    const next = ingredients.filter((listed) => isNext(listed) && !useUp.includes(listed));
    if (cooked.dish) addRecentDish(cooked.dish, Date.parse(cooked.at));
    const isShown = shown !== null && hasText(cooked.recipe, shown.text);
    const releaseCheck = isShown ? keepCheck(ingredients) : undefined;
    last = { cooked: { ...cooked, gone, next }, listed: ingredients, marked: useUp, releaseCheck };
    if (gone.length === 0 && next.length === 0 && !left) return;
    const list = afterCooking(recipe.getSnapshot().context, { gone, next, left });
    recipe.send({ type: 'list.change', list });
    ({
      undoable,
      notice: { serial },
    } = recipe.getSnapshot().context);
  });

  cookbook.on('uncooked', () => {
    last = null;
  });

  recipe.subscribe(({ context }) => {
    const { sheet } = cookbook.getSnapshot().context;
    if (sheet && sheet.recipe.recipe !== context.recipe?.text)
      cookbook.send({ type: 'sheet.close' });
    if (!undoable) return;
    const { undoable: next, notice } = context;
    // An undo that changes without a notice comes from another tab, which has changed the kept list.
    const isSame = next === undoable || (next !== null && notice.serial === serial);
    undoable = isSame ? next : null;
    serial = notice.serial;
    if (next === null && notice.about === 'undo') takeBack();
  });

  function takeBack() {
    if (!last) return;
    const { cooked, listed, marked, releaseCheck } = last;
    releaseCheck?.();
    const { ingredients, useUp, leftovers } = recipe.getSnapshot().context;
    const mark = (ingredient: string) => recipe.send({ type: 'ingredient.mark', ingredient });
    for (const { entry, cookedAt } of leftovers) {
      const isOfIt = cookedAt === cooked.left?.cookedAt && !listed.includes(entry);
      if (isOfIt) recipe.send({ type: 'ingredient.remove', ingredient: entry });
    }
    // The list may have changed since. Then it cannot undo this by itself.
    const missing = cooked.gone.filter((used) => !ingredients.includes(used));
    if (missing.length > 0) recipe.send({ type: 'ingredient.add', text: missing.join('\n') });
    missing.filter((used) => marked.includes(used)).forEach(mark);
    cooked.next.filter((used) => useUp.includes(used)).forEach(mark);
    if (cooked.dish) removeRecentDish(cooked.dish, Date.parse(cooked.at));
    cookbook.send({ ...cooked, type: 'recipe.uncook' });
  }

  return () => {
    if (undoable) recipe.send({ type: 'kitchen.undo' });
    else takeBack();
  };
}
