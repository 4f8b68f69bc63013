import { useStore } from '../../browser/store';
import { knownTitles } from '../../changes/knownTitles';
import { saveMessages } from '../../cookbook/saveMessages';
import { toSave } from '../../cookbook/toSave';
import { readIngredient } from '../../recipe/document/readIngredient';
import { Button } from '../../ui/Button';
import { isNote } from './isNote';
import { useRecipe } from './RecipeContext';

/** The way to say that the recipe was cooked, and what came of it. */
export function Cooked() {
  const { recipe, reading, tools } = useRecipe();
  const part = useStore(tools.cookbook);
  if (isNote(recipe, reading.document)) return null;
  return (
    <div data-cooked dir="ltr">
      <Button
        look="text"
        aria-haspopup="dialog"
        onClick={async ({ currentTarget }) => {
          // A press does not focus a button everywhere, and the dialog returns the focus.
          currentTarget.focus();
          (await tools.cookbook.load()).openSheet(toSave(recipe));
        }}
      >
        {saveMessages.cooked}
      </Button>
      <div role="status">
        {part && (
          <part.CookedStatus cookbook={part.actor} text={recipe.text} onUndo={part.undoCooking} />
        )}
      </div>
    </div>
  );
}

/** The sheet about what the recipe has used up, while it is open. */
export function CookedSheet() {
  const { recipe, reading, tools, amounts } = useRecipe();
  const part = useStore(tools.cookbook);
  // A title from a link, a file or the cookbook never reaches a model, nor what the visitor calls it.
  const [dish] = knownTitles(
    { ingredients: [], recipe, earlier: [] },
    () => reading.document.title?.text ?? '',
  );
  const check = tools.kitchenCheck.useCheck(reading, true);
  return (
    part && (
      <part.CookedSheet
        cookbook={part.actor}
        text={recipe.text}
        dish={dish}
        otherDishes={part.otherDishes}
        getTaken={() => part.takenFrom(check?.uses ?? [], amounts.lineOf, readIngredient)}
      />
    )
  );
}
