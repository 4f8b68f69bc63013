import type { Preferences } from '../../../machines/kitchen/preferences';
import { keepLast } from '../../browser/keepLast';
import { readAmounts } from '../../reading/quantities/readAmounts';
import { kindOfUnit } from '../../reading/quantities/units';
import { createListNotes } from '../../recipe/allergens/createListNotes';
import { applyEdits } from '../../recipe/amounts/edits';
import { convert, systemOf } from '../../recipe/amounts/measures';
import { showAmounts } from '../../recipe/amounts/showAmounts';
import type { ListTools } from '../../recipe/shopping/list/ShoppingDialog';

/** For the shopping list. If the list imported it, the bundler would split the recipe's chunk. */
export const listTools: ListTools = {
  notesFor: keepLast((preferences: Preferences) => createListNotes(preferences, false)),
  scale(line, view) {
    if (view.factor === 1 && view.units === 'original') return line;
    const edits = showAmounts(line, readAmounts(line, view.language), view);
    return edits && applyEdits(line, edits);
  },
  inUnits(amount, units) {
    const system = systemOf(amount.unit);
    if (units === 'original' || !system || system === units) return amount;
    const [low, high] = [amount.value, amount.to].map(
      (value) => value && convert([value], amount.unit, units, '.'),
    );
    if (!low || (high && high.unit !== low.unit)) return amount;
    const written = kindOfUnit(low.unit)?.short ?? low.unit;
    const to = high ? high.last : null;
    return { ...amount, value: low.last, to, unit: low.unit, written, many: written };
  },
};
