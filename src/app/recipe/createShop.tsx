import { useState } from 'react';
import type { LazyPart } from '../../browser/loading/lazyPart';
import { useStore } from '../../browser/store';
import { countsOf } from '../../needs/counts';
import { useAmounts } from '../../recipe/amounts/shownAmounts';
import { useRecipe } from '../../recipe/RecipeContext';
import { messages } from '../../recipe/shopping/messages';
import type { CookbookTools } from '../cookbook/cookbookTools';
import { DialogButton } from '../dialogs/DialogButton';

/** Opens the shopping list, and says how many foods there are to buy. */
export function createShop(cookbook: LazyPart<CookbookTools>) {
  return function Shop() {
    const { recipe, reading, tools, growing } = useRecipe();
    const { servings } = useAmounts();
    const { buy } = countsOf(tools.kitchenCheck.useComparison(reading, servings, true));
    const part = useStore(cookbook);
    const [isOpen, setOpen] = useState(false);
    if (!growing && reading.document.ingredients.length === 0) return null;
    return (
      <>
        <DialogButton
          open={async () => {
            await (await cookbook.load()).loadShopping();
            setOpen(true);
          }}
        >
          <span>{messages.shoppingList}</span>
          {/* A phone has room for a short name only. Screen readers say the whole one. */}
          <span aria-hidden>{messages.shop}</span>
          {buy > 0 && <span>{` (${buy})`}</span>}
        </DialogButton>
        {isOpen && part && (
          <part.RecipeShopping {...{ recipe, reading, servings }} onClose={() => setOpen(false)} />
        )}
      </>
    );
  };
}
