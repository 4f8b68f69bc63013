import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { CookbookActor, SavedRecipe } from '../../../machines/cookbookMachine';
import { findSaved } from '../../../machines/findSaved';
import type { Recipe } from '../../../machines/recipe';
import { hashText } from '../../browser/hashText';
import type { LazyPart } from '../../browser/loading/lazyPart';
import { useStore } from '../../browser/store';
import { planMessages as messages } from '../../cookbook/plan/messages';
import { plannedOf } from '../../cookbook/plan/planned';
import { shownTitle } from '../../cookbook/storage/shownTitle';
import type { Reading } from '../../reading/document/marks/Reading';
import type { ShownAmounts } from '../../recipe/amounts/shownAmounts';
import type { ShoppingDialogProps } from '../../recipe/shopping/list/ShoppingDialog';
import { DialogButton } from '../dialogs/DialogButton';
import type { ShoppingTools } from './shoppingPart';

interface OpenRecipe {
  recipe: Recipe;
  reading: Reading;
  amounts: ShownAmounts;
}

/** Names a dinner of a recipe. Once it is planned anew, or cooked, the next one has another name. */
const dinnerOf = (text: string, saved: SavedRecipe | undefined) =>
  `${hashText(text)}-${saved?.planned?.at ?? saved?.cooked?.length ?? 0}`;

/** Makes the views of the plan, and those that open the shopping list. */
export function createPlanViews(cookbook: CookbookActor, shopping: LazyPart<ShoppingTools>) {
  /** The shopping list of the recipe on the page: the list of one dinner. */
  function ShoppingItem({ recipe: { text }, reading, amounts }: OpenRecipe) {
    const id = useSelector(cookbook, ({ context }) =>
      dinnerOf(text, findSaved(context.recipes, text)),
    );
    const title = reading.document.title?.text ?? messages.thisRecipe;
    const { servings } = amounts.shown.get();
    const dinners = useMemo(() => [{ id, title, text, servings }], [id, title, text, servings]);
    return <ShoppingButton dinners={dinners} />;
  }

  /** The shopping list of all planned recipes. */
  function PlanShopping() {
    const recipes = useSelector(cookbook, ({ context }) => context.recipes);
    const dinners = useMemo(
      () =>
        plannedOf(recipes).map((recipe) => ({
          id: dinnerOf(recipe.recipe, recipe),
          title: shownTitle(recipe),
          text: recipe.recipe,
          servings: recipe.planned?.servings ?? null,
        })),
      [recipes],
    );
    return <ShoppingButton dinners={dinners} />;
  }

  /** Opens the shopping list of some dinners. */
  function ShoppingButton({ dinners }: Pick<ShoppingDialogProps, 'dinners'>) {
    const list = useStore(shopping);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <DialogButton open={() => shopping.load().then(() => setOpen(true))}>
          <span>{messages.shoppingList}</span>
        </DialogButton>
        {isOpen && list && (
          <list.ShoppingDialog {...list.tools} dinners={dinners} onClose={() => setOpen(false)} />
        )}
      </>
    );
  }

  return { ShoppingItem, PlanShopping };
}
