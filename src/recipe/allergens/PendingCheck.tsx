import { avoidsSomething } from '../../../machines/kitchen/preferences';
import { type LazyPart, useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import * as firstWords from '../../words/en/first';
import * as requestWords from '../../words/en/request';
import { joinNames } from '../../words/format';
import { namesToCheck } from './EarlyCheck';

/** Holds the place of the check until its code, which `part` fetches, has arrived. */
export function PendingCheck({ part }: { part: LazyPart<unknown> }) {
  const preferences = useStore(useActors().kitchen, (now) => now.preferences);
  const isMissing = useStore(part.isMissing);
  if (!avoidsSomething(preferences)) return null;

  const list = joinNames(namesToCheck(preferences), 'disjunction');
  if (!isMissing) return <p>{firstWords.pending.checking(list)}</p>;

  function fetchAgain() {
    part.isMissing.set(false);
    part.preload();
  }
  return (
    <p>
      <strong>{requestWords.outcome.notChecked(list)}</strong>{' '}
      <button type="button" onClick={fetchAgain}>
        {firstWords.language.tryAgain}
      </button>
    </p>
  );
}
