import { useSelector } from '@xstate/react';
import { useActors } from '../ui/Actors';
import type { RecipeTools } from './createRecipeTools';
import { TimersContext } from './timers/createTimers';
import { TimerBar } from './timers/TimerBar';

interface TimersProps {
  tools: RecipeTools;
  /** Called when the last timer has gone, and the page no longer has the button that started it. */
  onFocusLost(): void;
}

export function Timers({ tools, onFocusLost }: TimersProps) {
  const recipe = useSelector(useActors().recipe, ({ context }) => context.recipe);
  const openDish =
    recipe && !recipe.ideas ? tools.open(recipe).reading.document.title?.text : undefined;
  return (
    <TimersContext value={tools.timers}>
      <TimerBar openDish={openDish} onFocusLost={onFocusLost} />
    </TimersContext>
  );
}
