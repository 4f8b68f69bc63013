import type { StartActor } from '../../../machines/actorSystem';
import { type CookedRecipe, hasText } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { type CookingActor, cookingMachine } from '../../../machines/cooking/cookingMachine';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { removeFromBrowser } from '../../browser/storage/browserStorage';

interface Options {
  start: StartActor;
  cookbook: CookbookActor;
  recipe: RecipeActor;
  /** Compares with this list from now on. The result ends that; undefined without the part. */
  keepCheck(list: readonly string[]): (() => void) | undefined;
}

/** The list changes once the cookbook has logged the dinner. One undo takes back both. */
export function joinCooking({ start, cookbook, recipe, keepCheck }: Options): CookingActor {
  // Older pages kept titles of cooked dishes there.
  removeFromBrowser('saffron.recentDishes');
  const list = () => recipe.getSnapshot().context;
  let releaseCheck: (() => void) | undefined;

  function changeList(cooked: CookedRecipe) {
    const { gone, left } = cooked;
    recipe.send({ type: 'list.change', command: { kind: 'cook', gone, left } });
    // Also without a change, or the list's undo could take back an older cooking without its log.
    cooking.send({ type: 'recipe.cook', cooked, change: list().undoable });
  }

  const cooking: CookingActor = start(
    'cooking',
    cookingMachine.provide({
      actions: {
        undoList(_, { change }) {
          if (change) recipe.send({ type: 'kitchen.undo', change });
        },
        changeList(_, { cooked }) {
          if (cooked) changeList(cooked);
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
    const { ingredients, recipe: shown } = list();
    const isShown = shown !== null && hasText(cooked.recipe, shown.text);
    releaseCheck = isShown ? keepCheck(ingredients) : undefined;
    changeList(cooked);
  });
  cookbook.on('uncooked', () => cooking.send({ type: 'recipe.uncook' }));
  recipe.on('list.change', ({ command }) => {
    if (command.kind === 'undo') cooking.send({ type: 'list.undo', change: command.change });
  });
  return cooking;
}
