import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { findSaved, type SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { hashText } from '../../browser/hashText';
import { type LazyPart, useStore } from '../../browser/store';
import { plannedOf } from '../../cookbook/PlanPart';
import { planMessages as messages } from '../../cookbook/plan/messages';
import { shownTitle } from '../../cookbook/storage/shownTitle';
import type { Reading } from '../../reading/document/marks/Reading';
import type { ShoppingDialogProps } from '../../recipe/shopping/list/ShoppingDialog';
import { DialogButton, type DialogProps } from '../dialogs/DialogButton';
import type { ShoppingTools } from './startShopping';

type Dinners = ShoppingDialogProps['dinners'];

interface OpenRecipe {
  recipe: Pick<Recipe, 'text'>;
  reading: Reading;
  /** Null for the recipe's own servings. */
  servings: number | null;
  onClose(): void;
}

/** Changes when the visitor plans or cooks the recipe again, not when its text changes after that. */
function dinnerOf(text: string, saved?: SavedRecipe) {
  const cooked = saved?.cooked?.length ?? 0;
  // Saving a recipe keeps what is ticked.
  const id = saved?.planned || cooked > 0 ? saved?.id : hashText(text);
  return `${id}-${saved?.planned?.at ?? cooked}`;
}

/** One list is for the plan, the other for the recipe on the page. */
export function createPlanViews(cookbook: CookbookActor, shopping: LazyPart<ShoppingTools>) {
  function usePlanned(): Dinners {
    const recipes = useSelector(cookbook, ({ context }) => context.recipes);
    return useMemo(
      () =>
        plannedOf(recipes).map((recipe) => ({
          id: dinnerOf(recipe.recipe, recipe),
          title: shownTitle(recipe),
          text: recipe.recipe,
          servings: recipe.planned?.servings ?? recipe.servings ?? null,
        })),
      [recipes],
    );
  }

  const readFirst = async (dinners: Dinners) => (await shopping.load()).readDinners(dinners);

  function RecipeShopping({ recipe: { text }, reading, servings, onClose }: OpenRecipe) {
    const [isOfPlan, setOfPlan] = useState(false);
    const id = useSelector(cookbook, ({ context }) =>
      dinnerOf(text, findSaved(context.recipes, text)),
    );
    const planned = usePlanned();
    const title = reading.document.title?.text ?? messages.thisRecipe;
    const own = useMemo(() => [{ id, title, text, servings }], [id, title, text, servings]);
    const isOther = planned.some((one) => one.text !== text);
    const label = ({ words }: ShoppingTools) =>
      isOfPlan ? words.onlyOne(title) : words.allPlanned(planned.length);
    const other = {
      label,
      onPress: () => void readFirst(isOfPlan ? own : planned).then(() => setOfPlan(!isOfPlan)),
    };
    return (
      <List
        dinners={isOfPlan ? planned : own}
        other={isOther ? other : undefined}
        onClose={onClose}
      />
    );
  }

  function PlanShopping({ look }: { look: 'plain' | 'text' }) {
    const dinners = usePlanned();
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <DialogButton look={look} opens={() => readFirst(dinners).then(() => setOpen(true))}>
          <span>{messages.shoppingList}</span>
        </DialogButton>
        {isOpen && <List dinners={dinners} onClose={() => setOpen(false)} />}
      </>
    );
  }

  interface ListProps extends Pick<ShoppingDialogProps, 'dinners' | 'onClose'> {
    other?: { label(list: ShoppingTools): string; onPress(): void } | undefined;
  }

  function List({ dinners, other, onClose }: ListProps) {
    const list = useStore(shopping);
    if (!list) return null;
    const { ShoppingDialog, tools } = list;
    const way = other && { ...other, label: other.label(list) };
    return <ShoppingDialog {...tools} dinners={dinners} other={way} onClose={onClose} />;
  }

  function SharedList(props: DialogProps) {
    const list = useStore(shopping);
    return list && <list.SharedList {...props} />;
  }

  return { RecipeShopping, PlanShopping, SharedList, loadShopping: shopping.load };
}
