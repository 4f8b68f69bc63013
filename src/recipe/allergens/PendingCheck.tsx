import { useSelector } from '@xstate/react';
import { type LazyPart, useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { joinNames } from '../../ui/joinNames';
import { language } from '../../ui/language';
import { avoidsSomething } from './avoidsSomething';
import { pendingMessages as messages } from './pendingMessages';

/** Holds the place of the check until its code, which `part` fetches, has arrived. */
export function PendingCheck({ part }: { part: LazyPart<unknown> }) {
  const preferences = useSelector(useActors().recipe, ({ context }) => context.preferences);
  const isMissing = useStore(part.isMissing);
  if (!avoidsSomething(preferences)) return null;

  const { allergens, avoid, diet } = preferences;
  const names = [
    ...allergens.map(language.allergen),
    ...avoid,
    ...(diet ? [messages.leftOutBy(diet)] : []),
  ];
  const list = joinNames(names, 'disjunction');
  if (!isMissing) return <p>{messages.checking(list)}</p>;

  function fetchAgain() {
    part.isMissing.set(false);
    part.preload();
  }
  return (
    <p>
      <strong>{messages.notChecked(list)}</strong>{' '}
      <button type="button" onClick={fetchAgain}>
        {messages.tryAgain}
      </button>
    </p>
  );
}
