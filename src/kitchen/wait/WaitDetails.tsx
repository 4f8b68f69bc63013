import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useActors } from '../../ui/Actors';
import { Interruption } from './Interruption';
import { WaitLines } from './WaitLines';

interface WaitDetailsProps extends ComponentProps<typeof WaitLines> {
  /** Called when the page removes the button. */
  onFocusLost(): void;
}

/** More about a request that runs or that a reload has stopped. */
export function WaitDetails({ onFocusLost, ...lines }: WaitDetailsProps) {
  const isLoading = useSelector(useActors().recipe, (snapshot) => snapshot.hasTag('loading'));
  return isLoading ? <WaitLines {...lines} /> : <Interruption onFocusLost={onFocusLost} />;
}
