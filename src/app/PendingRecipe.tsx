import { useSelector } from '@xstate/react';
import { avoidsSomething } from '../allergens/avoidsSomething';
import { PendingCheck } from '../allergens/PendingCheck';
import { useActors } from '../ui/Actors';

interface PendingRecipeProps {
  /** Whether the page could not fetch the check. */
  isMissing: boolean;
  /** Fetches it again. */
  onRetry(): void;
}

/** A placeholder for the check of a recipe until its code has arrived. */
export function PendingRecipe({ isMissing, onRetry }: PendingRecipeProps) {
  const preferences = useSelector(useActors().recipe, ({ context }) => context.preferences);
  if (!avoidsSomething(preferences)) return null;
  return <PendingCheck {...preferences} hasFailed={isMissing} onRetry={onRetry} />;
}
