import { useSelector } from '@xstate/react';
import { avoidsSomething } from '../allergens/avoidsSomething';
import { PendingCheck } from '../allergens/PendingCheck';
import { useActors } from '../ui/Actors';

interface PendingRecipeProps {
  /** Whether what checks a recipe could not be fetched. */
  isMissing: boolean;
  /** Fetches it again. */
  onRetry(): void;
}

/** Stands in for the check of a recipe until that has been fetched. */
export function PendingRecipe({ isMissing, onRetry }: PendingRecipeProps) {
  const preferences = useSelector(useActors().recipe, ({ context }) => context.preferences);
  if (!avoidsSomething(preferences)) return null;
  return <PendingCheck {...preferences} hasFailed={isMissing} onRetry={onRetry} />;
}
