import { readAmounts } from '../../reading/quantities/readAmounts';
import { applyEdits } from '../../recipe/amounts/edits';
import { showAmounts } from '../../recipe/amounts/showAmounts';
import { createListStore } from '../../recipe/shopping/list/listStorage';
import {
  ShoppingDialog,
  type ShoppingDialogProps,
} from '../../recipe/shopping/list/ShoppingDialog';
import type { PartsContext } from '../parts';

const scale: ShoppingDialogProps['scale'] = (line, factor, { language }) => {
  const view = { factor, units: 'original' as const, language };
  const edits = showAmounts(line, readAmounts(line, language), view);
  return edits && applyEdits(line, edits);
};

/** The shopping list, once its chunk has arrived. */
export async function startPart({ recipe, parts }: PartsContext) {
  // The list of several dinners follows from the plan.
  await parts.cookbook.load();
  const kept = createListStore();
  return { ShoppingDialog, tools: { recipe, kept, scale }, stop: kept.stop };
}
