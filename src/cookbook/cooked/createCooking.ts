import {
  type CookedRecipe,
  findUnlogged,
  hasText,
  ONE_DINNER,
} from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { localTime } from '../../../machines/kitchen/cookedTime';
import type { EatBy } from '../../../machines/kitchen/ingredientList';
import type { ListChange } from '../../../machines/kitchen/listChange';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { type Compared, type Comparison, type Need, writeTotal } from '../../amounts';
import { removeFromBrowser } from '../../browser/storage/browserStorage';
import { createStore, type LazyPart } from '../../browser/store';
import type { AroundRecipe, RecipePart } from '../../recipe';
import type { KitchenStore } from '../../ui/KitchenStore';
import { toSave } from '../storage/fromSaved';

interface Options {
  cookbook: CookbookActor;
  recipe: RecipeActor;
  kitchen: KitchenStore;
  reader: LazyPart<RecipePart>;
}

/** The last dinner, which the visitor can take back. */
interface Cooking {
  cooked: CookedRecipe;
  /** Null if the dinner changed nothing on the list. */
  change: ListChange | null;
  /** The list is as before. The cookbook takes the dinner out of its log. */
  isUndone: boolean;
}

/** The list changes once the cookbook has logged the dinner. One undo takes back both. */
export function createCooking(options: Options) {
  const { cookbook, recipe, kitchen, reader } = options;
  // Older pages kept titles of cooked dishes there.
  removeFromBrowser('saffron.recentDishes');
  const store = createStore<Cooking | null>(null);
  const { set } = store;
  const lastNow = () => store.getSnapshot().context;
  const shownNow = () => recipe.getSnapshot().context.recipe;
  const listNow = () => kitchen.getSnapshot().context;
  let releaseCheck: (() => void) | undefined;

  function changeList(cooked: CookedRecipe) {
    const { gone, left } = cooked;
    kitchen.change({ kind: 'cook', gone, left });
    // Also without a change, or the list's undo could take back an older cooking without its log.
    set({ cooked, change: listNow().undoable, isUndone: false });
  }

  const undoList = ({ change }: Cooking) => change && kitchen.undo(change);

  function clearLog(last: Cooking) {
    releaseCheck?.();
    cookbook.send({ ...last.cooked, type: 'recipe.uncook' });
  }

  cookbook.on('cooked', ({ type: _, ...cooked }) => {
    if (cooked.isKnown) return set({ cooked, change: null, isUndone: false });
    const { tools } = reader.getSnapshot().context ?? {};
    const shown = shownNow();
    const isShown = shown !== null && hasText(cooked.recipe, shown.text);
    releaseCheck = isShown ? tools?.kitchenCheck.keepFor(listNow().ingredients) : undefined;
    changeList(cooked);
  });
  cookbook.on('uncooked', ({ recipe: { recipe: text } }) => {
    const last = lastNow();
    if (last?.isUndone && hasText(last.cooked.recipe, text)) set(null);
  });
  kitchen.command.subscribe(({ context: command }) => {
    const last = lastNow();
    if (command?.kind !== 'undo' || !last || last.isUndone || command.change !== last.change)
      return;
    // The visitor has taken it back with the Undo of the list.
    set({ ...last, isUndone: true });
    clearLog(last);
  });

  return {
    ...store,
    cook: (opened: AroundRecipe) => cook(options, lastNow(), opened),
    /** The visitor corrects what is used up, or says what is left. The log stays. */
    correct(gone: readonly string[], left?: EatBy) {
      const last = lastNow();
      // The field of what is left also leaves with a start over, whose undo brings the list back.
      if (!last || last.isUndone || (!shownNow() && listNow().undoable?.kind === 'clear')) return;
      // Without its change of the list, this no longer undoes the cooking.
      set({ ...last, change: null });
      undoList(last);
      changeList({ ...last.cooked, gone, left });
    },
    /** Takes it back. If the storage has failed, another press tries again. */
    undo() {
      const last = lastNow();
      if (!last) return;
      set({ ...last, isUndone: true });
      if (!last.isUndone) undoList(last);
      clearLog(last);
    },
  };
}

/** Whether an earlier press has noted this dinner, or is about to. */
function isNoted(cookbook: CookbookActor, last: Cooking | null, text: string): boolean {
  const { queue } = cookbook.getSnapshot().context;
  return (
    queue.some((one) => one.type === 'recipe.cook' && hasText(one.recipe, text)) ||
    (last !== null &&
      !last.isUndone &&
      hasText(last.cooked.recipe, text) &&
      Date.now() - Date.parse(last.cooked.at) < ONE_DINNER)
  );
}

/** Notes a dinner, and what of the list it has used up. */
function cook(
  { cookbook, kitchen }: Options,
  last: Cooking | null,
  { recipe: cooked, reading, amounts, tools }: AroundRecipe,
) {
  if (isNoted(cookbook, last, cooked.text)) return;
  // The storage has failed to take this dinner out of the log, and would take the new one for it.
  const failed = findUnlogged(cookbook.getSnapshot().context, cooked.text);
  if (failed?.command.type === 'recipe.uncook') cookbook.send(failed.command);
  const { servings } = amounts.shown.getSnapshot().context;
  const taken = takenBy(tools.kitchenCheck.compareNow(reading, servings));
  const { ingredients } = kitchen.getSnapshot().context;
  cookbook.send({
    type: 'recipe.cook',
    recipe: toSave(cooked, amounts.wholeServings()),
    at: localTime(new Date()),
    // "Eggs and rice" counts as two foods. Neither can leave the list alone.
    gone: ingredients.filter((line) =>
      taken.some(({ entry, isWhole }) => isWhole && entry === line),
    ),
  });
}

export interface Taken {
  /** As the visitor wrote it. */
  entry: string;
  /** At the chosen servings: "2", "200 g + 1 tbsp"; empty if the page cannot tell. */
  amount: string;
  /** Whether the recipe surely takes all of it. */
  isWhole: boolean;
}

/** Lists also what the recipe perhaps takes, in the order of the recipe. */
export function takenBy({ needs, entries }: Comparison<Need>): Taken[] {
  const taken = new Set(needs.flatMap((one) => one.entries).filter((one) => entries.includes(one)));
  return [...taken].map((entry) => {
    const taking = needs.filter((one) => one.entries.includes(entry));
    return {
      entry: entry.text,
      amount: amountOf(taking),
      isWhole: taking.some(({ use }) => use?.isWhole),
    };
  });
}

function amountOf(needs: readonly Compared<Need>[]): string {
  const [first] = needs;
  const joined = first?.use?.need;
  // Yolks and whites come from the same eggs.
  const isJoined = needs.every(
    (one) => one.use === first?.use && one.amount?.unit === joined?.unit && !one.need.isOptional,
  );
  return writeTotal(
    first?.amount && joined && isJoined
      ? [{ ...first.amount, ...joined }]
      : needs.flatMap(({ amount }) => amount ?? []),
  );
}
