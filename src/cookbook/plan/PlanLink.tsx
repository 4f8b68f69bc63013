import { useSelector } from '@xstate/react';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import * as recipeWords from '../../words/en/recipe';
import type { Cookbook } from '../startCookbook';
import { fromSaved, servingsOfDinner } from '../storage/fromSaved';
import { dinnersOn } from './dinners';
import { PlanShopping } from './PlanPart';

/** On the first screen, after what is planned: cooks tonight's dinner, or shops for the plan. */
export function PlanLink({ cookbook }: { cookbook: Cookbook }) {
  const { open, dialogs } = useActors();
  const recipes = useSelector(cookbook.actor, ({ context }) => context.recipes);
  const today = useStore(cookbook.planning.today);
  const [dinner, second] = dinnersOn(recipes, today);
  // Of two dinners, the page cannot tell which one comes first.
  if (!dinner || second) return <PlanShopping look="text" />;

  async function cook(saved: SavedRecipe) {
    const part = await cookbook.loadReader();
    cookbook.serve(saved.recipe, servingsOfDinner(saved));
    const recipe = { ...fromSaved(saved), arrivedAt: Date.now() };
    open(recipe);
    if (part?.tools.open(recipe).reading.steps[0])
      dialogs.send({ type: 'dialog.open', dialog: { name: 'cook', of: 'recipe' } });
  }

  return (
    <Button look="text" onClick={() => void cook(dinner)}>
      {recipeWords.cooking.cook}
    </Button>
  );
}
