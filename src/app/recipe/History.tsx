import type { Recipe } from '../../../machines/recipeMachine';
import { titleOf } from '../../recipe/document/titleOf';
import { EarlierRecipes } from '../../recipe/EarlierRecipes';
import { useActors } from '../../ui/Actors';

/** The way back to earlier recipes. */
export function History({ onReturn }: { onReturn(recipe: Recipe): void }) {
  return <EarlierRecipes recipe={useActors().recipe} readTitle={titleOf} onReturn={onReturn} />;
}
