import { type ComponentType, type ReactNode, useState } from 'react';
import type { ReadStep } from '../../reading/document/marks/Reading';
import { Button } from '../../ui/Button';
import { ChefHat } from '../../ui/ChefHat';
import { CookingView, type CookingViewProps } from './CookingView';
import { messages } from './messages';
import { useProgress } from './progress';
import { canKeepScreenOn } from './wakeLock';

interface CookControlsProps extends Omit<CookingViewProps, 'onClose'> {
  /** Gives the recipe's text its styles. */
  Frame: ComponentType<{ children: ReactNode }>;
  /** Called when the view for cooking opens and closes. */
  onToggle(isOpen: boolean): void;
}

/** Fewer steps are not worth a view. */
const FEWEST_STEPS = 2;

/** What a cook can do with a recipe besides reading it. */
export function CookControls(props: CookControlsProps) {
  const { reading, wakeLock, Frame, onToggle, onStep } = props;
  const steps = reading.steps.map((step) => ({ of: 'step' as const, ...step }));
  const progress = useProgress();
  // Each opening renders a new view: a dialog fires its close event late, maybe after the next opening.
  const [opening, setOpening] = useState(0);

  function open() {
    const at = Math.min(progress.stepToBegin(steps), steps.length - 1);
    progress.goTo(at);
    if (canKeepScreenOn()) wakeLock.send({ type: 'screen.keep' });
    setOpening(opening + 1);
    onToggle(true);
    onStep(reading.steps[at] as ReadStep);
  }

  function close() {
    wakeLock.send({ type: 'screen.release' });
    setOpening(0);
    onToggle(false);
  }

  return (
    <>
      {steps.length >= FEWEST_STEPS && (
        <Button
          look="main"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // Some browsers do not focus a pressed button, and the dialog returns the focus to it.
            currentTarget.focus();
            open();
          }}
        >
          <ChefHat aria-hidden />
          <span>{messages.cook}</span>
        </Button>
      )}
      {opening > 0 && (
        <Frame>
          <CookingView key={opening} {...props} onClose={close} />
        </Frame>
      )}
    </>
  );
}
