import type { Preferences } from '../../../machines/kitchen/preferences';
import { keepLast } from '../../browser/keepLast';
import { readAmounts } from '../../reading/quantities/readAmounts';
import { createListNotes } from '../../recipe/allergens/createListNotes';
import { applyEdits } from '../../recipe/amounts/edits';
import { showAmounts } from '../../recipe/amounts/showAmounts';
import type { ListTools } from '../../recipe/shopping/list/ShoppingDialog';

/** For the shopping list. If the list imported it, the bundler would split the recipe's chunk. */
export const listTools: ListTools = {
  notesFor: keepLast((preferences: Preferences) => createListNotes(preferences, null)),
  scale(line, factor, { language }) {
    const view = { factor, units: 'original' as const, language };
    const edits = showAmounts(line, readAmounts(line, language), view);
    return edits && applyEdits(line, edits);
  },
};
