import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { findSaved, type SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { OpenDialog } from '../../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { closeList } from '../../browser/address/sharedLink';
import { hashText } from '../../browser/hashText';
import { useStore } from '../../browser/store';
import type { Reading } from '../../reading/document/marks/Reading';
import type { Dinner } from '../../recipe';
import { DialogButton } from '../../ui/DialogButton';
import * as recipeWords from '../../words/en/recipe';
import { plannedOf } from '../PlanPart';
import type { Cookbook } from '../startCookbook';
import { servingsOfDinner } from '../storage/fromSaved';
import { shownTitle } from '../storage/shownTitle';

import type { ShoppingTools } from './startShopping';

type Dinners = readonly Dinner[];

/** Changes when the visitor plans or cooks the recipe again, not when its text changes after that. */
function dinnerOf(text: string, saved?: SavedRecipe) {
  const cooked = saved?.cooked?.length ?? 0;
  // Saving a recipe keeps what is ticked.
  const id = saved?.planned || cooked > 0 ? saved?.id : hashText(text);
  return `${id}-${saved?.planned?.at ?? cooked}`;
}

function usePlanned({ actor }: Cookbook): Dinners {
  const recipes = useSelector(actor, ({ context }) => context.recipes);
  return useMemo(
    () =>
      plannedOf(recipes).map((recipe) => ({
        id: dinnerOf(recipe.recipe, recipe),
        title: shownTitle(recipe),
        text: recipe.recipe,
        servings: servingsOfDinner(recipe) ?? null,
      })),
    [recipes],
  );
}

const readFirst = async ({ shopping }: Cookbook, dinners: Dinners) =>
  (await shopping.load()).readDinners(dinners);

interface RecipeShoppingProps {
  cookbook: Cookbook;
  recipe: Recipe;
  reading: Reading;
  /** Null for the recipe's own servings. */
  servings: number | null;
  onClose(): void;
}

/** The list for the recipe on the page, and at a press the one for the plan. */
export function RecipeShopping(props: RecipeShoppingProps) {
  const { cookbook, recipe, reading, servings, onClose } = props;
  const { text } = recipe;
  const [isOfPlan, setOfPlan] = useState(false);
  const id = useSelector(cookbook.actor, ({ context }) =>
    dinnerOf(text, findSaved(context.recipes, text)),
  );
  const planned = usePlanned(cookbook);
  const title = reading.document.title?.text ?? recipeWords.plan.thisRecipe;
  const own = useMemo(() => [{ id, title, text, servings }], [id, title, text, servings]);
  const hasOther = planned.some((one) => one.text !== text);
  const label = ({ words }: ShoppingTools) =>
    isOfPlan ? words.onlyOne(title) : words.allPlanned(planned.length);
  const onPress = () =>
    void readFirst(cookbook, isOfPlan ? own : planned).then(() => setOfPlan(!isOfPlan));
  return (
    <List
      cookbook={cookbook}
      dinners={isOfPlan ? planned : own}
      other={hasOther ? { label, onPress } : undefined}
      onClose={onClose}
    />
  );
}

interface PlanShoppingProps {
  cookbook: Cookbook;
  look: 'plain' | 'text';
}

/** A button that opens the list for the plan. */
export function PlanShopping({ cookbook, look }: PlanShoppingProps) {
  const dinners = usePlanned(cookbook);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogButton
        look={look}
        opens={() => readFirst(cookbook, dinners).then(() => setOpen(true))}
      >
        <span>{recipeWords.plan.shoppingList}</span>
      </DialogButton>
      {isOpen && <List cookbook={cookbook} dinners={dinners} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ListProps {
  cookbook: Cookbook;
  dinners: Dinners;
  other?: { label(list: ShoppingTools): string; onPress(): void } | undefined;
  onClose(): void;
}

function List({ cookbook, dinners, other, onClose }: ListProps) {
  const list = useStore(cookbook.shopping);
  if (!list) return null;
  const { ShoppingDialog, tools } = list;
  const way = other && { ...other, label: other.label(list) };
  return <ShoppingDialog {...tools} dinners={dinners} other={way} onClose={onClose} />;
}

interface SharedListProps {
  cookbook: Cookbook;
  dialog: OpenDialog;
  onClose(): void;
}

/** A list that someone has shared by a link. */
export function SharedList({ cookbook, dialog, onClose }: SharedListProps) {
  const list = useStore(cookbook.shopping);
  if (!list) return null;
  const { SharedListDialog, tools } = list;
  return (
    <SharedListDialog
      {...tools}
      code={dialog.text ?? ''}
      onClose={() => {
        closeList();
        onClose();
      }}
    />
  );
}
