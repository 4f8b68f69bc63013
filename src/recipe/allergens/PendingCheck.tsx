import { useSelector } from '@xstate/react';
import { type LazyPart, useStore } from '../../browser/store';
import type { Avoidance } from '../../foods/avoided/thingsToAvoid';
import { useActors } from '../../ui/Actors';
import { joinNames } from '../../ui/joinNames';
import { language } from '../../ui/language';
import { avoidsSomething } from './avoidsSomething';
import { pendingMessages as messages } from './pendingMessages';

interface PendingCheckProps extends Avoidance {
  hasFailed: boolean;
  onRetry(): void;
}

export function PendingCheck({ allergens, diet, avoid, hasFailed, onRetry }: PendingCheckProps) {
  const names = [
    ...allergens.map(language.allergen),
    ...avoid,
    ...(diet ? [messages.leftOutBy(diet)] : []),
  ];
  const list = joinNames(names, 'disjunction');
  if (!hasFailed) return <p>{messages.checking(list)}</p>;
  return (
    <p>
      <strong>{messages.notChecked(list)}</strong>{' '}
      <button type="button" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </p>
  );
}

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
