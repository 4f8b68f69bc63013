import { closeList, linkTo } from '../../browser/address/sharedLink';
import { MAX_LINK_LENGTH, readCode, writeCode } from '../../cookbook/share/linkCode';
import { listMessages } from '../../recipe/shopping/list/listMessages';
import { createListStore } from '../../recipe/shopping/list/listStorage';
import { type Dinner, readDinners } from '../../recipe/shopping/list/mergeDinners';
import { SharedListDialog } from '../../recipe/shopping/list/SharedListDialog';
import {
  ShoppingDialog,
  type ShoppingDialogProps,
} from '../../recipe/shopping/list/ShoppingDialog';
import { dataOf, readShared, type SharedList } from '../../recipe/shopping/list/sharedList';
import type { DialogProps } from '../dialogs/DialogButton';

type FromRecipe = Omit<ShoppingDialogProps, 'dinners' | 'kept' | 'linkFor' | 'other' | 'onClose'>;

const read = (code: string) => readCode(code, readShared);

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
    words: listMessages,
    tools: { kept, linkFor, ...fromRecipe },
    readShared: read,
    SharedList: ({ dialog, onClose }: DialogProps) => (
      <SharedListDialog
        {...{ kept, read, ...fromRecipe }}
        code={dialog.text ?? ''}
        onClose={() => {
          closeList();
          onClose();
        }}
      />
    ),
    readDinners: (dinners: readonly Dinner[]) =>
      readDinners(dinners, {
        kitchen: kitchen.get(),
        noteOn: notesFor(recipe.getSnapshot().context.preferences),
      }),
    stop: kept.stop,
  };
}

export type ShoppingTools = ReturnType<typeof startShopping>;
