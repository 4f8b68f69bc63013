import { enqueueActions } from 'xstate';
import type { StartActor } from '../../../machines/actors';
import {
  type CookedRecipe,
  findUnlogged,
  hasText,
  ONE_DINNER,
} from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import {
  type CookingActor,
  cookingMachine,
  type KeptMarks,
} from '../../../machines/cooking/cookingMachine';
import { localTime } from '../../../machines/kitchen/cookedTime';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { type Compared, type Comparison, type Need, writeTotal } from '../../amounts';
import { removeFromBrowser } from '../../browser/storage/browserStorage';
import type { LazyPart } from '../../browser/store';
import type { AroundRecipe, RecipePart } from '../../recipe';
import type { KitchenStore } from '../../ui/KitchenStore';
import { toSave } from '../storage/fromSaved';

interface Options {
  start: StartActor;
  cookbook: CookbookActor;
  recipe: RecipeActor;
  kitchen: KitchenStore;
  reader: LazyPart<RecipePart>;
}

/** Notes dinners. What changes the list and the log with them is here; the chart says when. */
export function startCooking({ start, cookbook, recipe, kitchen, reader }: Options) {
  // Older pages kept titles of cooked dishes there.
  removeFromBrowser('saffron.recentDishes');
  const shownNow = () => recipe.getSnapshot().context.recipe;
  const listNow = () => kitchen.getSnapshot().context;
  const checkNow = () => reader.getSnapshot().context?.tools.kitchenCheck;

  const cooking = start(
    'cooking',
    cookingMachine.provide({
      actions: {
        changeList: ({ self }, { gone, left }) => {
          kitchen.change({ kind: 'cook', gone, left });
          self.send({ type: 'list.change', change: listNow().undoable });
        },
        undoList: (_, change) => change && kitchen.undo(change),
        releaseMarks: ({ context: { marks } }) => marks && checkNow()?.release(marks),
        clearLog: enqueueActions(({ context: { cooked }, enqueue }) => {
          if (cooked) enqueue.sendTo(cookbook, { ...cooked, type: 'recipe.uncook' });
        }),
      },
      guards: { hasList: () => shownNow() !== null || listNow().undoable?.kind !== 'clear' },
    }),
  );

  /** What the cooking uses up must not count as missing. */
  function keepMarks(cooked: CookedRecipe): KeptMarks | null {
    const shown = shownNow();
    if (cooked.isKnown || !shown || !hasText(cooked.recipe, shown.text)) return null;
    return checkNow()?.keepFor(listNow().ingredients) ?? null;
  }

  cookbook.on('cooked', ({ type: _, ...cooked }) =>
    cooking.send({ type: 'dinner.log', cooked, marks: keepMarks(cooked) }),
  );
  cookbook.on('uncooked', ({ recipe }) => cooking.send({ type: 'dinner.unlog', recipe }));
  kitchen.command.subscribe(({ context: command }) => {
    if (command?.kind === 'undo') cooking.send({ type: 'list.undo', change: command.change });
  });

  return {
    cooking,
    cook: (opened: AroundRecipe) => cook({ cookbook, kitchen, cooking }, opened),
  };
}

interface CookOptions extends Pick<Options, 'cookbook' | 'kitchen'> {
  cooking: CookingActor;
}

/** Whether an earlier press has noted this dinner, or is about to. */
function isNoted({ cookbook, cooking }: CookOptions, text: string): boolean {
  const { queue } = cookbook.getSnapshot().context;
  const last = cooking.getSnapshot();
  const { cooked } = last.context;
  return (
    queue.some((one) => one.type === 'recipe.cook' && hasText(one.recipe, text)) ||
    (cooked !== null &&
      (last.matches('noted') || last.matches('known')) &&
      hasText(cooked.recipe, text) &&
      Date.now() - Date.parse(cooked.at) < ONE_DINNER)
  );
}

/** Notes a dinner, and what of the list it has used up. */
function cook(options: CookOptions, { recipe: cooked, reading, amounts, tools }: AroundRecipe) {
  const { cookbook, kitchen } = options;
  if (isNoted(options, cooked.text)) return;
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
