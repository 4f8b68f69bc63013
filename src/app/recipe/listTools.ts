import { readAmounts } from '../../reading/quantities/readAmounts';
import { applyEdits } from '../../recipe/amounts/edits';
import { showAmounts } from '../../recipe/amounts/showAmounts';
import { loadBasics } from '../../recipe/shopping/checkStorage';
import type { ListTools } from '../../recipe/shopping/list/mergeDinners';
import { isMadeHere } from '../../recipe/shopping/neededLines';

/** What the shopping list needs of the recipe's part. In a chunk of its own, it would take the recipe's apart. */
export const listTools: ListTools & { loadBasics(): string } = {
  isMadeHere,
  readAmounts,
  loadBasics,
  scale(line, factor, { language }) {
    const view = { factor, units: 'original' as const, language };
    const edits = showAmounts(line, readAmounts(line, language), view);
    return edits && applyEdits(line, edits);
  },
};
