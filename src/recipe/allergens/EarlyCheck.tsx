import type { Preferences } from '../../../machines/kitchen/preferences';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import * as firstWords from '../../words/en/first';

/** What the check will look for. */
export const namesToCheck = ({ allergens, avoid, diet }: Preferences): string[] => [
  ...allergens.map(firstWords.language.allergen),
  ...avoid,
  ...(diet ? [firstWords.pending.leftOutBy(diet)] : []),
];

/** A reload shows a kept recipe before `PendingCheck` has arrived. */
export function EarlyCheck() {
  const names = useStore(useActors().kitchen, (now) => namesToCheck(now.preferences).join(', '));
  return names && <p>{firstWords.pending.checking(names)}</p>;
}
