import { linkTo } from '../../browser/address/sharedLink';
import { keepLast } from '../../browser/keepLast';
import {
  createListStore,
  type Dinner,
  dataOf,
  readDinners,
  readShared,
  type SharedList,
  SharedListDialog,
  ShoppingDialog,
  type ShoppingDialogProps,
} from '../../recipe';
import * as restWords from '../../words/en/rest';
import { MAX_LINK_LENGTH, readCode, writeCode } from '../share/linkCode';

type FromRecipe = Omit<ShoppingDialogProps, 'dinners' | 'kept' | 'linkFor' | 'other' | 'onClose'>;

/** The opener and the dialog read the same code. */
const read = keepLast((code: string) => readCode(code, readShared));

function linkFor(lines: SharedList['lines']): string | null {
  try {
    const link = linkTo('list', writeCode(dataOf({ made: Date.now(), lines })));
    return link.length > MAX_LINK_LENGTH ? null : link;
  } catch {
    return null;
  }
}

/** Starts the list, and lends it what it needs of the recipe's part. */
export function startShopping(fromRecipe: FromRecipe) {
  const kept = createListStore();
  const { kitchen, recipe, notesFor } = fromRecipe;
  return {
    ShoppingDialog,
    words: restWords.shoppingList,
    tools: { kept, linkFor, read, ...fromRecipe },
    readShared: read,
    SharedListDialog,
    readDinners: (dinners: readonly Dinner[]) =>
      readDinners(dinners, {
        kitchen: kitchen.get(),
        noteOn: notesFor(recipe.getSnapshot().context.preferences),
      }),
    stop: kept.stop,
  };
}

export type ShoppingTools = ReturnType<typeof startShopping>;
