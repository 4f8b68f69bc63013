import type { StartActor } from '../../../machines/actorSystem';
import type { CookbookActor } from '../../../machines/cookbookMachine';
import { type CookingActor, cookingMachine } from '../../../machines/cookingMachine';
import { hasText } from '../../../machines/findSaved';
import type { RecipeActor } from '../../../machines/recipeMachine';
import { removeFromBrowser } from '../../browser/storage/browserStorage';

interface Options {
  start: StartActor;
  cookbook: CookbookActor;
  recipe: RecipeActor;
  /**
   * Checks the recipe on the page against this list from now on, and no longer against the present one.
   *
   * @returns a function that takes it back; undefined before the recipe's part has arrived
   */
  keepCheck(list: readonly string[]): (() => void) | undefined;
}

/**
 * Once the cookbook has logged a cooked recipe, takes the used up ingredients off the list. One undo takes
 * back both. When another recipe opens, the sheet closes.
 */
export function joinCooking({ start, cookbook, recipe, keepCheck }: Options): CookingActor {
  // An earlier version of the page kept titles of cooked dishes there.
  removeFromBrowser('saffron.recentDishes');
  const list = () => recipe.getSnapshot().context;
  let releaseCheck: (() => void) | undefined;
  const cooking = start(
    'cooking',
    cookingMachine.provide({
      actions: {
        undoList(_, { change }) {
          if (change) recipe.send({ type: 'kitchen.undo', change });
        },
        clearLog(_, { cooked }) {
          if (!cooked) return;
          releaseCheck?.();
          cookbook.send({ ...cooked, type: 'recipe.uncook' });
        },
      },
    }),
  );

  cookbook.on('cooked', ({ type: _, ...cooked }) => {
    const { gone, next, left } = cooked;
    const { ingredients, recipe: shown } = list();
    const isShown = shown !== null && hasText(cooked.recipe, shown.text);
    releaseCheck = isShown ? keepCheck(ingredients) : undefined;
    recipe.send({ type: 'recipe.cook', gone, next, left });
    // Even if it changes nothing: the list's undo never takes back an older cooking without its log.
    cooking.send({ type: 'recipe.cook', cooked, change: list().undoable });
  });
  cookbook.on('uncooked', () => cooking.send({ type: 'recipe.uncook' }));
  recipe.on('list.undo', cooking.send);
  recipe.subscribe(({ context }) => {
    const { sheet } = cookbook.getSnapshot().context;
    if (sheet && sheet.recipe.recipe !== context.recipe?.text)
      cookbook.send({ type: 'sheet.close' });
  });
  return cooking;
}
