import { useSelector } from '@xstate/react';
import type { Store } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { Interruption } from './Interruption';
import type { Wait } from './Wait';
import { WaitLines } from './WaitLines';

interface WaitDetailsProps {
  wait: Store<Wait | null>;
  /** Called when the page removes the button. */
  onFocusLost(): void;
}

/** More about a request that runs or that a reload has stopped. */
export function WaitDetails({ wait, onFocusLost }: WaitDetailsProps) {
  const isLoading = useSelector(useActors().recipe, (snapshot) => snapshot.hasTag('loading'));
  return isLoading ? <WaitLines wait={wait} /> : <Interruption onFocusLost={onFocusLost} />;
}
