import { useSelector } from '@xstate/react';
import { type LazyPart, useStore } from '../../browser/store';
import { avoidsSomething } from '../../recipe/allergens/avoidsSomething';
import { PendingCheck } from '../../recipe/allergens/PendingCheck';
import { useActors } from '../../ui/Actors';

/** Holds the place of the check until its code, which `part` fetches, has arrived. */
export function PendingRecipe({ part }: { part: LazyPart<unknown> }) {
  const preferences = useSelector(useActors().recipe, ({ context }) => context.preferences);
  const isMissing = useStore(part.isMissing);
  if (!avoidsSomething(preferences)) return null;

  function fetchAgain() {
    part.isMissing.set(false);
    part.preload();
  }
  return <PendingCheck {...preferences} hasFailed={isMissing} onRetry={fetchAgain} />;
}
