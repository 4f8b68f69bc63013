import { TimerBar } from '../../timers/TimerBar';
import { TimersContext } from '../../timers/TimersContext';
import type { RecipeTools } from './createRecipeTools';

interface TimersProps {
  tools: RecipeTools;
  /** Called when the last timer goes away and no button that started it is in sight. */
  onFocusLost(): void;
}

/** The cook's timers at the foot of the page or of a dialog. */
export function Timers({ tools, onFocusLost }: TimersProps) {
  return (
    <TimersContext value={tools.timers}>
      <TimerBar onFocusLost={onFocusLost} />
    </TimersContext>
  );
}
