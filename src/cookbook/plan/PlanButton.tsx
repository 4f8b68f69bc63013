import type { CookbookActor, SavedRecipe } from '../../../machines/cookbookMachine';
import { planMessages as messages } from './messages';

interface PlanButtonProps {
  /** The recipe's row; undefined before it is saved. */
  saved: SavedRecipe | undefined;
  cookbook: CookbookActor;
  className?: string | undefined;
  label?: string;
  /** Plans the recipe. */
  onPlan(): void;
}

/** Puts a recipe on the plan, and takes it off again. */
export function PlanButton({ saved, cookbook, className, label, onPlan }: PlanButtonProps) {
  const isPlanned = saved?.planned !== undefined;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isPlanned}
      aria-label={label}
      // A key held down would undo its own press.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={() =>
        isPlanned ? cookbook.send({ type: 'recipe.unplan', id: saved.id }) : onPlan()
      }
    >
      <span>{isPlanned ? messages.planned : messages.plan}</span>
    </button>
  );
}
