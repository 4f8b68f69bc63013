import { useSyncExternalStore } from 'react';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { CookingActor } from '../../../machines/cooking/cookingMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { useStore } from '../../browser/store';
import { CookedStatus as Status } from '../../cookbook/cooked/CookedStatus';
import { cookedMessages } from '../../cookbook/messages';
import { nameLeft } from '../../recipe/allergens/nameLeft';
import type { OpenedRecipe } from '../../recipe/openRecipe';
import type { CheckController } from '../../recipe/shopping/createKitchenCheck';
import { Button } from '../../ui/Button';

export interface OpenRecipe
  extends Pick<OpenedRecipe, 'reading' | 'amounts' | 'checkAll' | 'progress'> {
  recipe: Recipe;
  tools: { kitchenCheck: Pick<CheckController, 'compareNow' | 'takenBy' | 'useComparison'> };
}

interface CookedProps extends OpenRecipe {
  part: { actor: CookbookActor; cooking: CookingActor; cook(opened: OpenRecipe): void };
}

export function Cooked(props: CookedProps) {
  const { part, progress, reading } = props;
  const { ingredients, steps } = reading.document;
  const isBegun = useSyncExternalStore(progress.subscribe, progress.step) >= 0;
  // What a model says in place of a recipe cannot be cooked.
  if (ingredients.length + steps.length === 0) return null;
  return (
    <div data-cooked dir="ltr">
      {isBegun && <span>{cookedMessages.isCooked} </span>}
      <Button
        onClick={() => {
          part.cook(props);
          progress.goTo(-1);
        }}
      >
        {cookedMessages.cooked}
      </Button>
      <CookedStatus {...props} />
    </div>
  );
}

export function CookedStatus(props: CookedProps) {
  const { part, recipe, reading, amounts, tools, checkAll } = props;
  const { servings } = useStore(amounts.shown);
  const comparison = tools.kitchenCheck.useComparison(reading, servings);
  return (
    <Status
      key={recipe.text}
      cookbook={part.actor}
      cooking={part.cooking}
      text={recipe.text}
      getTaken={() => tools.kitchenCheck.takenBy(comparison)}
      getLeft={(typed, at) => nameLeft(typed, at, reading, checkAll())}
    />
  );
}
