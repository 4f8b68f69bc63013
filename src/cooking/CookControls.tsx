import { type ComponentType, type ReactNode, useState } from 'react';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import { ChefHat } from '../ui/ChefHat';
import styles from './CookControls.module.css';
import { CookingView } from './CookingView';
import { messages } from './messages';
import type { CookingParts } from './rehypeCooking';
import type { WakeLockActor } from './wakeLock';

export interface CookControlsProps {
  document: RecipeDocument;
  parts: CookingParts;
  wakeLock: WakeLockActor;
  /** Gives the recipe's text its looks. */
  Frame: ComponentType<{ children: ReactNode }>;
  /** Renders a part of the recipe. */
  renderNodes(nodes: CookingParts['ingredients']): ReactNode;
  /** Called when the view for cooking opens and closes. */
  onToggle(isOpen: boolean): void;
  /** Renders the timers, at the foot of the view. */
  renderTimers(onFocusLost: () => void): ReactNode;
}

/** Fewer steps are not worth a view. */
const FEWEST_STEPS = 2;

/** What a cook can do with a recipe besides reading it. */
export function CookControls(props: CookControlsProps) {
  const { parts, Frame, onToggle } = props;
  // Each opening renders a new view: a dialog fires its close event late, maybe after the next opening.
  const [opening, setOpening] = useState(0);

  function toggle(next: number) {
    setOpening(next);
    onToggle(next > 0);
  }

  return (
    <>
      {parts.steps.length >= FEWEST_STEPS && (
        <button
          type="button"
          className={styles.cook}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // A press does not focus a button everywhere, and the dialog returns the focus.
            currentTarget.focus();
            toggle(opening + 1);
          }}
        >
          <ChefHat aria-hidden />
          <span>{messages.cook}</span>
        </button>
      )}
      {opening > 0 && (
        <Frame>
          <CookingView key={opening} {...props} onClose={() => toggle(0)} />
        </Frame>
      )}
    </>
  );
}
