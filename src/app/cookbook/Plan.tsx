import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { CookbookActor, SavedRecipe } from '../../../machines/cookbookMachine';
import { findSaved } from '../../../machines/findSaved';
import type { Recipe } from '../../../machines/recipe';
import type { LazyPart } from '../../browser/loading/lazyPart';
import { useStore } from '../../browser/store';
import { PlanButton } from '../../cookbook/plan/PlanButton';
import { plannedOf } from '../../cookbook/plan/planned';
import { toSave } from '../../cookbook/save/toSave';
import { shownTitle } from '../../cookbook/storage/shownTitle';
import type { Reading } from '../../reading/document/marks/Reading';
import type { ShownAmounts } from '../../recipe/amounts/shownAmounts';
import type { ToCook } from '../../recipe/shopping/list/ShoppingDialog';
import { DialogButton } from '../dialogs/DialogButton';
import type { DialogProps } from '../dialogs/Dialogs';
import { messages } from '../messages';
import type { Parts } from '../parts';

const toCook = (recipe: SavedRecipe): ToCook => ({
  title: shownTitle(recipe),
  text: recipe.recipe,
  servings: recipe.planned?.servings ?? null,
});

interface OpenRecipe {
  part: { actor: CookbookActor; shopping: LazyPart<ShoppingPart> };
  recipe: Recipe;
  reading: Reading;
  amounts: ShownAmounts;
}

type ShoppingPart = NonNullable<ReturnType<Parts['shopping']['get']>>;

/** The entry of a recipe's menu that plans it, for the servings on the page. */
export function PlanItem({ part: { actor }, recipe, amounts }: OpenRecipe) {
  const saved = useSelector(actor, ({ context }) => findSaved(context.recipes, recipe.text));
  return (
    <PlanButton
      saved={saved}
      cookbook={actor}
      onPlan={() =>
        actor.send({
          type: 'recipe.plan',
          recipe: toSave(recipe),
          planned: { servings: amounts.shown.get().servings, at: Date.now() },
        })
      }
    />
  );
}

/** The shopping list of the recipe on the page: the list of one dinner. */
export function ShoppingItem({ part: { shopping }, recipe, reading, amounts }: OpenRecipe) {
  const list = useStore(shopping);
  const [servings, setServings] = useState<number | null>();
  const title = reading.document.title?.text ?? messages.thisRecipe;
  const dinners = useMemo(
    () => (servings === undefined ? [] : [{ title, text: recipe.text, servings }]),
    [title, recipe.text, servings],
  );
  return (
    <>
      <DialogButton
        open={async () => {
          await shopping.load();
          setServings(amounts.shown.get().servings);
        }}
      >
        <span>{messages.shoppingList}</span>
      </DialogButton>
      {list && servings !== undefined && (
        <list.ShoppingDialog
          {...list.tools}
          dinners={dinners}
          onClose={() => setServings(undefined)}
        />
      )}
    </>
  );
}

/** Makes the dialog with the shopping list of all planned recipes. */
export function createPlanDialog(cookbook: CookbookActor) {
  return function PlanDialog({ app, onClose }: Pick<DialogProps, 'app' | 'onClose'>) {
    const list = useStore(app.parts.shopping);
    const recipes = useSelector(cookbook, ({ context }) => context.recipes);
    const dinners = useMemo(() => plannedOf(recipes).map(toCook), [recipes]);
    return list && <list.ShoppingDialog {...list.tools} dinners={dinners} onClose={onClose} />;
  };
}
