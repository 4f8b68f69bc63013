import { usePart } from './AppContext';

interface TimersProps {
  /** Called when the control with the focus has left. */
  onFocusLost(): void;
}

/** Visitors reach the timers below the recipe, and below each dialog that covers it. */
export function Timers({ onFocusLost }: TimersProps) {
  const view = usePart('recipe');
  return view && <view.Timers tools={view.tools} onFocusLost={onFocusLost} />;
}

export const timersFor = (onFocusLost: () => void) => <Timers onFocusLost={onFocusLost} />;
