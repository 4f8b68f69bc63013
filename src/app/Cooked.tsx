import type { Recipe } from '../../machines/recipe';
import type { ShownAmounts } from '../amounts/shownAmounts';
import type { knownTitles } from '../changes/knownTitles';
import { CookedStatus, CookedSheet as Sheet } from '../cookbook';
import { cookedMessages } from '../cookbook/cookedMessages';
import type { KitchenCheck } from '../kitchenCheck/checkKitchen';
import { type ReadLine, takenFrom } from '../kitchenCheck/takenFrom';
import type { Reading } from '../recipe/document/reading/Reading';
import { Button } from '../ui/Button';
import type { CookbookTools } from './cookbookTools';
import { setOtherDishes, wantsOtherDishes } from './recentDishes';

interface CookedProps {
  part: CookbookTools;
  recipe: Recipe;
}

/** The way to say that the recipe was cooked, and what came of it. */
export function Cooked({ part, recipe }: CookedProps) {
  return (
    <div data-cooked dir="ltr">
      <Button
        look="text"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // A press does not focus a button everywhere, and the dialog returns the focus.
          currentTarget.focus();
          part.openSheet(recipe);
        }}
      >
        {cookedMessages.cooked}
      </Button>
      <div role="status">
        <CookedStatus cookbook={part.actor} text={recipe.text} onUndo={part.undoCooking} />
      </div>
    </div>
  );
}

interface CookedSheetProps extends CookedProps {
  reading: Reading;
  amounts: ShownAmounts;
  check: KitchenCheck | null;
  /** These come with the recipe. */
  readLine: ReadLine;
  readTitles: typeof knownTitles;
}

/** The sheet about what the recipe has used up, while it is open. */
export function CookedSheet(props: CookedSheetProps) {
  const { part, recipe, reading, amounts, check, readLine, readTitles } = props;
  // A title from a link, a file or the cookbook never reaches a model, nor what the visitor calls it.
  const [dish] = readTitles(
    { ingredients: [], recipe, earlier: [] },
    () => reading.document.title?.text ?? '',
  );
  return (
    <Sheet
      cookbook={part.actor}
      text={recipe.text}
      dish={dish}
      otherDishes={{ get: wantsOtherDishes, set: setOtherDishes }}
      getTaken={() => takenFrom(check?.uses ?? [], amounts.lineOf, readLine)}
    />
  );
}
