import { type CookedRecipe, hasText } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { type CookingActor, cookingMachine } from '../../../machines/cooking/cookingMachine';
import type { StartActor } from '../../../machines/createActors';
import { localTime } from '../../../machines/kitchen/days';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { removeFromBrowser } from '../../browser/storage/browserStorage';
import type { LazyPart } from '../../browser/store';
import { takenBy } from '../../needs/takenBy';
import type { AroundRecipe, RecipePart } from '../../recipe';
import { toSave } from '../storage/fromSaved';

interface Options {
  start: StartActor;
  cookbook: CookbookActor;
  recipe: RecipeActor;
  reader: LazyPart<RecipePart>;
}

/** The list changes once the cookbook has logged the dinner. One undo takes back both. */
export function createCooking({ start, cookbook, recipe, reader }: Options): CookingActor {
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
    releaseCheck = isShown ? reader.get()?.tools.kitchenCheck.keepFor(ingredients) : undefined;
    changeList(cooked);
  });
  cookbook.on('uncooked', () => cooking.send({ type: 'recipe.uncook' }));
  recipe.on('list.change', ({ command }) => {
    if (command.kind === 'undo') cooking.send({ type: 'list.undo', change: command.change });
  });
  return cooking;
}

/** How long another press of *I cooked this* means the same dinner, in ms. */
const ONE_DINNER = 3_600_000;

interface Actors {
  actor: CookbookActor;
  cooking: CookingActor;
}

/** Whether an earlier press has noted this dinner, or is about to. */
function isNoted({ actor, cooking }: Actors, text: string): boolean {
  const { queue } = actor.getSnapshot().context;
  const last = cooking.getSnapshot();
  const { cooked } = last.context;
  return (
    queue.some((one) => one.type === 'recipe.cook' && hasText(one.recipe, text)) ||
    (last.matches('cooked') &&
      cooked !== null &&
      hasText(cooked.recipe, text) &&
      Date.now() - Date.parse(cooked.at) < ONE_DINNER)
  );
}

/** Notes a dinner, and what of the `list` it has used up. */
export function cook(
  actors: Actors,
  list: readonly string[],
  { recipe: cooked, reading, amounts, tools }: AroundRecipe,
) {
  if (isNoted(actors, cooked.text)) return;
  const { servings } = amounts.shown.get();
  const taken = takenBy(tools.kitchenCheck.compareNow(reading, servings));
  // "Eggs and rice" counts as two foods. Neither can leave the list alone.
  const gone = list.filter((line) => taken.some(({ entry, isWhole }) => isWhole && entry === line));
  const at = localTime(new Date());
  actors.actor.send({
    type: 'recipe.cook',
    recipe: toSave(cooked, amounts.wholeServings()),
    at,
    gone,
  });
}
