import type { CookbookActor } from '../../../machines/cookbookMachine';
import type { CookingActor } from '../../../machines/cookingMachine';
import type { Recipe } from '../../../machines/recipe';
import { CookedStatus, SavedNote as Note, CookedSheet as Sheet } from '../../cookbook';
import { cookedMessages } from '../../cookbook/messages';
import type { Reading } from '../../reading/document/marks/Reading';
import { leftoverOf } from '../../recipe/allergens/leftoverOf';
import type { ShownAmounts } from '../../recipe/amounts/shownAmounts';
import type { OpenedRecipe } from '../../recipe/openRecipe';
import type { CheckController } from '../../recipe/shopping/createKitchenCheck';
import { type ReadLine, takenFrom } from '../../recipe/shopping/takenFrom';
import { Button } from '../../ui/Button';

/** What the views of a cooked recipe need of the cookbook. */
interface CookedTools {
  actor: CookbookActor;
  /** Opens the sheet that asks what the recipe has used up. */
  openSheet(recipe: Recipe): void;
  cooking: CookingActor;
}

/** What the cookbook's views get about the recipe on the page. */
interface OpenRecipe {
  part: CookedTools;
  recipe: Recipe;
  reading: Reading;
  amounts: ShownAmounts;
  checkAll: OpenedRecipe['checkAll'];
  tools: { kitchenCheck: Pick<CheckController, 'useCheck'> };
  /** It comes with the recipe. */
  readLine: ReadLine;
}

/** The button with which the visitor says that they cooked the recipe, and what came of it. */
export function Cooked({ part, recipe, isQuiet }: OpenRecipe & { isQuiet?: boolean | undefined }) {
  return (
    <div data-cooked dir="ltr">
      <Button
        look={isQuiet ? 'text' : 'plain'}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // Not every browser focuses a pressed button, and the dialog will return the focus to it.
          currentTarget.focus();
          part.openSheet(recipe);
        }}
      >
        {cookedMessages.cooked}
      </Button>
      <div role="status">
        <CookedStatus cookbook={part.actor} cooking={part.cooking} text={recipe.text} />
      </div>
    </div>
  );
}

/** The sheet that asks what the recipe has used up, while it is open. */
export function CookedSheet(props: OpenRecipe) {
  const { part, recipe, reading, amounts, tools, readLine, checkAll } = props;
  const check = tools.kitchenCheck.useCheck(reading, true);
  return (
    <Sheet
      cookbook={part.actor}
      text={recipe.text}
      getLeftover={(typed, at) => leftoverOf(typed, at, reading, checkAll)}
      getTaken={() => takenFrom(check?.uses ?? [], amounts.lineOf, readLine)}
    />
  );
}

/** What the visitor has written about the recipe. */
export function SavedNote({ part, recipe }: OpenRecipe) {
  return <Note cookbook={part.actor} text={recipe.text} />;
}
