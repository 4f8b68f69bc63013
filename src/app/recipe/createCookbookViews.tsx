import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { findSaved } from '../../../machines/cookbook/CookbookContext';
import { isFromBook, type Recipe } from '../../../machines/kitchen/recipe';
import { whenIdle } from '../../browser/loading/whenIdle';
import { type LazyPart, useStore } from '../../browser/store';
import { PlanButton } from '../../cookbook/plan/PlanButton';
import { SaveButton } from '../../cookbook/save/SaveButton';
import { saveMessages } from '../../cookbook/save/saveMessages';
import { countsOf } from '../../needs/Comparison';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import { useAmounts } from '../../recipe/amounts/shownAmounts';
import { copyComponents } from '../../recipe/components';
import type { CookbookViews, FromCookbookProps } from '../../recipe/createRecipeTools';
import { CopyProvider, useRecipe } from '../../recipe/RecipeContext';
import { RecipeView } from '../../recipe/RecipeView';
import { messages } from '../../recipe/shopping/messages';
import { CalendarPlus } from '../../ui/icons';
import type { CookbookTools } from '../cookbook/cookbookTools';
import { DialogButton } from '../dialogs/DialogButton';

export function createCookbookViews(cookbook: LazyPart<CookbookTools>): CookbookViews {
  function Save() {
    const { recipe, reading, amounts } = useRecipe();
    const part = useStore(cookbook);

    // Only the cookbook knows whether a recipe is saved.
    useEffect(() => whenIdle(cookbook.preload), []);

    if (isNote(recipe, reading.document)) return null;
    return (
      <SaveButton
        cookbook={part}
        recipe={recipe}
        onSave={async () => (await cookbook.load()).save(recipe, amounts.wholeServings())}
      />
    );
  }

  function Plan({ onDone }: { onDone(message: string): void }) {
    const { recipe, reading, amounts } = useRecipe();
    const part = useStore(cookbook);
    const context = useSelector(part?.actor, (snapshot) => snapshot?.context);
    if (isNote(recipe, reading.document)) return null;
    return (
      <PlanButton
        icon={<CalendarPlus aria-hidden />}
        isPlanned={findSaved(context?.recipes ?? [], recipe.text)?.planned !== undefined}
        onPress={() =>
          cookbook.load().then(
            ({ togglePlan }) => togglePlan(recipe, amounts.wholeServings()),
            () => onDone(saveMessages.notLoaded),
          )
        }
      />
    );
  }

  function useCook() {
    const around = useRecipe();
    const part = useStore(cookbook);
    return part && (() => part.cook(around));
  }

  function FromCookbook({ view, onDone }: FromCookbookProps) {
    const around = useRecipe();
    const part = useStore(cookbook);
    const View = part?.[view];
    if (!View || isNote(around.recipe, around.reading.document)) return null;
    return <View {...around} {...{ part, onDone }} />;
  }

  const Share = createShare(cookbook);
  const Shop = createShop(cookbook);
  return { Save, Shop, Plan, Share, FromCookbook, useCook };
}

function createShare(cookbook: LazyPart<CookbookTools>) {
  return function Share({ onDone }: { onDone(message: string): void }) {
    const around = useRecipe();
    const part = useStore(cookbook);
    const isMissing = useStore(cookbook.isMissing);
    useEffect(cookbook.preload, []);
    if (!part) return isMissing && <p role="status">{saveMessages.sharingNotLoaded}</p>;
    return (
      <part.SharePanel
        recipe={around.recipe}
        document={around.reading.document}
        renderCopy={() => (
          <CopyProvider around={around}>
            <RecipeView reading={around.reading} components={copyComponents} />
          </CopyProvider>
        )}
        onDone={onDone}
      />
    );
  };
}

/** The sample kitchen's "That was every dish": a visitor would not save or cook that. */
const isNote = (recipe: Recipe, { steps }: RecipeDocument): boolean =>
  isFromBook(recipe) && steps.length === 0;

function createShop(cookbook: LazyPart<CookbookTools>) {
  return function Shop() {
    const { recipe, reading, tools, isGrowing } = useRecipe();
    const { servings } = useAmounts();
    const { buy } = countsOf(tools.kitchenCheck.useComparison(reading, servings, true));
    const part = useStore(cookbook);
    const [isOpen, setOpen] = useState(false);
    if (!isGrowing && reading.document.ingredients.length === 0) return null;
    return (
      <>
        <DialogButton
          opens={async () => {
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
